//! Texts that are made to hurt: deep, endless, huge. Each gets an error that a person can read, and none costs much.

use std::fmt::Write;
use strata::record::formats::{self, LARGEST_TEXT};
use strata::record::game_record::GameRecord;
use strata::record::{MOST_MOVES, Read};

/// What is said about a text that must be refused somewhere.
fn error(text: &str) -> String {
    let broken =
        |game: &Read<GameRecord>| game.as_ref().err().map(|broken| broken.error.to_string());
    let error = match formats::read(text) {
        Err(error) => error.to_string(),
        Ok(games) => games.iter().find_map(broken).expect("something is wrong"),
    };
    assert!(error.chars().count() < 300, "{error}");
    error
}

#[test]
fn a_hundred_thousand_parentheses_are_refused() {
    let deep = "(".repeat(100_000);
    let nested = |word: &str| format!("{word} (").repeat(100_000);
    for (text, reason) in [
        (format!("[Size \"5\"]\n1. a1 {deep}"), "variation"),
        (format!("[Size \"5\"]\n1. a1 {}", nested("b1")), "variation"),
        (format!("[GameType \"Base\"]\n1. wS1 {deep}"), "variation"),
        (format!("EG4r3\n{}", "(\n".repeat(100_000)), "variation"),
        (deep.clone(), "nested deeper"),
        (format!("(;GM[25]{}", "(;".repeat(100_000)), "nested deeper"),
        (format!("Save({deep}"), "line 1"),
        (format!("Scene({deep}"), "KiB"),
    ] {
        let error = error(&text);
        assert!(error.contains(reason), "{}: {error}", &text[..20]);
    }
}

#[test]
fn a_long_comment_is_not_copied_for_each_line_that_parts_after_it() {
    let long = "x".repeat(1 << 20);
    let blanks = " ".repeat(1 << 20);
    let text = format!(
        "(;GM[25];P0[1 Dropb {blanks} 9 G 4 3]C[{long}]{}",
        "(".repeat(40_000)
    );
    assert!(error(&text).contains("is missing"));
}

/// Moves that come back to where they began, so that a game can go on for ever.
#[test]
fn a_million_moves_are_refused() {
    let reason = MOST_MOVES.to_string();
    let tak = "c3+ d3+ c4- d4- ".repeat(250_000);
    assert!(error(&format!("[Size \"5\"]\na1 e5 c3 d3 {tak}")).contains(&reason));
    let hive = "wQ \\bQ;bQ wQ-;wQ /bQ;bQ wQ-;".repeat(250_000);
    let hive = format!("Base;InProgress;White[500003];wQ;bQ wQ-;{hive}");
    assert!(error(&hive).contains(&reason));
    let pgn = "wQ \\bQ\nbQ wQ-\nwQ /bQ\nbQ wQ-\n".repeat(250_000);
    assert!(error(&format!("[GameType \"Base\"]\nwQ\nbQ wQ-\n{pgn}")).contains(&reason));
    let list = "G4-G5r3\nF1-F2r3\nG5-G4r3\nF2-F1r3\n".repeat(250_000);
    let list = format!("# setup punct:standard+norepeat\nEG4r3\nEF1r3\n{list}");
    assert!(error(&list).contains(&reason));
}

#[test]
fn more_than_16_mib_are_refused_unread() {
    let text = "x".repeat(LARGEST_TEXT + 1);
    assert!(error(&text).contains("16 MiB"));
    let endless = std::io::repeat(b'[');
    assert!(error(&formats::read_from(endless).expect("it is cut")).contains("16 MiB"));
}

#[test]
fn nul_bytes_and_other_binary_are_refused() {
    let mut random = fastrand::Rng::with_seed(1);
    for length in [0, 1, 10, 100_000] {
        error(&"\0".repeat(length));
        let bytes: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
        error(&formats::read_from(bytes.as_slice()).expect("bytes can be read"));
    }
    let error = error("[Size \"5\"]\n1. a1\0 b1");
    assert!(error.contains("line 2"), "{error}");
}

#[test]
fn more_games_and_tags_than_anybody_has_are_refused() {
    for (text, reason) in [
        ("[Size \"3\"] a1\n".repeat(25_000), "20000 games"),
        ("[GameType \"Base\"] wQ\n".repeat(25_000), "20000 games"),
        ("Base;NotStarted;White[1]\n".repeat(25_000), "20000 games"),
        ("# setup punct\n".repeat(25_000), "20000 games"),
        ("(;GM[25])".repeat(25_000), "20000 games"),
        ("x3/x3/x3 1 1\n".repeat(25_000), "20000 games"),
        ("[A \"\"]\n".repeat(2_000), "1000 tags"),
        ("[GameType \"Hive\"]\n".repeat(2_000), "1000 tags"),
        (format!("{}EG4r3", "# A: b\n".repeat(2_000)), "1000 tags"),
        (format!("(;{})", "A[b]".repeat(2_000)), "1000 tags"),
    ] {
        let error = error(&text);
        assert!(error.contains(reason), "{}: {error}", &text[..12]);
    }
}

#[test]
fn branches_that_jump_back_and_forth_are_refused_before_they_take_long() {
    let line: String = (0..10_000)
        .map(|turn| match turn % 2 {
            0 => format!("{}. c3+ d3+\n", turn + 3),
            _ => format!("{}. c4- d4-\n", turn + 3),
        })
        .collect();
    let mut text = format!("[Size \"5\"]\n\n1. a1 e5\n2. c3 d3\n{line}");
    for jump in 0..2_000 {
        let turn = if jump % 2 == 0 { 3 } else { 10_001 };
        writeln!(text, "\n{{{jump}}}\n{turn}. b2").unwrap();
    }
    assert!(error(&text).contains("back and forth"));
}
