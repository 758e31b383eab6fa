//! Why a move of Tak is refused.

use super::Square;
use crate::rules::{Color, Coord};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the first move places a flat stone of the opponent")]
    Opening,
    #[error("{0} has no stone left")]
    NoStoneLeft(Color),
    #[error("no capstone left for {0}")]
    NoCapLeft(Color),
    #[error("{} is not on the {size}×{size} board", name(*.at))]
    OffBoard { at: Coord, size: u8 },
    #[error("{at} is taken: a new piece goes on an empty square")]
    Taken { at: Square },
    #[error("there is nothing on {at} to move")]
    NothingThere { at: Square },
    #[error("that stack is {owner}'s: the top piece on {at} decides")]
    NotYours { at: Square, owner: Color },
    #[error("at least one piece must be taken")]
    TakesNothing,
    #[error("at most {limit} pieces can be carried")]
    TooMany { limit: u8 },
    #[error("only {height} can be taken from {at}: the stack is no higher")]
    StackTooLow { at: Square, height: u8 },
    #[error("the way leads off the board after {at}")]
    OffEdge { at: Square },
    #[error("a standing stone on {at} blocks the way")]
    StandingBlocks { at: Square },
    #[error("a capstone on {at} blocks the way")]
    CapBlocks { at: Square },
    #[error(
        "the standing stone on {at} can be flattened only by the capstone alone, at the end of the move"
    )]
    FlattensAlone { at: Square },
    #[error("the piece on {at} is hemmed in on every side")]
    HemmedIn { at: Square, by: Vec<Square> },
    #[error("the pieces in hand go down on a square beside {from} first")]
    NotBeside { from: Square, at: Coord },
    #[error("a stack moves in a straight line")]
    Bends { at: Coord },
    #[error("at least one piece must be dropped on each square of the way")]
    SkipsSquare { at: Coord },
    #[error("a new piece must be chosen or a stack taken first")]
    NothingInHand,
    #[error("nothing is left in the hand: the move is complete")]
    HandEmpty,
    #[error("one piece or stack is already in hand")]
    HandFull,
    #[error("a turn can't be passed")]
    Pass,
    #[error("pieces are not turned in Tak")]
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

/// A square's name where it has one.
fn name(at: Coord) -> String {
    Square::at(at).map_or_else(|| "that place".to_owned(), |square| square.to_string())
}
