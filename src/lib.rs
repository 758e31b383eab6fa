//! Strata: PÜNCT, Hive and Tak on one 3D table.
//!
//! [`rules`] is plain Rust and knows nothing of windows; everything else stands on it. [`record`] reads and writes
//! whole games, [`store`] keeps them, [`protocol`] speaks with other programs, [`cli`] holds the tools. `app`, `table` and `panels` are
//! the window, behind the feature `app`: the session and the turn, what is seen in 3D, and what stands around it.
//!
//! A game from its first move to its last, by its own notation:
//!
//! ```
//! use strata::rules::{Game, Setup};
//!
//! // Tak: White's road along the first rank of a small board. The first stones are the opponent's.
//! let mut game = Game::new(&"tak3".parse::<Setup>()?);
//! for text in ["a3", "c1", "b1", "a2", "a1"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! assert_eq!(game.outcome().unwrap().to_string(), "White wins: a road");
//!
//! // Hive: six kinds of tile on three cells each, or the queen one step either way; a refusal is for a person.
//! let mut game = Game::new(&"hive".parse::<Setup>()?);
//! for text in ["wQ", "bQ -wQ"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! assert_eq!(game.legal_moves().len(), 6 * 3 + 2);
//! let blocked = game.play(game.read_move("wA1 \\bQ")?);
//! assert!(blocked.unwrap_err().to_string().contains("enemy"));
//!
//! // PÜNCT: a triangle is placed, answered, moved along a line by its PÜNCT and turned; a move back undoes it.
//! let mut game = Game::new(&"punct:standard".parse::<Setup>()?);
//! for text in ["TG12r1", "EF1r3", "G12-G5r3"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! let last = game.undo().unwrap();
//! assert_eq!(game.write_move(last), "G12-G5r3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod cli;
#[cfg(feature = "app")]
pub mod launch;
#[cfg(feature = "app")]
pub mod panels;
pub mod protocol;
pub mod record;
pub mod rules;
pub mod store;
pub mod strength;
#[cfg(feature = "app")]
pub mod table;
