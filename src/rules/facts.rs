//! What the rules know of a position that is worth showing, where a list of spaces doesn't say it. [`Portray`] has one
//! method for each thing known, so that highlighting and inspection never work out a rule again.
//!
//! [`Portray`]: super::Portray

use super::{Color, Coord, Slot, Win};

/// Spaces of one side that hang together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub owner: Color,
    pub spaces: Vec<Coord>,
    /// Which sides of the board it touches, by the board's own numbering (a bit each).
    pub touches: u8,
}

/// A dot with air under it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Bridge {
    pub piece: Slot,
    pub hanging: Slot,
    /// The level of the highest dot below it, `None` over the bare board.
    pub over: Option<u8>,
}

/// A queen of Hive on the board and the free cells around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queen {
    pub at: Slot,
    pub free: Vec<Coord>,
}

/// A move that would win at once if it were its side's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat<M> {
    pub by: Color,
    pub mv: M,
    pub how: Win,
    /// Where its pieces would come to lie, and where those of other such moves would.
    pub spaces: Vec<Coord>,
}

/// A tile of Hive that can throw others: a pillbug, or a mosquito beside one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    pub by: Slot,
    pub thrown: Vec<Slot>,
    pub landings: Vec<Coord>,
}
