//! The sentences of the rules, one by one. Diagrams are TPS: ranks from the top, stacks bottom to top.

use super::{after, legal, refusal, square as at, start, tps};
use strata::rules::tak::{Illegal, Stone, Tak};
use strata::rules::{Color, Notate, Outcome, Position, Win};

#[allow(
    clippy::unnecessary_wraps,
    reason = "it stands for what `outcome` returns"
)]
pub fn won(by: Color, how: Win) -> Option<Outcome> {
    Some(Outcome::Won { by, how })
}

pub fn refused(position: &Tak, text: &str, why: Illegal) {
    assert_eq!(refusal(position, text), why.into(), "{text}");
}

// The aim

#[test]
fn the_first_to_join_two_opposite_sides_wins() {
    let south_to_north = tps("1,x4/1,x4/x5/1,x4/1,2,2,2,x 1 6");
    assert_eq!(south_to_north.outcome(), None);
    assert_eq!(
        after(south_to_north, "a3").outcome(),
        won(Color::White, Win::Road)
    );
    let west_to_east = tps("1,1,x3/1,x4/x5/1,x4/2,2,2,x,2 2 6");
    assert_eq!(
        after(west_to_east, "d1").outcome(),
        won(Color::Black, Win::Road)
    );
}

#[test]
fn two_sides_that_meet_in_a_corner_are_not_opposite() {
    assert_eq!(tps("x5/x5/1,x4/1,x4/1,1,1,1,x 2 6").outcome(), None);
}

// The set

#[test]
fn on_5x5_each_side_has_21_stones_and_1_capstone() {
    assert_set(5, 21, 1);
}

#[test]
fn on_4x4_each_side_has_15_stones_and_no_capstone() {
    assert_set(4, 15, 0);
    let past_opening = after(start(4), "a1 b1");
    refused(&past_opening, "Cc3", Illegal::NoCapLeft(Color::White));
}

#[test]
fn the_other_sizes_have_their_official_sets() {
    for (size, flats, caps) in [(3, 10, 0), (6, 30, 1), (7, 40, 2), (8, 50, 2)] {
        assert_set(size, flats, caps);
    }
}

fn assert_set(size: u8, flats: u8, caps: u8) {
    let position = start(size);
    for side in Color::BOTH {
        assert_eq!(position.flats_left(side), flats);
        assert_eq!(position.caps_left(side), caps);
    }
}

// Turns

#[test]
fn the_sides_take_turns_and_white_begins() {
    let mut position = start(5);
    for side in [Color::White, Color::Black, Color::White, Color::Black] {
        assert_eq!(position.side_to_move(), side);
        let first = legal(&position)[0].clone();
        position = after(position, &first);
    }
}

#[test]
fn a_turn_cannot_be_passed() {
    use strata::rules::{Portray, Step};
    let position = start(5);
    assert_eq!(position.why_not(&[Step::Pass]), Illegal::Pass.into());
    assert!(!legal(&position).is_empty());
}

#[test]
fn in_the_first_turn_each_side_places_a_flat_stone_of_the_other_on_any_empty_square() {
    let empty = start(5);
    assert_eq!(legal(&empty).len(), 25);
    let white_done = after(empty, "c3");
    assert_eq!(
        white_done.top(at("c3")),
        Some((Color::Black, Stone::Flat)),
        "White places Black's stone"
    );
    assert_eq!(white_done.flats_left(Color::Black), 20);
    assert_eq!(white_done.flats_left(Color::White), 21);
    assert_eq!(legal(&white_done).len(), 24);
    refused(&white_done, "c3", Illegal::Taken { at: at("c3") });
    let both_done = after(white_done, "a1");
    assert_eq!(both_done.top(at("a1")), Some((Color::White, Stone::Flat)));
}

#[test]
fn in_the_first_turn_nothing_stands_and_nothing_moves() {
    for position in [start(5), after(start(5), "c3")] {
        for text in ["Sa1", "Ca1", "c3>"] {
            refused(&position, text, Illegal::Opening);
        }
    }
}

#[test]
fn from_the_second_turn_a_side_places_its_own_stones_or_moves_what_it_controls() {
    let position = after(start(5), "a1 e5");
    let moves = legal(&position);
    assert_eq!(
        moves.len(),
        23 * 3 + 2,
        "flat, standing, capstone; e5 goes two ways"
    );
    assert_eq!(
        after(position.clone(), "c3").top(at("c3")),
        Some((Color::White, Stone::Flat))
    );
    assert!(moves.contains(&"e5<".to_owned()));
    refused(
        &position,
        "a1>",
        Illegal::NotYours {
            at: at("a1"),
            owner: Color::Black,
        },
    );
    refused(&position, "b2>", Illegal::NothingThere { at: at("b2") });
}

