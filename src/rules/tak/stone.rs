//! The three ways a Tak piece can stand on the board.

use crate::rules::PieceKind;
use std::fmt;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Stone {
    Flat,
    /// A stone on its edge («стена»): blocks, but is no part of a road.
    Standing,
    /// The capstone («врата»).
    Cap,
}

impl PieceKind for Stone {
    /// A standing stone waits among the flat ones.
    fn in_reserve(self) -> Self {
        match self {
            Self::Standing => Self::Flat,
            other => other,
        }
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Flat => "flat stone",
            Self::Standing => "standing stone",
            Self::Cap => "capstone",
        })
    }
}
