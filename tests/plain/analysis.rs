//! Analysis of whole games: known blunders are found and little else is blamed, results travel, and the tool tells all of it.

use crate::cli::{file, strata, text};
use std::path::PathBuf;
use std::sync::Mutex;
use strata::ai::{Limits, StopFlag};
use strata::analysis::{Effort, Found, Mark, Report, notes, sweep};
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::{Color, Move};

/// A game of the engine against itself, in which three moves were replaced by blunders: the 17th, 31st and 32nd.
const BLUNDERS: &str = "tests/data/tak/blunders.ptn";

fn record() -> GameRecord {
    let text = std::fs::read_to_string(BLUNDERS).unwrap();
    let mut games = formats::read(&text).unwrap();
    assert_eq!(games.len(), 1);
    games.remove(0).unwrap()
}

fn moves(record: &GameRecord) -> Vec<Move> {
    record.tree.moves_to(record.tree.end_of(NodeId::ROOT))
}

fn swept(record: &GameRecord, moves: &[Move], nodes: u64, threads: usize) -> Report {
    let effort = Effort {
        limits: Limits::nodes(nodes),
        lines: 1,
        threads,
    };
    let stop = StopFlag::default();
    let report = sweep(&record.start, moves, effort, &stop, &|_| {});
    report.unwrap().expect("nobody stops it")
}

#[test]
fn known_blunders_are_marked_and_nothing_else_big() {
    let record = record();
    let report = swept(&record, &moves(&record), 8000, 2);
    let marked = |wanted: &[Mark]| -> Vec<usize> {
        let moves = report.judgements.iter().enumerate();
        moves
            .filter(|(_, judged)| judged.mark.is_some_and(|mark| wanted.contains(&mark)))
            .map(|(index, _)| index + 1)
            .collect()
    };
    assert_eq!(marked(&[Mark::Blunder]), [17, 31, 32]);
    assert!(marked(&[Mark::Mistake]).is_empty());
    let turns: Vec<usize> = report
        .turning_points()
        .iter()
        .map(|turn| turn.index + 1)
        .collect();
    assert_eq!(turns, [17, 31, 32]);
    for (index, judged) in report.judgements.iter().enumerate() {
        let big = [16, 30, 31].contains(&index);
        assert_eq!(judged.loss() >= 0.15, big, "move {}", index + 1);
        // The two that give a win away say so.
        assert!(!judged.causes.is_empty() || !matches!(index, 30 | 31));
    }
    // The move that lets Black win at once is punished by doing so.
    let mut game = record.start.clone();
    for &mv in &moves(&record)[..31] {
        game.play(mv).unwrap();
    }
    let answer = report.judgements[30].answer[0];
    game.play(answer).unwrap();
    let outcome = game.outcome().expect("the answer ends the game");
    assert_eq!(outcome.winner(), Some(Color::Black));
    let [white, black] = Color::BOTH.map(|side| report.summary(side));
    assert_eq!((white.moves, black.moves), (20, 20));
    assert_eq!(white.marks[Mark::Blunder as usize], 2);
    assert_eq!(black.marks[Mark::Blunder as usize], 1);
}

#[test]
fn a_sweep_is_the_same_on_any_number_of_threads_and_tells_everything_once() {
    let record = record();
    let moves = &moves(&record)[..12];
    let alone = swept(&record, moves, 300, 1);
    let together = swept(&record, moves, 300, 3);
    assert_eq!(alone.judgements, together.judgements);
    let told = Mutex::new((Vec::new(), Vec::new()));
    let effort = Effort {
        limits: Limits::nodes(300),
        lines: 2,
        threads: 2,
    };
    let stop = StopFlag::default();
    let note = |found: Found<'_>| {
        let mut told = told.lock().unwrap();
        match found {
            Found::Position(index, found) => {
                assert_eq!(found.lines.len(), 2);
                told.0.push(index);
            }
            Found::Move(index, _) => told.1.push(index),
        }
    };
    sweep(&record.start, moves, effort, &stop, &note).unwrap();
    let (mut positions, mut judged) = told.into_inner().unwrap();
    positions.sort_unstable();
    judged.sort_unstable();
    assert_eq!(positions, (0..=12).collect::<Vec<_>>());
    assert_eq!(judged, (0..12).collect::<Vec<_>>());
    stop.stop();
    let stopped = sweep(&record.start, moves, effort, &stop, &|_| {}).unwrap();
    assert!(stopped.is_none());
}

