//! Tak by mouse: stones of every kind, stacks taken, dropped and dragged, and what is refused.

use crate::person::{Person, STACKED};
use bevy::prelude::*;
use strata::rules::Color;

#[test]
fn tak_begins_with_a_stone_of_the_opponent_and_says_so() {
    let mut person = Person::at("tak5");
    assert!(person.reads("place one flat stone of Black"));
    person.click_button("White flat stone");
    person.click_on("a1");
    let layout = person.game().layout();
    assert_eq!(
        layout.lying.values().next().unwrap().piece.owner,
        Color::Black
    );
    person.click_button("Black flat stone");
    person.click_on("e5");
    assert_eq!(person.cursor(), 2);
    person.table_is_true();
}

#[test]
fn tak_places_every_kind_of_stone() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for (button, square, text) in [
        ("White flat stone", "b2", "b2"),
        ("Black standing stone", "c2", "Sc2"),
        ("White capstone", "d2", "Cd2"),
    ] {
        person.click_button(button);
        person.click_on(square);
        assert_eq!(person.texts().last().unwrap(), text);
    }
}

#[test]
fn a_stack_is_taken_whole_and_each_further_click_takes_one_less() {
    let mut person = Person::at_a_stack();
    let c3 = person.space("c3");
    for count in [3, 2, 1] {
        person.click(c3);
        assert_eq!(person.hand().taken(), Some((c3, count)));
    }
    person.click(c3);
    assert!(person.hand().is_empty());
    person.click(c3);
    person.wheel(-1.0);
    assert_eq!(person.hand().taken(), Some((c3, 2)));
    person.wheel(1.0);
    assert_eq!(person.hand().taken(), Some((c3, 3)));
    // One more than there are is refused in words, and the hand keeps what it has.
    person.wheel(1.0);
    assert!(person.refusal().is_some());
    assert_eq!(person.hand().taken(), Some((c3, 3)));
    person.types("2");
    assert_eq!(person.hand().taken(), Some((c3, 2)));
}

#[test]
fn a_stack_is_dropped_stone_by_stone_and_the_rest_floats_over_the_last_drop() {
    let mut person = Person::at_a_stack();
    person.click_on("c3");
    person.click_on("b3");
    let place = *person.see::<strata::table::BoardGeometry>();
    let b3 = person.space("b3");
    assert_eq!(person.hand().puts().collect::<Vec<_>>(), [b3]);
    assert!(person.reads("2 still in hand"));
    person.settle();
    // Two of the stones float above b3, one lies on it.
    let world = person.app.world_mut();
    let mut heights: Vec<f32> = world
        .query_filtered::<&Transform, With<strata::app::InHand>>()
        .iter(world)
        .map(|at| {
            assert!((at.translation - place.space(b3)).with_y(0.0).length() < 0.01);
            at.translation.y
        })
        .collect();
    heights.sort_by(f32::total_cmp);
    assert_eq!(heights.len(), 3);
    assert!(
        heights[0].abs() < 0.01 && heights[1] > place.level_height * 2.0,
        "{heights:?}"
    );
    person.click_on("b3");
    person.click_on("a3");
    assert_eq!(person.cursor(), STACKED.len() + 1);
    assert_eq!(person.texts().last().unwrap(), "3c3<21");
}

#[test]
fn the_last_drop_comes_back_first() {
    let mut person = Person::at_a_stack();
    person.click_on("c3");
    person.click_on("b3");
    person.click_on("b3");
    assert_eq!(person.hand().puts().count(), 2);
    person.right_click_here();
    assert_eq!(person.hand().puts().count(), 1);
    person.key(KeyCode::Escape);
    assert_eq!(person.hand().puts().count(), 0);
    assert_eq!(person.hand().taken().unwrap().1, 3);
    person.key(KeyCode::Backspace);
    assert!(person.hand().is_empty());
    assert_eq!(person.cursor(), STACKED.len());
}

#[test]
fn enter_drops_the_rest_on_the_last_square() {
    let mut person = Person::at_a_stack();
    person.click_on("c3");
    person.click_on("b3");
    person.click_on("a3");
    person.key(KeyCode::Enter);
    assert_eq!(person.texts().last().unwrap(), "3c3<12");
}

