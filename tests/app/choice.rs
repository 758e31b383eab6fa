//! Which move a test plays next: seeded, and bent toward an end, so that games of every kind come to one.

use strata::rules::{Color, Game, Move, Outcome};

/// A legal move: one that wins if there is one, often one that brings the mover nearer to that, else any.
pub fn choose(game: &Game, rng: &mut fastrand::Rng) -> Move {
    let moves = game.legal_moves();
    assert!(!moves.is_empty(), "no move and no end");
    if rng.u8(..10) < 3 {
        return moves[rng.usize(..moves.len())];
    }
    let side = game.side_to_move();
    // Looking at a part of them is enough and keeps the test quick.
    let mut best: Option<(i32, Move)> = None;
    for _ in 0..24 {
        let mv = moves[rng.usize(..moves.len())];
        let mut after = game.clone();
        after.play(mv).unwrap();
        let worth = worth(&after, side);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, mv));
        }
    }
    best.unwrap().1
}

fn worth(after: &Game, side: Color) -> i32 {
    if let Some(Outcome::Won { by, .. }) = after.outcome() {
        return if by == side { 1000 } else { -1000 };
    }
    nearness(after, side) * 2 - nearness(after, !side)
}

/// How near a side is to winning, on a scale of its own.
fn nearness(game: &Game, side: Color) -> i32 {
    let missing = game.missing();
    let missing = missing[side.index()].iter().flatten().min();
    let queens = game.queens();
    let queen = queens[(!side).index()].as_ref();
    let free = queen.map_or(7, |queen| queen.free.len() as i32);
    -missing.map_or(0, |missing| i32::from(*missing)) - free
}
