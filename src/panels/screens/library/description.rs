//! A saved game in words.

use crate::panels::setup_words;
use crate::record::Claim;
use crate::record::formats::save::Player;
use crate::rules::{Color, Draw, Outcome, Win};
use crate::store::Listing;
use crate::words::{Sentence, Words};
use crate::{key, say, sentence};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Everything that is written in a row.
pub(super) fn description(words: &Words, listing: &Listing) -> String {
    lines(words, listing).join(" ")
}

/// What is written beside the picture: the title, who played, and how far it has come.
pub(super) fn lines(words: &Words, listing: &Listing) -> [String; 3] {
    let when = day(words, &listing.changed);
    match &listing.head {
        Ok(head) => {
            let game = setup_words::title(words, &head.setup);
            let [white, black] = &head.players;
            let title = head.title.clone().unwrap_or_else(|| game.clone());
            let result = head
                .result
                .as_deref()
                .map_or(key!("results-unfinished").into(), ending);
            [
                title,
                say!(
                    words,
                    "library-players",
                    white = player(white),
                    black = player(black),
                    game = game
                ),
                say!(
                    words,
                    "library-state",
                    when = when,
                    count = head.plies,
                    result = result
                ),
            ]
        }
        Err(error) => [
            say!(words, "library-unreadable", id = listing.id.to_string()),
            words.say(&error.into()),
            when,
        ],
    }
}

/// Who plays a side: a level by its name, a person by theirs, else the side.
pub(in crate::panels) fn player(player: &Player) -> Sentence {
    match player {
        Player::Level(level) => crate::words::level_name(*level).into(),
        Player::Named(name) => Sentence::verbatim(name),
        Player::Side(side) => sentence!("common-side", side = *side),
    }
}

/// The end of a game as its file tells it in English. Words that aren't ours stay as they are.
fn ending(told: &str) -> Sentence {
    static ENDINGS: LazyLock<BTreeMap<String, Sentence>> = LazyLock::new(|| {
        let endings = endings().into_iter();
        endings.map(|end| (end.to_string(), end)).collect()
    });
    let known = ENDINGS.get(told).cloned();
    known.unwrap_or_else(|| Sentence::verbatim(told))
}

/// Every way in which a game can end.
fn endings() -> Vec<Sentence> {
    let wins = [
        Win::Road,
        Win::Flats,
        Win::Surround,
        Win::Connection,
        Win::Centre,
    ];
    let draws = [
        Draw::EqualFlats,
        Draw::BothSurrounded,
        Draw::EqualCentre,
        Draw::LastPiece,
        Draw::Repetition,
    ];
    let mut endings: Vec<Sentence> = draws
        .map(|why| Sentence::from(Outcome::Drawn(why)))
        .into_iter()
        .chain([Claim::Drawn, Claim::AgreedDraw].map(Sentence::from))
        .collect();
    for side in Color::BOTH {
        endings.extend(wins.map(|how| Sentence::from(Outcome::Won { by: side, how })));
        let claims = [
            Claim::Won {
                by: side,
                how: None,
            },
            Claim::Resigned(side),
            Claim::OutOfTime(side),
        ];
        endings.extend(claims.map(Sentence::from));
    }
    endings
}

/// The day and the time where the person is.
fn day(words: &Words, time: &Timestamp) -> String {
    date(words, &time.to_zoned(TimeZone::system()))
}

fn date(words: &Words, here: &Zoned) -> String {
    say!(
        words,
        "library-date",
        day = i32::from(here.day()),
        month = i32::from(here.month()),
        year = i32::from(here.year()),
        time = here.strftime("%H:%M").to_string()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_date_is_written_as_the_language_writes_it() {
        let time: Timestamp = "2026-11-08T17:05:00Z".parse().unwrap();
        let here = time.to_zoned(TimeZone::UTC);
        for (language, written) in [
            (Language::English, "8 November 2026, 17:05"),
            (Language::Russian, "8 ноября 2026, 17:05"),
            (Language::Spanish, "8 de noviembre de 2026, 17:05"),
            (Language::Polish, "8 listopada 2026, 17:05"),
        ] {
            assert_eq!(date(&Words::of(language), &here), written);
        }
    }

    #[test]
    fn the_end_that_a_file_tells_is_said_in_the_language_that_is_spoken() {
        let polish = Words::of(Language::Polish);
        assert_eq!(
            polish.say(&ending("White wins: a road")),
            "Wygrywają białe: droga gotowa"
        );
        assert_eq!(polish.say(&ending("by the cat")), "by the cat");
        let drawn = Sentence::from(Claim::AgreedDraw).to_string();
        assert_eq!(polish.say(&ending(&drawn)), "Remis za zgodą obu stron");
    }
}
