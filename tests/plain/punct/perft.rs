//! The known counts of the opening.

use super::symmetry::{SYMMETRIES, Symmetry};
use std::collections::{BTreeMap, HashSet};
use strata::rules::perft::perft;
use strata::rules::punct::{Move, Punct, Setup, Shape};
use strata::rules::{Played, Position};

fn legal(position: &Punct) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

#[test]
fn the_first_move_has_4986_ways_by_either_rule_set() {
    for setup in [Setup::default(), Setup::basic()] {
        assert_eq!(perft(&mut Punct::new(&setup), 1), 4986, "{setup}");
    }
}

#[test]
fn the_first_moves_by_kind() {
    let mut counts = BTreeMap::new();
    for mv in legal(&Punct::new(&Setup::default())) {
        let Move::Place { shape, .. } = mv else {
            panic!("{mv:?} on an empty board")
        };
        *counts.entry(shape.letter()).or_insert(0) += 1;
    }
    let expected = [
        ('C', 444),
        ('E', 888),
        ('L', 900),
        ('M', 900),
        ('R', 900),
        ('T', 954),
    ];
    assert_eq!(counts, BTreeMap::from(expected));
}

#[test]
fn the_first_moves_fall_into_429_classes_of_symmetry() {
    let start = Punct::new(&Setup::default());
    let mut left: HashSet<Move> = legal(&start).into_iter().collect();
    let mut classes = 0;
    while let Some(&mv) = left.iter().next() {
        classes += 1;
        for symmetry in SYMMETRIES {
            left.remove(&symmetry.of_move(&start, mv));
        }
    }
    assert_eq!(classes, 429);
}

#[test]
fn perft_2_of_the_standard_rules() {
    assert_eq!(perft(&mut Punct::new(&Setup::default()), 2), 23_841_810);
}

#[test]
fn perft_2_of_the_basic_rules() {
    assert_eq!(perft(&mut Punct::new(&Setup::basic()), 2), 28_499_958);
}

/// Plays a random game that climbs when it can, and hands over the position at each of some plies.
fn sample(seed: u64, setup: Setup, plies: &[u32]) -> Vec<Punct> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut played = Played::<Punct>::new(&setup);
    let mut found = Vec::new();
    while played.outcome().is_none() && found.len() < plies.len() {
        let moves = played.legal_moves();
        let shifts: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| matches!(mv, Move::Shift { to, .. } if played.position().height(*to) > 0))
            .collect();
        let from = if shifts.is_empty() || random.u8(..10) < 4 {
            &moves
        } else {
            &shifts
        };
        let mv = from[random.usize(..from.len())];
        played.play(mv).expect("legal");
        if plies.contains(&played.position().ply()) {
            found.push(played.position().clone());
        }
    }
    found
}

#[test]
fn the_twelve_symmetries_of_the_board_keep_every_count() {
    for setup in [
        Setup::default(),
        Setup {
            strict_bridges: true,
            ..Setup::basic()
        },
    ] {
        let positions: Vec<Punct> = (0..3)
            .flat_map(|seed| sample(seed, setup, &[9, 24, 41]))
            .collect();
        assert!(positions.len() >= 6);
        for position in positions {
            let moves = legal(&position);
            for symmetry in SYMMETRIES {
                let image = symmetry.of_position(&position);
                let expected: HashSet<Move> = moves
                    .iter()
                    .map(|&mv| symmetry.of_move(&position, mv))
                    .collect();
                let found: HashSet<Move> = legal(&image).into_iter().collect();
                assert_eq!(found, expected, "{symmetry:?} of {position:?}");
            }
            // Two plies deep, in bulk.
            let mirrored = Symmetry {
                turn: 1,
                mirror: true,
            };
            assert_eq!(
                perft(&mut position.clone(), 2),
                perft(&mut mirrored.of_position(&position), 2),
                "{position:?}"
            );
        }
    }
}

#[test]
fn colours_swapped_and_the_turn_with_them_keeps_every_count() {
    for position in sample(5, Setup::default(), &[10, 31]) {
        let swapped = super::symmetry::swap_colours(&position);
        assert_eq!(
            position.count_legal(),
            swapped.count_legal(),
            "{position:?}"
        );
    }
    assert_eq!(
        Shape::ALL.map(Shape::count).iter().sum::<u8>(),
        Shape::PIECES
    );
}

#[test]
fn the_nth_legal_move_is_the_nth_of_the_list() {
    for position in sample(8, Setup::default(), &[1, 12, 35]) {
        let moves = legal(&position);
        for (n, &mv) in (0..).zip(&moves) {
            assert_eq!(position.nth_legal(n), Some(mv), "{n} of {position:?}");
        }
        assert_eq!(position.nth_legal(moves.len() as u64), None);
    }
}
