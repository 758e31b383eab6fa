//! `strata convert`, run as a stranger would run it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use strata::record::formats::save::Save;

const TAK: &str = "[Size \"5\"]\n[Player1 \"Ada\"]\n\n1. a1 e5\n2. c3 d4 {hm}\n\n{2-1}\n2. b2!\n";
const HIVE: &str =
    "[GameType \"Base\"]\n[White \"Ada\"]\n1. wS1 (1. wA1 {no}) (1. wG1) 2. bS1 wS1- {why}\n";

struct Bench(tempfile::TempDir);

impl Bench {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("the temporary folder takes folders"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, content: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, content).expect("the folder takes files");
        path
    }

    fn files(&self) -> usize {
        fs::read_dir(self.0.path()).expect("it is there").count()
    }
}

fn convert(from: &Path, to: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_strata"))
        .arg("convert")
        .args([from, to])
        .args(more)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_game_goes_to_a_save_and_back_with_nothing_lost() {
    let bench = Bench::new();
    let (save, back) = (bench.path("game.ron"), bench.path("back.ptn"));
    let output = convert(&bench.file("game.ptn", TAK), &save, &[]);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(said(&output), "");
    assert!(convert(&save, &back, &[]).status.success());
    assert_eq!(fs::read_to_string(back).expect("it was written"), TAK);
    assert_eq!(bench.files(), 3, "nothing is left beside the files");
}

#[test]
fn a_save_goes_to_a_save_with_players_dates_cursor_and_view() {
    let save = Save::read(
        r#"Save(version: 1, game: "tak5", begun: "2026-01-02T03:04:05Z", changed: "2026-02-03T04:05:06.5Z",
        white: Club, claim: Unfinished, tags: [("Black", "Ada"), ("Title", "Sunday")],
        view: (camera: (focus: (0.5, 0.0, -1.25), yaw: 0.5, pitch: 1.0, radius: 9.0, flat: true), explode: 0.5, xray: true, history: false),
        cursor: 2, preface: "before it all",
        moves: [(move: "a1"), (move: "e5", marks: "!"), (move: "c3", comment: "why"), (move: "d4", after: 2)])"#,
    )
    .expect("a good save");
    let whole = save.write().expect("it fits");
    let bench = Bench::new();
    let (from, to) = (bench.file("a.ron", &whole), bench.path("b.ron"));
    let output = convert(&from, &to, &[]);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(said(&output), "");
    assert_eq!(fs::read_to_string(&to).expect("it was written"), whole);

    // What is good of a broken one is as whole.
    let broken = bench.file("broken.ron", &whole.replace("\"d4\"", "\"z9\""));
    let output = convert(&broken, &to, &["--force"]);
    assert!(said(&output).contains("z9"), "{}", said(&output));
    assert_eq!(fs::read_to_string(&to).expect("it is there"), whole);
    let output = convert(&broken, &to, &["--force", "--keep-good"]);
    assert!(output.status.success(), "{}", said(&output));
    let kept = Save::read(&fs::read_to_string(&to).expect("it was written")).expect("sound");
    assert_eq!((kept.begun, kept.changed), (save.begun, save.changed));
    assert_eq!((kept.levels, &kept.view), (save.levels, &save.view));
    assert_eq!(kept.record.tree.depth(kept.cursor), 2);
}

#[test]
fn what_is_lost_is_told() {
    let bench = Bench::new();
    let to = bench.path("game.txt");
    let output = convert(&bench.file("game.pgn", HIVE), &to, &[]);
    assert!(output.status.success());
    assert_eq!(
        fs::read_to_string(to).expect("it was written"),
        "Base;InProgress;White[2];wS1;bS1 wS1-\n"
    );
    let lost = "2 variations, 2 comments and 1 tag don't fit in a GameString";
    assert!(said(&output).contains(lost), "{}", said(&output));
}

