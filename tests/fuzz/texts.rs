//! What a person or another program hands over as a text: games in every format, saves, scenes, positions, moves, settings.

use crate::hunt::{LONGEST_TEXT, hunt, kind};
use crate::random::random_record;
use jiff::Timestamp;
use std::fs;
use std::path::Path;
use strata::record::formats::format::Format;
use strata::record::formats::save::{Head, Save};
use strata::record::formats::scene::Scene;
use strata::record::formats::{self, CantWrite};
use strata::record::tree::NodeId;
use strata::rules::{Game, ReadError, Setup};
use strata::store::Store;
use strata::words::{Language, Sentence, Words};

pub const SETUPS: [&str; 8] = [
    "tak3",
    "tak5",
    "tak6+komi2+norepeat",
    "hive",
    "hive:Base+MLP+tournament",
    "hive:Base",
    "punct:standard",
    "punct:basic+strict",
];

/// What an error says, after a look at whether a person can read it, in every language.
pub fn told(error: &ReadError) -> String {
    assert!(!error.reason.is_empty());
    let words = error.to_string();
    assert!(words.chars().count() < 500, "{words}");
    for language in Language::ALL {
        let said = Words::of(language).say(&Sentence::from(error));
        assert!(!said.is_empty(), "{words}");
    }
    kind(&words)
}

