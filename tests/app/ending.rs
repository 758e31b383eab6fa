//! Games that end off the board, names of players, takebacks, and what is opened at the start.

use super::person::Person;
use bevy::prelude::*;
use std::fs;
use strata::ai::Strength;
use strata::app::{Change, Intent, Proposal, Seats, Session};
use strata::launch::Opening;
use strata::panels::Command;
use strata::record::Claim;
use strata::record::formats::{self, format::Format};
use strata::record::tree::NodeId;
use strata::rules::Color;
use tempfile::tempdir;

fn main_line(person: &Person) -> Vec<String> {
    let session = person.see::<Session>();
    let line = session.record().tree.main_line();
    line.map(|id| session.text(id).to_owned()).collect()
}

fn claim(person: &Person) -> Option<Claim> {
    person.see::<Session>().claim()
}

#[test]
fn what_is_taken_back_against_a_level_stays_as_a_variation_and_the_game_goes_on_in_the_main_line() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "d4"]);
    // The level's turn never comes in this test: White and Black are played for both.
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Master)]));
    person.tell(Intent::Undo);
    person.frames(1);
    assert_eq!(person.cursor(), 2, "the move and its answer");
    person.app.insert_resource(Seats::default());
    person.plays_out(&["b2", "e4", "b3"]);
    assert_eq!(main_line(&person), ["a1", "e5", "b2", "e4", "b3"]);
    let tree = &person.see::<Session>().record().tree;
    assert_eq!(tree.walk().count(), 8, "nothing is lost");
}

#[test]
fn a_result_stays_with_the_line_that_it_belongs_to_when_another_is_promoted() {
    let text = "[Size \"5\"]\n[Result \"1-0\"]\n\n1. a1 e5 2. c3 (2. b2 e4) 2... d4 1-0\n";
    let mut person = Person::at("tak5");
    person.tell(strata::app::FileRequest::ReadText(text.to_owned()));
    person.settle();
    assert!(person.reads("White wins"));
    let tree = &person.see::<Session>().record().tree;
    let second = tree.main_line().nth(1).unwrap();
    let [_, b2] = tree.children(second) else {
        panic!("a variation")
    };
    person.tell(Intent::Propose(Proposal::Edit(Change::Promote(*b2))));
    person.frames(3);
    let session = person.see::<Session>();
    let end = session.record().tree.end_of(NodeId::ROOT);
    assert_eq!(session.claim_at(end), None);
    assert_eq!(session.record().main_claim(), None);
    let written = formats::write(session.record(), Format::Ptn).unwrap().text;
    assert!(!written.contains("1-0"), "{written}");
}

#[test]
fn a_resignation_ends_the_game_and_undo_takes_it_back() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.click_button("Resign");
    person.frames(2);
    assert_eq!(claim(&person), Some(Claim::Resigned(Color::Black)));
    assert!(person.reads("Black resigned: White wins."));
    // Nobody moves in a game that is over.
    let mv = person.game().read_move("d4").unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(2);
    assert_eq!(person.cursor(), 3);
    person.tell(Intent::Undo);
    person.frames(2);
    assert_eq!((person.cursor(), claim(&person)), (3, None));
    person.plays_out(&["d4"]);
}

#[test]
fn stepping_back_from_a_resignation_and_playing_on_makes_a_variation_and_keeps_the_result() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.tell(Command::Resign(Color::Black));
    person.frames(2);
    person.key(KeyCode::ArrowLeft);
    person.plays_out(&["b2"]);
    assert_eq!(claim(&person), None);
    assert_eq!(main_line(&person), ["a1", "e5", "c3"]);
    let record = person.see::<Session>().record();
    assert_eq!(record.main_claim(), Some(Claim::Resigned(Color::Black)));
}

#[test]
fn giving_up_a_variation_leaves_the_result_of_the_game_alone() {
    let text = "[Size \"5\"]\n[Result \"1-0\"]\n\n1. a1 e5 2. c3 d4 1-0\n";
    let mut person = Person::at("tak5");
    person.tell(strata::app::FileRequest::ReadText(text.to_owned()));
    person.settle();
    let before = person.see::<Session>().record().main_claim();
    assert!(before.is_some());
    person.key(KeyCode::ArrowLeft);
    person.plays_out(&["b2"]);
    person.tell(Command::Resign(Color::White));
    person.frames(2);
    assert_eq!(claim(&person), Some(Claim::Resigned(Color::White)));
    person.tell(Intent::Undo);
    person.frames(2);
    assert_eq!(person.see::<Session>().record().main_claim(), before);
}

#[test]
fn the_clock_of_a_game_that_is_only_looked_at_stands_still() {
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;
    for result in ["*", "1-0"] {
        let text = format!("[Size \"5\"]\n[Clock \"1:0 +5\"]\n\n1. a1 e5 2. c3 d4 {result}\n");
        let mut person = Person::at("hive");
        person.tell(strata::app::FileRequest::ReadText(text));
        person.settle();
        person
            .app
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(50)));
        person.frames(6);
        assert!(person.see::<Session>().is_untouched(), "{result}");
        let clocks = person.see::<strata::app::GameClock>().0.unwrap();
        assert_eq!(clocks.left_secs(Color::White), 60, "{result}");
        assert!(!matches!(claim(&person), Some(Claim::OutOfTime(_))));
    }
}

