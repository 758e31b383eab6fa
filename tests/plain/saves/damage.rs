//! Broken, cut, foreign and hostile files: an error for a person, what was good before it, and never a panic.

use super::{SETUPS, random_save};
use crate::mutation::mutate;
use fastrand::Rng;
use strata::record::formats::save::{BrokenSave, Head, LARGEST, MOST_MOVES, Save};
use strata::record::tree::NodeId;

fn refused(text: &str) -> (String, Option<usize>) {
    let BrokenSave { error, good } = Save::read(text).expect_err(&text[..text.len().min(80)]);
    let moves = good.map(|good| good.record.tree.walk().count() - 1);
    (error.to_string(), moves)
}

fn with_moves(rows: &str) -> String {
    format!("Save(\n version: 1,\n game: \"tak5\",\n moves: [\n{rows}])\n")
}

#[test]
fn an_error_names_the_line_the_move_and_the_reason_and_keeps_what_is_good() {
    for (rows, words, good) in [
        (
            "(move: \"a1\"),\n(move: \"e5\"),\n(move: \"a1\"),\n(move: \"b1\")",
            "line 7: “a1”: move 3 is refused: ",
            Some(2),
        ),
        (
            "(move: \"a1\"),\n// a word\n\n   (move: \"z9\")",
            "line 8: “z9”: move 2 can't be read: ",
            Some(1),
        ),
        (
            "(move: \"a1\"), (move: \"e5\"),\n(move: \"c3\", after: 5)",
            "line 6: “\"c3\"”: move 6 has 5 moves before it, and only 2 are there",
            Some(2),
        ),
        ("(move: \"a1\"), (move: 7)", "line 5: “7”: ", Some(1)),
        ("(move: \"a1\"), (mov: \"e5\")", "line 5: ", Some(1)),
        ("(move: \"a9\")", "line 5: “a9”: move 1 ", None),
    ] {
        let (error, moves) = refused(&with_moves(rows));
        assert!(error.starts_with(words), "{error}");
        assert_eq!(moves, good, "{error}");
    }
}

#[test]
fn a_date_beyond_the_calendar_costs_nothing_and_one_that_is_none_is_told() {
    for year in [
        "9999-12-31T23:59:59Z",
        "+010000-01-01T00:00:00Z",
        "123456-01-01",
    ] {
        let text = with_moves("(move: \"a1\")").replace(
            " game:",
            &format!(" begun: \"2026-01-02T03:04:05Z\", changed: \"{year}\",\n game:"),
        );
        let save = Save::read(&text).unwrap_or_else(|broken| panic!("{year}: {}", broken.error));
        assert_eq!(save.record.tree.main_line().count(), 1);
        assert!(save.begun < save.changed, "{year}");
        assert_eq!(Head::read(&text).unwrap().changed, save.changed);
        let again = Save::read(&save.write().unwrap()).unwrap();
        assert_eq!(again.changed, save.changed);
    }
    let text = with_moves("").replace(" game:", " begun: \"tomorrow\",\n game:");
    let (error, _) = refused(&text);
    assert!(error.contains("“tomorrow” is no date"), "{error}");
    assert!(Head::read(&text).is_err());
}

#[test]
fn a_bad_move_in_a_variation_costs_neither_the_main_line_nor_its_comments() {
    let rows = r#"(move: "a1", comment: "first"), (move: "e5"), (move: "c3"), (move: "a1", after: 2), (move: "d4")"#;
    let broken = Save::read(&with_moves(rows)).unwrap_err();
    let good = broken.good.unwrap();
    assert_eq!(good.record.tree.main_line().count(), 3);
    assert_eq!(
        good.record
            .tree
            .comment(good.record.tree.main_line().next().unwrap()),
        "first"
    );
}

#[test]
fn foreign_and_empty_files_are_refused_in_words() {
    for (text, words) in [
        ("", "line 1"),
        ("Scene(version: 1)", "Scene"),
        ("Save()", "no version"),
        ("Save(version: 1)", "which game"),
        ("Save(version: 0, game: \"tak5\")", "no version 0"),
        ("Save(version: 1, game: \"chess\")", "no such game"),
        ("Save(version: 1, game: \"tak5\", position: \"x\")", "x"),
        (
            "Save(version: 1, game: \"tak5\", begun: \"yesterday\")",
            "line 1",
        ),
        ("[Size \"5\"]\n1. a1 a2", "line 1"),
    ] {
        let (error, good) = refused(text);
        assert!(error.contains(words), "{text}: {error}");
        assert_eq!(good, None);
    }
}

