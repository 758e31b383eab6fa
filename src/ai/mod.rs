//! The opponent: an alpha-beta search that all games share, and each game's evaluation.
//!
//! [`search()`] is the search of one game's positions, [`best_move`] the same for whichever [`Game`] is on the table, and
//! [`choose`] the move that an opponent of some [`Strength`] plays.
//!
//! [`Game`]: crate::rules::Game

mod evaluation;
mod greedy;
mod opponent;
mod search;
mod tuning;
mod winning_chance;

pub use evaluation::weights::{EvaluationWeights, Weights};
pub use greedy::greedy;
pub use opponent::{
    FixedDepth, LevelTable, Newcomer, Opponent, OpponentGame, Skill, choose, choose_untimed,
    choose_with, level_rating, level_ratings, quick_look, usual_rating,
};
pub use search::clock::ClockTime;
pub use search::driver::{SearchInfo, SearchResult, search};
pub use search::limits::{Limits, StopFlag};
pub use search::lines::search_lines;
pub use search::transposition_table::TranspositionTable;
pub use search::{best_lines, best_move, best_move_with, best_move_with_table};
pub use tuning::{Sample, Sampler};
pub use winning_chance::{Calibration, ScoreResults, WinningCurve, winning_chance, winning_curve};

pub use crate::strength::Strength;

use crate::rules::Position;

/// A score in hundredths of something like a flat stone, a free side of a queen, or half a missing space; the side to move
/// is better off the higher it is.
pub type Score = i32;

/// The score of a game that is won right here. A win in n plies is worth n less, so that the shorter one is preferred.
pub const WIN: Score = 30_000;

/// Scores beyond this are wins or losses that the search has proved.
pub const SEEN_WIN: Score = WIN - 1_000;

/// What the search asks of a game.
pub trait SearchGame: Position {
    /// The weights of its evaluation.
    type Weights: Weights;

    /// Static evaluation: how well the side to move stands, in a game that isn't over.
    fn evaluate(&self, weights: &Self::Weights) -> Score;

    /// The curve from scores to winning chances, see [`winning_chance`].
    fn winning_curve(setup: &Self::Setup) -> WinningCurve;

    /// Candidate moves with their ordering scores: the more promising, the higher. All legal moves, unless the game has
    /// thousands; never empty where a legal move exists, and no move that wins at once is left out.
    fn candidate_moves(
        &self,
        weights: &Self::Weights,
        depth: u32,
        moves: &mut Vec<(Score, Self::Move)>,
    );

    /// A legal move that wins at once, where the game can tell quickly. `None` promises nothing.
    fn winning_move(&self) -> Option<Self::Move> {
        None
    }

    /// A legal move after which nothing keeps the side from winning with its next one, where the game can search for it.
    /// Asked once, at the root; a search that takes long ends when `give_up` says so. `None` promises nothing.
    fn decisive_move(&self, _give_up: &dyn Fn() -> bool) -> Option<Self::Move> {
        None
    }

    /// Whether nothing keeps the other side from winning with its next move, asked at a leaf where there is no winning
    /// move. `false` promises nothing.
    fn is_lost(&self) -> bool {
        false
    }

    /// Whether the other side would win at once if it were its turn, as a check does in chess. `false` promises nothing.
    /// Such positions are searched a ply deeper: few answers hold.
    fn is_threatened(&self) -> bool {
        false
    }

    /// Where the side is threatened: drops moves that surely don't help.
    fn keep_answers(&self, _moves: &mut Vec<(Score, Self::Move)>) {}

    /// The move's index in the history heuristic, below [`HISTORY_SLOTS`].
    fn history_slot(&self, mv: Self::Move) -> usize;

    /// A legal move as a number, for the [`TranspositionTable`].
    fn pack(&self, mv: Self::Move) -> u32;

    /// The move that [`SearchGame::pack`] gave this number in a position of the same key, if it is legal here. Any number
    /// may come, and keys that are equal by chance.
    fn unpack(&self, packed: u32) -> Option<Self::Move>;

    /// Null move: a move that does nothing, though the rules may not allow it. `None` where a side may be glad to pass
    /// (zugzwang), so that pruning by it would be wrong.
    fn null_move(&self) -> Option<Self::Move> {
        None
    }

    /// The position after [`SearchGame::null_move`]; a game without such a move may still pass the turn.
    fn after_null_move(&self, _weights: &Self::Weights) -> Option<Self> {
        let mv = self.null_move()?;
        let mut after_null_move = self.clone();
        after_null_move.play_unchecked(mv);
        Some(after_null_move)
    }

    /// Futility margin: what the evaluation hardly ever falls by in so many plies. `None` where that can't be said.
    fn futility_margin(&self, _weights: &Self::Weights, _depth: u32) -> Option<Score> {
        None
    }

    /// Late-move pruning: how many moves are tried at such a depth before the others count as no better, where nobody is
    /// threatened.
    fn late_move_limit(&self, _weights: &Self::Weights, _depth: u32) -> usize {
        usize::MAX
    }
}

/// The size of the history heuristic's table, for each side.
pub const HISTORY_SLOTS: usize = 1 << 14;
