//! The search for whichever game is on the table.

pub(super) mod driver;
pub(super) mod limits;
mod move_ordering;
mod pvs;
pub(super) mod transposition_table;

use super::{EvaluationWeights, Limits, Report, Score, StopFlag, TranspositionTable, search};
use crate::rules::{Game, Move};

/// What a search has found, in moves of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    pub depth: u32,
    pub score: Score,
    pub nodes: u64,
    pub millis: u64,
    /// The line it expects, its own move first; never empty.
    pub line: Vec<Move>,
}

impl SearchInfo {
    fn of<M: Copy>(report: &Report<M>, wrap: impl Fn(M) -> Move) -> Self {
        Self {
            depth: report.depth,
            score: report.score,
            nodes: report.nodes,
            millis: report.millis,
            line: report.line.iter().map(|&mv| wrap(mv)).collect(),
        }
    }
}

/// The best move that the limits allow, telling what it finds on the way; `None` when the game is over.
pub fn think(
    game: &Game,
    limits: Limits,
    stop: &StopFlag,
    tell: impl FnMut(SearchInfo),
) -> Option<Move> {
    think_with(game, &EvaluationWeights::default(), limits, stop, tell)
}

/// The same with other numbers in the evaluation.
pub fn think_with(
    game: &Game,
    weights: &EvaluationWeights,
    limits: Limits,
    stop: &StopFlag,
    tell: impl FnMut(SearchInfo),
) -> Option<Move> {
    think_on(
        game,
        weights,
        limits,
        stop,
        &mut TranspositionTable::default(),
        tell,
    )
}

/// The same with what earlier searches of the same game have left. One memory is for one set-up and one set of numbers.
pub fn think_on(
    game: &Game,
    weights: &EvaluationWeights,
    limits: Limits,
    stop: &StopFlag,
    memory: &mut TranspositionTable,
    mut tell: impl FnMut(SearchInfo),
) -> Option<Move> {
    match game {
        Game::Tak(played) => search(played, &weights.tak, limits, stop, memory, |report| {
            tell(SearchInfo::of(report, Move::Tak));
        })
        .map(|found| Move::Tak(found.best)),
        Game::Hive(played) => search(played, &weights.hive, limits, stop, memory, |report| {
            tell(SearchInfo::of(report, Move::Hive));
        })
        .map(|found| Move::Hive(found.best)),
        Game::Punct(played) => search(played, &weights.punct, limits, stop, memory, |report| {
            tell(SearchInfo::of(report, Move::Punct));
        })
        .map(|found| Move::Punct(found.best)),
    }
}
