//! Games come in from files, the clipboard and what is dropped onto the window, and go out again.

use super::person::Person;
use crate::patience::wait_for;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::fs;
use std::path::Path;
use strata::app::open::OpenedGame;
use strata::app::{FileRequest, Session};
use strata::record::formats::format::Format;
use tempfile::tempdir;

fn drops(person: &mut Person, file: &Path) {
    let window = person.window_entity();
    person.tell(FileDragAndDrop::DroppedFile {
        window,
        path_buf: file.to_owned(),
    });
    person.settle();
}

#[test]
fn a_file_dropped_onto_the_window_opens() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("without an ending");
    fs::write(&file, "[Size \"5\"]\n\n1. a1 e5 2. c3 {good} d4 3. c4").unwrap();
    let mut person = Person::at("hive");
    drops(&mut person, &file);
    wait_for("the file", || {
        person.frames(1);
        (person.game().setup().game_name() == "Tak").then_some(())
    });
    person.settle();
    assert!(person.game().setup().to_string().starts_with("tak5"));
    assert_eq!(person.game().moves_played(), 5);
    person.table_is_true();
}

#[test]
fn what_can_t_be_read_is_said_and_the_open_game_stays() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    fs::write(&file, "Dear aunt").unwrap();
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    drops(&mut person, &file);
    hears(&mut person, "letter.txt can't be read");
    assert_eq!(person.game().moves_played(), 2);
    drops(&mut person, &folder.path().join("nobody"));
    hears(&mut person, "nobody can't be read");
    assert_eq!(person.game().moves_played(), 2);
}

/// Waits for words about what another thread reads.
fn hears(person: &mut Person, words: &str) {
    wait_for(words, || {
        person.frames(1);
        person.reads(words).then_some(())
    });
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_dropped_onto_the_window_is_refused_and_holds_nothing_up() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    make_pipe(&pipe);
    let mut person = Person::at("tak5");
    person.plays_out(&["a1"]);
    for (file, words) in [
        (pipe.as_path(), "pipe can't be read. It is a pipe"),
        (Path::new("/dev/zero"), "zero can't be read. It is a pipe"),
    ] {
        drops(&mut person, file);
        hears(&mut person, words);
    }
    assert_eq!(person.game().moves_played(), 1);
}

#[cfg(unix)]
#[test]
fn pipes_in_the_folder_of_games_hold_nothing_up() {
    let folder = tempdir().unwrap();
    for inside in ["games", "locks", "trash"] {
        fs::create_dir(folder.path().join(inside)).unwrap();
    }
    for pipe in [
        "settings.ron",
        "games/2026-11-16-042825-7f3a.ron",
        "locks/window-0000000000000000",
        "locks/2026-11-16-042825-7f3a",
        "trash/2026-11-16-042825-7f3b.ron",
    ] {
        make_pipe(&folder.path().join(pipe));
    }
    let mut person = Person::with_folder(None, folder.path());
    assert!(person.reads("settings can't be read"));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    person.click_button("Delete 2026-11-16-042825-7f3a can't be read");
    person.settle();
    assert!(person.reads("in the trash"));
}

#[cfg(unix)]
fn make_pipe(at: &Path) {
    let made = std::process::Command::new("mkfifo").arg(at).status();
    assert!(made.unwrap().success());
}

#[test]
fn of_a_broken_game_the_good_part_can_be_opened() {
    let mut person = Person::at("hive");
    person.tell(FileRequest::ReadText(
        "[Size \"5\"]\n\n1. a1 e5 2. c3 c3".to_owned(),
    ));
    person.settle();
    assert_eq!(person.game().setup().game_name(), "Hive");
    assert!(person.reads("after 3 moves"));
    person.click_button("Open what is good");
    person.settle();
    assert_eq!(person.game().moves_played(), 3);
}

#[test]
fn of_several_games_one_is_picked() {
    let mut person = Person::at("hive");
    let two = "[Player1 \"Ada\"]\n[Player2 \"Bob\"]\n[Size \"5\"]\n\n1. a1 e5\n\n[Player1 \"Cyd\"]\n[Player2 \"Dan\"]\n[Size \"4\"]\n\n1. a1 d4 2. b2\n";
    person.tell(FileRequest::ReadText(two.to_owned()));
    person.settle();
    assert_eq!(person.game().setup().game_name(), "Hive", "not yet");
    person.click_button("2. Cyd – Dan, 3 moves");
    person.settle();
    assert!(person.game().setup().to_string().starts_with("tak4"));
    assert_eq!(person.game().moves_played(), 3);
    assert!(person.find("2. Cyd – Dan, 3 moves").is_none());
}

#[test]
fn every_format_of_every_game_can_be_exported_and_read_back() {
    let folder = tempdir().unwrap();
    for (setup, moves) in [
        ("tak5", vec!["a1", "e5", "c3", "Sd4", "c3+"]),
        ("hive", vec!["wS1", "bS1 wS1-", "wQ -wS1"]),
        ("punct:standard", vec!["TG12r1", "EC4r0"]),
    ] {
        let mut person = Person::at(setup);
        person.plays_out(&moves);
        let game = person.game();
        for &format in Format::for_game(&game.setup()) {
            let to = folder.path().join(format!("{setup}-{format}"));
            person.tell(FileRequest::Write {
                to: to.clone(),
                format,
            });
            person.frames(2);
            assert!(person.reads("Written to"), "{setup} as {format}");
            let text = fs::read_to_string(&to).unwrap();
            let back = OpenedGame::read(&text).unwrap_or_else(|words| panic!("{format}: {words}"));
            assert_eq!(
                back.game().unwrap().key(),
                game.key(),
                "{setup} as {format}"
            );
        }
    }
}