// The three ways to stand

#[test]
fn a_stone_is_placed_lying_or_standing() {
    let position = after(start(5), "a1 e5 c3 Sd3");
    assert_eq!(position.top(at("c3")), Some((Color::White, Stone::Flat)));
    assert_eq!(
        position.top(at("d3")),
        Some((Color::Black, Stone::Standing))
    );
    assert_eq!(
        position.flats_left(Color::Black),
        19,
        "a standing stone is a stone"
    );
}

#[test]
fn any_piece_may_be_laid_on_a_flat_stone_of_either_side() {
    for (mover, target) in [
        ("1", "1"),
        ("1", "2"),
        ("1S", "2"),
        ("1C", "1"),
        ("1C", "2"),
    ] {
        let position = tps(&format!("x5/x5/x,{mover},{target},x2/x5/x5 1 9"));
        let moved = after(position, "b3>");
        assert_eq!(moved.stack(at("c3")).count(), 2);
    }
}

#[test]
fn a_standing_stone_is_no_part_of_a_road() {
    let position = tps("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 10");
    assert_eq!(after(position.clone(), "Se2").outcome(), None);
    assert!(after(position, "e2").outcome().is_some());
}

#[test]
fn a_standing_stone_is_covered_by_a_capstone_only() {
    for mover in ["1", "1S"] {
        let position = tps(&format!("x5/x5/x,{mover},2S,x2/x5/x5 1 9"));
        refused(&position, "b3>", Illegal::StandingBlocks { at: at("c3") });
    }
    after(tps("x5/x5/x,1C,2S,x2/x5/x5 1 9"), "b3>");
}

#[test]
fn a_standing_stone_under_a_capstone_becomes_flat_whosesoever_it_is() {
    for wall in ["1", "2"] {
        let position = tps(&format!("x5/x5/x,1C,{wall}S,x2/x5/x5 1 9"));
        let moved = after(position, "b3>");
        assert_eq!(
            moved.write_position(),
            format!("x5/x5/x2,{wall}1C,x2/x5/x5 2 9")
        );
        let away = after(moved, "a1 c3+");
        assert_eq!(away.top(at("c3")).unwrap().1, Stone::Flat, "and stays flat");
    }
}

#[test]
fn a_capstone_is_covered_by_nothing() {
    for mover in ["1", "1S", "1C"] {
        let position = tps(&format!("x5/x5/x,{mover},2C,x2/x5/x5 1 9"));
        refused(&position, "b3>", Illegal::CapBlocks { at: at("c3") });
    }
}

#[test]
fn a_capstone_is_part_of_a_road() {
    let position = tps("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 10");
    assert_eq!(
        after(position, "Ce2").outcome(),
        won(Color::White, Win::Road)
    );
}

// Stacks

#[test]
fn whoever_is_on_top_controls_the_whole_stack() {
    for (stack, owner, other) in [
        ("221", "1", "2"),
        ("221S", "1", "2"),
        ("221C", "1", "2"),
        ("112", "2", "1"),
    ] {
        let diagram = format!("x5/x5/x2,{stack},x2/x5/x5");
        after(tps(&format!("{diagram} {owner} 9")), "3c3>");
        let theirs = tps(&format!("{diagram} {other} 9"));
        assert!(matches!(
            refusal(&theirs, "c3>"),
            strata::rules::Illegal::Tak(Illegal::NotYours { .. })
        ));
    }
}

#[test]
fn new_pieces_go_on_empty_squares_so_only_moving_makes_stacks() {
    let position = tps("x5/x5/x2,1,2,x/x5/x5 1 9");
    for text in ["c3", "Sc3", "Cc3"] {
        refused(&position, text, Illegal::Taken { at: at("c3") });
    }
    refused(&position, "d3", Illegal::Taken { at: at("d3") });
}

#[test]
fn a_stack_may_grow_as_high_as_it_will() {
    let tower = "12".repeat(19);
    let position = tps(&format!("x5/x5/1,{tower},x3/x5/x5 1 20"));
    let higher = after(position, "a3>");
    assert_eq!(higher.stack(at("b3")).count(), 39);
}

#[test]
fn the_largest_stack_of_the_largest_set_keeps_its_order() {
    let colors = "12".repeat(49);
    let position = tps(&format!("2,x7/x8/x8/x8/x8/x8/x8/1,{colors}1C,x6 1 60"));
    assert_eq!(position.stack(at("b1")).count(), 99);
    let spread = after(position, "8b1+2111111");
    refused(
        &spread,
        "8b1+",
        Illegal::NotYours {
            at: at("b1"),
            owner: Color::White,
        },
    );
    assert_eq!(spread.stack(at("b1")).count(), 91);
    let colors: Vec<Color> = spread.stack(at("b2")).map(|(color, _)| color).collect();
    assert_eq!(colors, [Color::Black, Color::White]);
    assert_eq!(spread.top(at("b8")), Some((Color::White, Stone::Cap)));
}

