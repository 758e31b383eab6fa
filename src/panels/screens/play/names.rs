//! Names of games and pieces, and sentences made of what the rules say.

use crate::rules::{Kind, Setup, hive, punct, tak};

/// A game and its variant as a person would say them.
pub(in crate::panels) fn title(setup: &Setup) -> String {
    let word = setup.to_string();
    let variant = word
        .split_once([':', '+'])
        .map_or("", |(_, variant)| variant);
    match setup {
        Setup::Tak(tak) => {
            let size = tak.size();
            let more = if variant.is_empty() {
                String::new()
            } else {
                format!(", {variant}")
            };
            format!("Tak {size}×{size}{more}")
        }
        _ if variant.is_empty() => setup.game_name().to_owned(),
        _ => format!("{}, {variant}", setup.game_name()),
    }
}

/// A reason with a capital letter and a full stop.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().collect::<String>())
        .unwrap_or_default();
    let dot = if text.ends_with(['.', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{first}{}{dot}", letters.as_str())
}

/// The name of a kind without what only tells it from its sisters.
pub(super) fn short_name(kind: Kind) -> &'static str {
    let name = kind_name(kind);
    name.split_once(',').map_or(name, |(name, _)| name)
}

/// A kind of piece as a person would say it.
pub(in crate::panels) const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Tak(tak::Stone::Flat) => "flat stone",
        Kind::Tak(tak::Stone::Standing) => "standing stone",
        Kind::Tak(tak::Stone::Cap) => "capstone",
        Kind::Hive(hive::Bug::Queen) => "queen bee",
        Kind::Hive(hive::Bug::Beetle) => "beetle",
        Kind::Hive(hive::Bug::Grasshopper) => "grasshopper",
        Kind::Hive(hive::Bug::Spider) => "spider",
        Kind::Hive(hive::Bug::Ant) => "ant",
        Kind::Hive(hive::Bug::Ladybug) => "ladybug",
        Kind::Hive(hive::Bug::Mosquito) => "mosquito",
        Kind::Hive(hive::Bug::Pillbug) => "pillbug",
        Kind::Punct(punct::Shape::Triangle) => "triangle",
        Kind::Punct(punct::Shape::StraightCentre) => "straight, PÜNCT in the middle",
        Kind::Punct(punct::Shape::StraightEnd) => "straight, PÜNCT at the end",
        Kind::Punct(punct::Shape::AngularLeft) => "angular, bends left",
        Kind::Punct(punct::Shape::AngularMiddle) => "angular, PÜNCT in the middle",
        Kind::Punct(punct::Shape::AngularRight) => "angular, bends right",
    }
}
