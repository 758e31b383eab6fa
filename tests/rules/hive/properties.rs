//! The shared properties over random games of every set-up, and some that only Hive has.

use crate::properties::{Trial, check};
use std::collections::HashMap;
use strata::rules::hive::{Bug, Hive, Move, Setup, Tile};
use strata::rules::{Color, Coord, Kind, Layout, Played, Portray, Position, Slot, Step};

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
        cells.extend([Coord::new(1, 0), Coord::new(0, -1), Coord::new(32, 0)].map(|step| at + step));
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
                    let strata::rules::Effect::Carry { from, to, route, .. } = effect else {
                        continue;
                    };
                    assert_eq!(route.first(), Some(&from.at));
                    assert_eq!(route.last(), Some(&to.anchor().at));
                    for pair in route.windows(2) {
                        let neighbours: Vec<Coord> = position.lattice().neighbours(pair[0]).collect();
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
            let facts = position.facts();
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
            let mut movable: Vec<Coord> = facts.movable.iter().map(|slot| slot.at).collect();
            movable.dedup();
            assert_eq!(movable, taken);
            if !placed.is_empty() {
                assert_eq!(facts.placeable[side.index()], placed);
            }
            // A tile of the side to move either moves or has a reason not to.
            if position.outcome().is_none() {
                for (slot, lying) in &layout.lying {
                    if lying.piece.owner == side {
                        assert_ne!(facts.movable.contains(slot), facts.stuck.contains_key(slot), "{slot:?}");
                    }
                }
            }
            let covered = |slot: &Slot| layout.lying.contains_key(&slot.at.at_level(slot.level + 1));
            let expected: Vec<Slot> = layout.lying.keys().filter(|slot| covered(slot)).copied().collect();
            assert_eq!(facts.covered, expected);
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

/// What lies where, seen from the white queen, without the numbers of the tiles.
fn shape(layout: &Layout) -> String {
    let origin = layout
        .lying
        .values()
        .find(|lying| lying.piece.kind == Kind::Hive(Bug::Queen))
        .map_or(Coord::default(), |lying| lying.dots.anchor().at);
    let queens = layout.lying.values().filter(|lying| lying.piece.kind == Kind::Hive(Bug::Queen));
    let early = if queens.count() == 2 { 0 } else { layout.ply };
    let mut tiles: Vec<String> = layout
        .lying
        .iter()
        .map(|(slot, lying)| format!("{:?} {} {:?} {:?}", slot.at - origin, slot.level, lying.piece.owner, lying.piece.kind))
        .collect();
    tiles.sort();
    format!("{early} {:?} {tiles:?}", layout.to_move)
}

#[test]
fn different_shapes_have_different_keys() {
    let mut seen: HashMap<u64, String> = HashMap::new();
    for seed in 0..40 {
        random_game(setup(3), seed, 120, |position| {
            let shape = shape(&position.layout());
            let other = seen.entry(position.key()).or_insert_with(|| shape.clone());
            // Two queens make two origins: the same shape may be written in two ways only if both are on the board.
            assert!(*other == shape || position.layout().lying.len() > 1, "{other}\n{shape}");
        });
    }
    assert!(seen.len() > 3000, "the games must differ: {}", seen.len());
}

#[test]
fn a_hive_that_crept_aside_is_the_same_position_and_its_third_time_is_a_draw() {
    // Two queens walk around each other: after each pair of steps the same shape lies elsewhere or turned.
    let mut played: Played<Hive> = Played::new(&Setup::default());
    let queen = |owner| Tile::new(owner, Bug::Queen, 0).expect("a queen");
    let to = |tile, x, y| Move::To { tile, to: Coord::new(x, y) };
    played.play(to(queen(Color::White), 0, 0)).expect("legal");
    played.play(to(queen(Color::Black), 1, 0)).expect("legal");
    let mut keys = vec![played.position().key()];
    // Each pair of moves steps the hive's two tiles along: the white queen over, then the black one.
    let mut turns = 0;
    while played.outcome().is_none() && turns < 60 {
        let before = played.position().layout();
        // White goes to the south-east of Black's queen by way of its own east; Black follows the same way.
        let mv = played.legal_moves().into_iter().filter(|mv| {
            let Move::To { tile, .. } = mv else { return false };
            before.lying.values().any(|lying| Tile::from_piece(lying.piece) == Some(*tile))
        });
        let mv = mv.max().expect("a queen can always walk");
        played.play(mv).expect("legal");
        keys.push(played.position().key());
        turns += 1;
    }
    assert!(played.outcome().is_some(), "a walk without placing must repeat shapes");
    assert_eq!(played.occurrences(), 3);
}
