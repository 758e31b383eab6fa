//! The shared properties over random games of every set-up, and some that only Hive has.

use crate::properties::{Trial, check};
use std::collections::HashMap;
use strata::rules::hive::{Bug, Hive, Move, Setup, Tile};
use strata::rules::{
    Color, Coord, Dots, Kind, Layout, Lying, Notate, Portray, Position, Slot, Step,
};

fn setup(bits: u8) -> Setup {
    Setup {
        mosquito: bits & 1 != 0,
        ladybug: bits & 2 != 0,
        pillbug: bits & 4 != 0,
        tournament: bits & 8 != 0,
        repetition: true,
    }
}

/// Every tile of the set to every cell of the hive, beside it and two cells off, and the pass.
fn move_space(position: &Hive) -> Vec<Move> {
    let mut cells = position.spaces();
    for at in position.spaces() {
        cells
            .extend([Coord::new(1, 0), Coord::new(0, -1), Coord::new(32, 0)].map(|step| at + step));
    }
    cells.sort_unstable();
    cells.dedup();
    let mut moves = vec![Move::Pass];
    for owner in Color::BOTH {
        for bug in Bug::ALL {
            for tile in (0..bug.count()).filter_map(|nth| Tile::new(owner, bug, nth)) {
                moves.extend(cells.iter().map(|&to| Move::To { tile, to }));
            }
        }
    }
    moves
}

#[test]
fn every_set_up_keeps_the_shared_properties() {
    for bits in 0..16 {
        check(&Trial {
            setup: setup(bits),
            games: 5,
            max_plies: 100,
            seed: u64::from(bits) + 1,
            move_space: Some(move_space),
            move_space_every: 13,
        });
    }
}

#[test]
#[ignore = "long: many more games than the quick one, every position's whole move space"]
fn every_set_up_keeps_the_shared_properties_in_many_games() {
    for bits in 0..16 {
        check(&Trial {
            setup: setup(bits),
            games: 60,
            max_plies: 200,
            seed: u64::from(bits) + 1000,
            move_space: Some(move_space),
            move_space_every: 3,
        });
    }
}

/// Plays a seeded random game and shows each position.
fn random_game(setup: Setup, seed: u64, plies: u32, mut visit: impl FnMut(&Hive)) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Hive::new(&setup);
    for _ in 0..plies {
        visit(&position);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else {
            return;
        };
        position.play_unchecked(mv);
    }
}

