//! The tools on the command line, run as a stranger would run them.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

pub(crate) fn strata(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_strata"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// A file of its own for one test.
pub(crate) fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("the temporary folder takes files");
    path
}

fn node_counts(output: &Output) -> Vec<u64> {
    let lines = text(&output.stdout);
    lines
        .lines()
        .map(|line| line.split('\t').nth(1).unwrap().parse().unwrap())
        .collect()
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    let output = strata(&["perft", "tak", "3"]);
    assert!(output.status.success());
    assert_eq!(node_counts(&output), [25, 600, 43_320]);
    let first = text(&output.stdout).lines().next().unwrap().to_owned();
    let fields: Vec<&str> = first.split('\t').collect();
    assert_eq!(
        fields.len(),
        4,
        "depth, nodes, seconds, nodes a second: {first}"
    );
    assert!(
        fields[2].parse::<f64>().is_ok() && fields[3].parse::<f64>().is_ok(),
        "{first}"
    );
}

#[test]
fn perft_knows_every_game_by_its_word() {
    for (word, counts) in [
        ("tak4", [16, 240]),
        ("tak6+komi2", [36, 1260]),
        ("hive", [7, 294]),
        ("hive:Base+ML+tournament", [6, 216]),
        ("hive:Base+MLP+tournament", [7, 294]),
        ("punct:standard", [4986, 23_841_810]),
        ("punct:basic", [4986, 28_499_958]),
    ] {
        let output = strata(&["perft", word, "2"]);
        assert_eq!(node_counts(&output), counts, "{word}");
    }
}

#[test]
fn perft_starts_from_a_text_that_overrides_the_set_up() {
    let tps = "x5/x5/2S,211C,2C,212S,x/x5/x5 1 7";
    assert_eq!(
        node_counts(&strata(&["perft", "tak4", "2", "--from", tps])),
        [55, 3314]
    );
    let game = "Base+ML;InProgress;White[4];wM;bA1 /wM;wL wM/;bQ -bA1;wQ wL/;bA2 bA1\\";
    assert_eq!(
        node_counts(&strata(&["perft", "hive:Base", "2", "--from", game])),
        [30, 1750]
    );
}

#[test]
fn divided_counts_add_up_and_threads_change_nothing() {
    let alone = strata(&["perft", "hive:Base+ML+tournament", "4", "--divide"]);
    let shared = strata(&[
        "perft",
        "hive:Base+ML+tournament",
        "4",
        "--divide",
        "--threads",
        "3",
    ]);
    let moves = |output: &Output| -> Vec<(String, u64)> {
        let lines = text(&output.stdout);
        let pairs = lines
            .lines()
            .skip(4)
            .map(|line| line.split_once('\t').unwrap());
        pairs
            .map(|(mv, nodes)| (mv.to_owned(), nodes.parse().unwrap()))
            .collect()
    };
    assert_eq!(moves(&alone), moves(&shared));
    assert_eq!(moves(&alone).len(), 6);
    assert_eq!(
        moves(&alone).iter().map(|(_, nodes)| nodes).sum::<u64>(),
        86_400
    );
}