/// Files of these endings anywhere below a folder of the project, the small ones.
pub fn files(folder: &str, endings: &[&str]) -> Vec<String> {
    fn collect(folder: &Path, endings: &[&str], found: &mut Vec<String>) {
        let mut paths: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                collect(&path, endings, found);
            } else if path
                .extension()
                .is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
            {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    collect(&root.join(folder), endings, &mut found);
    found
}

/// A save as if it had been written long ago: a hunt with the same seed is the same hunt at any time.
fn undated(text: &str) -> String {
    let mut save = Save::read(text).expect("it was just written");
    (save.begun, save.changed) = (Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH);
    save.write().expect("it can be kept")
}

/// Small games of every kind in every format, with variations, comments and marks.
fn games() -> Vec<String> {
    let mut texts = Vec::new();
    for (seed, word) in (0..24).zip(SETUPS.iter().cycle()) {
        let record = random_record(word, seed, 14, &["!", "??"]);
        for &format in Format::for_game(&record.start.setup()) {
            match formats::write(&record, format) {
                Ok(written) if format == Format::Save => texts.push(undated(&written.text)),
                Ok(written) => texts.push(written.text),
                Err(CantWrite::OtherGame { .. } | CantWrite::Beginning(_)) => {}
                Err(other) => panic!("{other}"),
            }
        }
    }
    texts
}

const FRAGMENTS: [&str; 30] = [
    "# setup punct",
    "\n\n{1-1}\n1. ",
    "{1-1/2-1}",
    "1.",
    "...",
    "Done",
    "P0[1 Resign]",
    "pass",
    "R-0",
    "1/2-1/2",
    "after: 3,",
    "after: 99999999999,",
    "move",
    "Save(",
    "version: 1,",
    "wQ",
    "bB1 /wQ",
    "[Size \"8\"]",
    "[TPS \"x5/x5/x5/x5/x5 1 1\"]",
    "[Komi \"-0.5\"]",
    "[GameType \"Base+MLP\"]",
    "Base+ML;InProgress;White[3];",
    "(;GM[25]",
    "G12-G5r3",
    "8a1>11111111",
    "*",
    "'",
    "(",
    ")",
    "\u{1b}[2J",
];

/// Every line of a record is legal, and a save of it comes back as it was.
fn whole(save: &Save) {
    let record = &save.record;
    for id in record.tree.walk() {
        if record.tree.children(id).is_empty() {
            record.game_at(id).expect("what was read is legal");
        }
    }
    let text = save.write().expect("what was read can be kept");
    let again = Save::read(&text).unwrap_or_else(|broken| panic!("{}: {text}", broken.error));
    assert_eq!(again.record, save.record, "{text}");
    assert_eq!(again.levels, save.levels, "{text}");
    assert_eq!(again.write().as_ref(), Ok(&text));
    let head = Head::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(head.plies, record.tree.main_line().count());
}

/// Whatever is read can be written in each format of its game, with the same moves in its main line.
fn written_everywhere(save: &Save) {
    let record = &save.record;
    let main = record.moves_of_main_line();
    for &format in Format::for_game(&record.start.setup()) {
        if matches!(format, Format::Position | Format::Scene | Format::Save) {
            continue;
        }
        let text = match formats::write(record, format) {
            Ok(written) => written.text,
            Err(CantWrite::Beginning(error)) => {
                told(&error);
                continue;
            }
            Err(other) => panic!("{format}: {other}"),
        };
        let games = formats::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(games.len(), 1, "{format}: {text}");
        for game in games {
            let game = game.unwrap_or_else(|broken| panic!("{}: {text}", broken.error));
            assert_eq!(game.moves_of_main_line(), main, "{format}: {text}");
        }
    }
}

trait MainLine {
    fn moves_of_main_line(&self) -> Vec<strata::rules::Move>;
}

impl MainLine for strata::record::game_record::GameRecord {
    fn moves_of_main_line(&self) -> Vec<strata::rules::Move> {
        self.tree.moves_to(self.tree.end_of(NodeId::ROOT))
    }
}

fn judge_games(text: &str) -> String {
    let games = match formats::read_saves(text) {
        Ok(games) => games,
        Err(error) => return told(&error),
    };
    let mut said = String::new();
    for game in games.into_iter().take(20) {
        let save = match game {
            Ok(save) => save,
            Err(broken) => {
                said += &told(&broken.error);
                *broken.good
            }
        };
        said += save.record.start.setup().game_name();
        whole(&save);
        written_everywhere(&save);
    }
    said
}

#[test]
fn games_of_every_format_are_read_or_refused_and_written_back() {
    hunt("games", 3_000, games(), &FRAGMENTS, judge_games);
}

fn judge_save(text: &str) -> String {
    let head = Head::read(text);
    match Save::read(text) {
        Ok(save) => {
            whole(&save);
            "read".to_owned()
        }
        Err(broken) => {
            if let Some(good) = broken.good {
                whole(&good);
            }
            if let Err(error) = head {
                told(&error);
            }
            told(&broken.error)
        }
    }
}

#[test]
fn saves_are_read_or_refused_and_come_back() {
    let mut texts = files("tests/data/saves", &["ron"]);
    let ours = games().into_iter();
    texts.extend(ours.filter(|text| text.starts_with("Save")));
    texts.retain(|text| text.len() < LONGEST_TEXT);
    let fragments = [
        "after: 0,",
        "(move: \"a1\"),",
        "claim: Won(by: Black),",
        "claim_at: 2,",
        "white: Novice,",
        "black: Level(3),",
        "tags: [(\"Seed\", \"1\")],",
        "position: \"x5/x5/x5/x5/x5 1 1\",",
        "cursor: 7,",
        "preface: \"x\",",
        "marks: \"!\",",
        "comment: \"c\",",
        "begun: \"2026-01-01T00:00:00Z\",",
        "view: (camera: ((focus: (0, NaN, inf), yaw: 1)), explode: 2),",
    ];
    hunt("saves", 3_000, texts, &fragments, judge_save);
}

fn judge_scene(text: &str) -> String {
    let scene = match Scene::read(text) {
        Ok(scene) => scene,
        Err(error) => return told(&error),
    };
    let record = match scene.record() {
        Ok(record) => record,
        Err(error) => return told(&error),
    };
    let shown = scene
        .check()
        .map_or_else(|error| kind(&error), |()| "as it says".to_owned());
    let text = scene.write().expect("what was read can be written");
    let again = Scene::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let again = again
        .record()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, record, "{text}");
    shown
}

