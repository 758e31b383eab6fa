//! The opponent: a search that all three games share, and what each game knows about good positions.

mod any;
mod greedy;
mod hive;
mod level;
mod limits;
mod memory;
mod punct;
mod search;
mod tak;
mod weights;

pub use any::{Finding, think, think_with};
pub use greedy::greedy;
pub use level::{Level, choose};
pub use limits::{Limits, Stop};
pub use search::{Report, Thought, search};
pub use weights::{Beliefs, Weights};

use crate::rules::Position;

/// A score in hundredths of something like a flat stone, a free side of a queen, or half a missing space; the side to move
/// is better off the higher it is.
pub type Score = i32;

/// The score of a game that is won right here. A win in n plies is worth n less, so that the shorter one is preferred.
pub const WIN: Score = 30_000;

/// Scores beyond this are wins or losses that the search has seen to the end.
pub const SEEN_WIN: Score = WIN - 1_000;

/// What a search asks of a game.
pub trait Think: Position {
    /// The numbers its evaluation is made of.
    type Weights: Weights;

    /// How well the side to move stands, in a game that isn't over.
    fn evaluate(&self, weights: &Self::Weights) -> Score;

    /// The moves worth looking at, the more promising the higher their number. All legal moves, unless the game has
    /// thousands; never empty where a legal move exists, and no move that wins at once is left out.
    fn consider(&self, weights: &Self::Weights, depth: u32, moves: &mut Vec<(Score, Self::Move)>);

    /// A legal move that wins at once, where the game can tell quickly. `None` promises nothing.
    fn winning_move(&self) -> Option<Self::Move> {
        None
    }

    /// Whether nothing keeps the other side from winning with its next move, asked where there is no winning move and the search would
    /// end. `false` promises nothing.
    fn is_lost(&self) -> bool {
        false
    }

    /// A small number for a move, to remember how often it turned out well.
    fn slot(&self, mv: Self::Move) -> usize;
}

/// How many slots a game may use.
pub const SLOTS: usize = 1 << 14;
