//! What the panels say of each game in its own words, in one place: a game is one entry here.

use crate::panels::setup_words::komi_words;
use crate::rules::{Color, Game, Setup};
use crate::words::{Key, Words};
use crate::{key, say};

/// The words of one game.
pub(super) struct GameWords {
    /// What the game is called.
    pub(super) name: Key,
    /// What the score counts, with the komi in half points that is added to it.
    score: fn(&Words, u8, i8) -> String,
    /// The field for a position as text: its name, and what to put there.
    pub(super) position_field: [Key; 2],
    /// What the side to move can do with an empty hand.
    pub(super) turn: fn(&Words, &Game, Color) -> String,
}

const TAK: GameWords = GameWords {
    name: key!("games-tak"),
    score: |words, count, half_komi| {
        if half_komi > 0 {
            let komi = komi_words(half_komi);
            say!(words, "games-tak-score-komi", count = count, komi = komi)
        } else {
            say!(words, "games-tak-score", count = count)
        }
    },
    position_field: [key!("games-tak-position"), key!("games-tak-position-hint")],
    turn: |words, game, side| {
        if game.in_opening() {
            say!(words, "games-tak-first-turn", side = side, other = !side)
        } else {
            say!(words, "games-tak-turn", side = side)
        }
    },
};

const HIVE: GameWords = GameWords {
    name: key!("games-hive"),
    score: |_, count, _| count.to_string(),
    position_field: [
        key!("games-hive-position"),
        key!("games-hive-position-hint"),
    ],
    turn: |words, _, side| say!(words, "games-hive-turn", side = side),
};

const PUNCT: GameWords = GameWords {
    name: key!("games-punct"),
    score: |words, count, _| say!(words, "games-punct-score", count = count),
    position_field: [
        key!("games-punct-position"),
        key!("games-punct-position-hint"),
    ],
    turn: |words, _, side| say!(words, "games-punct-turn", side = side),
};

/// What a side would count if the game ended now, with the komi that is added to it.
pub(super) fn score_words(words: &Words, setup: &Setup, side: Color, score: u8) -> String {
    // Komi is Black's; less than none of it is White's.
    let komi = match setup {
        Setup::Tak(tak) if side == Color::Black => tak.half_komi(),
        Setup::Tak(tak) => -tak.half_komi(),
        Setup::Hive(_) | Setup::Punct(_) => 0,
    };
    (game_words(setup).score)(words, score, komi)
}

/// The words of the game that is played with a set-up.
pub(super) const fn game_words(setup: &Setup) -> &'static GameWords {
    match setup {
        Setup::Tak(_) => &TAK,
        Setup::Hive(_) => &HIVE,
        Setup::Punct(_) => &PUNCT,
    }
}
