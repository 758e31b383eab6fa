//! A hint is shown on the board and in words, plays nothing, and is gone with its position.

use super::person::Person;
use crate::patience::wait_for;
use bevy::prelude::*;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{Hint, Seats};
use strata::table::HintedMove;

/// Waits until the hint is there; a minute is more than it may ever take.
fn hinted(person: &mut Person) -> strata::rules::Move {
    wait_for("the hint", || {
        person.frames(1);
        match *person.see::<Hint>() {
            Hint::Found(mv, _) => Some(mv),
            _ => None,
        }
    })
}

fn shown(person: &mut Person) -> usize {
    let world = person.app.world_mut();
    let mut hints = world.query_filtered::<&Children, With<HintedMove>>();
    hints.iter(world).map(RelationshipTarget::len).sum()
}

#[test]
fn a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move() {
    for (setup, moves) in [
        ("tak5", vec!["a1", "e5", "b1", "e4", "c1", "e3"]),
        ("hive", vec!["wS1", "bS1 wS1-"]),
        ("punct:standard", vec!["TG12r1"]),
    ] {
        let mut person = Person::at(setup);
        person.plays_out(&moves);
        let before = person.cursor();
        person.click_button("Hint");
        let mv = hinted(&mut person);
        assert_eq!(person.cursor(), before, "a hint plays nothing");
        // An arrow's shaft and head, and the piece in glass.
        assert!(shown(&mut person) >= 3, "{setup}");
        let text = person.game().write_move(mv);
        assert!(person.reads(&format!("({text})")), "{setup}: {text}");
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
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
        .insert_resource(Seats::of_levels([Some(Strength::Master), None]));
    person.frames(2);
    person.tell(strata::app::AskHint);
    person.frames(2);
    assert_eq!(*person.see::<Hint>(), Hint::None);
}

#[test]
fn a_hint_is_played_by_enter_by_its_button_or_by_a_click_on_it() {
    for way in 0..3 {
        let mut person = Person::at("tak4");
        person.plays_out(&["d4", "a1", "b1", "d3", "c1", "b3"]);
        person.types("?");
        let mv = hinted(&mut person);
        person.frames(2);
        // It says what it does, and that it decides the game.
        assert!(person.reads("Place a flat stone on d1"));
        assert!(person.reads("that wins"));
        match way {
            0 => person.key(KeyCode::Enter),
            1 => person.click_button("Play it"),
            _ => person.click_on("d1"),
        }
        person.has_played(mv);
    }
}

#[test]
fn a_click_on_a_piece_that_can_be_taken_takes_it_though_the_hint_ends_there() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&[
        "wS1",
        "bS1 wS1-",
        "wQ -wS1",
        "bQ bS1-",
        "wB1 \\wS1",
        "bA1 bQ-",
    ]);
    let mv = person.game().read_move("wB1 wQ").unwrap();
    person
        .app
        .insert_resource(Hint::Found(mv, strata::app::Outlook::default()));
    person.frames(2);
    let effects = person.game().effects(mv);
    let [strata::rules::Effect::Carry { to, .. }] = &effects[..] else {
        panic!("{effects:?}");
    };
    let queen = to.anchor().at;
    person.click(queen);
    assert_eq!(person.cursor(), 6, "nothing is played");
    assert_eq!(person.hand().taken(), Some((queen, 1)));
}

#[test]
fn a_hint_in_a_lost_position_says_that_it_is_lost() {
    let mut person = Person::at("tak4");
    let setup = "tak4".parse().unwrap();
    // White needs d1 or c4; Black can stop only one of them.
    let lost = "x4/x,x,1,2/2,x,1,2/1,1,1,x 2 6";
    let game = strata::rules::Game::read_position(&setup, lost).unwrap();
    person
        .app
        .insert_resource(strata::app::Session::from_game(game));
    person.frames(2);
    person.types("?");
    hinted(&mut person);
    person.frames(2);
    assert!(person.reads("This position is lost if White answers well."));
}
