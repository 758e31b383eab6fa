//! The yardstick for the search: a player who tries every legal move, believes the evaluation after it, and looks no further.

use super::{Beliefs, Score, Think, WIN};
use crate::rules::{Game, Move, Played};

/// The move after which the evaluation is best, the first of equals as the rules list them; `None` when the game is over.
pub fn greedy(game: &Game, beliefs: &Beliefs) -> Option<Move> {
    match game {
        Game::Tak(played) => best(played, &beliefs.tak).map(Move::Tak),
        Game::Hive(played) => best(played, &beliefs.hive).map(Move::Hive),
        Game::Punct(played) => best(played, &beliefs.punct).map(Move::Punct),
    }
}

fn best<P: Think>(game: &Played<P>, weights: &P::Weights) -> Option<P::Move> {
    let mut position = game.position().clone();
    let side = position.side_to_move();
    let legal = game.legal_moves();
    let weighed = legal.into_iter().map(|mv| {
        let undo = position.play_unchecked(mv);
        let score: Score = match position.outcome() {
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
    weighed
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, mv)| mv)
}
