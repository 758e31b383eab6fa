//! What the table is told of a position.

use super::{space as at, square, start, tps};
use strata::rules::tak::Illegal;
use strata::rules::{Color, Coord, Facts, Portray, Slot};

fn slots(texts: &[(&str, u8)]) -> Vec<Slot> {
    texts
        .iter()
        .map(|&(text, level)| at(text).at_level(level))
        .collect()
}

fn facts(text: &str) -> Facts {
    tps(text).facts()
}

const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

#[test]
fn tops_of_the_side_to_move_are_movable_and_what_is_below_is_covered() {
    let facts = facts("x5/x5/x2,121,x2/x5/1,2,x3 1 9");
    assert_eq!(facts.movable, slots(&[("a1", 0), ("c3", 2)]));
    assert_eq!(facts.covered, slots(&[("c3", 0), ("c3", 1)]));
    assert!(facts.stuck.is_empty());
}

#[test]
fn hemmed_in_tops_of_either_side_are_stuck() {
    let facts = facts("x4,1/x4,2/x5/2S,x4/1,2C,x3 1 9");
    let stuck: Vec<Slot> = facts.stuck.keys().copied().collect();
    assert_eq!(stuck, slots(&[("a1", 0)]));
    assert_eq!(
        facts.stuck[&at("a1").at_level(0)],
        Illegal::HemmedIn {
            at: square("a1"),
            by: vec![square("a2"), square("b1")],
        }
        .into()
    );
    assert_eq!(facts.movable, slots(&[("e5", 0)]));
}

#[test]
fn a_capstone_beside_a_standing_stone_is_not_stuck() {
    let facts = facts("x5/x5/x5/2S,x4/1C,2C,x3 1 9");
    assert!(facts.stuck.is_empty());
    assert_eq!(facts.movable, slots(&[("a1", 0)]));
}

#[test]
fn new_pieces_go_on_empty_squares_while_there_are_any_of_both() {
    let facts = facts("x3/1,2,1S/2,12,x 1 9");
    let empty = vec![at("c1"), at("a3"), at("b3"), at("c3")];
    assert_eq!(facts.placeable, [empty.clone(), empty]);
    assert_eq!(start(5).facts().placeable[1].len(), 25);
    let over = tps("1,1,1/2,2,x/x3 2 9").facts();
    assert_eq!(over.placeable, [vec![], vec![]]);
    assert!(over.movable.is_empty());
}

#[test]
fn groups_are_what_counts_toward_a_road_largest_first_with_the_sides_they_touch() {
    let facts = facts("x5/1S,x4/1,1,1C,x2/x5/x3,2,2 1 9");
    let [white, black] = facts.groups.as_slice() else {
        panic!("{:?}", facts.groups);
    };
    assert_eq!(white.owner, Color::White);
    assert_eq!(white.spaces, [at("a3"), at("b3"), at("c3")]);
    assert_eq!(white.touches, WEST);
    assert_eq!(black.owner, Color::Black);
    assert_eq!(black.touches, SOUTH | EAST);
    let across = tps("1,1,1/2,2,x/x3 2 9").facts();
    assert_eq!(across.groups[0].touches, WEST | EAST | NORTH);
}

#[test]
fn the_winning_road_is_a_shortest_one() {
    let facts = facts("x5/1,1,x3/1,1,1,1,1/1,x4/x5 2 9");
    let road: Vec<Coord> = ["a3", "b3", "c3", "d3", "e3"].map(at).to_vec();
    assert_eq!(facts.winning, road);
    assert!(tps("x5/x5/1,1,1,1,x/x5/x5 2 9").facts().winning.is_empty());
}

#[test]
fn of_two_roads_the_movers_is_shown() {
    let facts = facts("x5/x5/2,2,2,2,2/1,1,1,1,1/x5 1 10");
    assert!(facts.winning.iter().all(|space| space.y == 2));
    assert_eq!(facts.winning.len(), 5);
}

#[test]
fn missing_counts_the_squares_a_road_still_lacks_each_way() {
    assert_eq!(
        start(5).facts().missing,
        [vec![Some(5); 2], vec![Some(5); 2]]
    );
    let facts = facts("x5/x5/1,1,x,1,x/x5/x5 2 9");
    assert_eq!(
        facts.missing[0],
        [Some(4), Some(2)],
        "north–south, east–west"
    );
    // Row 3 is Black's own, and shut to White's north–south road.
    let shut = tps("x5/x5/2,2,2,2S,2/x5/x5 1 9").facts();
    assert_eq!(shut.missing[0], [None, Some(5)]);
    assert_eq!(shut.missing[1], [Some(4), Some(3)]);
    let done = tps("x5/x5/1,1,1,1,1/x5/x5 2 9").facts();
    assert_eq!(done.missing[0][1], Some(0));
}

#[test]
fn the_score_is_the_top_flats_without_komi() {
    assert_eq!(facts("x5/x5/1,1S,21,2C,12/x5/x5 1 9").score, Some([2, 1]));
}
