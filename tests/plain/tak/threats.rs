//! Roads in one move: what is seen without trying agrees with what trying every move shows.

use super::*;
use strata::rules::{Color, Outcome, Portray, Win};

/// Whether some move of the side to move finishes its road.
fn by_trying(position: &Tak) -> bool {
    let side = position.side_to_move();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut after = position.clone();
    moves.into_iter().any(|mv| {
        let undo = after.play_unchecked(mv);
        let outcome = after.outcome();
        after.unplay(mv, undo);
        outcome
            == Some(Outcome::Won {
                by: side,
                how: Win::Road,
            })
    })
}

fn is_finished_by(position: &Tak, mv: Move) -> bool {
    let side = position.side_to_move();
    let mut after = position.clone();
    after.play(mv).is_ok()
        && after.outcome()
            == Some(Outcome::Won {
                by: side,
                how: Win::Road,
            })
}

#[test]
fn roads_in_one_are_seen_exactly_in_random_games() {
    for (size, games) in [(3, 400), (4, 300), (5, 200), (6, 60), (8, 20)] {
        let (mut seen, mut by_stack) = (0, 0);
        for seed in 0..games {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = start(size);
            while position.outcome().is_none() && position.ply() < 150 {
                let found = position.road_in_one(position.side_to_move());
                assert_eq!(
                    found.is_some(),
                    by_trying(&position),
                    "{}",
                    position.write_position()
                );
                if let Some(mv) = found {
                    seen += 1;
                    by_stack += usize::from(matches!(mv, Move::Spread { .. }));
                    assert!(
                        is_finished_by(&position, mv),
                        "{} in {}",
                        position.write_move(mv),
                        position.write_position()
                    );
                }
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                // Roads at hand are mostly passed by, so that games grow long and stacks high.
                let mv = moves[random.usize(..moves.len())];
                position.play(mv).unwrap();
            }
        }
        assert!(seen > 0, "no road in one on {size}×{size}");
        assert!(by_stack > 0, "no road by a stack on {size}×{size}");
    }
}

#[test]
fn a_road_in_one_may_come_by_hand_by_a_step_by_a_spread_or_from_under_a_wall() {
    for (text, side, expected) in [
        // By hand in the gap.
        ("x5/x5/x5/2,2,x3/1,1,1,1,x 1 6", Color::White, Some("e1")),
        // The gap is taken by a flat: the piece beside it steps on it.
        (
            "x5/x5/x5/2,2,x,2S,1/1,1,1,1,2 1 6",
            Color::White,
            Some("e2-"),
        ),
        // A standing stone is no way through for a flat, and one for a capstone.
        ("x5/x5/x5/2,2,x,2S,1/1,1,1,1,2S 1 6", Color::White, None),
        (
            "x5/x5/x5/2,2,x,2S,1C/1,1,1,1,2S 1 6",
            Color::White,
            Some("e2-"),
        ),
        // Two gaps and a stack that fills both.
        ("x5/x5/x5/x5/111,2,2,1,1 1 6", Color::White, Some("2a1>11")),
        // Black isn't to move, but would have it.
        ("x5/x5/x5/1,1,x3/2,2,2,2,x 1 6", Color::Black, Some("e1")),
    ] {
        let position = tps(text);
        let found = position.road_in_one(side).map(|mv| position.write_move(mv));
        assert_eq!(found.as_deref(), expected, "{text}");
    }
    // The wall goes aside, and the flat below it closes the road.
    let wall = tps("x5/x5/x5/2,2,x3/1,1,11S,1,1 1 6");
    assert!(wall.road_in_one(Color::White).is_some());
}

/// Where the moves that would win come to lie, by name.
fn threatened(text: &str, side: Color) -> Vec<String> {
    let position = tps(text);
    let threat = position.winning_threat(side).expect("a threat");
    let spaces = threat.spaces.into_iter();
    spaces.map(|at| position.space_name(at)).collect()
}

#[test]
fn every_square_that_would_win_is_told_and_none_that_is_not_needed() {
    for (text, expected) in [
        // A row and a column, both one short.
        ("x4/x,x,1,2/2,x,1,2/1,1,1,x 2 6", vec!["d1", "c4"]),
        // The stack beside the gap could step into it too.
        ("x5/x5/x3,2,x/x5/1,1,1,11,x 2 6", vec!["e1"]),
        // Only a spread fills both gaps.
        ("x5/x5/x5/x5/111,2,2,1,1 2 6", vec!["b1", "c1"]),
    ] {
        assert_eq!(threatened(text, Color::White), expected, "{text}");
    }
}
