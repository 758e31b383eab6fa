//! What the panels say of each game in its own words, in one place: a game is one entry here.

use crate::rules::{Color, Game, Setup};

/// The words of one game.
pub(super) struct GameWords {
    /// What the score counts: one of it, several of it.
    pub(super) score: [&'static str; 2],
    /// The field for a position as text: its name, and what to put there.
    pub(super) position_field: [&'static str; 2],
    /// What the side to move can do with an empty hand.
    pub(super) turn: fn(&Game, Color) -> String,
}

const TAK: GameWords = GameWords {
    score: ["flat", "flats"],
    position_field: ["Position as TPS", "paste a TPS"],
    turn: |game, side| {
        if game.ply() < 2 {
            return format!(
                "{side} to move — in the first turn, place one flat stone of {}’s.",
                !side
            );
        }
        format!("{side} to move — choose a stone to place, or click a stack of yours to move it.")
    },
};

const HIVE: GameWords = GameWords {
    score: ["", ""],
    position_field: ["Position as text", "paste a position or a GameString"],
    turn: |_, side| {
        format!(
            "{side} to move — choose a tile from the reserve, or click one of yours to move it."
        )
    },
};

const PUNCT: GameWords = GameWords {
    score: ["dot in the centre", "dots in the centre"],
    position_field: ["Position as text", "paste a position"],
    turn: |_, side| {
        format!("{side} to move — choose a piece of yours, in the reserve or on the board.")
    },
};

/// The words of the game that is played with a set-up.
pub(super) const fn game_words(setup: &Setup) -> &'static GameWords {
    match setup {
        Setup::Tak(_) => &TAK,
        Setup::Hive(_) => &HIVE,
        Setup::Punct(_) => &PUNCT,
    }
}
