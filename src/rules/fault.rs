//! What kind of fault a text has, as data for a window that tells it in the person's language. The words are in
//! [`crate::words`]; the reason of a [`ReadError`](super::ReadError) is the command line's account of the same.

use super::{Illegal, Impossible, Kind, Piece};
use std::io;

/// What is wrong with a text, as far as a window tells it beside the word that is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// Only that it can't be read.
    #[default]
    Unreadable,
    /// There is nothing to read.
    Empty,
    TakMove,
    HiveMove,
    PunctMove,
    TakPosition,
    HivePosition,
    PunctPosition,
    /// A spread of Tak without its direction.
    Direction,
    /// A spread of Tak that takes up and puts down different numbers.
    Drops {
        taken: u8,
        dropped: u8,
    },
    /// No tile of Hive is called that.
    Tile,
    /// A Hive move that doesn't say where the tile goes.
    Where,
    NotOnBoard(Piece),
    /// No space of the PÜNCT board is called that.
    Space,
    /// No kind of PÜNCT piece has this letter.
    Letter,
    /// The piece on the space of this name is another one.
    OtherPiece {
        at: String,
        kind: Kind,
    },
    /// These turns are possible, and the move doesn't say which it is.
    WhichTurn(String),
    /// There is no such game or variant.
    UnknownGame,
    Impossible(Box<Impossible>),
    /// A move is refused; its number where it is one of several.
    Refused {
        number: Option<u32>,
        why: Box<Illegal>,
    },
    /// A comment or a variation has no end.
    NoEnd,
    /// No format that Strata knows.
    UnknownFormat,
    NoGame,
    TooLarge,
    /// Written by a newer Strata.
    Newer,
    /// The system's own account of why the file can't be read.
    System {
        kind: io::ErrorKind,
        account: String,
    },
}
