//! The properties of every game, for PÜNCT.

use crate::properties::{Trial, check};
use strata::rules::punct::{Move, Punct, Setup, Shape, Space};
use strata::rules::{Color, Position};

/// All placements, and the moves from every space where a piece of either side is seen to every other: all those in line and a
/// share of those that are not.
fn move_space(position: &Punct) -> Vec<Move> {
    let mut space = vec![Move::Pass];
    let mut random = fastrand::Rng::with_seed(position.key());
    for shape in Shape::ALL {
        for at in Space::all() {
            space.extend((0..7).map(|turn| Move::Place { shape, at, turn }));
        }
    }
    for side in Color::BOTH {
        for from in position.tops(side) {
            for to in Space::all() {
                if from.way_to(to).is_some() || random.u8(..8) == 0 {
                    space.extend((0..7).map(|turn| Move::Shift { from, to, turn }));
                }
            }
        }
    }
    let empty = Space::all().find(|&at| position.height(at) == 0);
    space.extend(empty.map(|from| Move::Shift {
        from,
        to: from,
        turn: 0,
    }));
    space
}

fn trial(setup: Setup, games: u32, seed: u64) {
    check(&Trial::<Punct> {
        setup,
        games,
        max_plies: 200,
        seed,
        move_space: Some(move_space),
        move_space_every: 13,
    });
}

#[test]
fn properties_hold_under_the_standard_rules() {
    trial(Setup::default(), 6, 41);
}

#[test]
fn properties_hold_under_the_basic_rules() {
    trial(
        Setup {
            repetition: false,
            ..Setup::basic()
        },
        4,
        42,
    );
}

#[test]
fn properties_hold_with_strict_bridges() {
    trial(
        Setup {
            strict_bridges: true,
            ..Setup::default()
        },
        4,
        43,
    );
}

#[test]
#[ignore = "long: hundreds of games with every check of every position"]
fn properties_hold_in_many_games() {
    for (seed, strict_bridges) in [(1, false), (2, true)] {
        trial(
            Setup {
                strict_bridges,
                ..Setup::default()
            },
            100,
            seed,
        );
        trial(
            Setup {
                strict_bridges,
                ..Setup::basic()
            },
            100,
            seed + 10,
        );
    }
}
