//! What the rules know of a position that is worth showing. The table writes these onto its entities, so that
//! highlighting and inspection never work out a rule again.

use super::{Color, Coord, Illegal, Slot};
use std::collections::BTreeMap;

/// A piece is named by its anchor slot throughout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Pieces of the side to move that some legal move takes from the board.
    pub movable: Vec<Slot>,
    /// Pieces of either side that could not move if it were their side's turn, and why.
    pub stuck: BTreeMap<Slot, Illegal>,
    /// Pieces with something on top of any of their dots (a bridge above counts).
    pub covered: Vec<Slot>,
    /// Where each side may put a new piece at all, whatever its kind. Hive's placement spots, Tak's empty squares,
    /// PÜNCT's spaces of level 0 that a new piece may cover.
    pub placeable: [Vec<Coord>; 2],
    /// Connected groups of what counts toward a road or a connection, largest first.
    pub groups: Vec<Group>,
    /// The spaces of the winning road, path, or the surrounded queens with what surrounds them.
    pub winning: Vec<Coord>,
    /// PÜNCT: dots that hang free over a gap.
    pub bridges: Vec<Bridge>,
    /// Hive: each queen on the board and the free cells around it.
    pub queens: [Option<Queen>; 2],
    /// The fewest spaces each side still lacks for each pair of opposite sides (Tak: north–south, east–west;
    /// PÜNCT: its three pairs). `None` where no way is left. An estimate: it counts spaces, not moves.
    pub missing: [Vec<Option<u8>>; 2],
    /// What each side would count if the game ended now: Tak's flats, PÜNCT's dots in the centre.
    pub score: Option<[u8; 2]>,
}

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queen {
    pub at: Slot,
    pub free: Vec<Coord>,
}
