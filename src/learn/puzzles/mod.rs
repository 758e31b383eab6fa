//! Puzzles: positions with something to find, every one proved.
//!
//! A [`Puzzle`] is data, embedded from `assets/puzzles`. The [`Prover`] shows that a win is forced, [`prove`] that a puzzle
//! keeps what it promises, [`PuzzleAttempt`] referees somebody who solves it, [`hint_sentence`] helps, and the [`Maker`] finds new ones in games.

mod attempt;
mod difficulty;
mod hint;
mod judge;
mod line;
mod maker;
mod prover;
mod puzzle;
mod symmetry;
mod theme;
mod themes;

pub use attempt::{PuzzleAttempt, PuzzleVerdict};
pub use hint::{HintLevel, hint_sentence, hinted_space};
pub use judge::{MOST_MOVES, prove, tell_themes};
pub use maker::Maker;
pub use prover::{Prover, Scope, Tactics, TooMuch};
pub use puzzle::{Goal, Puzzle, puzzles_of, read_puzzles, shipped, write_puzzles};
pub use symmetry::outline;
pub use theme::Theme;
