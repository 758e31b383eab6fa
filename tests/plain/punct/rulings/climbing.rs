//! Pieces on pieces.

use crate::punct::diagram::*;
use strata::rules::Portray;

#[test]
fn the_punct_must_land_on_a_piece_of_its_own_colour() {
    let position = white("TG8r3,TL8r3,tB8r3");
    let climbed = after(&position, "G8-L8r3");
    assert_eq!(climbed.height(space("L8")), 2);
    refused(
        &position,
        "G8-B8r3",
        "must land on your own piece or on the bare board, and B8 shows Black's",
    );
}

#[test]
fn it_may_land_on_a_minor_dot_as_well_as_on_a_punct() {
    let climbed = after(&white("TG8r3,TL8r5"), "G8-M8r1");
    looks(
        &climbed,
        "M8",
        "
              ·
           ·     ·
        ·     ·     ·
           w2    ·
        ·     W2    ·
           w2    ·
        ·     ·     ·
           ·     ·
              ·",
    );
}

#[test]
fn minor_dots_may_cover_either_colour() {
    let climbed = after(&white("TG8r3,EL8r0,eM8r3"), "G8-L8r4");
    looks(
        &climbed,
        "L8",
        "
              ·
           ·     b1
        ·     ·     ·
           ·     w2
        ·     W2    ·
           ·     w2
        ·     w1    ·
           ·     ·
              w1",
    );
}

#[test]
fn a_piece_with_one_dot_covered_can_neither_move_nor_turn() {
    let pieces = "EL8r0,eM8r3/TL8r4";
    let position = black(pieces);
    refused(
        &position,
        "M8-M5r3",
        "piece with its PÜNCT on L8 covers its dot",
    );
    refused(
        &position,
        "M8r4",
        "piece with its PÜNCT on L8 covers its dot",
    );
    // White's own piece is held as well.
    let stuck = white(pieces).stuck();
    let below = stuck.get(&space("L8").coord().at_level(0)).expect("held");
    assert!(
        below.to_string().contains("PÜNCT on L8 covers its dot"),
        "{below}"
    );
}

#[test]
fn all_three_dots_need_the_same_level() {
    refused(&white("TG8r3,EL8r3"), "G8-L8r3", "A triangle can't bridge");
    refused(
        &white("TG8r3,TL8r3,TL10r3/TL8r3"),
        "G8-L8r2",
        "all three dots need the same level",
    );
    after(&white("TG8r3,TL8r3/TL8r3"), "G8-L8r3");
}

#[test]
fn a_piece_may_climb_to_any_level_and_come_back_down() {
    let position = white("TG8r3,TL8r3/TL8r3");
    let high = after(&position, "G8-L8r3");
    assert_eq!(high.height(space("L8")), 3);
    let waited = after(&high, "TC4r3");
    let low = after(&waited, "L8-G8r3");
    assert_eq!(low.height(space("L8")), 2);
    assert_eq!(low.height(space("G8")), 1);
}

#[test]
fn only_a_piece_of_the_board_climbs() {
    refused(
        &white("TL8r3"),
        "TL8r3",
        "A new piece goes on the bare board",
    );
}
