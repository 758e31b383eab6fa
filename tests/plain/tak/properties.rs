//! What holds in every position, on boards of every size.

use crate::properties::{Trial, check};
use strata::rules::Position;
use strata::rules::tak::{Direction, Drops, Move, Square, Stone, Tak};

/// Every move the notation has, from the board's squares and those just beyond: placements of each kind, and each
/// split of each hand of up to eight pieces each way, over the edge too.
fn move_space(position: &Tak) -> Vec<Move> {
    let reach = (position.setup().size() + 1).min(8);
    let squares: Vec<Square> = (0..reach)
        .flat_map(|file| (0..reach).filter_map(move |rank| Square::new(file, rank)))
        .collect();
    let mut moves = Vec::new();
    for &at in &squares {
        for stone in [Stone::Flat, Stone::Standing, Stone::Cap] {
            moves.push(Move::Place { stone, at });
        }
        for direction in Direction::ALL {
            moves.extend(Drops::all(8).map(|drops| Move::Spread {
                from: at,
                direction,
                drops,
            }));
        }
    }
    moves
}

fn trial(word: &str, games: u32) {
    check::<Tak>(&Trial {
        setup: word.parse().unwrap(),
        games,
        max_plies: 200,
        seed: 0x7A4B,
        move_space: Some(move_space),
        move_space_every: 17,
    });
}

#[test]
fn every_position_on_3x3() {
    trial("tak3", 40);
}

#[test]
fn every_position_on_4x4() {
    trial("tak4+komi1.5", 25);
}

#[test]
fn every_position_on_5x5() {
    trial("tak5", 12);
}

#[test]
fn every_position_on_6x6() {
    trial("tak6+komi2", 8);
}

#[test]
fn every_position_on_7x7() {
    trial("tak7+norepeat", 5);
}

#[test]
fn every_position_on_8x8() {
    trial("tak8", 4);
}

#[test]
fn every_position_after_a_double_black_stack() {
    trial("tak4+dbs", 20);
}

#[test]
fn every_position_with_sets_of_ones_own() {
    trial("tak4+flats7+caps3", 30);
    trial("tak3+flats2+caps0", 10);
}