#[test]
fn at_most_as_many_pieces_as_the_board_is_wide_are_carried() {
    for size in 3..=8u8 {
        let empty = format!("x{size}/").repeat(usize::from(size) - 1);
        let tower = "1".repeat(usize::from(size) + 1);
        let position = tps(&format!("{empty}{tower},x{} 1 9", size - 1));
        after(position.clone(), &format!("{size}a1+"));
        if size < 8 {
            let limit = size;
            refused(
                &position,
                &format!("{}a1+", size + 1),
                Illegal::TooMany { limit },
            );
        }
    }
}

#[test]
fn pieces_may_stay_behind() {
    let position = tps("x5/x5/x2,1221,x2/x5/x5 1 9");
    let moved = after(position.clone(), "2c3+");
    assert_eq!(moved.write_position(), "x5/x2,21,x2/x2,12,x2/x5/x5 2 9");
    refused(
        &position,
        "5c3+",
        Illegal::StackTooLow {
            at: at("c3"),
            height: 4,
        },
    );
}

#[test]
fn a_stack_goes_straight_in_one_of_four_directions() {
    let position = tps("x5/x5/x2,1,x2/x5/x5 1 9");
    let spreads: Vec<String> = legal(&position)
        .into_iter()
        .filter(|text| text.len() == 3 && text.starts_with('c'))
        .collect();
    assert_eq!(spreads, ["c3+", "c3-", "c3<", "c3>"]);
}

#[test]
fn a_stack_goes_over_any_number_of_empty_squares_and_flat_stones() {
    let position = tps("x5/x5/22111,2,x,1,x/x5/x5 1 9");
    let moved = after(position, "4a3>1111");
    assert_eq!(moved.write_position(), "x5/x5/2,22,1,11,1/x5/x5 2 9");
}

#[test]
fn standing_stones_and_capstones_cannot_be_jumped() {
    let standing = tps("x5/x5/111,x,2S,x2/x5/x5 1 9");
    refused(
        &standing,
        "3a3>111",
        Illegal::StandingBlocks { at: at("c3") },
    );
    let own_cap = tps("x5/x5/111,x,1C,x2/x5/x5 1 9");
    refused(&own_cap, "3a3>12", Illegal::CapBlocks { at: at("c3") });
    after(own_cap, "3a3>");
}

#[test]
fn a_stack_stays_on_the_board() {
    let position = tps("x5/x5/x3,111,x/x5/x5 1 9");
    refused(&position, "2d3>11", Illegal::OffEdge { at: at("e3") });
    refused(
        &position,
        "f3",
        Illegal::OffBoard {
            at: at("f3").coord(),
            size: 5,
        },
    );
}

#[test]
fn at_least_one_piece_is_dropped_from_the_bottom_on_each_square_from_the_first_neighbour_on() {
    let position = tps("x5/x5/12211C,x4/x5/x5 1 9");
    let moved = after(position.clone(), "4a3>112");
    assert_eq!(moved.write_position(), "x5/x5/1,2,2,11C,x/x5/x5 2 9");
    assert!("4a3>103".parse::<strata::rules::tak::Move>().is_err());
    // Four pieces reach four squares at most, in 1 + 3 + 3 + 1 ways.
    let fours = legal(&position)
        .into_iter()
        .filter(|text| text.starts_with("4a3>"))
        .count();
    assert_eq!(fours, 8);
}

#[test]
fn a_capstone_on_a_stack_flattens_at_the_end_of_the_move_and_alone() {
    let position = tps("x5/x5/121C,x,2S,x2/x5/x5 1 9");
    let moved = after(position.clone(), "2a3>11");
    assert_eq!(moved.write_position(), "x5/x5/1,2,21C,x2/x5/x5 2 9");
    refused(&position, "3a3>12", Illegal::FlattensAlone { at: at("c3") });
    refused(
        &position,
        "3a3>111",
        Illegal::FlattensAlone { at: at("c3") },
    );
    after(position, "3a3>21");
}

#[test]
fn a_capstone_that_flattens_goes_no_further() {
    let position = tps("x5/x5/x,11C,2S,x2/x5/x5 1 9");
    refused(&position, "2b3>11", Illegal::FlattensAlone { at: at("c3") });
}

// The small board

#[test]
fn on_4x4_the_rules_are_the_same() {
    let position = after(start(4), "a1 d4 b4 b1 c4 c1 a4");
    assert_eq!(position.outcome(), won(Color::White, Win::Road));
}