#[test]
fn a_game_exported_as_ours_keeps_who_plays_and_where_the_table_stood() {
    let folder = tempdir().unwrap();
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.key(KeyCode::ArrowLeft);
    person.frames(1);
    let seats = [None, Some(strata::ai::Strength::Club)];
    person
        .app
        .insert_resource(strata::app::Seats::of_levels(seats));
    person.app.insert_resource(strata::app::Explode(0.5));
    let to = folder.path().join("game.ron");
    let (to_file, format) = (to.clone(), Format::Save);
    person.tell(FileRequest::Write {
        to: to_file,
        format,
    });
    person.frames(2);
    let text = fs::read_to_string(&to).unwrap();
    let back = OpenedGame::read(&text).unwrap();
    assert_eq!(back.levels, Some(seats));
    assert_eq!(back.record.tree.depth(back.at), 2);
    assert!((back.view.explode - 0.5).abs() < 1e-6);
    assert!(back.view.pose.is_some());
}

#[test]
fn an_export_into_nowhere_says_so() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1"]);
    person.tell(FileRequest::Write {
        to: "/nowhere/at/all.ptn".into(),
        format: Format::Ptn,
    });
    person.frames(2);
    assert!(person.reads("can't be written"));
}

#[test]
fn the_dialogs_for_files_open_and_close_and_no_click_falls_through_them() {
    let mut person = Person::at("tak5");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyO);
    person.settle();
    assert!(person.find("Cancel").is_some() || person.reads("Cancel"));
    person.click_at(Vec2::new(640.0, 400.0));
    person.settle();
    assert!(person.hand().is_empty());
    person.key(KeyCode::Escape);
    person.settle();
    assert_eq!(person.see::<Session>().game().moves_played(), 0);
}

#[test]
fn a_path_that_is_typed_into_the_dialog_opens_its_file() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("typed.ptn");
    fs::write(&file, "[Size \"6\"]\n\n1. a1 f6").unwrap();
    let mut person = Person::at("hive");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyO);
    person.settle();
    person.types(file.to_str().unwrap());
    person.key(KeyCode::Enter);
    opens_tak(&mut person);
}

#[test]
fn the_list_of_files_is_narrowed_to_a_type() {
    let folder = tempdir().unwrap();
    for name in ["one.ptn", "two.sgf", "letter.doc"] {
        fs::write(folder.path().join(name), "[Size \"6\"]\n\n1. a1 f6").unwrap();
    }
    let mut person = Person::at("hive");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyO);
    person.settle();
    person.types(folder.path().to_str().unwrap());
    person.key(KeyCode::Enter);
    person.settle();
    for (kind, shown) in [
        ("All files", ["one.ptn", "two.sgf", "letter.doc"].as_slice()),
        ("Games", &["one.ptn", "two.sgf"]),
        ("Tak (ptn, tps)", &["one.ptn"]),
        ("boardspace (sgf)", &["two.sgf"]),
    ] {
        if kind != "All files" {
            let before = ["All files", "Games", "Tak (ptn, tps)"];
            let list = before.into_iter().find(|name| person.find(name).is_some());
            person.click_button(list.unwrap());
            person.settle();
            person.click_button(kind);
            person.settle();
        }
        wait_for(kind, || {
            let listed = person.widgets();
            let is_listed = |name: &str| listed.iter().any(|(label, _)| label.contains(name));
            let all = ["one.ptn", "two.sgf", "letter.doc"];
            let right = |name: &&str| is_listed(name) == shown.contains(name);
            all.iter().all(right).then_some(())
        });
    }
}

/// Waits until a game of Tak is on the table.
fn opens_tak(person: &mut Person) {
    wait_for("the game", || {
        person.frames(1);
        (person.game().setup().game_name() == "Tak").then_some(())
    });
    assert_eq!(person.game().moves_played(), 2);
}

#[cfg(unix)]
#[test]
fn a_file_whose_name_is_no_text_is_listed_and_opens() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempdir().unwrap();
    let name = std::ffi::OsStr::from_bytes(b"caf\xe9.ptn");
    fs::write(folder.path().join(name), "[Size \"6\"]\n\n1. a1 f6").unwrap();
    let mut person = Person::at("hive");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyO);
    person.settle();
    person.types(folder.path().to_str().unwrap());
    person.key(KeyCode::Enter);
    person.settle();
    person.click_button("caf\u{fffd}.ptn");
    person.click_button("  Open");
    opens_tak(&mut person);
}

#[test]
fn a_picture_that_can_t_be_drawn_is_told() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1"]);
    // Nobody there to draw it.
    person
        .app
        .insert_resource(strata::app::PictureProgram("/nowhere/strata".into()));
    person.tell(FileRequest::Picture {
        to: "/nowhere/table.png".into(),
        size: strata::app::PictureSize::new(64, 40).unwrap(),
    });
    person.frames(2);
    assert!(person.reads("Drawing table.png"));
    wait_for("word of the picture", || {
        person.frames(1);
        person.reads("table.png isn't drawn").then_some(())
    });
}