#[test]
fn bad_set_ups_and_positions_are_refused_in_words() {
    for (arguments, words) in [
        (vec!["perft", "chess", "2"], "no such game"),
        (vec!["perft", "tak9", "2"], "3×3 to 8×8"),
        (vec!["perft", "hive:Base+XYZ", "2"], "XYZ"),
        (vec!["perft", "tak5", "2", "--from", "x5/x5"], "TPS"),
        (vec!["perft", "tak5", "-1"], "-1"),
        (
            vec!["perft", "tak5", "99999999999999999999"],
            "number too large",
        ),
        (vec!["perft", "tak5", "1", "--threads", "0"], "0 is not in"),
    ] {
        let output = strata(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(words), "{arguments:?} says {said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn real_games_of_every_format_replay_with_their_results() {
    let tak = strata(&["replay", "tests/data/tak/games.ptn"]);
    assert!(tak.status.success(), "{}", text(&tak.stdout));
    assert_eq!(
        text(&tak.stdout)
            .lines()
            .filter(|line| line.ends_with("\tok"))
            .count(),
        19
    );

    let punct = strata(&[
        "replay",
        "tests/data/punct/games/stacky_11_0.txt",
        "tests/data/punct/games/uncover_only.annot.txt",
    ]);
    assert!(punct.status.success(), "{}", text(&punct.stdout));
    assert_eq!(text(&punct.stdout).lines().count(), 2);

    let positions = fs::read_to_string("tests/data/hive/perft_positions.tsv").unwrap();
    let strings: Vec<&str> = positions
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').nth(4))
        .collect();
    let hive = strata(&[
        "replay",
        file("games.uhp", strings.join("\n").as_bytes())
            .to_str()
            .unwrap(),
    ]);
    assert!(hive.status.success(), "{}", text(&hive.stdout));
    assert_eq!(text(&hive.stdout).lines().count(), strings.len());
}

#[test]
fn a_wrong_claim_or_an_illegal_move_is_told_and_fails() {
    let lying = b"[Size \"3\"]\n[Result \"0-R\"]\n\n1. a3 c1\n2. b1 a2\n3. a1\n";
    let output = strata(&["replay", file("lying.ptn", lying).to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert_eq!(
        said.lines()
            .filter(|line| line.ends_with("the result differs"))
            .count(),
        1,
        "{said}"
    );

    let output = strata(&[
        "replay",
        file("illegal.ptn", b"[Size \"5\"]\n\n1. a1 e5\n2. a1 b2\n")
            .to_str()
            .unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(
        said.contains("broken after 2 plies: line 4: “a1”"),
        "{said}"
    );
}

#[test]
fn legal_lists_agree_with_the_recorded_counts_and_hashes() {
    let path = "tests/data/punct/games/stacky_11_1.txt";
    let recorded = fs::read_to_string(path).unwrap();
    let wanted: Vec<String> = recorded
        .lines()
        .map(
            |line| match line.split('\t').collect::<Vec<_>>().as_slice() {
                [mv, _, count, hash] => format!("{mv}\t{count}\t{hash}"),
                _ => line.split(" ply=").next().unwrap().to_owned(),
            },
        )
        .collect();
    let output = strata(&["replay", path, "--legal"]);
    assert!(output.status.success());
    assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn files_that_are_no_records_are_named_and_refused() {
    for (name, content) in [
        ("empty", b"".as_slice()),
        ("prose", b"Dear diary,\ntoday I played Tak.\n"),
        ("binary", &[0u8, 255, 7, 128, 10, 13, 0]),
    ] {
        let path = file(name, content);
        let output = strata(&["replay", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        let said = text(&output.stderr);
        assert!(
            said.contains(name) && said.contains("no record that Strata knows"),
            "{said}"
        );
    }
    let output = strata(&["replay", "no/such/file.ptn"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no/such/file.ptn"));
}

#[test]
fn uhp_answers_on_standard_output_and_ends_with_its_input() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_strata"))
        .arg("uhp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = engine.stdin.take().unwrap();
    input
        .write_all(b"newgame Base+ML\nplay wS1\nplay wS2\n\xff\xfe\nvalidmoves\n")
        .unwrap();
    drop(input);
    let output = engine.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = text(&output.stdout);
    let answers: Vec<&str> = said.split("ok\n").collect();
    assert!(answers[0].starts_with("id Strata"), "{said}");
    assert_eq!(answers[1], "Base+ML;NotStarted;White[1]\n");
    assert_eq!(answers[2], "Base+ML;InProgress;Black[1];wS1\n");
    assert!(answers[3].starts_with("invalidmove "), "{said}");
    assert!(answers[4].starts_with("err "), "{said}");
    assert_eq!(answers[5].matches(';').count(), 6 * 6 - 1, "{said}");
}

#[test]
fn the_manual_tells_of_every_tool_and_every_shell_completes_them() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let output = strata(&["manual", folder.to_str().unwrap()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    for name in ["strata.bash", "_strata", "strata.fish", "_strata.ps1"] {
        assert!(read(name).contains("perft"), "{name}");
    }
    assert!(read("strata.1").contains("\\-\\-data"));
    assert!(read("strata-perft.1").contains("DEPTH"));
}
