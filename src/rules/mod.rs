//! The rules of the three games, as plain data and functions: the one truth that everything else mirrors.
//!
//! A game is a [`Position`] with its moves; [`Portray`] tells a table what it looks like, [`Notate`] puts it
//! into words. [`Played`] adds what a position alone can't know: the line so far, and repetition. [`Game`] is the
//! closed enum over the three for code that doesn't care which one is on the table.

pub mod facts;
pub mod game;
pub mod hive;
pub mod illegal;
pub mod lattice;
pub mod notation;
pub mod perft;
pub mod played;
pub mod position;
pub mod punct;
pub mod setup;
pub mod spelling;
pub mod table;
pub mod tak;
pub mod zobrist;

pub use facts::{Bridge, Group, Queen};
pub use game::{Game, Move};
pub use illegal::Illegal;
pub use lattice::Lattice;
pub use notation::{Notate, ReadError};
pub use played::Played;
pub use position::{Color, Draw, Outcome, Position, Win};
pub use setup::{GameSetup, Setup};
pub use spelling::Spelling;
pub use table::{Coord, Dots, Effect, Impossible, Kind, Layout, Lying, Piece, Portray, Slot, Step};
