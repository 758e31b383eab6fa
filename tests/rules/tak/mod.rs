//! Tak: perft tables, the sentences of its rules, what holds in random games, and its texts.

mod facts;
mod notation;
mod perft;
mod properties;

mod rulings;
mod setup;
mod steps;

use strata::rules::tak::{Move, Setup, Tak};
use strata::rules::{Illegal, Notate, Position};

/// The position of a TPS diagram, with the official set of its size.
pub fn tps(text: &str) -> Tak {
    Tak::read_position(&Setup::default(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A new game on a board of this size.
pub fn start(size: u8) -> Tak {
    Tak::new(&Setup::new(size).unwrap())
}

pub fn read(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The position after some moves, all of which must be legal.
pub fn after(mut position: Tak, moves: &str) -> Tak {
    for text in moves.split_whitespace() {
        position
            .play(read(text))
            .unwrap_or_else(|why| panic!("{text} in {}: {why}", position.write_position()));
    }
    position
}

/// The reason why a move is refused.
pub fn refusal(position: &Tak, text: &str) -> Illegal {
    position
        .check(read(text))
        .expect_err(&format!("{text} is legal in {}", position.write_position()))
}

/// All legal moves in PTN, sorted.
pub fn legal(position: &Tak) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| position.write_move(mv)).collect();
    texts.sort();
    texts
}
