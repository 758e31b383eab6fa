//! What the coach works out on a thread of its own.

use crate::ai::Limits;
use crate::app::thought::Thought;
use crate::learn::coach::{Purpose, Review, purposes};
use crate::rules::{Game, Move};
use std::time::Duration;

/// What was worked out.
#[derive(Debug)]
pub(super) enum Found {
    /// Nothing where the move was the best one.
    Review(Option<Box<Review>>),
    Purposes(Vec<Purpose>),
}

/// Compares a move with the best one, each searched for so long at the most.
pub(super) fn review(
    before: Game,
    mv: Move,
    time: Duration,
    wake: impl Fn() + Send + 'static,
) -> Thought<Found> {
    let limits = Limits {
        nodes: Some(nodes_for(&before)),
        ..Limits::time(time)
    };
    Thought::spawn(wake, move |stop| {
        Found::Review(Review::of(&before, mv, limits, stop).map(Box::new))
    })
}

/// Works out what a move was for.
pub(super) fn explain(before: Game, mv: Move, wake: impl Fn() + Send + 'static) -> Thought<Found> {
    Thought::spawn(wake, move |_| Found::Purposes(purposes(&before, mv)))
}

/// How many positions are enough to see what is coming. A position of PÜNCT has thousands of moves.
const fn nodes_for(game: &Game) -> u64 {
    match game {
        Game::Tak(_) | Game::Hive(_) => 40_000,
        Game::Punct(_) => 2_000,
    }
}