#[test]
fn two_people_agree_on_a_draw_or_play_on() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for (answer, ended) in [("Play on", None), ("Agree", Some(Claim::AgreedDraw))] {
        person.click_button("Offer a draw");
        person.frames(2);
        assert!(person.reads("White offers a draw. Black, do you agree?"));
        person.click_button(answer);
        person.frames(2);
        assert_eq!(claim(&person), ended);
        assert!(!person.reads("do you agree?"));
    }
}

#[test]
fn a_rematch_may_change_the_sides_and_names_go_along() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1"]);
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Club)]));
    person.tell(Intent::Propose(Proposal::Tag(
        "Player1".into(),
        "Ada".into(),
    )));
    person.frames(1);
    person.tell(Command::RematchSwapped);
    person.frames(2);
    assert_eq!(person.see::<Seats>().levels(), [Some(Strength::Club), None]);
    assert_eq!(
        person.see::<Session>().record().player(Color::Black),
        Some("Ada")
    );
}

#[test]
fn names_and_ratings_of_a_record_are_shown_and_can_be_typed() {
    let text =
        "[Player1 \"Ada\"]\n[Player2 \"Bob\"]\n[Rating1 \"1712\"]\n[Size \"5\"]\n\n1. a1 e5\n";
    let mut person = Person::at("hive");
    person.tell(strata::app::FileRequest::ReadText(text.to_owned()));
    person.settle();
    assert!(person.reads("1712"));
    person.click_button("Black's name");
    person.types("by");
    let record = person.see::<Session>().record();
    assert_eq!(record.tag("Player2"), Some("Bobby"));
    assert_eq!(record.player(Color::White), Some("Ada"));
    person.click_button("Rating of Black");
    person.types("club");
    let record = person.see::<Session>().record();
    assert_eq!(record.tag("Rating2"), Some("club"));
    assert_eq!(person.cursor(), 2, "no key reached the board");
}

#[test]
fn the_moves_play_by_themselves_to_the_end_of_the_line() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.click_button("To the start");
    assert_eq!(person.cursor(), 0);
    person.click_button("One move on");
    assert_eq!(person.cursor(), 1);
    person.click_button("Autoplay");
    crate::patience::wait_for("the end of the line", || {
        person.frames(1);
        (person.cursor() == 3).then_some(())
    });
}

#[test]
fn a_file_on_the_command_line_that_leaves_a_choice_is_asked_about_in_the_window() {
    let folder = tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let one = "[Size \"5\"]\n\n1. a1 e5\n";
    let single = file("one.ptn", one);
    assert!(matches!(Opening::of_file(&single), Ok(Opening::Game(_))));
    for (name, text) in [
        ("two.ptn", format!("{one}\n{one}")),
        ("broken.ptn", "[Size \"5\"]\n\n1. a1 a1".to_owned()),
    ] {
        let path = file(name, &text);
        assert!(
            matches!(Opening::of_file(&path), Ok(Opening::Ask { .. })),
            "{name}"
        );
    }
    let letter = file("letter.txt", "Dear aunt");
    assert!(Opening::of_file(&letter).is_err());
}

#[test]
fn a_game_by_the_clock_runs_adds_its_increment_and_ends_when_time_is_up() {
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;
    let text = "[Size \"5\"]\n[Clock \"1:0 +5\"]\n\n1. a1 e5\n";
    let mut person = Person::at("hive");
    person.tell(strata::app::FileRequest::ReadText(text.to_owned()));
    person.settle();
    let left = |person: &Person| {
        let clocks = person.see::<strata::app::GameClock>().0.unwrap();
        Color::BOTH.map(|side| clocks.left_secs(side))
    };
    let frames_take = |person: &mut Person, secs| {
        let each = TimeUpdateStrategy::ManualDuration(Duration::from_secs(secs));
        person.app.insert_resource(each);
    };
    assert_eq!(left(&person), [60, 60]);
    assert!(person.reads("1:00"));
    // The first move begins the game; from then on the time of whose turn it is runs.
    frames_take(&mut person, 0);
    person.tell(Intent::Propose(Proposal::Play(
        person.game().read_move("c3").unwrap(),
    )));
    person.frames(2);
    frames_take(&mut person, 10);
    person.frames(2);
    frames_take(&mut person, 0);
    person.frames(1);
    let [white, black] = left(&person);
    assert!(white == 60 && (20..=50).contains(&black), "{white} {black}");
    person.tell(Intent::Propose(Proposal::Play(
        person.game().read_move("d4").unwrap(),
    )));
    person.frames(3);
    assert_eq!(left(&person)[1], black + 5, "each move adds its seconds");
    // Looking back stops it.
    person.key(KeyCode::ArrowLeft);
    let stopped = left(&person);
    frames_take(&mut person, 10);
    person.frames(5);
    assert_eq!(left(&person), stopped);
    person.key(KeyCode::ArrowRight);
    person.frames(12);
    assert_eq!(claim(&person), Some(Claim::OutOfTime(Color::White)));
    assert!(person.reads("White ran out of time: Black wins."));
}