#[test]
fn scenes_are_read_or_refused_and_show_what_they_say() {
    let fragments = [
        "Moves(3),",
        "Stuck(\"a1\", \"x\"),",
        "Winning(\"wQ\"),",
        "Score(1, 2),",
        "Height(\"c3\", 255),",
        "Reaches(\"wA1\", 3),",
        "Legal(\"pass\"),",
        "Bridge(\"G12\"),",
        "zoom: 1e39,",
        "turn: -0.0,",
        "wQ@0,0",
        "@32767,-32768",
        "x5/",
        "12S",
        "Some(",
    ];
    hunt(
        "scenes",
        3_000,
        files("scenes", &["ron"]),
        &fragments,
        judge_scene,
    );
}

/// A set-up word, a position and a move, on a line each.
fn judge_position(text: &str) -> String {
    let mut lines = text.lines();
    let word = lines.next().unwrap_or_default();
    let setup: Setup = match word.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
            setup
        }
        Err(error) => return told(&error),
    };
    let mut game = match Game::read_position(&setup, lines.next().unwrap_or_default()) {
        Ok(game) => game,
        Err(error) => return told(&error),
    };
    let line = game.write_position();
    let again = Game::read_position(&game.setup(), &line);
    let again = again.unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(again.layout(), game.layout(), "{line}");
    assert_eq!(again.key(), game.key(), "{line}");
    let mut said = String::new();
    for word in lines {
        let mv = match game.read_move(word) {
            Ok(mv) => mv,
            Err(error) => {
                said += &told(&error);
                continue;
            }
        };
        let legal = game.legal_moves().contains(&mv);
        match game.play(mv) {
            Ok(()) => assert!(legal, "{word} was played"),
            Err(illegal) => {
                assert!(!legal, "{word} was refused");
                said += &kind(&illegal.to_string());
            }
        }
    }
    said
}

#[test]
fn words_positions_and_moves_are_read_or_refused_as_the_rules_say() {
    let mut texts = Vec::new();
    for (seed, word) in (0..40).zip(SETUPS.iter().cycle()) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&word.parse().unwrap());
        let mut text = String::new();
        let told_after = random.usize(..25);
        for ply in 0..told_after + 6 {
            if ply == told_after {
                text = format!("{word}\n{}\n", game.write_position());
            }
            let Some(mv) = random.choice(game.legal_moves()) else {
                break;
            };
            text.extend([&game.write_move(mv), "\n"]);
            game.play(mv).unwrap();
        }
        texts.push(text);
    }
    let fragments = [
        "tak8+komi-3",
        "+flats30+caps2",
        "hive:Base+MLP",
        "punct:standard+strict",
        "x8/",
        "212C",
        "wM@-1,0",
        "@32767,32767",
        "turn 99",
        "pass",
        "wB1 /bQ",
        "8h8-1112111'",
        "Ca1",
        "G12-G5r3",
        "MQ1r5",
        " 1 0",
        " 2 4294967295",
    ];
    hunt("positions", 6_000, texts, &fragments, judge_position);
}

/// Whatever lies in the settings file, the program begins with sane settings, and the second start finds nothing wrong.
fn judge_settings(text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.ron"), text).unwrap();
    let store = Store::open(folder.path());
    let (settings, trouble) = store.settings();
    settings.variants();
    store
        .keep_settings(&settings)
        .expect("the folder can be written");
    let (again, none) = Store::open(folder.path()).settings();
    assert_eq!(again, settings, "{text}");
    assert!(none.is_none(), "{text}: {}", none.unwrap());
    trouble.map_or_else(|| "sound".to_owned(), |trouble| kind(&trouble.to_string()))
}

#[test]
fn settings_are_read_or_give_way_to_the_usual_ones() {
    let fragments = [
        "ui_scale: NaN,",
        "volume: 255,",
        "window: Some((0, 99999)),",
        "progress: (tasks: {\"tak\": {\"roads\": 9}}),",
        "puzzles: (ratings: {\"tak\": (value: inf, games: 3)}),",
        "ratings: (tak: NaN),",
        "clock: \"5+3\",",
        "engines: [(program: \"x\")],",
        "Some(",
        "None,",
        "{\"a\": 1}",
    ];
    let texts = files("tests/data/settings", &["ron"]);
    hunt("settings", 200, texts, &fragments, judge_settings);
}
