//! The pillbug, which the pocket set lacks: its step, its throw, and what may not be thrown.

use super::diagram::{Diagram, draw, tile};
use std::collections::BTreeSet;
use strata::rules::hive::{Hive, Move, Setup};
use strata::rules::{Color, Effect, Portray, Position};

const WITH_PILLBUG: Setup = Setup {
    mosquito: true,
    ladybug: true,
    pillbug: true,
    tournament: false,
    repetition: true,
};

fn white(drawing: &str) -> Diagram {
    draw(WITH_PILLBUG, Color::White, drawing)
}

/// The same drawing, just after this tile has moved.
fn just_moved(mut d: Diagram, name: &str) -> Diagram {
    let mut layout = d.position.layout();
    layout.last_moved = Some(d.at(name).at_level(0));
    d.position = Hive::from_layout(&WITH_PILLBUG, &layout).expect("possible");
    d
}

#[test]
fn the_pillbug_itself_steps_like_a_queen() {
    let d = white(
        r"
            *
        wP      wQ      bQ
            *
        ",
    );
    assert_eq!(d.goals("wP"), d.marked);
}

#[test]
fn the_pillbug_throws_a_neighbour_of_either_colour_to_an_empty_cell_beside_itself() {
    let d = white(
        r"
        *       *
    *       wP      bA1
        *       wQ      bQ
        ",
    );
    assert_eq!(d.goals("bA1"), d.marked);
    let throw = Move::To {
        tile: tile("bA1"),
        to: *d.marked.first().expect("a cell"),
    };
    let [Effect::Carry { route, .. }] = &d.position.effects(throw)[..] else {
        panic!("one tile is carried")
    };
    assert_eq!(route.len(), 3);
    assert_eq!(route[1], d.at("wP"), "over the pillbug");
    // The queen can go by itself or be thrown: each place is one move.
    let mut moves = Vec::new();
    d.position.legal_moves(&mut moves);
    let distinct: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(distinct.len(), moves.len());
    assert!(d.goals("wQ").is_superset(&d.marked));
}

#[test]
fn a_tile_that_has_just_moved_may_not_be_thrown() {
    let drawing = r"
        *       *
    *       wP      bA1
        *       wQ      bQ
        ";
    let d = just_moved(white(drawing), "bA1");
    assert!(d.goals("bA1").is_empty());
    assert_eq!(
        d.refusal("bA1", *d.marked.first().expect("a cell")),
        "Black's ant 1 was moved a moment ago: it has to rest for a turn."
    );
}

#[test]
fn a_tile_that_was_just_thrown_may_not_move_nor_throw() {
    let d = just_moved(white("wA1     wP      wQ      bP      bQ"), "wA1");
    assert!(
        d.goals("wA1").is_empty(),
        "neither by itself nor thrown again"
    );
    let d = just_moved(
        white(
            r"
        *       *
    *       wP      bA1
        *       wQ      bQ
        ",
        ),
        "wP",
    );
    assert!(d.goals("wP").is_empty());
    assert!(d.goals("bA1").is_empty());
}

#[test]
fn a_stack_is_not_thrown_and_a_covered_pillbug_does_not_throw() {
    let stack = white(
        r"
        *       *
    *       wP      bA1<bB1
        *       wQ      bQ
        ",
    );
    assert!(stack.goals("bB1").is_empty() && stack.goals("bA1").is_empty());
    assert_eq!(
        stack.refusal("bB1", *stack.marked.first().expect("a cell")),
        "Only a tile that lies alone can be thrown."
    );
    let covered = white(
        r"
        *       *
    *       wP<bB1  bA1
        *       wQ      bQ
        ",
    );
    assert!(covered.goals("bA1").is_empty());
}

#[test]
fn a_throw_may_not_split_the_hive_but_a_pinned_pillbug_may_throw() {
    let d = white("wA1     bG1     wP      bA1     wQ      bQ");
    assert!(d.goals("bG1").is_empty() && d.goals("bA1").is_empty());
    assert!(d.refusal("bA1", d.at("wP")).contains("split the hive"));
    let d = white("bG1     wP      wQ      bQ");
    assert!(d.goals("wP").is_empty(), "it holds the hive together");
    assert_eq!(d.goals("bG1").len(), 4);
}

#[test]
fn a_throw_obeys_the_gate_between_high_stacks() {
    let d = white(
        r"
            bG1<bB1 *
        bA1     wP      *
            bS1<bB2 wQ      bQ
        ",
    );
    assert!(d.goals("bA1").is_empty(), "up between two stacks");
    let d = white(
        r"
            bG1<bB1 bA1
        *       wP      wQ
            bS1<bB2 .       bQ
        ",
    );
    assert!(
        !d.goals("bA1").contains(&d.mark()),
        "down between two stacks"
    );
    assert_eq!(d.goals("bA1").len(), 1);
}

#[test]
fn a_mosquito_beside_a_pillbug_throws_too() {
    let d = white(
        r"
        *       *
    *       wM      bA1
        *       bP      wQ      bQ
        ",
    );
    assert!(d.goals("bA1").is_superset(&d.marked));
    let on_top = white(
        r"
        *       *
    *       bG1<wM  bA1
        *       bP      wQ      bQ
        ",
    );
    assert!(
        on_top.goals("bA1").is_empty(),
        "on top of the hive it is a beetle"
    );
}

#[test]
fn without_a_pillbug_an_enemy_tile_is_nobodys_to_move() {
    let d = draw(Setup::default(), Color::White, "wQ      bA1     bQ");
    assert_eq!(
        d.refusal("bA1", d.at("wQ")),
        "Black's ant 1 is not yours to move."
    );
}
