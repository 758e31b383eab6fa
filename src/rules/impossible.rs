//! Why a layout is no position of its game, as data for a person who sets one up. The words are in [`crate::words`].

use super::{Color, Coord, Illegal, Kind, Piece};

/// A layout that is no position: what contradicts the rules, and the spaces that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    pub reason: Contradiction,
    pub places: Vec<Coord>,
}

impl Impossible {
    pub fn new(reason: Contradiction, places: impl Into<Vec<Coord>>) -> Self {
        Self {
            reason,
            places: places.into(),
        }
    }
}

/// What of a layout contradicts the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A piece of another game.
    Foreign,
    NotInGame(Kind),
    OffBoard,
    /// Too far from the middle of a table that has no edge.
    TooFar,
    /// It fills other spaces than a piece of its kind can, or has a number that none has.
    Misshapen(Piece),
    Floating(Piece),
    /// Two pieces fill the same place; the name of the space.
    Overlaps {
        piece: Piece,
        at: String,
    },
    /// This kind lies on no other piece.
    NoClimber(Kind),
    /// Only on top of a stack, at the space of this name, can such a piece lie.
    NotOnTop {
        at: String,
    },
    Twice(Piece),
    /// The rules of landing don't let it lie on the space of this name.
    CantLand {
        piece: Piece,
        at: String,
        why: Box<Illegal>,
    },
    /// Later ones of a kind lie on the board without the earlier.
    OutOfOrder {
        first: Piece,
        later: Piece,
    },
    /// More on the board than the set holds.
    TooMany {
        side: Color,
        kind: Kind,
        count: u8,
    },
    /// The same of Tak's stones, which lie or stand.
    TooManyStones {
        side: Color,
        count: u8,
    },
    InTwoParts,
    /// What waits beside the board isn't what the board leaves of the sets.
    Reserves,
    /// A piece of this kind must wait in the reserve so many times.
    Reserve {
        side: Color,
        kind: Kind,
        left: u8,
    },
    /// The piece marked as moved last isn't one that can have been.
    LastMoved,
    /// After so many turns of both sides together it is this side's turn.
    OthersTurn {
        ply: u32,
        side: Color,
    },
    TooManyTiles {
        side: Color,
        placed: u32,
        turns: u32,
    },
    TooManyPieces {
        side: Color,
        placed: u32,
        turns: u32,
    },
    TooLong,
    /// Before the first move nothing can lie on the board.
    NotEmpty,
    /// After Tak's first move a flat stone of Black's lies there alone.
    NotOneFlat,
    /// In the opening “double black stack” two of them lie there, one on the other.
    NotTwoFlats,
    /// This side's last piece would have ended the game.
    OverAlready(Color),
    NoneLeft {
        side: Color,
        kind: Kind,
    },
    NothingToTake,
    TableEnds,
    TooHigh,
}
