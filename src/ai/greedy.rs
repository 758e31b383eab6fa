//! Looking one move ahead: every legal move by the evaluation after it, and nothing further. The weakest levels play so, and
//! the search is measured by it.

use super::{EvaluationWeights, Score, Think, WIN};
use crate::rules::{Game, Move, Played};

/// The move after which the evaluation is best, the first of equals as the rules list them; `None` when the game is over.
pub fn greedy(game: &Game, weights: &EvaluationWeights) -> Option<Move> {
    best_of(glance(game, weights))
}

/// The best of the weighed moves, the first of equals.
pub(super) fn best_of(weighed: Vec<(Score, Move)>) -> Option<Move> {
    weighed
        .into_iter()
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, mv)| mv)
}

/// Every legal move with the evaluation right after it.
pub(super) fn glance(game: &Game, weights: &EvaluationWeights) -> Vec<(Score, Move)> {
    match game {
        Game::Tak(played) => glance_at(played, &weights.tak, Move::Tak),
        Game::Hive(played) => glance_at(played, &weights.hive, Move::Hive),
        Game::Punct(played) => glance_at(played, &weights.punct, Move::Punct),
    }
}

fn glance_at<P: Think>(
    game: &Played<P>,
    weights: &P::Weights,
    wrap: impl Fn(P::Move) -> Move,
) -> Vec<(Score, Move)> {
    let mut position = game.position().clone();
    let side = position.side_to_move();
    let legal = game.legal_moves();
    let weighed = legal.into_iter().map(|mv| {
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
        (score, wrap(mv))
    });
    weighed.collect()
}