#[test]
fn standard_input_goes_to_standard_output_in_the_format_asked_for() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_strata"))
        .args(["convert", "-", "-", "--format", "position"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(TAK.as_bytes()).expect("it listens");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "x4,1/x3,2,x/x2,1,x2/x5/2,x4 1 3\n"
    );
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_force() {
    let bench = Bench::new();
    let (from, to) = (bench.file("a.ptn", TAK), bench.file("b.ptn", "mine"));
    let output = convert(&from, &to, &[]);
    assert!(!output.status.success());
    assert!(said(&output).contains("--force"), "{}", said(&output));
    assert_eq!(fs::read_to_string(&to).expect("it is there"), "mine");
    assert!(convert(&from, &to, &["--force"]).status.success());
    assert_eq!(fs::read_to_string(&to).expect("it is there"), TAK);
    assert_eq!(bench.files(), 2);
}

#[test]
fn a_broken_game_is_told_with_its_line_and_converted_up_to_there_when_asked() {
    let bench = Bench::new();
    let text = format!("{TAK}\n[Size \"5\"]\n1. a1 e5\n2. a1 c3\n\n[Size \"9\"]\n1. a1\n");
    let (from, to) = (bench.file("games.ptn", &text), bench.path("out.ptn"));
    let output = convert(&from, &to, &[]);
    assert!(!output.status.success() && !to.exists());
    let told = said(&output);
    for words in [
        "games.ptn game 2: broken after 2 moves: line 12: “a1”",
        "games.ptn game 3: broken after 0 moves: line 14",
        "--keep-good",
        "1 of 3 games are sound",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let output = convert(&from, &to, &["--keep-good"]);
    assert!(output.status.success(), "{}", said(&output));
    let kept = fs::read_to_string(to).expect("it was written");
    assert!(kept.starts_with(TAK), "{kept}");
    assert!(kept.ends_with("\n1. a1 e5\n"), "{kept}");
}

#[test]
fn what_cannot_be_done_is_said_and_nothing_is_written() {
    let bench = Bench::new();
    let (tak, two) = (
        bench.file("tak.ptn", TAK),
        bench.file("two.ptn", &TAK.repeat(2)),
    );
    let letter = bench.file("letter.txt", "Dear aunt");
    let nowhere = bench.path("no/such/folder.ptn");
    for (from, to, more, words) in [
        (&tak, &bench.path("x.sgf"), &[][..], "--format"),
        (
            &tak,
            &bench.path("x"),
            &["--format", "sgf"],
            "is not for Tak",
        ),
        (
            &tak,
            &bench.path("x"),
            &["--format", "doc"],
            "no such format",
        ),
        (&tak, &PathBuf::from("-"), &[], "--format"),
        (&tak, &nowhere, &[], "No such file"),
        (&two, &bench.path("x.ron"), &[], "holds one game"),
        (&letter, &bench.path("x.ptn"), &[], "letter.txt"),
        (
            &bench.path("none"),
            &bench.path("x.ptn"),
            &[],
            "No such file",
        ),
    ] {
        let output = convert(from, to, more);
        assert!(!output.status.success());
        assert!(said(&output).contains(words), "{words}: {}", said(&output));
    }
    assert_eq!(bench.files(), 3);
}

#[test]
fn the_real_games_go_to_the_other_formats_of_their_game_and_back() {
    let bench = Bench::new();
    let list = Path::new("tests/data/punct/games/stacky_11_5.txt");
    let (sgf, back, again) = (
        bench.path("game.sgf"),
        bench.path("back.txt"),
        bench.path("again.txt"),
    );
    assert!(convert(list, &sgf, &[]).status.success());
    assert!(convert(&sgf, &back, &[]).status.success());
    assert!(convert(list, &again, &[]).status.success());
    let moves = |file: &Path| -> Vec<String> {
        let text = fs::read_to_string(file).expect("it was written");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(moves(&back), moves(&again));
    assert_eq!(moves(&back).len(), 191);
    let all = bench.path("all.ptn");
    let games = Path::new("tests/data/tak/games.ptn");
    assert!(convert(games, &all, &[]).status.success());
    let once = fs::read_to_string(&all).expect("it was written");
    assert!(convert(&all, &all, &["--force"]).status.success());
    assert_eq!(fs::read_to_string(&all).expect("it was written"), once);
}

#[test]
fn ends_off_the_board_are_kept_by_the_formats_that_know_them() {
    use strata::record::Claim;
    use strata::record::formats::format::Format;
    use strata::rules::Color;
    let lost = [
        Claim::Resigned(Color::White),
        Claim::OutOfTime(Color::Black),
    ];
    for claim in lost.into_iter().chain([Claim::AgreedDraw]) {
        for (setup, moves, formats) in [
            ("tak5", ["a1", "e5"], &[Format::Save, Format::Ptn][..]),
            (
                "hive",
                ["wS1", "bS1 wS1-"],
                &[Format::Save, Format::HivePgn],
            ),
            (
                "punct",
                ["TG12r1", "EC4r0"],
                &[Format::Save, Format::PunctList, Format::Sgf],
            ),
        ] {
            let mut record = strata::record::game_record::GameRecord::new(&setup.parse().unwrap());
            let mut game = record.start.clone();
            let mut at = strata::record::tree::NodeId::ROOT;
            for text in moves {
                let mv = game.read_move(text).unwrap();
                game.play(mv).unwrap();
                at = record.tree.add(at, mv);
            }
            record.set_tag("Result", "0-0");
            (record.claim, record.claim_at) = (Some(claim), Some(at));
            for &format in formats {
                let text = strata::record::formats::write(&record, format)
                    .unwrap()
                    .text;
                let back = super::one(&text);
                let read = back.claim_at(back.tree.end_of(strata::record::tree::NodeId::ROOT));
                let exact = matches!(format, Format::Save | Format::PunctList)
                    || format == Format::Sgf && claim != Claim::AgreedDraw;
                let expected = if exact { claim } else { claim.plain() };
                assert_eq!(read, Some(expected), "{setup} as {format}: {text}");
            }
        }
    }
}