#[test]
fn what_was_found_travels_in_every_format_with_comments_and_is_written_over() {
    for (word, formats) in [
        ("tak5", &[Format::Ptn, Format::Save][..]),
        ("hive", &[Format::HivePgn, Format::Save]),
        ("punct", &[Format::Sgf, Format::Save]),
    ] {
        let mut record = GameRecord::new(&word.parse().unwrap());
        let mut game = record.start.clone();
        let mut at = NodeId::ROOT;
        for _ in 0..4 {
            let mv = game.legal_moves()[0];
            game.play(mv).unwrap();
            at = record.tree.add(at, mv);
        }
        record.tree.set_comment(at, "The end.");
        let line = moves(&record);
        let report = swept(&record, &line, 30, 1);
        notes::write(&mut record, &report);
        let once = record.clone();
        notes::write(&mut record, &report);
        assert_eq!(record, once, "{word}: a second sweep changes nothing");
        let outlooks = |record: &GameRecord| -> Vec<_> {
            let nodes = record.tree.main_line();
            nodes
                .map(|id| notes::read(record.tree.comment(id)))
                .collect()
        };
        let expected: Vec<_> = report
            .judgements
            .iter()
            .map(|judged| Some(judged.outlook))
            .collect();
        assert_eq!(outlooks(&record), expected, "{word}");
        assert!(record.tree.comment(at).contains("The end."));
        for &format in formats {
            let save = strata::record::formats::save::Save::new(record.clone());
            let written = formats::write_kept(&save, format).unwrap();
            let read = formats::read(&written.text).unwrap().remove(0).unwrap();
            assert_eq!(outlooks(&read), expected, "{word} as {format:?}");
        }
    }
}

#[test]
fn a_report_comes_back_from_the_comments_and_a_persons_marks_stay() {
    let mut record = record();
    let line: Vec<NodeId> = record.tree.main_line().collect();
    let blunder = line[30];
    record.tree.set_marks(line[31], "!?");
    record.tree.set_comment(blunder, "Hm.");
    let report = swept(&record, &moves(&record), 2000, 2);
    notes::write(&mut record, &report);
    assert_eq!(record.tree.marks(line[31]), "!?");
    assert_eq!(record.tree.marks(blunder), "??");
    let text = formats::write_kept(&record.clone().into(), Format::Ptn).unwrap();
    let read = formats::read(&text.text).unwrap().remove(0).unwrap();
    let line: Vec<NodeId> = read.tree.main_line().collect();
    assert_eq!(notes::without_notes(read.tree.comment(blunder)), "Hm.");
    let again = notes::read_line(&read, &line).unwrap();
    for (was, is) in std::iter::zip(&report.judgements, &again.judgements) {
        assert_eq!((was.mv, was.side, was.mark), (is.mv, is.side, is.mark));
        assert!((was.loss() - is.loss()).abs() < 0.001, "{was:?} {is:?}");
        if was.mark.is_some_and(Mark::is_bad) {
            assert_eq!(was.best[0], is.best[0]);
            assert_eq!(was.answer.first(), is.answer.first());
        }
    }
    assert_eq!(report.turning_points().len(), again.turning_points().len());
    for side in Color::BOTH {
        assert_eq!(report.summary(side).marks, again.summary(side).marks);
    }
    // What the first sweep marked, the second may mark otherwise; what the person marked it leaves alone.
    let mut later = report.clone();
    for judged in &mut later.judgements {
        judged.mark = None;
    }
    notes::write(&mut record, &later);
    assert_eq!(record.tree.marks(blunder), "");
    assert_eq!(record.tree.marks(line[31]), "!?");
    // A mark of one's own stays even where it says the same.
    record.tree.set_marks(blunder, "??");
    notes::write(&mut record, &report);
    notes::write(&mut record, &later);
    assert_eq!(record.tree.marks(blunder), "??");
}

