//! The three protocols as a stream of bytes: every line is answered once, in the protocol's own words.

use crate::hunt::{hunt, kind, stray_panic};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use strata::protocol::ugi::{self, Dialect};
use strata::protocol::uhp;
use strata::rules::Setup;

/// Fewer than an engine lets wait while it thinks: the end of the input must reach a search that was asked to last a day.
const MOST_LINES: usize = 50;

/// Signs up to U+00FF stand for the bytes of these numbers, so that a stream is no UTF-8 at times.
fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for sign in text.chars() {
        match u8::try_from(sign) {
            Ok(byte) => bytes.push(byte),
            Err(_) => bytes.extend(sign.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes
}

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The kinds of line, each once.
fn kinds(answer: &str) -> String {
    let begin = |line: &str| line.split(' ').take(6).collect::<Vec<_>>().join(" ");
    let searched = |line: &&str| line.starts_with("info depth") || line.starts_with("bestmove");
    let kinds: BTreeSet<String> = answer
        .lines()
        .filter(|line| !searched(line))
        .map(|line| kind(&begin(line)))
        .collect();
    kinds.into_iter().collect()
}

fn judge_uhp(text: &str) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    if lines.len() > MOST_LINES {
        return String::new();
    }
    if lines.last() == Some(&"") {
        lines.pop();
    }
    let mut output = Vec::new();
    uhp::run(&*bytes(text), &mut output).expect("it answers to the end");
    let answer = String::from_utf8(output).expect("answers are UTF-8");
    let asked = lines
        .iter()
        .take_while(|line| String::from_utf8_lossy(&bytes(line)).trim() != "exit")
        .count();
    let answered = answer.split('\n').filter(|line| *line == "ok").count();
    assert_eq!(answered, asked + 1, "{text}\n----\n{answer}");
    assert_eq!(stray_panic(), None, "{text}");
    kinds(&answer)
}

#[test]
fn uhp_answers_every_line_with_one_ok() {
    let texts = [
        "info\noptions\nnewgame Base+MLP\nplay wS1\nplay bS1 wS1-\nvalidmoves\nundo 2\nbestmove depth 1\nexit\n",
        "options set TournamentOpening False\noptions get MultiPV\noptions set MultiPV 3\nnewgame\nvalidmoves\nbestmove time 00:00:01\npass\n",
        "newgame Base;InProgress;White[3];wG1;bG1 -wG1;wA1 wG1/;bQ /bG1\nplay wQ wG1\\\nvalidmoves\nbestmove depth 2\nbestmove time 23:59:59\ninfo\n",
        "newgame Base+M;NotStarted;White[1]\nplay wQ\nplay wQ\nplay bM wQ-\nundo\nundo 0\nundo 99\noptions set Hash 1\noptions set Threads 2\nbestmove depth 99\n",
    ];
    let fragments = [
        "newgame Base+MLP\n",
        "bestmove depth 1\n",
        "bestmove time 00:00:00\n",
        "bestmove time -1:inf:nan\n",
        "validmoves\n",
        "options set RepetitionDraw true\n",
        "options set MultiPV 20\n",
        "play pass\n",
        "ok\n",
        "exit\n",
        "\r\n",
        "\u{80}\u{ff}",
        ";",
        "wB1 /bQ",
        "WhiteWins",
    ];
    let texts = texts.map(str::to_owned).to_vec();
    hunt("uhp", 1_000, texts, &fragments, judge_uhp);
}

fn judge_ugi(dialect: Dialect, setup: &Setup, text: &str) -> String {
    let lines: Vec<String> = bytes(text)
        .split(|byte| *byte == b'\n')
        .map(|line| String::from_utf8_lossy(line).trim().to_owned())
        .take_while(|line| line != "quit")
        .collect();
    if lines.len() > MOST_LINES {
        return String::new();
    }
    let heard = Heard::default();
    ugi::run(dialect, setup, &*bytes(text), heard.clone()).expect("it answers to the end");
    let answer = String::from_utf8(heard.0.lock().unwrap().clone()).expect("answers are UTF-8");
    let begin = |word: &str| {
        let first = |line: &&str| line.split_whitespace().next() == Some(word);
        answer.split('\n').filter(first).count()
    };
    let asked = |word: &str| {
        let first = |line: &&String| line.split_whitespace().next() == Some(word);
        lines.iter().filter(first).count()
    };
    let refused = answer.matches("info string").count();
    assert_eq!(begin("readyok"), asked("isready"), "{text}\n----\n{answer}");
    let searched = begin("bestmove");
    assert!(
        searched <= asked("go") && searched + refused >= asked("go"),
        "{text}\n----\n{answer}"
    );
    for line in answer.lines() {
        let word = line.split(' ').next().unwrap();
        let known = [
            "id", "option", "teiok", "ugiok", "readyok", "info", "bestmove", "response",
        ];
        assert!(known.contains(&word), "{line}\n----\n{text}");
    }
    assert_eq!(stray_panic(), None, "{text}");
    kinds(&answer)
}

#[test]
fn tei_answers_every_question_and_every_search_once() {
    let texts = [
        "tei\nisready\nteinewgame 5\nposition startpos moves a1 e5\ngo nodes 50\nisready\nquit\n",
        "setoption name HalfKomi value 4\nteinewgame size 6 halfkomi 2\nposition startpos\ngo movetime 10\nstop\ngo depth 1\nisready\n",
        "position tps x5/x5/x2,2,x2/x,1,x3/x5 1 3 moves c4 2c3>11\ngo wtime 1000 btime -5 winc 1 binc 1\nstop\n",
        "setoption name MultiPV value 3\nsetoption name Threads value 2\nsetoption name Hash value 1\ngo infinite\nstop\n",
    ];
    let fragments = [
        "go nodes 10\n",
        "go infinite\n",
        "go depth 1\n",
        "go movetime 18446744073709551615\n",
        "go wtime -99999999999999999999\n",
        "stop\n",
        "isready\n",
        "teinewgame 3\n",
        "teinewgame size 8\n",
        "position startpos moves ",
        "position tps x3/x3/x3 1 1\n",
        "setoption name HalfKomi value -3\n",
        "quit\n",
        "\u{80}\u{ff}",
        " moves moves ",
        "\r",
    ];
    let setup = "tak5".parse().unwrap();
    let texts = texts.map(str::to_owned).to_vec();
    hunt("tei", 1_000, texts, &fragments, |text| {
        judge_ugi(Dialect::Tei, &setup, text)
    });
}

/// The first sign chooses the game.
fn judge_any_ugi(text: &str) -> String {
    let setup = match text.chars().next() {
        Some('h') => "hive:Base+MLP",
        Some('p') => "punct:standard",
        _ => "tak4+komi2",
    };
    judge_ugi(Dialect::Ugi, &setup.parse().unwrap(), text)
}

#[test]
fn ugi_answers_every_question_and_every_search_once() {
    let texts = [
        "tak\nugi\nisready\nuginewgame\nposition startpos moves a1 d4\nquery p1turn\nquery gameover\nquery result\ngo nodes 20\n",
        "hive\nugi\nuginewgame\nposition startpos moves wS1 bS1_wS1-\nquery result\ngo depth 1\nstop\nisready\n",
        "hive\nposition fen wQ@0,0 bQ@1,0\ngo movetime 5\nsetoption name MultiPV value 2\ngo nodes 9\n",
        "punct\nugi\nposition startpos moves TG12r1 EF1r3 G12-G5r3\ngo nodes 5\nstop\nquery p1turn\n",
    ];
    let fragments = [
        "go nodes 5\n",
        "go infinite\nstop\n",
        "query result\n",
        "query x\n",
        "position startpos moves TG12r1\n",
        "position fen ",
        "uginewgame\n",
        "isready\n",
        "pass",
        "h",
        "p",
    ];
    let texts = texts.map(str::to_owned).to_vec();
    hunt("ugi", 1_000, texts, &fragments, judge_any_ugi);
}
