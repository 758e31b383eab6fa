//! New pieces.

use crate::punct::diagram::*;
use strata::rules::punct::{Punct, Setup};
use strata::rules::{Color, Position};

#[test]
fn a_new_piece_covers_three_spaces() {
    let next = after(&Punct::new(&Setup::default()), "TG13r1");
    looks(
        &next,
        "G13",
        "
              ·
           ·     ·
        ·     ·     ·
           w1    ·
        ·     W1    ·
           w1    ·
        ·     ·     ·
           ·     ·
              ·",
    );
}

#[test]
fn by_the_basic_rules_white_must_keep_its_first_piece_out_of_the_centre() {
    let start = Punct::new(&Setup::basic());
    refused(
        &start,
        "TI9r0",
        "White's first piece may not touch the centre",
    );
    refused(&start, "TF9r4", "G9 is in it");
    let second = after(&start, "TG13r1");
    let third = after(&second, "TI9r0");
    after(&third, "TH11r0");
}

#[test]
fn by_the_standard_rules_no_new_piece_may_touch_the_centre_not_even_in_part() {
    let start = Punct::new(&Setup::default());
    let second = after(&start, "TG13r1");
    for position in [&start, &second, &after(&second, "TB5r0")] {
        refused(position, "TI9r0", "New pieces may not touch the centre");
        refused(position, "TF9r4", "G9 is in it");
    }
}

#[test]
fn a_piece_of_the_board_may_move_into_the_centre_and_out_again() {
    let inside = after(&white("TF9r3,tB5r0"), "F9-I9r0");
    assert_eq!(inside.in_centre(Color::White), 3);
    let next = after(&inside, "B5-B6r0");
    after(&next, "I9-I14r0");
}

#[test]
fn a_new_piece_goes_on_the_bare_board_only() {
    let position = white("EG8r3,eM8r3");
    refused(&position, "TG9r3", "the bare board, and G9 is taken");
    refused(&position, "TM9r3", "the bare board, and M9 is taken");
    refused(&position, "TL8r4", "M9 is taken");
}

#[test]
fn a_new_piece_needs_one_in_reserve() {
    refused(
        &white("CC4r0,CN12r0"),
        "CE8r0",
        "no straight piece with its PÜNCT in the centre left in reserve",
    );
}

#[test]
fn a_new_piece_must_lie_on_the_board_with_all_its_dots() {
    refused(
        &Punct::new(&Setup::basic()),
        "EA8r3",
        "sticks out over the edge",
    );
}
