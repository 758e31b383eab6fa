//! What is a click and what isn't, in any game.

use crate::person::Person;
use bevy::prelude::*;

#[test]
fn an_unsteady_click_is_still_a_click() {
    let mut person = Person::at_a_stack();
    let c3 = person.space("c3");
    person.point(c3);
    person.press(MouseButton::Left);
    let near = person.at + Vec2::new(2.0, 1.0);
    person.send_move(near);
    person.frames(1);
    person.release(MouseButton::Left);
    assert_eq!(person.hand().taken(), Some((c3, 3)));
}

#[test]
fn orbiting_is_no_click_with_either_button() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for button in [MouseButton::Right, MouseButton::Left] {
        person.click_button("White flat stone");
        let before = person.hand();
        assert!(!before.is_empty());
        // Beside the board, where nothing can be put.
        let start = Vec2::new(640.0, 720.0);
        person.move_to(start);
        person.press(button);
        for step in 1..=5 {
            person.send_move(start + Vec2::new(12.0 * step as f32, 0.0));
            person.frames(1);
        }
        person.release(button);
        assert_eq!(person.hand(), before, "{button:?}");
        assert_eq!(person.cursor(), 2);
        person.key(KeyCode::Escape);
    }
}

#[test]
fn a_click_beside_the_board_takes_a_step_back() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_button("White flat stone");
    assert!(!person.hand().is_empty());
    person.click_at(Vec2::new(640.0, 730.0));
    assert!(person.hand().is_empty());
}

#[test]
fn a_click_that_comes_in_one_frame_with_its_way_there_counts_where_it_was_made() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_button("White flat stone");
    person.click_on("b2");
    person.click_button("Black flat stone");
    let d4 = person.space("d4");
    let b4 = person.space("b4");
    person.point(d4);
    let there = person.at;
    person.point(b4);
    person.send_move(there);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Pressed);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Released);
    person.frames(2);
    assert_eq!(person.texts().last().unwrap(), "d4");
}
