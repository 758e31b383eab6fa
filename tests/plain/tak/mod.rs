//! Tak: perft tables, the sentences of its rules, what holds in random games, and its texts.

mod damage;
mod double_stack;
mod endings;
mod facts;
mod notation;
mod perft;
mod properties;
mod ptn;
mod reference;
mod rulings;
mod setup;
mod steps;
mod threats;

use strata::rules::tak::{Move, Setup, Square, Tak};
use strata::rules::{Coord, Illegal, Notate, Position};

/// The position of a TPS diagram, with the official set of its size.
pub fn tps(text: &str) -> Tak {
    Tak::read_position(&Setup::default(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A new game on a board of this size.
pub fn start(size: u8) -> Tak {
    Tak::new(&Setup::new(size).unwrap())
}

/// A square by its name.
pub fn square(name: &str) -> Square {
    let mut bytes = name.bytes();
    let (file, rank) = (bytes.next().unwrap(), bytes.next().unwrap());
    Square::new(file - b'a', rank - b'1').unwrap()
}

/// The space of a square by its name.
pub fn space(name: &str) -> Coord {
    square(name).coord()
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