#[test]
fn scores_of_another_program_make_a_report_too() {
    let text = "[Size \"5\"]\n\n1. a1 {[%eval 0.1]} e5 {[%eval 0.0]} 2. c3 {[%eval 5.0]} d4 {[%eval -9]} 3. c2";
    let record = formats::read(text).unwrap().remove(0).unwrap();
    let line: Vec<NodeId> = record.tree.main_line().collect();
    let report = notes::read_line(&record, &line).unwrap();
    assert_eq!(report.judgements.len(), 4, "as far as it goes");
    let losses: Vec<bool> = report.judgements.iter().map(|it| it.loss() > 0.1).collect();
    assert_eq!(losses, [false; 4], "nobody lost by a gain");
    let text = text.replace("-9", "9");
    let record = formats::read(&text).unwrap().remove(0).unwrap();
    let report = notes::read_line(&record, &line).unwrap();
    assert!(report.judgements[3].mark.is_some_and(Mark::is_bad));
    assert_eq!(notes::read_line(&record, &[]), None);
}

#[test]
fn the_tool_prints_a_row_a_move_and_a_summary_a_side() {
    let output = strata(&[
        "analyse",
        BLUNDERS,
        "--nodes",
        "200",
        "--lines",
        "2",
        "--threads",
        "2",
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    let printed = text(&output.stdout);
    let rows: Vec<Vec<&str>> = printed
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    let moves = rows.iter().filter(|row| row[0].parse::<u32>().is_ok());
    let moves: Vec<_> = moves.collect();
    assert_eq!(moves.len(), 40);
    assert_eq!(moves[1][..3], ["2", "Black", "e5"]);
    let blunder = moves[30];
    assert_eq!(blunder[7], "??", "{blunder:?}");
    assert_eq!((blunder[3], blunder[8]), ("#-1", "b5"));
    assert!(blunder[9].contains("lets Black win in 1"), "{blunder:?}");
    let lines = rows
        .iter()
        .filter(|row| row.len() > 1 && row[1] == "line 2");
    assert!(lines.count() >= 35);
    for side in ["White", "Black"] {
        let summary = rows.iter().find(|row| row[0] == side).expect("a summary");
        assert!(summary[1].starts_with("accuracy "), "{summary:?}");
    }
}

#[test]
fn the_tool_writes_json_and_the_game_with_what_it_found() {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("analysed.ptn");
    let out = out.to_str().unwrap();
    let arguments = ["analyse", BLUNDERS, "--nodes", "60", "--json", "-o", out];
    let output = strata(&[&arguments[..], &["--force"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let games: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let game = &games[0];
    assert!(game["game"].as_str().unwrap().starts_with("tak5"));
    assert_eq!(game["moves"].as_array().unwrap().len(), 40);
    let blunder = &game["moves"][30];
    assert_eq!(blunder["move"], "b1");
    assert_eq!(blunder["win_in"], -1);
    assert_eq!(blunder["answer"][0], "b5");
    assert!(game["white"]["accuracy"].as_f64().unwrap() > 10.0);
    let written = std::fs::read_to_string(out).unwrap();
    assert!(written.contains("b1?? {[%eval #-1] [%best "), "{written}");
    let again = strata(&arguments);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("--force replaces it"));
}

#[test]
fn the_tool_says_what_is_wrong_and_ends_with_a_code_for_it() {
    let broken = file("half.ptn", b"[Size \"5\"]\n\n1. a1 e5 2. a1\n");
    let broken = broken.to_str().unwrap();
    let output = strata(&["analyse", broken, "--nodes", "20"]);
    assert_eq!(output.status.code(), Some(1), "the good part is told");
    assert_eq!(text(&output.stdout).matches("\n2\tBlack\te5").count(), 1);
    assert!(text(&output.stderr).contains("half.ptn"));
    let empty = file("empty.ptn", b"[Size \"5\"]\n\n*\n");
    for (arguments, words) in [
        (vec!["analyse", "/no/such/file"], "/no/such/file"),
        (vec!["analyse", empty.to_str().unwrap()], "there is no move"),
        (vec!["analyse", BLUNDERS, "--nodes", "0"], "0"),
        (vec!["analyse", BLUNDERS, "--time", "0"], "a time is"),
        (vec!["analyse", BLUNDERS, "--lines", "99"], "99"),
        (
            vec!["analyse", BLUNDERS, "--nodes", "5", "--time", "1"],
            "--time",
        ),
    ] {
        let output = strata(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}
