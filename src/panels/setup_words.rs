//! A game and its variant as a person would say them.

use crate::panels::game_words::game_words;
use crate::rules::{Setup, hive, punct, tak};
use crate::words::{Sentence, Words};
use crate::{key, sentence};

/// The name of the game, and behind it what is special about the variant.
pub(in crate::panels) fn title(words: &Words, setup: &Setup) -> String {
    let (name, details) = match setup {
        Setup::Tak(tak) => (
            sentence!("games-tak-sized", size = tak.size()),
            tak_details(*tak),
        ),
        Setup::Hive(hive) => (game_words(setup).name.into(), hive_details(*hive)),
        Setup::Punct(punct) => (game_words(setup).name.into(), punct_details(*punct)),
    };
    let parts = std::iter::once(name).chain(details);
    let parts: Vec<String> = parts.map(|part| words.say(&part)).collect();
    parts.join(", ")
}

/// What a game without the draw by repetition is called.
fn no_repetition() -> Sentence {
    key!("games-no-repetition").into()
}

fn tak_details(tak: tak::Setup) -> Vec<Sentence> {
    let mut details = Vec::new();
    if tak.half_komi() != 0 {
        details.push(sentence!("games-komi", komi = komi_words(tak.half_komi())));
    }
    if tak.double_stack() {
        details.push(key!("games-double-stack").into());
    }
    if !tak.has_official_set() {
        let (stones, caps) = (tak.flats(), tak.caps());
        details.push(sentence!("games-own-set", stones = stones, caps = caps));
    }
    if !tak.repetition() {
        details.push(no_repetition());
    }
    details
}

fn hive_details(hive: hive::Setup) -> Vec<Sentence> {
    let mut details = Vec::new();
    if hive != hive::Setup::default() {
        let extra = [hive::Bug::Mosquito, hive::Bug::Ladybug, hive::Bug::Pillbug];
        let extra: Vec<hive::Bug> = extra.into_iter().filter(|&bug| hive.has(bug)).collect();
        details.push(match *extra.as_slice() {
            [] => key!("games-hive-base").into(),
            [bug] => sentence!("games-hive-with-one", bug = bug),
            [bug, other] => sentence!("games-hive-with-two", bug = bug, other = other),
            [bug, other, third, ..] => {
                sentence!(
                    "games-hive-with-three",
                    bug = bug,
                    other = other,
                    third = third
                )
            }
        });
    }
    if hive.tournament {
        details.push(key!("games-hive-tournament").into());
    }
    if !hive.repetition {
        details.push(no_repetition());
    }
    details
}

fn punct_details(punct: punct::Setup) -> Vec<Sentence> {
    let rules = if punct.standard {
        key!("games-punct-standard")
    } else {
        key!("games-punct-basic")
    };
    let mut details = vec![rules.into()];
    if punct.strict_bridges {
        details.push(key!("games-punct-strict").into());
    }
    if !punct.repetition {
        details.push(no_repetition());
    }
    details
}

/// Komi as players write it: 2, 2½.
pub(in crate::panels) fn komi_words(half_komi: i8) -> String {
    let halves = half_komi.unsigned_abs();
    let sign = if half_komi < 0 { "−" } else { "" };
    let half = if halves.is_multiple_of(2) { "" } else { "½" };
    match halves / 2 {
        0 if halves == 1 => format!("{sign}½"),
        whole => format!("{sign}{whole}{half}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn titled(language: Language, word: &str) -> String {
        title(&Words::of(language), &word.parse().unwrap())
    }

    #[test]
    fn a_title_says_the_variant_in_words() {
        for (word, said) in [
            ("tak5", "Tak 5×5"),
            ("tak6+komi1", "Tak 6×6, komi 1"),
            (
                "tak5+komi2.5+norepeat",
                "Tak 5×5, komi 2½, no draw by repetition",
            ),
            ("tak5+dbs", "Tak 5×5, double black stack"),
            ("hive", "Hive"),
            ("hive:Base", "Hive, base game"),
            (
                "hive:Base+MLP+tournament",
                "Hive, with mosquito, ladybug and pillbug, tournament opening",
            ),
            ("punct:standard", "PÜNCT, standard"),
            (
                "punct:basic+strict+norepeat",
                "PÜNCT, basic, strict bridges, no draw by repetition",
            ),
        ] {
            assert_eq!(titled(Language::English, word), said);
        }
    }

    #[test]
    fn a_title_is_said_in_the_language_that_is_spoken() {
        for (language, tak, hive) in [
            (
                Language::Russian,
                "Тракт 6×6, коми 2½",
                "Улей, с божьей коровкой и мокрицей",
            ),
            (
                Language::Spanish,
                "Tak 6×6, komi 2½",
                "Hive, con mariquita y cochinilla",
            ),
            (
                Language::Polish,
                "Tak 6×6, komi 2½",
                "Hive, dodatkowo biedronka i stonoga",
            ),
        ] {
            assert_eq!(titled(language, "tak6+komi2.5"), tak);
            assert_eq!(titled(language, "hive:Base+LP"), hive);
        }
    }
}