#[test]
fn a_clock_that_ends_nothing_only_shows_that_time_is_up() {
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;
    let mut person = Person::at("tak5");
    for (tag, value) in [("ClockEnds", "no"), ("Clock", "1:0 +0")] {
        person.tell(Intent::Propose(Proposal::Tag(tag.into(), value.into())));
        person.frames(2);
    }
    for text in ["a1", "e5", "c3"] {
        let mv = person.game().read_move(text).unwrap();
        person.tell(Intent::Propose(Proposal::Play(mv)));
        person.frames(2);
    }
    let each = TimeUpdateStrategy::ManualDuration(Duration::from_secs(50));
    person.app.insert_resource(each);
    person.frames(5);
    let clocks = person.see::<strata::app::GameClock>().0.unwrap();
    assert_eq!(clocks.left_secs(Color::Black), 0);
    assert_eq!(claim(&person), None);
    person.plays_out(&["d4"]);
    assert_eq!(person.cursor(), 4);
}

#[test]
fn how_a_game_ended_is_told_in_the_menu_of_a_move() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    for (result, ended) in [
        (
            "White won",
            Some(Claim::Won {
                by: Color::White,
                how: None,
            }),
        ),
        ("A draw", Some(Claim::Drawn)),
        ("No result", None),
    ] {
        for entry in ["Edit", "Result", result] {
            person.click_button(entry);
        }
        person.frames(3);
        assert_eq!(claim(&person), ended);
    }
}

#[test]
fn time_that_was_used_is_used_when_the_game_is_opened_again() {
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;
    let folder = tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.tell(Intent::Propose(Proposal::Tag(
        "Clock".into(),
        "5:0 +0".into(),
    )));
    person.frames(2);
    for text in ["a1", "e5", "c3"] {
        let mv = person.game().read_move(text).unwrap();
        person.tell(Intent::Propose(Proposal::Play(mv)));
        person.frames(2);
    }
    let each = TimeUpdateStrategy::ManualDuration(Duration::from_secs(10));
    person.app.insert_resource(each);
    person.frames(4);
    let games = person.see::<strata::app::Library>().list();
    drop(person);
    let mut person = Person::with_folder(None, folder.path());
    person.tell(strata::app::LibraryRequest::Open(games[0].id.clone()));
    person.frames(3);
    let clocks = person.see::<strata::app::GameClock>().0.unwrap();
    let left = Color::BOTH.map(|side| clocks.left_secs(side));
    assert!(left[1] <= 275 && left[0] == 300, "{left:?}");
}

#[test]
fn a_file_on_the_command_line_asks_its_question_over_the_first_screen() {
    let one = "[Size \"5\"]\n\n1. a1 e5\n";
    let read = |text: String| strata::app::FileRequest::ReadNamed {
        file: "games.ptn".into(),
        text,
    };
    let mut person = Person::in_window(1280, 800, None);
    person.tell(read(format!("{one}\n{one}")));
    person.frames(4);
    assert!(person.reads("Which of 2 games?"));
    let mut person = Person::in_window(1280, 800, None);
    person.tell(read("[Size \"5\"]\n\n1. a1 e5 2. a1".to_owned()));
    person.frames(4);
    assert!(person.reads("games.ptn"));
    person.click_button("Open what is good");
    person.frames(4);
    assert_eq!(person.cursor(), 2);
}

#[test]
fn a_level_declines_an_early_draw_in_words_and_the_game_goes_on() {
    use crate::patience::wait_for;
    use strata::app::{DrawOffer, DrawRequest};
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Casual)]));
    person.frames(2);
    person.tell(DrawRequest::Offer);
    person.frames(2);
    wait_for("the answer", || {
        person.frames(1);
        (*person.see::<DrawOffer>() == DrawOffer::None).then_some(())
    });
    person.frames(2);
    assert!(person.reads("Casual"));
    assert_eq!(claim(&person), None);
    let mv = person.game().read_move("c3").unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(2);
    assert_eq!(person.cursor(), 3);
}

#[test]
fn a_clock_is_chosen_from_the_usual_ones() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Clock for the next game");
    person.frames(2);
    person.click_button("10 + 10");
    person.frames(2);
    person.click_button("Play Tak");
    person.frames(4);
    let record = person.see::<Session>().record();
    assert_eq!(record.tag("Clock"), Some("10:0 +10"));
    assert!(person.reads("10:00"));
}

#[test]
fn a_scene_is_introduced_when_it_is_opened() {
    let scene =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes/hive/beetle_pins.ron");
    let text = fs::read_to_string(scene).unwrap();
    let mut person = Person::at("tak5");
    person.tell(strata::app::FileRequest::ReadText(text));
    person.frames(4);
    assert!(person.reads("Nothing moves under a beetle: A white beetle lies on the black queen"));
}
