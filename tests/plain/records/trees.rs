//! Trees survive every format that has a place for them.

use super::{one, random_record, there_and_back};
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::formats::loss::{Loss, in_words};
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::Setup;

/// The same record with `}` in comments written as `)`, where a brace ends a comment.
fn without_braces(record: &GameRecord) -> GameRecord {
    let mut record = record.clone();
    let ids: Vec<NodeId> = record.tree.walk().collect();
    for id in ids {
        let comment = record.tree.comment(id).replace('}', ")");
        record.tree.set_comment(id, comment);
    }
    record
}

fn survives(setup: &str, format: Format, marks: &[&str], braces: bool) {
    for seed in 0..30 {
        let record = random_record(setup, seed, 60, marks);
        let record = if braces {
            without_braces(&record)
        } else {
            record
        };
        let back = there_and_back(&record, format);
        assert_eq!(back.tree, record.tree, "{format}, seed {seed}");
        assert_eq!(back.start.setup(), record.start.setup(), "{format}");
        assert_eq!(back.start.key(), record.start.key(), "{format}");
        assert_eq!(back.tag("Site"), record.tag("Site"), "{format}");
        assert_eq!(back.tag("Event"), record.tag("Event"), "{format}");
    }
}

const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

#[test]
fn tak_trees_survive_ptn_and_saves() {
    for setup in ["tak5", "tak4+norepeat", "tak6+komi2.5"] {
        survives(setup, Format::Ptn, &["!", "?!", "''", "\"*"], true);
        survives(setup, Format::Save, &["!", "anything"], false);
    }
}

#[test]
fn hive_trees_survive_pgn_with_variations_and_saves() {
    for setup in ["hive", "hive:Base+MLP+tournament+norepeat"] {
        survives(
            setup,
            Format::HivePgnTree,
            &["!", "??", "$17", "!? $3"],
            true,
        );
        survives(setup, Format::Save, &["!"], false);
    }
}

#[test]
fn punct_trees_survive_lists_sgf_and_saves() {
    for setup in ["punct:standard", "punct:basic+strict+norepeat"] {
        survives(setup, Format::PunctList, &MARKS, false);
        survives(setup, Format::Sgf, &MARKS, false);
        survives(setup, Format::Save, &MARKS, false);
    }
}

#[test]
fn a_game_from_a_set_position_survives_every_format_that_can_hold_it() {
    for (setup, position, moves) in [
        ("tak5", "x5/x5/x2,121C,x2/x5/x5 2 7", ["a1", "b1"]),
        (
            "hive",
            "Base+ML w 4 wQ@0,0 bQ@1,0 wA1@-1,0 bA1@2,0 last=bA1",
            ["wA1 bA1-", "wG1 -wA1"],
        ),
        (
            "punct",
            "punct:standard b 3 EG4r3,TG12r3,eF1r3",
            ["TA5r3", "EQ12r0"],
        ),
    ] {
        let setup: Setup = setup.parse().expect("a set-up");
        let start = strata::rules::Game::read_position(&setup, position).expect("a position");
        let mut record = GameRecord::from_game(start);
        for text in moves {
            let mv = record.start.read_move(text).expect("a move");
            if record.start.check(mv).is_ok() {
                record.tree.add(NodeId::ROOT, mv);
            }
        }
        assert!(!record.tree.is_empty(), "{position}");
        for &format in Format::for_game(&setup) {
            match format {
                Format::GameString => {
                    let error =
                        formats::write(&record, format).expect_err("it begins somewhere else");
                    assert!(error.to_string().contains("set position"), "{error}");
                }
                Format::Position | Format::HivePgn => {
                    let written = formats::write(&record, format).expect("it can be written");
                    assert_ne!(written.lost, []);
                }
                _ => {
                    let back = there_and_back(&record, format);
                    assert_eq!(back.tree, record.tree, "{format}");
                    assert_eq!(
                        back.start.write_position(),
                        record.start.write_position(),
                        "{format}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_counted() {
    let mut record = one(
        "[GameType \"Base\"]\n[White \"Ada\"]\n[Round \"\"]\n1. wS1 {first} (1. wA1 {or this}) (1. wG1)\n2. bS1 wS1- !? {a b}\n",
    );
    assert_eq!(
        formats::write(&record, Format::GameString)
            .expect("a game")
            .lost,
        [
            Loss::Variations(2),
            Loss::Comments(3),
            Loss::Marks(1),
            Loss::Tags(1)
        ]
    );
    let pgn = formats::write(&record, Format::HivePgn).expect("a game");
    assert_eq!(pgn.lost, [Loss::Variations(2), Loss::Comments(1)]);
    assert_eq!(
        in_words(&pgn.lost, Format::HivePgn).as_deref(),
        Some("2 variations and 1 comment don't fit in the PGN that other programs read")
    );
    assert_eq!(one(&pgn.text).tree.walk().count(), 3, "the main line");
    let all = formats::write(&record, Format::HivePgnTree).expect("a game");
    assert_eq!(all.lost, []);
    let first = record.tree.next(NodeId::ROOT).expect("a move");
    record.tree.set_comment(first, "a } b");
    let braces = formats::write(&record, Format::HivePgnTree).expect("a game");
    assert_eq!(braces.lost, [Loss::Braces(1)]);
    assert_eq!(one(&braces.text).tree.comment(first), "a ) b");
    let words = in_words(&[Loss::Variations(1)], Format::GameString);
    assert_eq!(
        words.as_deref(),
        Some("1 variation doesn't fit in a GameString")
    );
    assert_eq!(in_words(&[], Format::GameString), None);
}

#[test]
fn a_game_is_not_written_in_another_games_format() {
    for (setup, format) in [
        ("tak5", Format::Sgf),
        ("hive", Format::Ptn),
        ("punct", Format::GameString),
        ("tak5", Format::Scene),
    ] {
        let record = GameRecord::new(&setup.parse().expect("a set-up"));
        let error = formats::write(&record, format).expect_err("the wrong game");
        let game = record.start.setup().game_name();
        assert!(error.to_string().contains(game), "{error}");
    }
}

#[test]
fn the_end_of_the_main_line_is_written_as_a_position_and_read_back() {
    for setup in ["tak5", "hive", "punct"] {
        let record = random_record(setup, 7, 30, &[]);
        let written = formats::write(&record, Format::Position).expect("a position");
        let end = record
            .game_at(record.tree.end_of(NodeId::ROOT))
            .expect("legal");
        let back = one(&written.text);
        assert_eq!(back.start.write_position(), end.write_position());
    }
}
