//! The rules of the three games, as plain data and functions: the one truth that everything else mirrors.
//!
//! A game is a [`Position`] with its moves; [`Portray`] tells a table what it looks like, [`Notate`] puts it
//! into words. [`Played`] adds what a position alone can't know: the line so far, and repetition. [`Game`] is the
//! closed enum over the three for code that doesn't care which one is on the table.
//!
//! # A fourth game
//!
//! The list of the games stands in [`games`]; the closed enums, the conversions and the dispatch are written from it. In
//! the plain half a fourth game costs its own folder `rules/<game>/` ([`Position`], [`Portray`], [`Notate`],
//! [`GameSetup`], [`PieceKind`], its `Move` and `Illegal`), its own `ai/evaluation/<game>.rs` (`SearchGame`,
//! `OpponentGame`), the files of its formats in `record/formats` (`RecordedGame`), and these lines:
//!
//! | file | edit |
//! |---|---|
//! | `rules/mod.rs` | `pub mod <game>;` |
//! | `rules/games.rs` | its entry in the list: position, module, kind of pieces |
//! | `rules/position.rs` | a way to win or to draw that no other game has: a variant of [`Win`] or [`Draw`] with its words |
//! | `rules/lattice.rs` | a [`Lattice`] if the board lies on none of these |
//! | `rules/fault.rs` | how its moves and positions are written, a variant each; the words in `words/faults.rs` |
//! | `rules/setup.rs` | an example of its word in the message for an unknown game |
//! | `ai/evaluation/mod.rs` | `mod <game>;` |
//! | `learn/rulebook/mod.rs` | `mod <game>;`, a line each in `sets` and `chapter_of`, for its book in `assets/rulebook` |
//! | `learn/puzzles/prover/mod.rs` | `mod <game>;`, with its `Tactics`: wins at once, and the moves that matter to a forced win |
//! | `learn/puzzles/theme.rs`, `themes.rs` | what its puzzles can be about |
//! | `protocol/options.rs` | `impl EngineSetup for <game>::Setup {}` |
//! | `record/formats/mod.rs` | a module for each new format, a line each in `read` and `write` |
//! | `record/formats/format.rs` | each new format's variant with its names, and how its texts are recognised |
//! | `record/formats/loss.rs` | what each new format has no place for |
//!
//! A game that is written in Strata's own saves and positions alone needs no edit in the last three.

pub mod facts;
pub mod fault;
pub mod game;
pub mod games;
pub mod hive;
pub mod illegal;
pub mod impossible;
pub mod kind;
pub mod lattice;
pub mod layout;
pub mod notation;
pub mod perft;
pub mod played;
pub mod position;
pub mod punct;
pub mod setup;
pub mod spelling;
pub mod table;
pub mod tak;
mod ways;
pub mod zobrist;

pub use facts::{Besieger, Bridge, Group, Pin, Queen, Tally, Threat, Throw, Way};
pub use fault::Fault;
pub use game::{Game, Move};
pub use games::ListedGame;
pub use illegal::Illegal;
pub use impossible::{Contradiction, Impossible};
pub use kind::{Kind, PieceKind};
pub use lattice::Lattice;
pub use layout::{Layout, pile_on};
pub use notation::{Notate, ReadError};
pub use played::Played;
pub use position::{Color, Draw, Outcome, Position, Win};
pub use setup::{GameSetup, Setup};
pub use spelling::Spelling;
pub use table::{Coord, Dots, Effect, Lying, Piece, Portray, Slot, Step};
