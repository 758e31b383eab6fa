//! Games are kept while they are played, and found again: after a restart, in the library, and from the trash.

use super::person::Person;
use crate::patience::wait_for;
use bevy::prelude::*;
use std::fs;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{Explode, Quality as Drawn, QualityChoice};
use strata::app::{Intent, MasterTime, Proposal, SavedSettings, Screen, Seats, Session};
use strata::store::{Quality, Store};
use tempfile::{TempDir, tempdir};

fn folder() -> TempDir {
    tempdir().unwrap()
}

fn screen(person: &Person) -> Screen {
    *person.see::<State<Screen>>().get()
}

/// What the folder holds, without the program that wrote it.
fn saved(folder: &TempDir) -> Vec<Vec<String>> {
    let store = Store::open(folder.path());
    let list = store.list();
    list.iter()
        .map(|listing| {
            let save = store.read(&listing.id).unwrap();
            let mut game = save.record.start.clone();
            let moves = save.record.tree.moves_to(save.cursor);
            moves
                .into_iter()
                .map(|mv| {
                    let text = game.write_move(mv);
                    game.play(mv).unwrap();
                    text
                })
                .collect()
        })
        .collect()
}

fn close(person: Person) {
    drop(person);
}

#[test]
fn every_move_is_on_the_disk_before_the_next_one_is_made() {
    for (setup, moves) in [
        ("tak5", vec!["a1", "e5", "c3", "Sd4", "c3+"]),
        ("hive", vec!["wS1", "bS1 wS1-", "wQ -wS1"]),
        ("punct:standard", vec!["TG12r1"]),
    ] {
        let folder = folder();
        let mut person = Person::with_folder(Some(setup), folder.path());
        assert_eq!(saved(&folder).len(), 0, "nothing has been played yet");
        for (i, text) in moves.iter().enumerate() {
            person.plays_out(&[text]);
            // The last one may still be on its way.
            let on_disk = saved(&folder).first().map_or(0, Vec::len);
            assert!(on_disk >= i, "{setup}: {on_disk}");
        }
        close(person);
        assert_eq!(saved(&folder), [moves], "{setup}");
    }
}

#[test]
fn the_last_game_is_offered_at_the_next_start_and_goes_on_as_it_was_left() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Casual)]));
    person.app.insert_resource(Explode(0.5));
    person.plays_out(&["a1"]);
    wait_for("the level's answer", || {
        person.frames(1);
        (person.game().moves_played() == 2).then_some(())
    });
    let moves = person.game().moves();
    close(person);

    let mut person = Person::with_folder(None, folder.path());
    assert_eq!(screen(&person), Screen::Start);
    person.click_button("Resume Tak 5×5: White – Casual");
    person.settle();
    assert_eq!(screen(&person), Screen::Play);
    assert_eq!(person.game().moves(), moves);
    assert_eq!(
        *person.see::<Seats>(),
        Seats::of_levels([None, Some(Strength::Casual)])
    );
    assert_eq!(*person.see::<Explode>(), Explode(0.5));
    // It goes on under its own name.
    person.plays_out(&["c3"]);
    close(person);
    let all = saved(&folder);
    assert_eq!(all.len(), 1);
    assert!(all[0].len() >= 3, "it may have answered already");
}

#[test]
fn variations_comments_and_the_place_in_the_game_come_back() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3"]);
    person.tell(Intent::Undo);
    person.frames(2);
    person.plays_out(&["d4"]);
    let at = person.see::<Session>().cursor();
    person.tell(Intent::Propose(Proposal::Edit(
        strata::app::Change::Comment(at, "better".into()),
    )));
    person.frames(2);
    let tree = person.see::<Session>().record().tree.clone();
    close(person);
    let mut person = Person::with_folder(None, folder.path());
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.click_button("Open Tak 5×5");
    person.settle();
    let session = person.see::<Session>();
    assert_eq!(session.record().tree, tree);
    assert_eq!(session.text(session.cursor()), "d4");
}

#[test]
fn the_library_lists_renames_deletes_and_brings_back() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    person.plays_out(&["a1", "d4"]);
    person.tell(Intent::Propose(Proposal::NewGame("hive".parse().unwrap())));
    person.frames(2);
    person.plays_out(&["wS1"]);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    assert_eq!(screen(&person), Screen::Library);
    assert!(person.reads("on the table"), "the open game is marked");

    person.click_button("Rename Tak 4×4");
    person.settle();
    person.types("A short one");
    person.key(KeyCode::Enter);
    person.settle();
    assert!(person.find("Open A short one").is_some());

    person.click_button("Delete A short one");
    person.settle();
    assert!(person.find("Open A short one").is_none());
    assert_eq!(saved(&folder).len(), 1);
    person.click_button("Undo");
    person.settle();
    assert!(person.find("Open A short one").is_some());
    assert_eq!(saved(&folder).len(), 2);

    person.click_button("Open A short one");
    person.settle();
    assert_eq!(screen(&person), Screen::Play);
    assert_eq!(person.game().setup().to_string(), "tak4");
}