#[test]
fn a_route_leads_from_neighbour_to_neighbour_and_ends_at_the_goal() {
    for seed in 0..20 {
        random_game(setup(7), seed, 80, |position| {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            for mv in moves {
                for effect in position.effects(mv) {
                    let strata::rules::Effect::Carry {
                        from, to, route, ..
                    } = effect
                    else {
                        continue;
                    };
                    assert_eq!(route.first(), Some(&from.at));
                    assert_eq!(route.last(), Some(&to.anchor().at));
                    for pair in route.windows(2) {
                        let neighbours: Vec<Coord> =
                            position.lattice().neighbours(pair[0]).collect();
                        assert!(neighbours.contains(&pair[1]), "{mv:?} by {route:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_facts_tell_the_same_as_the_moves() {
    for seed in 0..20 {
        random_game(setup(7), seed, 80, |position| {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let side = position.side_to_move();
            let layout = position.layout();
            let mut taken = Vec::new();
            let mut placed = Vec::new();
            for &mv in &moves {
                match position.steps(mv)[..] {
                    [Step::Take { at, .. }, _] => taken.push(at),
                    [Step::Choose(_), Step::Put(at)] => placed.push(at),
                    _ => {}
                }
            }
            for list in [&mut taken, &mut placed] {
                list.sort_unstable();
                list.dedup();
            }
            let mut movable: Vec<Coord> = position.movable().iter().map(|slot| slot.at).collect();
            movable.dedup();
            assert_eq!(movable, taken);
            if !placed.is_empty() {
                assert_eq!(position.placeable(side), placed);
            }
            // A tile of the side to move either moves or has a reason not to.
            if position.outcome().is_none() {
                for (slot, lying) in &layout.lying {
                    if lying.piece.owner == side {
                        assert_ne!(
                            position.movable().contains(slot),
                            position.stuck().contains_key(slot),
                            "{slot:?}"
                        );
                    }
                }
            }
            let covered =
                |slot: &Slot| layout.lying.contains_key(&slot.at.at_level(slot.level + 1));
            let expected: Vec<Slot> = layout
                .lying
                .keys()
                .filter(|slot| covered(slot))
                .copied()
                .collect();
            assert_eq!(position.covered(), expected);
        });
    }
}

#[test]
fn a_wrong_step_is_answered_with_a_reason() {
    for seed in 0..10 {
        random_game(setup(5), seed, 60, |position| {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let spelled: Vec<Vec<Step>> = moves.iter().map(|&mv| position.steps(mv)).collect();
            let firsts = position
                .spaces()
                .into_iter()
                .map(|at| Step::Take { at, count: 1 })
                .chain(Bug::ALL.map(|bug| Step::Choose(Kind::Hive(bug))))
                .chain([Step::Pass, Step::Turn(3), Step::Put(Coord::new(0, 0))]);
            for first in firsts {
                for second in [None, Some(Step::Put(Coord::new(1, 1))), Some(Step::Pass)] {
                    let steps: Vec<Step> = std::iter::once(first).chain(second).collect();
                    if !spelled.iter().any(|spelled| spelled.starts_with(&steps)) {
                        assert!(!position.why_not(&steps).to_string().is_empty());
                    }
                }
            }
        });
    }
}

/// What lies where, seen from a queen, without the numbers of the tiles: what a position is on a table without marks.
fn shape(layout: &Layout) -> String {
    let queen = |owner| {
        let found = |lying: &&Lying| {
            lying.piece.owner == owner && lying.piece.kind == Kind::Hive(Bug::Queen)
        };
        layout
            .lying
            .values()
            .find(found)
            .map(|lying| lying.dots.anchor().at)
    };
    let queens = Color::BOTH.map(queen);
    let origin = queens[0].or(queens[1]).unwrap_or_default();
    let early = if queens.contains(&None) {
        layout.ply
    } else {
        0
    };
    let mut tiles: Vec<String> = layout
        .lying
        .iter()
        .map(|(slot, lying)| {
            format!(
                "{:?} {} {:?} {:?}",
                slot.at - origin,
                slot.level,
                lying.piece.owner,
                lying.piece.kind
            )
        })
        .collect();
    tiles.sort();
    format!("{early} {:?} {tiles:?}", layout.to_move)
}

#[test]
fn two_positions_have_the_same_key_exactly_if_they_have_the_same_shape() {
    let mut by_key: HashMap<u64, String> = HashMap::new();
    let mut by_shape: HashMap<String, u64> = HashMap::new();
    for seed in 0..60 {
        random_game(setup(3), seed, 120, |position| {
            let (key, shape) = (position.key(), shape(&position.layout()));
            assert_eq!(*by_key.entry(key).or_insert_with(|| shape.clone()), shape);
            assert_eq!(*by_shape.entry(shape).or_insert(key), key);
        });
    }
    assert!(
        by_key.len() > 3000,
        "the games must differ: {}",
        by_key.len()
    );
}

#[test]
fn a_hive_that_lies_elsewhere_on_the_table_has_the_same_key() {
    for seed in 0..10 {
        random_game(setup(7), seed, 60, |position| {
            let mut layout = position.layout();
            if !layout
                .lying
                .values()
                .any(|lying| lying.piece.kind == Kind::Hive(Bug::Queen))
            {
                return;
            }
            let moved = |slot: Slot| (slot.at + Coord::new(-45, 101)).at_level(slot.level);
            layout.lying = layout
                .lying
                .into_iter()
                .map(|(slot, mut lying)| {
                    lying.dots = Dots::One(moved(slot));
                    (moved(slot), lying)
                })
                .collect();
            layout.last_moved = layout.last_moved.map(moved);
            let elsewhere = Hive::from_layout(&position.setup(), &layout).expect("possible");
            assert_ne!(&elsewhere, position);
            assert_eq!(elsewhere.key(), position.key());
            assert_eq!(elsewhere.count_legal(), position.count_legal());
        });
    }
}

#[test]
fn a_layout_that_is_no_position_is_refused_in_words() {
    let position = Hive::read_position(
        &Setup::default(),
        "Base+ML w 4 wQ@0,0 bQ@1,0 wA1@-1,0 bA1@2,0",
    )
    .expect("possible");
    let check = |change: fn(&mut Layout)| {
        let mut layout = position.layout();
        change(&mut layout);
        let why = Hive::from_layout(&Setup::default(), &layout).expect_err("impossible");
        assert!(!why.to_string().is_empty());
    };
    check(|layout| layout.to_move = Color::Black);
    check(|layout| layout.ply = 2);
    check(|layout| layout.last_moved = Some(Coord::new(9, 9).at_level(0)));
    check(|layout| *layout.reserve.values_mut().next().expect("a kind") += 1);
    check(|layout| {
        layout.lying.remove(&Coord::new(0, 0).at_level(0));
    });
    for text in [
        "Base+ML w 4 wQ@0,0 bQ@1,0 wA1@-1,0 bA1@3,0",
        "Base+ML w 4 wQ@0,0 bQ@1,0 wA2@-1,0 bA1@2,0",
        "Base+ML w 4 wQ@0,0 bQ@1,0 wA1@1,0 bA1@2,0",
        "Base+ML w 4 wQ@0,0 bQ@1,0 wA1@-1,0 wA1@2,0",
        "Base+ML w 4 wQ@0,0 bQ@32,0",
        "Base+ML w 2 wQ@32001,0 bQ@32002,0",
        "Base+ML w 2 wQ@40000,0 bQ@40001,0",
        "Base+ML w 4 wP@0,0 bQ@1,0",
        "Base+ML b 4 wQ@0,0 bQ@1,0",
        "Base+ML w 99999999999 wQ@0,0 bQ@1,0",
        "Base+ML w 4 wQ@0,0 bQ@1,0 last=wA1",
        "Base+ML x 4",
        "Base+ML w",
        "Base+ML w 2 wQ bQ",
        "Bass w 0",
    ] {
        let error = Hive::read_position(&Setup::default(), text).expect_err(text);
        assert!(!error.reason.is_empty(), "{text}");
    }
}

#[test]
fn mutated_positions_are_read_or_refused_but_never_panic() {
    let mut random = fastrand::Rng::with_seed(77);
    random_game(setup(7), 5, 60, |position| {
        let text = position.write_position();
        for _ in 0..50 {
            let mutated = crate::hive::damaged(&text, &mut random);
            if let Ok(read) = Hive::read_position(&setup(7), &mutated) {
                assert_eq!(read.key(), read.key_from_scratch());
                read.count_legal();
            }
        }
    });
}
