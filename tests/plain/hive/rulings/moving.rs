//! Moving: one hive, sliding, and the pass.

use super::{black, white};
use crate::hive::diagram::tile;
use strata::rules::hive::Move;
use strata::rules::{Coord, Played, Portray, Position};

#[test]
fn a_moved_tile_may_come_to_lie_beside_enemy_tiles() {
    let d = white("wA1     wQ      bQ      *");
    assert!(d.goals("wA1").contains(&d.mark()));
}

#[test]
fn moving_the_ant_would_split_the_hive() {
    let d = black(
        r"
        wQ      bA1     bQ      wB1
        ",
    );
    assert!(d.goals("bA1").is_empty());
    let why = d
        .position
        .check(Move::To {
            tile: tile("bA1"),
            to: Coord::new(1, 1),
        })
        .expect_err("illegal");
    assert_eq!(
        why.to_string(),
        "Black's ant 1 can't move: this would split the hive into 2 parts."
    );
    assert_eq!(
        why.places(),
        [d.at("wQ")],
        "the smaller part would come off"
    );
    let slot = d.at("bA1").at_level(0);
    assert_eq!(d.position.stuck().get(&slot), Some(&why));
}

#[test]
fn the_hive_may_not_fall_apart_during_a_move_even_if_it_is_whole_after_it() {
    let d = black(
        r"
    wS1     bQ      bA1
bB1     .       *
    wQ      wG1
        ",
    );
    assert!(d.goals("bQ").is_empty());
    assert!(d.refusal("bQ", d.mark()).contains("split the hive"));
    // After the move all tiles would hang together again.
    let whole = white(
        r"
    wS1     .       bA1
bB1     .       bQ
    wQ      wG1
        ",
    );
    assert!(whole.position.layout().lying.len() == 6);
}

#[test]
fn a_tile_that_closes_a_ring_may_leave_it() {
    let d = white(
        r"
        bA1     bG1
    wQ      .       bQ
        bS1     wA1
        ",
    );
    assert!(
        !d.goals("wQ").is_empty(),
        "the other five still hang together"
    );
}

#[test]
fn a_tile_that_cannot_slide_out_may_not_move() {
    let d = white(
        r"
        bA1     bG1
    wQ      wA1     .
        bS1     bQ
        ",
    );
    assert!(d.goals("wA1").is_empty());
    assert_eq!(
        d.refusal("wA1", d.at("wA1") + Coord::new(1, 0)),
        "White's ant 1 has nowhere to go."
    );
    let d = white(
        r"
        bA1     *
    wA1     wQ      *
        bS1     bQ
        ",
    );
    assert_eq!(
        d.goals("wQ"),
        d.marked,
        "with two open cells beside each other it can"
    );
}

#[test]
fn a_slide_between_two_tiles_is_refused_by_naming_them() {
    let d = white(
        r"
        bA1     wQ
    bS1     *       bG1
        bQ      wA1
        ",
    );
    assert_eq!(
        d.refusal("wQ", d.mark()),
        "The gate between Black's grasshopper 1 and Black's ant 1 is too narrow."
    );
    let why = d
        .position
        .check(Move::To {
            tile: tile("wQ"),
            to: d.mark(),
        })
        .expect_err("illegal");
    assert_eq!(why.places(), [d.at("bG1"), d.at("bA1")]);
}

#[test]
fn a_side_that_can_neither_place_nor_move_passes_until_it_can() {
    let d = white("bQ      wQ<bB1");
    let mut played = Played::from_position(d.position.clone());
    assert_eq!(played.legal_moves(), [Move::Pass]);
    played.play(Move::Pass).expect("the pass is forced");
    let off = Move::To {
        tile: tile("bB1"),
        to: d.at("bQ"),
    };
    played.play(off).expect("legal");
    assert!(!played.legal_moves().contains(&Move::Pass));
    assert_eq!(
        played
            .position()
            .check(Move::Pass)
            .expect_err("voluntary")
            .to_string(),
        "A side passes only when it has no other move."
    );
}
