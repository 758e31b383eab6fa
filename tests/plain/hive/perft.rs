//! Counted game trees: from the start, from positions of real and random games, and turned and mirrored.

use strata::rules::hive::{Hive, Setup};
use strata::rules::perft::perft;
use strata::rules::{Coord, Dots, Layout, Notate, Portray, Position, Slot};

const START: &str = include_str!("../../data/hive/perft_start.tsv");
const POSITIONS: &str = include_str!("../../data/hive/perft_positions.tsv");

fn lines(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

/// Checks the columns of these depths in every line of the table from the start.
fn check_start(depths: std::ops::RangeInclusive<u32>) {
    let mut checked = 0;
    for line in lines(START) {
        let [game_type, opening, counts] = line[..] else {
            panic!("{line:?}")
        };
        let switch = if opening == "tournament" {
            "+tournament"
        } else {
            ""
        };
        let setup: Setup = format!("hive:{game_type}{switch}")
            .parse()
            .expect("a set-up");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            if depths.contains(&depth) {
                let count: u64 = count.parse().expect("a count");
                assert_eq!(
                    perft(&mut Hive::new(&setup), depth),
                    count,
                    "{setup} depth {depth}"
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_first_five_plies_are_counted_right_in_every_game_type() {
    check_start(1..=5);
}

#[test]
#[ignore = "long: half a billion positions"]
fn the_sixth_ply_is_counted_right_in_every_game_type() {
    check_start(6..=6);
}

#[test]
#[ignore = "long: seven billion positions"]
fn the_seventh_ply_is_counted_right_in_every_game_type() {
    check_start(7..=7);
}

/// The positions of the table with their counts for depths 1, 2 and 3.
fn positions() -> Vec<(Hive, [u64; 3])> {
    lines(POSITIONS)
        .map(|line| {
            let counts = [1, 2, 3].map(|i: usize| line[i].parse().expect("a count"));
            let setup = Setup {
                tournament: true,
                ..Setup::default()
            };
            let position = Hive::read_position(&setup, line[4])
                .unwrap_or_else(|error| panic!("{}: {error}", line[0]));
            (position, counts)
        })
        .collect()
}

#[test]
fn positions_amid_games_are_counted_right() {
    let positions = positions();
    assert_eq!(positions.len(), 13);
    for (mut position, counts) in positions {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(
                perft(&mut position, depth),
                count,
                "depth {depth} of {}",
                position.write_position()
            );
        }
    }
}

/// One of the twelve ways to turn and mirror the plane, about the origin: `turns` of 60°, then a mirror or not.
fn turned(at: Coord, turns: u8, mirrored: bool) -> Coord {
    let turned = (0..turns).fold(at, |Coord { x, y }, _| Coord::new(-y, x + y));
    if mirrored {
        Coord::new(turned.y, turned.x)
    } else {
        turned
    }
}

fn transformed(position: &Hive, turns: u8, mirrored: bool) -> Hive {
    let shift = Coord::new(7, -19);
    let slot = |Slot { at, level }| (turned(at, turns, mirrored) + shift).at_level(level);
    let layout = position.layout();
    let transformed = Layout {
        lying: layout
            .lying
            .into_iter()
            .map(|(at, mut lying)| {
                lying.dots = Dots::One(slot(at));
                (slot(at), lying)
            })
            .collect(),
        last_moved: layout.last_moved.map(slot),
        ..layout
    };
    Hive::from_layout(&position.setup(), &transformed).expect("a turned position is a position")
}

#[test]
fn turning_mirroring_and_shifting_a_position_changes_no_count() {
    for (position, counts) in positions() {
        for turns in 0..6 {
            for mirrored in [false, true] {
                let mut turned = transformed(&position, turns, mirrored);
                for (depth, count) in (1..).zip(&counts[..2]) {
                    assert_eq!(
                        perft(&mut turned, depth),
                        *count,
                        "{turns} turns, mirrored {mirrored}, depth {depth}"
                    );
                }
            }
        }
    }
}

#[test]
#[ignore = "long: one ply deeper than the quick one"]
fn turning_mirroring_and_shifting_changes_no_deeper_count() {
    for (position, counts) in positions() {
        for turns in 0..6 {
            for mirrored in [false, true] {
                assert_eq!(
                    perft(&mut transformed(&position, turns, mirrored), 3),
                    counts[2]
                );
            }
        }
    }
}
