//! Whole games as texts: what other programs write, read move by move against the rules, and written back.

pub mod any;
pub mod hive;
mod hive_pgn;
pub mod ptn;
pub mod punct_list;
pub mod save;
pub mod scene;
pub mod sgf;
pub mod story;
pub mod tree;

use crate::rules::{Color, Illegal, Outcome, Played, Position, ReadError, Win};
use std::fmt;

/// A game as a text tells it. Every move in it has been checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// Where the game begins: usually the set-up's first position.
    pub start: P,
    /// Tags in their order, names as written.
    pub tags: Vec<(String, String)>,
    /// What is said before the first move.
    pub preface: Option<String>,
    pub plies: Vec<Ply<P::Move>>,
    /// The result that the text claims.
    pub claim: Option<Claim>,
}

/// A move with what annotators hang on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply<M> {
    pub mv: M,
    /// Marks such as `!?`, as written.
    pub marks: String,
    pub comment: Option<String>,
}

impl<M> Ply<M> {
    pub fn bare(mv: M) -> Self {
        Self {
            mv,
            marks: String::new(),
            comment: None,
        }
    }
}

impl<P: Position> Record<P> {
    pub fn new(start: P) -> Self {
        Self {
            start,
            tags: Vec::new(),
            preface: None,
            plies: Vec::new(),
            claim: None,
        }
    }

    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// The game played to its last move.
    ///
    /// # Errors
    /// Never for a record that a reader of this module made; one put together by hand may hold an illegal move.
    pub fn played(&self) -> Result<Played<P>, Illegal> {
        let mut played = Played::from_position(self.start.clone());
        for ply in &self.plies {
            played.play(ply.mv)?;
        }
        Ok(played)
    }
}

/// A text that goes wrong somewhere: why, and the game up to there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<P: Position> {
    pub error: ReadError,
    pub good: Box<Record<P>>,
}

/// What a text says about the end of its game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Claim {
    /// With `how` only where the text tells: `R-0` does, `1-0` (a resignation, a flag) doesn't.
    Won {
        by: Color,
        how: Option<Win>,
    },
    Drawn,
    Unfinished,
}

impl Claim {
    /// Whether the rules bear the claim out. People also resign and agree on draws, so an open position
    /// contradicts only a claim that names a way of winning on the board.
    pub fn agrees_with(self, computed: Option<Outcome>) -> bool {
        match (self, computed) {
            (Self::Won { how, .. }, None) => how.is_none(),
            (
                Self::Won { by, how },
                Some(Outcome::Won {
                    by: winner,
                    how: real,
                }),
            ) => by == winner && how.is_none_or(|how| how == real),
            (Self::Drawn, None | Some(Outcome::Drawn(_))) | (Self::Unfinished, None) => true,
            _ => false,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { by, how: Some(how) } => write!(f, "{by} wins: {how}"),
            Self::Won { by, how: None } => write!(f, "{by} wins"),
            Self::Drawn => f.write_str("Draw"),
            Self::Unfinished => f.write_str("unfinished"),
        }
    }
}
