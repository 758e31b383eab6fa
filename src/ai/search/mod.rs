//! Alpha-beta search, and its entry points for whichever game is on the table.
//!
//! [`driver`] deepens iteratively on one thread or several, [`lines`] finds the next best moves too, [`pvs`] is one thread's principal-variation search,
//! [`move_ordering`] decides which move it tries first, and the [`transposition_table`] keeps what was found.

pub(super) mod clock;
pub(super) mod driver;
pub(super) mod limits;
pub(super) mod lines;
mod move_ordering;
mod pvs;
pub(super) mod transposition_table;

use super::{
    EvaluationWeights, Limits, OpponentGame, SearchInfo, StopFlag, TranspositionTable, search,
    search_lines,
};
use crate::rules::games::each_game;
use crate::rules::{Game, Move};

/// The best move that the limits allow, with a report after each depth; `None` when the game is over.
pub fn best_move(
    game: &Game,
    limits: Limits,
    stop: &StopFlag,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    best_move_with(game, &EvaluationWeights::default(), limits, stop, on_info)
}

/// The same with other evaluation weights.
pub fn best_move_with(
    game: &Game,
    weights: &EvaluationWeights,
    limits: Limits,
    stop: &StopFlag,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    let mut table = TranspositionTable::default();
    best_move_with_table(game, weights, limits, stop, &mut table, on_info)
}

/// The same with what earlier searches of the same game have left. A table is for one set-up and one set of weights.
pub fn best_move_with_table(
    game: &Game,
    weights: &EvaluationWeights,
    limits: Limits,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    mut on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    each_game!(Game, game, played, P => {
        let found = search(played, P::weights(weights), limits, stop, table, |info| {
            on_info(info.map(Move::from));
        });
        found.map(|found| found.best.into())
    })
}

/// The best moves that the limits allow, the best first, each with its line; none when the game is over. See [`search_lines`].
pub fn best_lines(
    game: &Game,
    limits: Limits,
    lines: usize,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    mut on_info: impl FnMut(usize, SearchInfo),
) -> Vec<SearchInfo> {
    let weights = EvaluationWeights::default();
    each_game!(Game, game, played, P => {
        let weights = P::weights(&weights);
        let found = search_lines(played, weights, limits, lines, stop, table, |rank, info| {
            on_info(rank, info.map(Move::from));
        });
        found.iter().map(|info| info.map(Move::from)).collect()
    })
}
