//! Why a move of Tak is refused.

use super::Square;
use crate::rules::{Color, Coord};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    Opening,
    NoStoneLeft(Color),
    NoCapLeft(Color),
    OffBoard { at: Coord, size: u8 },
    Taken { at: Square },
    NothingThere { at: Square },
    NotYours { at: Square, owner: Color },
    TakesNothing,
    TooMany { limit: u8 },
    StackTooLow { at: Square, height: u8 },
    OffEdge { at: Square },
    StandingBlocks { at: Square },
    CapBlocks { at: Square },
    FlattensAlone { at: Square },
    HemmedIn { at: Square, by: Vec<Square> },
    NotBeside { from: Square, at: Coord },
    Bends { at: Coord },
    SkipsSquare { at: Coord },
    NothingInHand,
    HandEmpty,
    HandFull,
    Pass,
    Turning,
}

impl Illegal {
    /// The squares that show why.
    pub fn places(&self) -> Vec<Coord> {
        match self {
            Self::Opening
            | Self::NoStoneLeft(_)
            | Self::NoCapLeft(_)
            | Self::TakesNothing
            | Self::TooMany { .. }
            | Self::NothingInHand
            | Self::HandEmpty
            | Self::HandFull
            | Self::Pass
            | Self::Turning
            | Self::OffBoard { .. } => Vec::new(),
            Self::Taken { at }
            | Self::NothingThere { at }
            | Self::NotYours { at, .. }
            | Self::StackTooLow { at, .. }
            | Self::OffEdge { at }
            | Self::StandingBlocks { at }
            | Self::CapBlocks { at }
            | Self::FlattensAlone { at } => vec![at.coord()],
            Self::HemmedIn { by, .. } => by.iter().map(|at| at.coord()).collect(),
            Self::NotBeside { from, .. } => vec![from.coord()],
            Self::Bends { at } | Self::SkipsSquare { at } => vec![*at],
        }
    }
}