#[test]
fn the_open_game_keeps_its_new_name() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    person.plays_out(&["a1"]);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    person.click_button("Rename Tak 4×4");
    person.settle();
    person.types("Mine");
    person.key(KeyCode::Enter);
    person.settle();
    assert!(person.find("Open Mine").is_some());
    person.key(KeyCode::Escape);
    person.settle();
    person.plays_out(&["d4"]);
    close(person);
    let store = Store::open(folder.path());
    let head = store.list().remove(0).head.unwrap();
    assert_eq!((head.title.as_deref(), head.plies), (Some("Mine"), 2));
}

#[test]
fn a_broken_save_is_listed_with_its_reason_and_leaves_the_open_game_alone() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5"]);
    close(person);
    let path = fs::read_dir(folder.path().join("games"))
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("\"e5\"", "\"a1\"")).unwrap();

    let mut person = Person::with_folder(Some("hive"), folder.path());
    person.plays_out(&["wS1"]);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    person.click_button("Open Tak 5×5");
    person.settle();
    assert_eq!(person.game().setup().game_name(), "Hive", "it stays open");
    person.click_button("Open what is good");
    person.settle();
    assert_eq!(person.game().moves_played(), 1);
    assert_eq!(person.game().setup().to_string(), "tak5");
}

#[test]
fn a_folder_that_can_t_be_written_gives_a_message_and_play_goes_on() {
    let folder = folder();
    // A file stands where the folder should be.
    fs::write(folder.path().join("games"), "in the way").unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3"]);
    wait_for("word of the folder", || {
        person.frames(1);
        person.reads("can't be saved").then_some(())
    });
    assert_eq!(person.game().moves_played(), 3);
    // It stays, however long somebody looks elsewhere.
    person.frames(400);
    assert!(person.reads("can't be saved"), "a sign, not a passing word");
    // Room again: the next move saves everything.
    fs::remove_file(folder.path().join("games")).unwrap();
    person.plays_out(&["d4"]);
    close(person);
    assert_eq!(saved(&folder)[0].len(), 4);
}

#[test]
fn a_file_that_is_only_looked_at_is_no_saved_game() {
    let folder = folder();
    let mut person = Person::with_folder(None, folder.path());
    let text = "[Size \"5\"]\n\n1. a1 e5 2. c3".to_owned();
    person.tell(strata::app::FileRequest::ReadText(text));
    person.settle();
    person.key(KeyCode::ArrowLeft);
    person.frames(2);
    assert_eq!(
        saved(&folder).len(),
        0,
        "walking through it changes nothing"
    );
    person.key(KeyCode::ArrowRight);
    person.frames(2);
    person.plays_out(&["d4"]);
    close(person);
    assert_eq!(saved(&folder)[0].len(), 4);
}

#[test]
fn a_game_that_another_window_plays_is_opened_as_a_copy_that_says_so() {
    let folder = folder();
    let mut first = Person::with_folder(Some("tak4"), folder.path());
    first.plays_out(&["a1", "d4"]);
    let mut second = Person::with_folder(None, folder.path());
    second.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    second.settle();
    second.click_button("Open Tak 4×4");
    second.settle();
    assert!(second.reads("open in another window"));
    second.plays_out(&["b2"]);
    close(second);
    close(first);
    let store = Store::open(folder.path());
    let heads: Vec<_> = store
        .list()
        .into_iter()
        .map(|game| game.head.unwrap())
        .collect();
    let of = |plies| heads.iter().find(|head| head.plies == plies).unwrap();
    assert_eq!(of(2).title, None);
    assert_eq!(of(3).title.as_deref(), Some("Tak (copy)"));
}

#[test]
fn a_game_renamed_in_one_window_stays_renamed_when_another_plays_on() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    person.plays_out(&["a1", "d4"]);
    let store = Store::open(folder.path());
    let id = wait_for("the save", || store.list().pop()).id;
    store.rename(&id, "Mine").unwrap();
    person.plays_out(&["b2", "c3"]);
    close(person);
    let head = store.list().remove(0).head.unwrap();
    assert_eq!((head.title.as_deref(), head.plies), (Some("Mine"), 4));
}