#[test]
fn a_file_that_breaks_off_keeps_the_moves_before() {
    let text = random_save("hive", 40, &mut Rng::with_seed(5))
        .write()
        .unwrap();
    let whole = text.matches("(move: ").count();
    let begin = text.find("moves: [").unwrap();
    let mut kept = Vec::new();
    for cut in (begin..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        match Save::read(&text[..cut]) {
            Ok(save) => kept.push(save.record.tree.walk().count() - 1),
            Err(broken) => kept.push(
                broken
                    .good
                    .map_or(0, |good| good.record.tree.walk().count() - 1),
            ),
        }
    }
    assert!(kept.is_sorted(), "{kept:?}");
    assert_eq!((kept[0], kept[kept.len() - 1]), (0, whole));
}

#[test]
fn hostile_files_are_refused_before_they_cost_anything() {
    let deep = |open: &str| {
        format!(
            "Save(version: 1, game: \"tak5\", more: {}",
            open.repeat(200_000)
        )
    };
    for open in [
        "[",
        "(",
        "{",
        "(a:",
        "Some(",
        "{1:",
        "[(",
        "/*",
        "r#\"",
        "Save(view:(",
    ] {
        let (error, _) = refused(&deep(open));
        assert!(error.starts_with("line 1"), "{open}: {error}");
    }
    let many = with_moves(&"(move: \"a1\"), ".repeat(MOST_MOVES + 1));
    let (error, _) = refused(&many);
    assert!(error.contains(&MOST_MOVES.to_string()), "{error}");
    for piece in ["1,", "(\"\",\"\"),", "a:1,"] {
        let parts = format!(
            "Save(version: 1, game: \"tak5\", more: [{}",
            piece.repeat(1_000_000)
        );
        let (error, _) = refused(&parts);
        assert!(error.contains("more parts"), "{error}");
        assert!(Head::read(&parts).is_err());
    }
    let (error, _) = refused(&"x".repeat(LARGEST + 1));
    assert!(error.contains("MiB are too much"), "{error}");
    assert!(Head::read(&"x".repeat(LARGEST + 1)).is_err());
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let mut save = random_save("tak5", 12, &mut Rng::with_seed(1));
    save.record
        .tree
        .set_comment(NodeId::ROOT, ",".repeat(500_000));
    assert!(save.write().unwrap_err().to_string().contains("too large"));
    save.record
        .tree
        .set_comment(NodeId::ROOT, "x".repeat(LARGEST));
    assert!(save.write().unwrap_err().to_string().contains("too large"));
    save.record
        .tree
        .set_comment(NodeId::ROOT, "x".repeat(LARGEST / 2));
    Save::read(&save.write().unwrap()).unwrap();
}

#[test]
fn cameras_stand_nowhere_absurd() {
    for pose in ["NaN", "inf", "-inf", "1e30"] {
        let text = format!(
            "Save(version: 1, game: \"tak5\", view: (explode: {pose}, camera: (focus: (0, 0, 0), yaw: {pose}, pitch: 1, radius: 5)))"
        );
        let view = Save::read(&text).unwrap().view;
        assert_eq!((view.camera, view.explode), (None, 0.0));
    }
}

/// Pieces changed, cut out, doubled and moved: whatever comes of it is read or refused, and what is read is whole.
#[test]
fn thousands_of_mutated_saves_are_read_or_refused() {
    let mut rng = Rng::with_seed(99);
    let (mut read, mut kept, mut lost) = (0, 0, 0);
    for word in SETUPS {
        let text = random_save(word, 25, &mut rng).write().unwrap();
        for _ in 0..1_000 {
            let text = mutate(&text, &[":", "Save(", "after: 3,"], &mut rng);
            let _ = Head::read(&text);
            match Save::read(&text) {
                Ok(save) => {
                    save.record.game_at(save.cursor).unwrap();
                    let again = Save::read(&save.write().unwrap()).unwrap();
                    assert_eq!(again.record.tree, save.record.tree);
                    read += 1;
                }
                Err(broken) => {
                    assert!(!broken.error.reason.is_empty());
                    match broken.good {
                        Some(good) => {
                            good.write().unwrap();
                            kept += 1;
                        }
                        None => lost += 1,
                    }
                }
            }
        }
    }
    assert!(
        read > 100 && kept > 100 && lost > 100,
        "{read} {kept} {lost}"
    );
}
