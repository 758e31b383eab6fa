//! Windows that lie over a screen: they take the keyboard, Esc closes them, and nothing comes before them.

use crate::person::Person;
use bevy::input::ButtonState;
use bevy::prelude::*;
use strata::app::{FileRequest, Screen};
use strata::panels::Command;

#[test]
fn no_key_plays_under_an_open_window_and_escape_closes_it() {
    let mut person = Person::at("tak5");
    person.key(KeyCode::F1);
    assert!(person.reads("Making a move"));
    person.types("fa1");
    assert_eq!(person.cursor(), 0);
    assert!(person.hand().is_empty());
    person.key(KeyCode::F1);
    assert!(!person.reads("Making a move"));
    person.key(KeyCode::F1);
    person.key(KeyCode::Escape);
    assert!(!person.reads("Making a move"));
    person.types("fa1");
    assert_eq!(person.texts(), ["a1"]);
}

#[test]
fn f1_shows_the_keys_on_every_screen_and_escape_closes_only_them() {
    let mut person = Person::at("tak5");
    for (command, screen) in [
        (Command::Menu, Screen::Start),
        (Command::OpenLibrary, Screen::Library),
    ] {
        person.tell(command);
        person.frames(3);
        person.key(KeyCode::F1);
        assert!(person.reads("Making a move"), "{screen:?}");
        person.key(KeyCode::Escape);
        assert!(!person.reads("Making a move"), "{screen:?}");
        assert_eq!(*person.see::<State<Screen>>().get(), screen);
    }
}

#[test]
fn of_many_games_none_is_opened_when_escape_is_pressed() {
    let games = "[Size \"5\"]\n\n1. a1 e5\n\n".repeat(3);
    let mut person = Person::at("tak5");
    person.tell(Command::File(FileRequest::ReadText(games)));
    person.frames(4);
    assert!(person.reads("Which of 3 games?"));
    person.key(KeyCode::Escape);
    person.frames(2);
    assert!(!person.reads("Which of 3 games?"));
    assert_eq!(person.cursor(), 0);
}

#[test]
fn a_click_is_heard_whose_way_there_and_on_fall_into_one_slow_frame() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "b2", "d4"]);
    let undo = person.find("Undo").unwrap().center();
    person.send_move(undo);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        person.send_button(MouseButton::Left, state);
    }
    person.send_move(Vec2::new(640.0, 400.0));
    person.frames(4);
    assert_eq!(person.cursor(), 3);
    // Two of them at once as well.
    person.send_move(undo);
    for state in [ButtonState::Pressed, ButtonState::Released].repeat(2) {
        person.send_button(MouseButton::Left, state);
    }
    person.send_move(Vec2::new(640.0, 400.0));
    person.frames(6);
    assert_eq!(person.cursor(), 1);
}

#[test]
fn a_language_is_chosen_in_the_corner_also_after_a_click_on_the_page() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_at(Vec2::new(640.0, 30.0));
    person.click_button("Polski");
    assert!(person.reads("Zapisane partie"));
    person.click_button("English");
    assert!(person.reads("Saved games"));
}

#[test]
fn escape_closes_each_dialog_over_a_game() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1"]);
    for command in [Command::SavePicture, Command::SaveFilm, Command::OpenFile] {
        let before: Vec<String> = labels(&mut person);
        person.tell(command.clone());
        person.frames(4);
        assert_ne!(labels(&mut person), before, "{command:?} shows something");
        person.key(KeyCode::Escape);
        person.frames(4);
        assert_eq!(labels(&mut person), before, "{command:?} is gone");
        assert_eq!(*person.see::<State<Screen>>().get(), Screen::Play);
    }
}

#[test]
fn escape_closes_the_question_for_a_format_and_stays_with_the_saved_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5"]);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    for _ in 0..2 {
        person.click_button("Export Tak 5×5");
        person.frames(3);
        assert!(person.reads("Export as") && person.find("PTN").is_some());
        person.key(KeyCode::Escape);
        person.frames(3);
        assert!(!person.reads("Export as"));
        assert_eq!(*person.see::<State<Screen>>().get(), Screen::Library);
    }
}

fn labels(person: &mut Person) -> Vec<String> {
    let mut names: Vec<String> = person.widgets().into_iter().map(|(name, _)| name).collect();
    names.sort();
    names
}

#[test]
fn which_of_several_games_is_asked_over_the_first_screen_and_answered_by_a_click() {
    let games = "[Size \"5\"]\n\n1. a1 e5\n\n".repeat(3);
    let mut person = Person::in_window(1280, 800, None);
    person.click_at(Vec2::new(640.0, 30.0));
    person.tell(Command::File(FileRequest::ReadText(games)));
    person.frames(4);
    assert!(person.reads("Which of 3 games?"));
    person.tell(FileRequest::Pick(1));
    person.frames(4);
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Play);
    assert!(!person.reads("Which of 3 games?"));
}

#[test]
fn a_tip_in_a_menu_stands_beside_its_row() {
    let mut person = Person::at("tak5");
    person.click_button("View");
    let row = person.find("Coordinates").unwrap();
    person.move_to(row.center());
    person.frames(20);
    let below: Vec<Rect> = person
        .widgets()
        .into_iter()
        .filter(|(name, rect)| {
            let below = row.max.y..row.max.y + 150.0;
            name.len() > 30 && below.contains(&rect.min.y) && rect.min.x < row.max.x
        })
        .map(|(_, rect)| rect)
        .collect();
    assert!(below.is_empty(), "{below:?} covers what follows {row:?}");
}