#[test]
fn the_trash_can_be_seen_and_emptied() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    person.plays_out(&["a1", "d4"]);
    person.tell(Intent::Propose(Proposal::NewGame("tak6".parse().unwrap())));
    person.frames(2);
    person.plays_out(&["a1"]);
    person.tell(Intent::Propose(Proposal::NewGame("hive".parse().unwrap())));
    person.frames(2);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyL);
    person.settle();
    for game in ["Tak 4×4", "Tak 6×6"] {
        person.click_button(&format!("Delete {game}"));
        person.settle();
    }
    person.click_button("Trash (2)");
    person.settle();
    person.click_button("Bring back Tak 4×4");
    person.settle();
    assert_eq!(saved(&folder).len(), 1);
    person.click_button("Empty the trash");
    person.settle();
    assert_eq!(
        Store::open(folder.path()).trashed().len(),
        1,
        "it asks first"
    );
    person.click_button("Remove them for good");
    person.settle();
    assert_eq!(Store::open(folder.path()).trashed().len(), 0);
    assert!(person.find("Open Tak 4×4").is_some(), "back to the games");
}

#[test]
fn quitting_with_a_game_that_can_t_be_saved_asks_first() {
    let folder = folder();
    fs::write(folder.path().join("games"), "in the way").unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3"]);
    let window = person.window_entity();
    person.tell(bevy::window::WindowCloseRequested { window });
    person.frames(3);
    assert!(!person.has_quit());
    assert!(person.reads("Quit without saving?"));
    person.click_button("Try again");
    person.frames(2);
    assert!(!person.has_quit() && person.reads("Quit without saving?"));
    person.click_button("Go on playing");
    person.frames(3);
    assert!(!person.has_quit() && !person.reads("Quit without saving?"));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyQ);
    person.frames(3);
    assert!(!person.has_quit());
    // Room again: everything is saved, and then it ends.
    fs::remove_file(folder.path().join("games")).unwrap();
    person.click_button("Try again");
    person.frames(3);
    assert!(person.has_quit());
    assert_eq!(saved(&folder)[0].len(), 3);
}

#[test]
fn what_can_t_be_saved_can_be_left_behind() {
    let folder = folder();
    fs::write(folder.path().join("games"), "in the way").unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1"]);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyQ);
    person.frames(3);
    person.click_button("Quit anyway");
    person.frames(3);
    assert!(person.has_quit());
}

#[test]
fn what_was_chosen_holds_at_the_next_start_and_broken_settings_are_set_aside() {
    let folder = folder();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person
        .app
        .insert_resource(QualityChoice::Always(Drawn::Medium));
    person
        .app
        .insert_resource(MasterTime(Duration::from_secs(9)));
    let seats = Seats::of_levels([None, Some(Strength::Strong)]);
    person.app.insert_resource(seats);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyN);
    person.settle();
    person.click_button("6×6");
    person.frames(2);
    close(person);
    let person = Person::with_folder(None, folder.path());
    assert_eq!(
        *person.see::<QualityChoice>(),
        QualityChoice::Always(Drawn::Medium)
    );
    assert_eq!(person.see::<MasterTime>().0, Duration::from_secs(9));
    assert_eq!(person.see::<SavedSettings>().0.quality, Quality::Medium);
    assert_eq!(*person.see::<Seats>(), seats);
    assert_eq!(person.see::<SavedSettings>().0.tak.as_deref(), Some("tak6"));
    close(person);
    fs::write(folder.path().join("settings.ron"), "(quality: \"lovely\")").unwrap();
    let mut person = Person::with_folder(None, folder.path());
    assert_eq!(*person.see::<QualityChoice>(), QualityChoice::Auto);
    assert!(person.reads("settings can't be read"));
    assert!(folder.path().join("settings.broken-1.ron").exists());
}

#[test]
fn a_game_that_was_given_up_is_not_offered_to_go_on_with() {
    use strata::panels::Command;
    use strata::rules::Color;
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3"]);
    person.tell(Command::Menu);
    person.frames(4);
    assert!(person.find("Continue").is_some());
    person.tell(Command::Continue);
    person.frames(4);
    person.tell(Command::Resign(Color::Black));
    person.frames(4);
    // From an earlier move of it as well.
    for walks in 0..2 {
        for _ in 0..walks {
            person.key(KeyCode::ArrowLeft);
        }
        person.tell(Command::Menu);
        person.frames(4);
        assert!(person.find("Continue Tak").is_none(), "{walks}");
        assert!(person.find("Resume").is_none(), "{walks}");
        person.tell(Command::Continue);
        person.frames(4);
    }
}

#[test]
fn whoever_sits_down_for_the_first_time_has_white_against_the_gentlest_level() {
    use strata::ai::Strength;
    let folder = tempfile::tempdir().unwrap();
    let settings = strata::store::Store::open(folder.path()).settings().0;
    assert_eq!(settings.seats, [None, Strength::level(0)]);
}

#[test]
fn chance_for_the_colours_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(None, folder.path());
    person.click_button("Random colours");
    person.frames(3);
    drop(person);
    let person = Person::with_folder(None, folder.path());
    assert!(person.see::<strata::app::RandomColours>().0);
}
