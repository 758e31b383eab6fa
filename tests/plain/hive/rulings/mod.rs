//! The course of a game: placing, the queen's turn, one hive, sliding, passing, the end.

mod ending;
mod moving;
mod placing;

use super::diagram::{Diagram, draw};
use strata::rules::hive::{Hive, Setup};
use strata::rules::{Color, Notate, Played, Position};

fn white(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::White, drawing)
}

fn black(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::Black, drawing)
}

/// A game of these moves in notation, joined by semicolons.
fn game(setup: &str, moves: &str) -> Played<Hive> {
    let setup: Setup = setup.parse().expect("a set-up");
    let mut played: Played<Hive> = Played::new(&setup);
    for text in moves.split(';').filter(|text| !text.is_empty()) {
        let mv = played
            .position()
            .read_move(text)
            .unwrap_or_else(|error| panic!("{error}"));
        played
            .play(mv)
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    played
}

fn refusal(played: &Played<Hive>, text: &str) -> String {
    let mv = played.position().read_move(text).expect("readable");
    played
        .position()
        .check(mv)
        .expect_err("illegal")
        .to_string()
}
