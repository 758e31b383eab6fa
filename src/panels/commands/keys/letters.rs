//! The letters by which players of each game know its pieces.

use crate::rules::{Kind, Setup, hive, punct, tak};

/// The kind of piece that a letter takes from the reserve.
pub(in crate::panels) const fn kind_for(setup: &Setup, sign: char) -> Option<Kind> {
    Some(match setup {
        Setup::Tak(_) => Kind::Tak(match sign {
            'f' => tak::Stone::Flat,
            's' => tak::Stone::Standing,
            'c' => tak::Stone::Cap,
            _ => return None,
        }),
        Setup::Hive(_) => Kind::Hive(match sign {
            'q' => hive::Bug::Queen,
            'b' => hive::Bug::Beetle,
            'g' => hive::Bug::Grasshopper,
            's' => hive::Bug::Spider,
            'a' => hive::Bug::Ant,
            'd' => hive::Bug::Ladybug,
            'm' => hive::Bug::Mosquito,
            'p' => hive::Bug::Pillbug,
            _ => return None,
        }),
        Setup::Punct(_) => Kind::Punct(match sign {
            't' => punct::Shape::Triangle,
            'c' => punct::Shape::StraightCentre,
            'i' => punct::Shape::StraightEnd,
            'j' => punct::Shape::AngularLeft,
            'm' => punct::Shape::AngularMiddle,
            'k' => punct::Shape::AngularRight,
            _ => return None,
        }),
    })
}
