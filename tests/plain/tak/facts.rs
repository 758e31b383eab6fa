//! What the table is told of a position.

use super::{space as at, square, start, tps};
use std::collections::BTreeSet;
use strata::rules::tak::Illegal;
use strata::rules::{Color, Coord, Portray, Position, Slot};

fn slots(texts: &[(&str, u8)]) -> Vec<Slot> {
    texts
        .iter()
        .map(|&(text, level)| at(text).at_level(level))
        .collect()
}

const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

#[test]
fn tops_of_the_side_to_move_are_movable_and_what_is_below_is_covered() {
    let position = tps("x5/x5/x2,121,x2/x5/1,2,x3 1 9");
    assert_eq!(position.movable(), slots(&[("a1", 0), ("c3", 2)]));
    assert_eq!(position.covered(), slots(&[("c3", 0), ("c3", 1)]));
    assert!(position.stuck().is_empty());
}

#[test]
fn hemmed_in_tops_of_either_side_are_stuck() {
    let position = tps("x4,1/x4,2/x5/2S,x4/1,2C,x3 1 9");
    let stuck: Vec<Slot> = position.stuck().keys().copied().collect();
    assert_eq!(stuck, slots(&[("a1", 0)]));
    assert_eq!(
        position.stuck()[&at("a1").at_level(0)],
        Illegal::HemmedIn {
            at: square("a1"),
            by: vec![square("a2"), square("b1")],
        }
        .into()
    );
    assert_eq!(position.movable(), slots(&[("e5", 0)]));
}

#[test]
fn a_capstone_beside_a_standing_stone_is_not_stuck() {
    let position = tps("x5/x5/x5/2S,x4/1C,2C,x3 1 9");
    assert!(position.stuck().is_empty());
    assert_eq!(position.movable(), slots(&[("a1", 0)]));
}

#[test]
fn new_pieces_go_on_empty_squares_while_there_are_any_of_both() {
    let position = tps("x3/1,2,1S/2,12,x 1 9");
    let empty = vec![at("c1"), at("a3"), at("b3"), at("c3")];
    assert_eq!(
        Color::BOTH.map(|side| position.placeable(side)),
        [empty.clone(), empty]
    );
    assert_eq!(start(5).placeable(Color::Black).len(), 25);
    let over = tps("1,1,1/2,2,x/x3 2 9");
    assert_eq!(
        Color::BOTH.map(|side| over.placeable(side)),
        [vec![], vec![]]
    );
    assert!(over.movable().is_empty());
}

#[test]
fn groups_are_what_counts_toward_a_road_largest_first_with_the_sides_they_touch() {
    let position = tps("x5/1S,x4/1,1,1C,x2/x5/x3,2,2 1 9");
    let groups = position.groups();
    let [white, black] = groups.as_slice() else {
        panic!("{groups:?}");
    };
    assert_eq!(white.owner, Color::White);
    assert_eq!(white.spaces, [at("a3"), at("b3"), at("c3")]);
    assert_eq!(white.touches, WEST);
    assert_eq!(black.owner, Color::Black);
    assert_eq!(black.touches, SOUTH | EAST);
    let across = tps("1,1,1/2,2,x/x3 2 9");
    assert_eq!(across.groups()[0].touches, WEST | EAST | NORTH);
}

#[test]
fn the_winning_road_is_a_shortest_one() {
    let position = tps("x5/1,1,x3/1,1,1,1,1/1,x4/x5 2 9");
    let road: Vec<Coord> = ["a3", "b3", "c3", "d3", "e3"].map(at).to_vec();
    assert_eq!(position.winning_path(), road);
    assert!(tps("x5/x5/1,1,1,1,x/x5/x5 2 9").winning_path().is_empty());
}

#[test]
fn where_flats_were_counted_those_of_the_winner_are_shown() {
    let position = tps("1,2,1/1S,2S,2/12,1,21 1 9");
    let flats = ["a3", "c3", "b1", "c1"].map(at).into_iter().collect();
    assert_eq!(BTreeSet::from_iter(position.winning_path()), flats);
    let equal = tps("1,2,1/1S,2S,1S/12,1,12 1 9");
    assert!(equal.outcome().is_some() && equal.winning_path().is_empty());
}

#[test]
fn of_two_roads_the_movers_is_shown() {
    let position = tps("x5/x5/2,2,2,2,2/1,1,1,1,1/x5 1 10");
    assert!(position.winning_path().iter().all(|space| space.y == 2));
    assert_eq!(position.winning_path().len(), 5);
}

#[test]
fn missing_counts_the_squares_a_road_still_lacks_each_way() {
    assert_eq!(start(5).missing(), [vec![Some(5); 2], vec![Some(5); 2]]);
    let position = tps("x5/x5/1,1,x,1,x/x5/x5 2 9");
    assert_eq!(
        position.missing()[0],
        [Some(4), Some(2)],
        "north–south, east–west"
    );
    // Row 3 is Black's own, and shut to White's north–south road.
    let shut = tps("x5/x5/2,2,2,2S,2/x5/x5 1 9");
    assert_eq!(shut.missing()[0], [None, Some(5)]);
    assert_eq!(shut.missing()[1], [Some(4), Some(3)]);
    let done = tps("x5/x5/1,1,1,1,1/x5/x5 2 9");
    assert_eq!(done.missing()[0][1], Some(0));
}

#[test]
fn the_score_is_the_top_flats_without_komi() {
    assert_eq!(tps("x5/x5/1,1S,21,2C,12/x5/x5 1 9").score(), Some([2, 1]));
}
