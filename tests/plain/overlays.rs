//! What the overlays show, held against the rules' other words over random games: ways lack what is missing, besiegers are
//! those whose moves end beside a queen, pins are what is stuck for others.

use std::collections::BTreeSet;
use strata::rules::hive::Illegal as HiveIllegal;
use strata::rules::{Color, Coord, Effect, Game, Illegal, Slot};

/// Visits the positions of random games.
fn positions(setup: &str, games: u64, plies: u32, mut visit: impl FnMut(&Game)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup.parse().unwrap());
        while game.outcome().is_none() && game.ply() < plies {
            let moves = game.legal_moves();
            game.play(moves[random.usize(..moves.len())]).unwrap();
            visit(&game);
        }
    }
}

/// Whether a space lies on a side of its board: it has a neighbour that is none of its spaces.
fn on_rim(at: Coord, game: &Game, spaces: &BTreeSet<Coord>) -> bool {
    let mut around = game.lattice().neighbours(at);
    around.any(|next| !spaces.contains(&next))
}

#[test]
fn a_way_goes_from_rim_to_rim_and_lacks_as_many_spaces_as_are_missing() {
    for (setup, games, plies) in [
        ("tak5", 20, 60),
        ("tak4", 20, 40),
        ("punct:standard", 4, 40),
    ] {
        let mut ways = 0;
        positions(setup, games, plies, |game| {
            let spaces: BTreeSet<Coord> = game.spaces().into_iter().collect();
            let missing = game.missing();
            for (side, way) in Color::BOTH.into_iter().zip(game.ways()) {
                let fewest = missing[side.index()].iter().copied().flatten().min();
                let lacks = way.as_ref().map(|way| way.missing.len() as u8);
                assert_eq!(lacks, fewest, "{setup} {side}: {}", game.write_position());
                let Some(way) = way else { continue };
                for ends in [way.spaces.first(), way.spaces.last()] {
                    assert!(on_rim(*ends.unwrap(), game, &spaces));
                }
                for pair in way.spaces.windows(2) {
                    assert!(game.lattice().neighbours(pair[0]).any(|at| at == pair[1]));
                }
                assert!(way.missing.iter().all(|at| way.spaces.contains(at)));
                // What it doesn't lack is its side's already.
                let layout = game.layout();
                for at in way.spaces.iter().filter(|at| !way.missing.contains(at)) {
                    let above = layout.lying.values().flat_map(|lying| {
                        let slots = lying.dots.slots().iter();
                        slots.map(move |slot| (slot, lying.piece.owner))
                    });
                    let here = above.filter(|(slot, _)| slot.at == *at);
                    let top = here.max_by_key(|(slot, _)| slot.level);
                    assert_eq!(top.unwrap().1, side);
                }
                ways += 1;
            }
        });
        assert!(ways > 100, "{setup}: {ways}");
    }
}

#[test]
fn who_can_reach_a_queen_are_the_tiles_whose_moves_end_beside_it() {
    let (mut found, mut thrown) = (0, 0);
    positions("hive:Base+MLP", 60, 60, |game| {
        let to_move = game.side_to_move();
        let Some(queen) = &game.queens()[(!to_move).index()] else {
            return;
        };
        let around: Vec<Coord> = game.lattice().neighbours(queen.at.at).collect();
        let mut wanted: BTreeSet<(Slot, Coord)> = BTreeSet::new();
        for mv in game.legal_moves() {
            for effect in game.effects(mv) {
                if let Effect::Carry { from, to, .. } = effect {
                    let to = to.anchor().at;
                    let stands_there = from.level == 0 && around.contains(&from.at);
                    if queen.free.contains(&to) && !stands_there && from != queen.at {
                        wanted.insert((from, to));
                    }
                }
            }
        }
        let besiegers = game.besiegers().into_iter();
        let besiegers = besiegers.filter(|besieger| besieger.queen != to_move);
        let told: BTreeSet<(Slot, Coord)> = besiegers
            .flat_map(|besieger| besieger.to.into_iter().map(move |to| (besieger.tile, to)))
            .collect();
        assert_eq!(told, wanted, "{}", game.write_position());
        found += told.len();
        let layout = game.layout();
        let theirs = |(tile, _): &&(Slot, Coord)| layout.lying[tile].piece.owner != to_move;
        thrown += told.iter().filter(theirs).count();
    });
    assert!(found > 500 && thrown > 0, "{found}, thrown {thrown}");
}

#[test]
fn a_pinned_tile_is_pinned_by_the_neighbours_that_would_come_off() {
    let mut pins = 0;
    positions("hive:Base+MLP", 30, 60, |game| {
        let told = game.pins();
        let pinned: Vec<Slot> = told.iter().map(|pin| pin.pinned).collect();
        assert_eq!(pinned, game.pinned());
        let stuck = game.stuck();
        for pin in told {
            assert!(!pin.by.is_empty());
            for at in &pin.by {
                assert!(
                    game.lattice()
                        .neighbours(pin.pinned.at)
                        .any(|next| next == *at)
                );
            }
            if let Some(Illegal::Hive(HiveIllegal::Splits { parts, .. })) = stuck.get(&pin.pinned) {
                let off: BTreeSet<Coord> = parts.iter().skip(1).flatten().copied().collect();
                assert!(pin.by.iter().all(|at| off.contains(at)));
                // From each part that would come off there is one.
                for part in parts.iter().skip(1) {
                    assert!(pin.by.iter().any(|at| part.contains(at)));
                }
                pins += 1;
            }
        }
    });
    assert!(pins > 100, "{pins}");
}

#[test]
fn a_covered_piece_that_is_seen_is_pinned_by_what_lies_on_it() {
    let mut pins = 0;
    positions("punct:standard", 3, 60, |game| {
        let covered = game.covered();
        let layout = game.layout();
        for pin in game.pins() {
            assert!(covered.contains(&pin.pinned));
            let slots = layout.lying[&pin.pinned].dots.slots();
            assert!(pin.by.len() < slots.len(), "a part of it is seen");
            for at in &pin.by {
                let dot = slots.iter().find(|slot| slot.at == *at).unwrap();
                let dots = layout.lying.values().flat_map(|other| other.dots.slots());
                assert!(
                    dots.into_iter()
                        .any(|slot| slot.at == *at && slot.level > dot.level)
                );
            }
            pins += 1;
        }
    });
    assert!(pins > 20, "{pins}");
}

#[test]
fn as_many_spaces_are_counted_as_the_score_says() {
    for setup in ["tak5", "punct:standard", "punct:basic", "hive"] {
        positions(setup, 3, 40, |game| {
            let counted = game.counted().map(|spaces| spaces.len() as u8);
            assert_eq!(counted, game.score().unwrap_or_default(), "{setup}");
        });
    }
}
