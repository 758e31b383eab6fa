//! The folder: games are listed, renamed, deleted and brought back; whatever goes wrong is told and costs nothing else.

use super::random_save;
use fastrand::Rng;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use strata::ai::Strength;
use strata::protocol::client::Protocol;
use strata::record::formats::save::{LARGEST, Save};
use strata::store::{
    Animation, EngineEntry, GameId, Quality, SaveEvent, SaveWriter, Settings, Store,
};
use strata::words::Language;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

fn a_save(seed: u64) -> Save {
    random_save("tak5", 12, &mut Rng::with_seed(seed))
}

/// Keeps a game that was changed so many seconds after the year 2000.
fn kept(store: &Store, secs: i64) -> GameId {
    let mut save = a_save(secs.unsigned_abs());
    save.changed = jiff::Timestamp::from_second(946_684_800 + secs).unwrap();
    save.begun = save.changed;
    let id = store.new_game();
    store.keep(&id, &save).unwrap();
    id
}

fn games(store: &Store) -> Vec<PathBuf> {
    let entries = fs::read_dir(store.root().join("games")).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn ids(store: &Store) -> Vec<GameId> {
    store.list().into_iter().map(|listing| listing.id).collect()
}

#[test]
fn games_are_listed_the_newest_first() {
    let folder = folder();
    let store = Store::open(folder.path());
    assert!(store.list().is_empty() && store.last().is_none());
    let [old, newest, middle] = [1, 3, 2].map(|secs| kept(&store, secs));
    assert_eq!(ids(&store), [newest.clone(), middle.clone(), old]);
    assert_eq!(store.last().unwrap().id, newest);
    let save = store.read(&middle).unwrap();
    assert_eq!(save.record.tree, a_save(2).record.tree);
}

#[test]
fn a_broken_file_is_listed_with_its_reason_and_stops_nothing() {
    let folder = folder();
    let store = Store::open(folder.path());
    let good = kept(&store, 1);
    let path = |name: &str| store.root().join("games").join(name);
    fs::write(path("broken.ron"), "Save(version: 1,\ngame: \"tak5").unwrap();
    fs::write(path("newer.ron"), "Save(version: 9, game: \"tak5\")").unwrap();
    fs::write(path("bytes.ron"), [0xff; 100]).unwrap();
    File::create(path("huge.ron"))
        .unwrap()
        .set_len(1 << 40)
        .unwrap();
    File::create(path("edge.ron"))
        .unwrap()
        .set_len(LARGEST as u64)
        .unwrap();
    fs::create_dir(path("folder.ron")).unwrap();
    fs::write(path("notes.txt"), "no game").unwrap();
    let list = store.list();
    let reason = |name: &str| {
        let listing = list
            .iter()
            .find(|listing| listing.id.to_string() == name)
            .unwrap();
        listing.head.as_ref().unwrap_err().to_string()
    };
    assert!(
        reason("broken").starts_with("line 2"),
        "{}",
        reason("broken")
    );
    assert!(reason("newer").contains("newer Strata"));
    assert!(reason("bytes").starts_with("line 1"));
    assert!(reason("huge").contains("too much"));
    assert!(reason("edge").starts_with("line 1"));
    assert_eq!(list.len(), 6);
    assert_eq!(store.last().unwrap().id, good);
    let huge = list
        .iter()
        .find(|listing| listing.id.to_string() == "huge")
        .unwrap();
    assert!(
        store
            .read(&huge.id)
            .unwrap_err()
            .error
            .to_string()
            .contains("too much")
    );
}

#[test]
fn a_game_can_be_renamed_and_copied() {
    let folder = folder();
    let store = Store::open(folder.path());
    let id = kept(&store, 5);
    let before = store.read(&id).unwrap();
    store.rename(&id, "The long \"wall\"").unwrap();
    let save = store.read(&id).unwrap();
    assert_eq!(save.title(), Some("The long \"wall\""));
    assert_eq!(save.record.tree, before.record.tree);
    assert_eq!(save.changed, before.changed, "a name is no move");
    store.rename(&id, "").unwrap();
    assert_eq!(store.read(&id).unwrap().title(), None);
    fs::write(&games(&store)[0], "Save(").unwrap();
    assert!(store.rename(&id, "x").is_err());
}

#[test]
fn a_deleted_game_comes_back_for_thirty_days() {
    let folder = folder();
    let store = Store::open(folder.path());
    let [id, other] = [1, 2].map(|secs| kept(&store, secs));
    let before = fs::read(&games(&store)[0]).unwrap();
    store.delete(&id).unwrap();
    assert_eq!(ids(&store), std::slice::from_ref(&other));
    assert!(store.delete(&id).is_err(), "it is gone already");
    Store::open(folder.path()).restore(&id).unwrap();
    assert_eq!(ids(&store), [other, id.clone()]);
    assert!(
        games(&store)
            .iter()
            .any(|path| fs::read(path).unwrap() == before)
    );
    assert!(store.restore(&id).is_err(), "nothing is overwritten");

    store.delete(&id).unwrap();
    let trashed = store.root().join(format!("trash/{id}.ron"));
    let days = |days: u64| SystemTime::now() - Duration::from_secs(days * 24 * 3600);
    let age = |then| {
        File::options()
            .append(true)
            .open(&trashed)
            .unwrap()
            .set_modified(then)
            .unwrap();
    };
    age(days(29));
    drop(Store::open(folder.path()));
    assert!(trashed.exists());
    age(days(31));
    drop(Store::open(folder.path()));
    assert!(!trashed.exists());
}

#[test]
fn two_windows_never_keep_the_same_game() {
    let folder = folder();
    let first = Store::open(folder.path());
    let id = first.new_game();
    first.keep(&id, &a_save(1)).unwrap();
    let second = Store::open(folder.path());
    assert_eq!(first.take(&id), id, "it is the first window's own");
    assert_ne!(second.take(&id), id);
    first.leave(&id);
    assert_eq!(second.take(&id), id);
    drop(second);
    assert_eq!(first.take(&id), id);
}

#[test]
fn the_newest_state_is_on_the_disk_at_the_end() {
    let folder = folder();
    let store = Store::open(folder.path());
    let writer = SaveWriter::new(store.clone()).unwrap();
    let (one, two) = (store.new_game(), store.new_game());
    for seed in 0..10 {
        writer.keep(&one, a_save(seed));
        writer.keep(&two, a_save(seed + 100));
        writer.keep_settings(Settings {
            window: Some([1000 + seed as u32, 800]),
            ..Settings::default()
        });
    }
    drop(writer);
    assert_eq!(store.read(&one).unwrap().record.tree, a_save(9).record.tree);
    assert_eq!(
        store.read(&two).unwrap().record.tree,
        a_save(109).record.tree
    );
    assert_eq!(store.settings().0.window, Some([1009, 800]));
    assert_eq!(games(&store).len(), 2, "nothing else is left");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_tried_again() {
    let folder = folder();
    let store = Store::open(folder.path());
    let games = store.root().join("games");
    fs::write(&games, "a file in the way").unwrap();
    let writer = SaveWriter::new(store.clone()).unwrap();
    let id = store.new_game();
    for seed in 0..3 {
        writer.keep(&id, a_save(seed));
        assert!(!writer.flush());
    }
    let events = writer.events();
    let [SaveEvent::Failing(words)] = &events[..] else {
        panic!("{events:?}")
    };
    let words = words.to_string();
    assert!(
        words.contains("A file stands where a folder should be"),
        "{words}"
    );
    assert!(words.contains(&games.display().to_string()), "{words}");
    fs::remove_file(&games).unwrap();
    let other = store.new_game();
    writer.keep(&other, a_save(7));
    assert!(writer.flush());
    assert_eq!(writer.events(), [SaveEvent::WorksAgain]);
    assert_eq!(
        store.read(&other).unwrap().record.tree,
        a_save(7).record.tree
    );
    assert_eq!(
        store.read(&id).unwrap().record.tree,
        a_save(2).record.tree,
        "what failed is written as soon as something can be"
    );
}

#[test]
fn what_failed_last_is_tried_once_more_at_the_end() {
    let folder = folder();
    let store = Store::open(folder.path());
    let games = store.root().join("games");
    fs::write(&games, "a file in the way").unwrap();
    let writer = SaveWriter::new(store.clone()).unwrap();
    let id = store.new_game();
    writer.keep(&id, a_save(1));
    assert!(!writer.flush());
    fs::remove_file(&games).unwrap();
    drop(writer);
    assert_eq!(store.read(&id).unwrap().record.tree, a_save(1).record.tree);
}

#[test]
fn a_folder_removed_during_the_game_comes_back_with_the_next_move() {
    let folder = folder();
    let store = Store::open(folder.path().join("deep/inside"));
    let writer = SaveWriter::new(store.clone()).unwrap();
    let id = store.new_game();
    writer.keep(&id, a_save(1));
    assert!(writer.flush());
    fs::remove_dir_all(folder.path().join("deep")).unwrap();
    writer.keep(&id, a_save(2));
    assert!(writer.flush() && writer.events().is_empty());
    assert_eq!(store.read(&id).unwrap().record.tree, a_save(2).record.tree);
}

#[test]
fn a_place_where_no_folder_can_be_is_no_reason_not_to_play() {
    let folder = folder();
    fs::write(folder.path().join("file"), "").unwrap();
    let store = Store::open(folder.path().join("file/inside"));
    assert!(store.list().is_empty());
    assert_eq!(store.settings(), (Settings::default(), None));
    let id = store.new_game();
    assert!(store.keep(&id, &a_save(1)).is_err());
    assert!(store.keep_settings(&Settings::default()).is_err());
    assert!(store.delete(&id).is_err() && store.restore(&id).is_err());
}

#[test]
fn settings_come_back() {
    let folder = folder();
    let store = Store::open(folder.path());
    let settings = Settings {
        quality: Quality::Medium,
        seats: [None, Some(Strength::Strong)],
        tak: Some("tak6+komi2".to_owned()),
        history: Some(true),
        window: Some([1280, 800]),
        ..Settings::default()
    };
    store.keep_settings(&settings).unwrap();
    assert_eq!(store.settings(), (settings, None));
}

/// A broken engine costs no other and none of the other settings.
#[test]
fn engines_are_kept_one_by_one() {
    let folder = folder();
    let store = Store::open(folder.path());
    let engine = EngineEntry {
        name: "Fake".to_owned(),
        program: "/bin/a fake".to_owned(),
        arguments: vec!["--tei".to_owned()],
        protocol: Protocol::Tei,
        plays: vec!["tak5".to_owned()],
        move_secs: 7.0,
        ..EngineEntry::default()
    };
    let settings = Settings {
        engines: vec![engine.clone()],
        engine_seats: [Some("Fake".to_owned()), None],
        ..Settings::default()
    };
    store.keep_settings(&settings).unwrap();
    assert_eq!(store.settings(), (settings, None));
    let text = "(volume: 30, engines: [(name: \"A\", program: 5), (name: \"Fake\", program: \"/bin/a fake\", \
                arguments: [\"--tei\"], protocol: Tei, plays: [\"tak5\"], move_secs: 7.0)])";
    fs::write(store.root().join("settings.ron"), text).unwrap();
    let (read, words) = store.settings();
    assert_eq!((read.engines, read.volume), (vec![engine], 30));
    assert!(words.unwrap().to_string().contains("engines"));
}

#[test]
fn a_broken_settings_file_is_set_aside_with_a_word() {
    let folder = folder();
    let store = Store::open(folder.path());
    let file = |name: &str| store.root().join(name);
    for (round, text) in ["(quality: Med", "\u{0}\u{0}", "(ui_scale: \"big\")"]
        .iter()
        .enumerate()
    {
        fs::write(file("settings.ron"), text).unwrap();
        let (settings, words) = store.settings();
        assert_eq!(settings, Settings::default());
        let aside = format!("settings.broken-{}.ron", round + 1);
        let words = words.unwrap().to_string();
        assert!(
            words.contains("Line 1") && words.contains(&aside),
            "{words}"
        );
        assert_eq!(fs::read_to_string(file(&aside)).unwrap(), *text);
        assert!(!file("settings.ron").exists());
    }
}

#[test]
fn settings_of_another_version_keep_what_both_know() {
    let folder = folder();
    let store = Store::open(folder.path());
    let write = |text: &str| fs::write(store.root().join("settings.ron"), text).unwrap();
    write("(smell: Some([1, (a: 2)]), quality: Low, mood: Happy)");
    let (settings, words) = store.settings();
    assert_eq!((settings.quality, words), (Quality::Low, None));
}

/// Everything that the first version kept is read, and what has come since has its usual value.
#[test]
fn settings_of_the_first_version_are_read() {
    let folder = folder();
    let store = Store::open(folder.path());
    let old = include_str!("../../data/settings/settings-1.ron");
    fs::write(store.root().join("settings.ron"), old).unwrap();
    let (settings, words) = store.settings();
    assert_eq!(words, None);
    let usual = Settings::default();
    assert_eq!(
        (settings.quality, settings.animation, settings.language),
        (Quality::Medium, Animation::Slow, Some(Language::Russian))
    );
    assert_eq!(
        (
            settings.ui_scale,
            settings.master_secs,
            settings.level_pause_secs
        ),
        (1.25, 9.0, 2.5)
    );
    assert_eq!(settings.seats, [None, Some(Strength::Strong)]);
    assert_eq!(settings.variants().len(), 3);
    assert!(settings.random_colours && settings.confirm_moves);
    // One switch was for both.
    assert!(settings.overlays.pins && settings.overlays.queens && !settings.overlays.ways);
    assert!(!settings.threats && !settings.coordinates && !settings.tile_numbers);
    assert_eq!(settings.threats_up_to, Strength::Club);
    assert_eq!(settings.clock.as_deref(), Some("10:0 +10"));
    assert!(!settings.clock_ends);
    assert!(settings.ratings.tak.is_some() && settings.learnt != usual.learnt);
    assert_eq!(
        (settings.history, settings.window),
        (Some(true), Some([1440, 900]))
    );
    let since = |settings: &Settings| {
        let Settings {
            volume,
            mute,
            sounds_while_walking,
            ..
        } = *settings;
        let Settings {
            reduced_motion,
            theme,
            colours,
            full_screen,
            window_at,
            ..
        } = *settings;
        (
            (volume, mute, sounds_while_walking),
            (reduced_motion, theme, colours, full_screen, window_at),
        )
    };
    assert_eq!(since(&settings), since(&usual));
    // What is written now reads the same.
    store.keep_settings(&settings).unwrap();
    assert_eq!(store.settings(), (settings, None));
}

/// One broken value costs that value and nothing else, and the person hears of it.
#[test]
fn a_broken_value_gives_way_to_the_usual_one_with_a_word() {
    let folder = folder();
    let store = Store::open(folder.path());
    let file = |name: &str| store.root().join(name);
    for (text, broken) in [
        (
            "(quality: Lovely, volume: 30, tak: Some(\"tak6\"))",
            "quality",
        ),
        (
            "(tak: Some(\"tak6\"), theme: \"dark\", pins: 7, volume: 30)",
            "theme, pins",
        ),
        (
            "(volume: 30, ui_scale: NaN, tak: Some(\"tak6\"), window: Some((1, 1)))",
            "ui_scale, window",
        ),
        (
            "(volume: 30, clock: Some(\"soon\"), tak: Some(\"tak6\"), window_at: Some((1, 9000000)))",
            "clock, window_at",
        ),
    ] {
        fs::write(file("settings.ron"), text).unwrap();
        let usual = Settings {
            volume: 30,
            tak: Some("tak6".to_owned()),
            ..Settings::default()
        };
        let (settings, words) = store.settings();
        assert_eq!(settings, usual, "{text}");
        let words = words.unwrap().to_string();
        assert!(words.contains(&format!(" {broken} ")), "{words}");
        assert_eq!(store.settings(), (usual, None), "it is told once");
    }
    let aside = fs::read_to_string(file("settings.broken-1.ron")).unwrap();
    assert!(
        aside.contains("Lovely"),
        "nothing that somebody wrote is lost"
    );
    fs::write(file("settings.ron"), "(volume: 250)").unwrap();
    let (settings, words) = store.settings();
    assert_eq!(settings.volume, Settings::default().volume);
    assert!(words.unwrap().to_string().contains("volume"));
}

/// An older version let everything be written larger and smaller than anybody can work with.
#[test]
fn sizes_of_writing_from_an_older_version_are_brought_into_bounds() {
    let folder = folder();
    let store = Store::open(folder.path());
    for (old, now) in [(0.5, 0.8), (3.0, 2.0), (1.1, 1.1)] {
        fs::write(
            store.root().join("settings.ron"),
            format!("(ui_scale: {old:?})"),
        )
        .unwrap();
        let (settings, words) = store.settings();
        assert_eq!((settings.ui_scale, words), (now, None));
    }
}

#[test]
fn the_folder_asked_for_goes_first() {
    let asked = Path::new("somewhere/else");
    assert_eq!(strata::store::folder(Some(asked)).as_deref(), Some(asked));
}