#[test]
fn a_whole_stack_goes_where_it_is_dragged() {
    let mut person = Person::at_a_stack();
    let (from, to) = (person.space("c3"), person.space("b3"));
    person.drag(from, to);
    assert_eq!(person.texts().last().unwrap(), "3c3<");
}

#[test]
fn a_capstone_flattens_a_wall() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "Cc3", "Sc4"]);
    person.click_on("c3");
    person.click_on("c4");
    let c4 = person.space("c4");
    let below = person.game().layout().lying[&c4.at_level(0)].piece;
    assert_eq!(
        below.kind,
        strata::rules::Kind::Tak(strata::rules::tak::Stone::Flat)
    );
    person.table_is_true();
}

#[test]
fn a_wall_in_the_way_is_refused_in_words_and_marked() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "Sc4"]);
    person.click_on("c3");
    person.click_on("c4");
    let why = person.refusal().expect("a wall stops a flat stone");
    assert!(why.contains("standing"), "{why}");
    let c4 = person.space("c4");
    let refusal = person.see::<strata::app::Refusal>().0.clone().unwrap();
    assert!(refusal.places().contains(&c4));
    let world = person.app.world_mut();
    let mut marks = world.query::<&strata::table::Mark>();
    assert!(
        marks
            .iter(world)
            .any(|mark| *mark == strata::table::Mark::Refused)
    );
    // The stone stays in the hand.
    assert!(person.hand().taken().is_some());
    person.click_on("c2");
    assert_eq!(person.cursor(), 5);
}

#[test]
fn a_stone_of_the_opponent_is_not_taken_and_the_reason_is_given() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_on("a1");
    assert!(person.hand().is_empty());
    let why = person.refusal().unwrap();
    assert!(!why.is_empty());
    let words = strata_sentence(&why);
    assert!(person.reads(&words), "{words}");
    // The next click on nothing ends it.
    person.click_on("c3");
    assert_eq!(person.refusal(), None);
}

/// As the status line writes a reason.
fn strata_sentence(why: &str) -> String {
    let mut letters = why.chars();
    let first = letters.next().unwrap().to_uppercase();
    format!("{first}{}", letters.as_str())
}

#[test]
fn a_click_on_an_empty_square_places_a_flat_stone() {
    let mut person = Person::at("tak5");
    // In the opening it is the opponent's.
    person.click_on("a1");
    assert_eq!(person.texts(), ["a1"]);
    let layout = person.game().layout();
    assert_eq!(
        layout.lying.values().next().unwrap().piece.owner,
        Color::Black
    );
    person.click_on("e5");
    person.click_on("c3");
    assert_eq!(person.texts(), ["a1", "e5", "c3"]);
    person.table_is_true();
}

#[test]
fn where_moves_are_confirmed_another_click_chooses_the_kind_and_enter_plays() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.app.insert_resource(strata::app::ConfirmMoves(true));
    person.click_on("c3");
    assert_eq!(person.cursor(), 2);
    assert!(person.ghost().is_some());
    person.click_on("c3");
    person.click_on("c3");
    person.key(KeyCode::Enter);
    assert_eq!(person.texts().last().unwrap(), "Cc3");
    // A stone of the board waits as well, and may still go elsewhere.
    person.plays_out(&["d5"]);
    person.click_on("c3");
    person.click_on("c4");
    assert_eq!(person.cursor(), 4);
    person.click_on("c2");
    assert_eq!(person.cursor(), 4);
    person.click_on("c2");
    assert_eq!(person.texts().last().unwrap(), "c3-");
}

#[test]
fn another_stack_is_taken_with_the_second_click_and_the_first_says_why() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "b2", "e2", "b3"]);
    let (c3, e2) = (person.space("c3"), person.space("e2"));
    person.click(c3);
    person.click(e2);
    assert_eq!(person.hand().taken(), Some((c3, 1)));
    assert!(person.refusal().is_some());
    person.frames(2);
    assert!(person.reads("Click it again to take that piece instead"));
    person.click(e2);
    assert_eq!(person.hand().taken(), Some((e2, 1)));
}
