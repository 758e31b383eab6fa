//! Moves on the board, and what is none.

use crate::punct::diagram::*;
use std::collections::BTreeSet;
use strata::rules::punct::{Move, Punct, Space};
use strata::rules::{Color, Position};

/// Where the piece on a space may put its PÜNCT.
fn targets(position: &Punct, from: &str) -> BTreeSet<Space> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Shift {
                from: start, to, ..
            } if start == space(from) => Some(to),
            _ => None,
        })
        .collect()
}

#[test]
fn the_punct_moves_along_the_six_lines_any_distance() {
    let position = white("TG12r3");
    let lines = "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 G15 \
                 D12 E12 F12 H12 I12 J12 K12 L12 M12 N12 O12 P12 Q12 \
                 A6 B7 C8 D9 E10 F11 H13 I14 J15 K16 L17";
    let expected: BTreeSet<Space> = lines
        .split_whitespace()
        .filter_map(Space::from_name)
        .collect();
    assert_eq!(targets(&position, "G12"), expected);
    refused(&position, "G12-K14r0", "only in a straight line");
}

#[test]
fn it_passes_over_pieces_and_gaps_and_through_the_centre() {
    let position = white("TG9r3,eI9r3,tK9r3");
    after(&position, "G9-N9r0");
}

#[test]
fn players_move_their_own_pieces_only_and_by_the_punct() {
    let position = white("EG8r3,eM8r3");
    refused(&position, "M8-M5r3", "The piece on M8 is Black's");
    refused(&position, "G9-G12r3", "has it on G8");
    refused(&position, "C4-C5r3", "There is nothing on C4");
}

#[test]
fn after_moving_the_piece_may_be_turned_around_its_punct() {
    let position = white("TG12r3");
    let moved = after(&position, "G12-G6r3");
    looks(
        &moved,
        "G6",
        "
              ·
           ·     ·
        ·     w1    ·
           ·     w1
        ·     W1    ·
           ·     ·
        ·     ·     ·
           ·     ·
              ·",
    );
    let turned = after(&position, "G12-G6r1");
    looks(
        &turned,
        "G6",
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
fn to_turn_without_moving_is_a_move_too() {
    let turned = after(&white("TG12r3"), "G12r0");
    looks(
        &turned,
        "G12",
        "
              ·
           ·     ·
        ·     ·     ·
           ·     ·
        ·     W1    ·
           w1    ·
        ·     w1    ·
           ·     ·
              ·",
    );
    assert_eq!(turned.side_to_move(), Color::Black);
}

#[test]
fn at_the_edge_both_minor_dots_must_stay_on_the_board() {
    let position = white("TG12r3");
    refused(&position, "G12-G15r3", "sticks out over the edge");
    after(&position, "G12-G15r0");
}

#[test]
fn a_move_that_leaves_everything_where_it_was_is_none() {
    refused(&white("EG8r3"), "G8r3", "leaves everything where it was");
    // A straight piece around its centre looks the same after a half turn.
    let position = white("CG8r0");
    refused(&position, "G8r3", "leaves everything where it was");
    after(&position, "G8r4");
}

#[test]
fn the_spaces_that_a_piece_leaves_are_free_for_it() {
    let moved = after(&white("EG8r3"), "G8-G9r3");
    looks(
        &moved,
        "G10",
        "
              ·
           ·     ·
        ·     w1    ·
           ·     ·
        ·     w1    ·
           ·     ·
        ·     W1    ·
           ·     ·
              ·",
    );
}

#[test]
fn a_piece_never_stands_on_itself() {
    // It would come down on its own former dots, which left the board with it.
    let moved = after(&white("TG8r3"), "G8-G9r0");
    assert_eq!(moved.height(space("G9")), 1);
}
