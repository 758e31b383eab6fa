//! What there is: the pieces and the board.

use crate::punct::diagram::*;
use std::collections::BTreeSet;
use strata::rules::punct::{Punct, Setup, Shape, Space};
use strata::rules::{Color, Position};

#[test]
fn each_player_has_six_straight_six_angular_and_six_triangular_pieces() {
    let start = Punct::new(&Setup::default());
    for side in Color::BOTH {
        let left =
            |shapes: &[Shape]| -> u8 { shapes.iter().map(|&s| start.reserve(side, s)).sum() };
        assert_eq!(left(&[Shape::Triangle]), 6);
        assert_eq!(left(&[Shape::StraightCentre, Shape::StraightEnd]), 6);
        assert_eq!(
            left(&[
                Shape::AngularLeft,
                Shape::AngularMiddle,
                Shape::AngularRight
            ]),
            6
        );
    }
}

#[test]
fn white_moves_first() {
    assert_eq!(Punct::new(&Setup::basic()).side_to_move(), Color::White);
}

#[test]
fn the_board_has_211_spaces_in_columns_a_to_q() {
    let columns = "A 2–8, B 1–10, C 1–11, D 1–12, E 1–13, F 1–14, G 1–15, H 1–16, I 2–16, J 2–17, K 3–17, L 4–17, \
                   M 5–17, N 6–17, O 7–17, P 8–17, Q 10–16";
    let mut expected = BTreeSet::new();
    for column in columns.split(", ") {
        let (letter, rows) = column.split_once(' ').expect("a column");
        let (first, last) = rows.split_once('–').expect("rows");
        for row in first.parse::<u8>().expect("a row")..=last.parse().expect("a row") {
            expected.insert(format!("{letter}{row}"));
        }
    }
    let found: BTreeSet<String> = Space::all().map(|space| space.to_string()).collect();
    assert_eq!(found.len(), 211);
    assert_eq!(found, expected);
    for name in found {
        assert_eq!(space(&name).to_string(), name);
    }
}

#[test]
fn six_sides_of_seven_spaces_and_none_beside_a_missing_corner() {
    use strata::rules::punct::board::{CENTRE, SIDES};
    let sides = [
        "A2 A3 A4 A5 A6 A7 A8",
        "Q10 Q11 Q12 Q13 Q14 Q15 Q16",
        "B1 C1 D1 E1 F1 G1 H1",
        "J17 K17 L17 M17 N17 O17 P17",
        "B10 C11 D12 E13 F14 G15 H16",
        "J2 K3 L4 M5 N6 O7 P8",
    ];
    for (side, names) in SIDES.into_iter().zip(sides) {
        let expected: BTreeSet<Space> = names.split(' ').map(space).collect();
        assert_eq!(side.iter().collect::<BTreeSet<_>>(), expected);
    }
    for name in ["B2", "B9", "I2", "I16", "P9", "P16"] {
        assert!(
            SIDES.into_iter().all(|side| !side.has(space(name).index())),
            "{name}"
        );
    }
    assert_eq!(CENTRE.len(), 19);
}
