//! A hint is shown on the board and in words, plays nothing, and is gone with its position.

use super::person::Person;
use bevy::prelude::*;
use std::time::{Duration, Instant};
use strata::ai::Strength;
use strata::app::{Hint, Seats};
use strata::table::Hinted;

/// Waits until the hint is there; a minute is more than it may ever take.
fn hinted(person: &mut Person) -> strata::rules::Move {
    let patience = Instant::now() + Duration::from_secs(60);
    loop {
        person.frames(1);
        if let Hint::Found(mv) = *person.see::<Hint>() {
            return mv;
        }
        assert!(Instant::now() < patience, "no hint came");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn shown(person: &mut Person) -> usize {
    let world = person.app.world_mut();
    world.query::<&Hinted>().iter(world).count()
}

#[test]
fn a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move() {
    for (setup, moves, spaces_marked) in [
        ("tak5", vec!["a1", "e5", "b1", "e4", "c1", "e3"], 1),
        ("hive", vec!["wS1", "bS1 wS1-"], 1),
        ("punct:standard", vec!["TG12r1"], 3),
    ] {
        let mut person = Person::at(setup);
        person.plays_out(&moves);
        let before = person.cursor();
        person.click_button("Hint");
        let mv = hinted(&mut person);
        assert_eq!(person.cursor(), before, "a hint plays nothing");
        // A ring for each space and the piece in glass.
        assert!(shown(&mut person) > spaces_marked, "{setup}");
        let text = person.game().write_move(mv);
        assert!(person.reads(&format!("Hint: {text}")), "{setup}: {text}");
        person.tell(strata::app::Intent::Play(mv));
        person.frames(2);
        assert_eq!(person.cursor(), before + 1);
        assert_eq!(*person.see::<Hint>(), Hint::None);
        assert_eq!(shown(&mut person), 0, "{setup}");
    }
}

#[test]
fn the_hint_finds_the_move_that_wins_at_once() {
    let mut person = Person::at("tak4");
    person.plays_out(&["d4", "a1", "b1", "d3", "c1", "b3"]);
    person.types("?");
    let mv = hinted(&mut person);
    assert_eq!(person.game().write_move(mv), "d1");
}

#[test]
fn asked_twice_the_hint_goes_away() {
    let mut person = Person::at("tak5");
    person.types("?");
    hinted(&mut person);
    person.types("?");
    person.frames(1);
    assert_eq!(*person.see::<Hint>(), Hint::None);
    assert_eq!(shown(&mut person), 0);
}

#[test]
fn there_is_no_hint_in_a_level_s_turn() {
    let mut person = Person::at("tak5");
    person
        .app
        .insert_resource(strata::app::MasterTime(Duration::from_secs(3600)));
    person
        .app
        .insert_resource(Seats([Some(Strength::Master), None]));
    person.frames(2);
    person.tell(strata::app::AskHint);
    person.frames(2);
    assert_eq!(*person.see::<Hint>(), Hint::None);
}
