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

/// A way of one side between two opposite sides of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// From end to end.
    pub spaces: Vec<Coord>,
    /// Those of them that the side still lacks.
    pub missing: Vec<Coord>,
}

/// A piece that may not leave, and what keeps it there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    pub pinned: Slot,
    /// Where the pieces lie that keep it: Hive's neighbours that would come off the hive, what lies on a PÜNCT piece.
    pub by: Vec<Coord>,
}

/// A tile of Hive that could come beside the other side's queen with one move of its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Besieger {
    pub tile: Slot,
    /// Whose queen it could come to; a thrown tile may come to its own.
    pub queen: Color,
    /// The free sides of the queen that it can get to.
    pub to: Vec<Coord>,
}

/// How the count stands in a game that ends when a side has placed its last piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What each side would count if the game ended now; `None` where nothing is counted then.
    pub score: Option<[u8; 2]>,
    /// Who would win by that, whatever is added to the score; `None` where it is even or nothing is counted.
    pub leader: Option<Color>,
    /// How many pieces each side still has to place.
    pub left: [u8; 2],
    /// Who places the last piece if both only place from now on.
    pub out_first: Color,
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
