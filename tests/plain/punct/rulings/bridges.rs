//! Pieces that hang in the middle.

use crate::punct::diagram::*;
use strata::rules::punct::Setup;
use strata::rules::{Color, Portray};

#[test]
fn a_straight_piece_bridges_from_end_to_end() {
    let bridge = after(&white("EG8r3,TL8r3,tL6r0"), "G8-L8r0");
    looks(
        &bridge,
        "L7",
        "
              w1
           ·     w1
        ·     W2    ·
           ·     ·
        ·     w2    ·
           ·     ·
        ·     w2    ·
           b1    ·
              b1",
    );
    assert_eq!(bridge.stack(space("L7")).len(), 2);
    assert_eq!(bridge.stack(space("L7"))[0], None, "air under the bridge");
}

#[test]
fn an_angular_piece_bridges_from_end_to_end() {
    let bridge = after(&white("LG8r3,TL8r3,tK6r0"), "G8-L8r0");
    assert_eq!(bridge.height(space("L7")), 2);
    after(&white("RG8r3,TL8r3,tM7r5"), "G8-L8r0");
}

#[test]
fn a_bridge_may_span_a_lower_stack() {
    let bridge = after(&white("EG8r3,TL8r3,TL6r0,tL7r1/TL8r3,TL6r0"), "G8-L8r0");
    let stack: Vec<bool> = bridge
        .stack(space("L7"))
        .iter()
        .map(Option::is_some)
        .collect();
    assert_eq!(stack, [true, false, true]);
}

#[test]
fn an_angular_piece_turned_by_half_bridges_on_a_single_angular_piece() {
    let position = white("LG13r3,RF12r3,MG8r0");
    let bridge = after(&position, "G13-G7r2");
    looks(
        &bridge,
        "G7",
        "
              ·
           w2    ·
        ·     W1    ·
           w2    ·
        ·     W2    ·
           ·     ·
        ·     ·     ·
           ·     ·
              ·",
    );
    after(&position, "F12-F8r0");
}

#[test]
fn a_triangle_has_no_ends_and_never_bridges() {
    refused(
        &white("TG8r3,TL8r3,tL6r0"),
        "G8-L8r0",
        "A triangle can't bridge",
    );
}

#[test]
fn the_ends_of_a_bridge_lie_on_one_level() {
    refused(
        &white("EG8r3,TL8r3,TL6r0/TL6r0"),
        "G8-L8r0",
        "dots at both ends need the same level: L8 and L6 differ",
    );
}

#[test]
fn only_the_middle_dot_may_hang_never_an_end() {
    refused(
        &white("EG8r3,TL8r1"),
        "G8-L8r2",
        "dots at both ends need the same level",
    );
    refused(
        &white("CG8r0,TL8r3"),
        "G8-L8r0",
        "dots at both ends need the same level",
    );
}

#[test]
fn nothing_may_stand_higher_under_the_middle_than_under_the_ends() {
    refused(
        &white("EG8r3,TL8r3,TL6r0,TL7r1/TL7r1"),
        "G8-L8r0",
        "The middle dot would run into what lies on L7",
    );
}

#[test]
fn a_dot_under_a_bridge_is_blocked_with_its_piece() {
    let position = black("TL8r3,TL6r0,tL7r1/TL8r3,TL6r0/EL8r0");
    refused(
        &position,
        "L7-G7r1",
        "bridge with its PÜNCT on L8 spans its dot",
    );
    let stuck = position.stuck();
    let held = &stuck[&space("L7").coord().at_level(0)];
    assert_eq!(
        held.to_string(),
        "This piece can't move: White's bridge with its PÜNCT on L8 spans its dot on L7."
    );
}

#[test]
fn an_empty_space_under_a_bridge_cannot_be_entered() {
    let position = white("TL8r3,tL6r0,EG7r3/EL8r0");
    for text in ["EL7r2", "TK7r5", "G7-L7r2"] {
        refused(&position, text, "L7 lies empty under L8's bridge");
    }
}

#[test]
fn a_bridge_carries_pieces_like_any_dot() {
    let position = white("TL8r3,tL6r0,EG8r3/EL8r0");
    let high = after(&position, "G8-L8r0");
    assert_eq!(high.height(space("L7")), 3);
}

#[test]
fn a_punct_in_the_middle_never_hangs_over_nothing_or_an_opponent() {
    let ends = "CG7r0,TL8r3,TL6r0";
    refused(&white(ends), "G7-L7r0", "it may not hang over the empty L7");
    refused(
        &white(&format!("{ends},tL7r1/TL8r3,TL6r0")),
        "G7-L7r0",
        "must land on your own piece or on the bare board, and L7 shows Black's",
    );
}

#[test]
fn a_punct_in_the_middle_may_hang_over_a_lower_dot_of_its_own_unless_bridges_are_strict() {
    let pieces = "CG7r0,TL8r3,TL6r0,TL7r1/TL8r3,TL6r0";
    let bridge = after(&white(pieces), "G7-L7r0");
    assert_eq!(bridge.height(space("L7")), 3);
    let strict = Setup {
        strict_bridges: true,
        ..Setup::default()
    };
    refused(
        &board_by(strict, Color::White, pieces),
        "G7-L7r0",
        "The PÜNCT must touch what it lands on",
    );
    // With its PÜNCT on the same level it lies as always.
    let even = board_by(strict, Color::White, "CG7r0,TL8r3,TL6r0,TL7r1");
    after(&even, "G7-L7r0");
}
