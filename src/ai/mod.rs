//! The opponent: a search that all three games share, and what each game knows about good positions.

mod evaluation;
mod greedy;
mod opponent;
mod search;
mod tuning;

pub use evaluation::weights::{EvaluationWeights, Weights};
pub use greedy::greedy;
pub use opponent::{FixedDepth, OnePly, OpponentGame, StrengthTable, choose};
pub use search::driver::{SearchInfo, SearchResult, search};
pub use search::limits::{Limits, StopFlag};
pub use search::transposition_table::TranspositionTable;
pub use search::{best_move, best_move_with, best_move_with_table};
pub use tuning::{Sample, Sampler};

pub use crate::strength::Strength;

use crate::rules::Position;

/// A score in hundredths of something like a flat stone, a free side of a queen, or half a missing space; the side to move
/// is better off the higher it is.
pub type Score = i32;

/// The score of a game that is won right here. A win in n plies is worth n less, so that the shorter one is preferred.
pub const WIN: Score = 30_000;

/// Scores beyond this are wins or losses that the search has seen to the end.
pub const SEEN_WIN: Score = WIN - 1_000;

/// What a search asks of a game.
pub trait SearchGame: Position {
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

    /// A legal move after which nothing keeps the side from winning with its next one, where the game can look for it. Asked
    /// once, at the root; a look that takes long ends when `give_up` says so. `None` promises nothing.
    fn decisive_move(&self, _give_up: &dyn Fn() -> bool) -> Option<Self::Move> {
        None
    }

    /// Whether nothing keeps the other side from winning with its next move, asked where there is no winning move and the search would
    /// end. `false` promises nothing.
    fn is_lost(&self) -> bool {
        false
    }

    /// Whether the other side would win at once if it were its turn. `false` promises nothing. Such positions are looked at more
    /// deeply: few answers hold.
    fn is_threatened(&self) -> bool {
        false
    }

    /// Where the side is threatened: drops moves that surely don't help.
    fn keep_answers(&self, _moves: &mut Vec<(Score, Self::Move)>) {}

    /// A small number for a move, to remember how often it turned out well.
    fn slot(&self, mv: Self::Move) -> usize;

    /// A legal move as a number, for the memory.
    fn pack(&self, mv: Self::Move) -> u32;

    /// The move that [`SearchGame::pack`] gave this number in a position of the same key, if it is legal here. Any number may
    /// come, and keys that are equal by chance.
    fn unpack(&self, packed: u32) -> Option<Self::Move>;

    /// The move that does nothing, though the rules may not allow it, if whoever stands well would stand well even after
    /// it. `None` where a side may be glad to pass.
    fn null_move(&self) -> Option<Self::Move> {
        None
    }

    /// The position after [`SearchGame::idle`]; a game without such a move may still pass the turn.
    fn after_null_move(&self, _weights: &Self::Weights) -> Option<Self> {
        let mv = self.null_move()?;
        let mut after_null_move = self.clone();
        after_null_move.play_unchecked(mv);
        Some(after_null_move)
    }

    /// What the evaluation hardly ever falls by in so many plies. `None` where that can't be said.
    fn margin(&self, _weights: &Self::Weights, _depth: u32) -> Option<Score> {
        None
    }

    /// How many moves are tried at such a depth before the rest counts as no better, where nobody is threatened.
    fn width(&self, _weights: &Self::Weights, _depth: u32) -> usize {
        usize::MAX
    }
}

/// How many slots a game may use.
pub const SLOTS: usize = 1 << 14;
