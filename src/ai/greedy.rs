//! One-ply search: every legal move by the evaluation after it, and nothing further. The deeper search is
//! measured by it.

use super::{EvaluationWeights, OpponentGame, Score, SearchGame, WIN};
use crate::rules::games::each_game;
use crate::rules::{Game, Move, Played};

/// The move after which the evaluation is best, the first of equals as the rules list them; `None` when the game is over.
pub fn greedy(game: &Game, weights: &EvaluationWeights) -> Option<Move> {
    best_of(scored_moves(game, weights))
}

/// The move with the highest score, the first of equals.
pub(super) fn best_of<M>(scored: Vec<(Score, M)>) -> Option<M> {
    scored
        .into_iter()
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, mv)| mv)
}

/// Every legal move with the evaluation right after it.
fn scored_moves(game: &Game, weights: &EvaluationWeights) -> Vec<(Score, Move)> {
    each_game!(Game, game, played, P => {
        let scored = scored_moves_of(played, P::weights(weights)).into_iter();
        scored.map(|(score, mv)| (score, mv.into())).collect()
    })
}

fn scored_moves_of<P: SearchGame>(game: &Played<P>, weights: &P::Weights) -> Vec<(Score, P::Move)> {
    let mut position = game.position().clone();
    let side = position.side_to_move();
    let legal = game.legal_moves();
    let scored = legal.into_iter().map(|mv| {
        let undo = position.play_unchecked(mv);
        let score = match position.outcome() {
            Some(outcome) => match outcome.winner() {
                Some(winner) if winner == side => WIN,
                Some(_) => -WIN,
                None => 0,
            },
            None => -position.evaluate(weights),
        };
        position.unplay(mv, undo);
        (score, mv)
    });
    scored.collect()
}
