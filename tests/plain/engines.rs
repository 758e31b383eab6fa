//! TEI and UGI, driven line by line as another program would.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_strata"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Self {
            process,
            input,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        self.input.write_all(line.as_bytes()).unwrap();
        self.input.write_all(b"\n").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Everything up to the first line that begins so.
    fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the engine ended; before that: {heard:?}");
            let found = line.starts_with(beginning);
            heard.push(line);
            if found {
                return heard;
            }
        }
    }

    /// Ends the engine and returns what it still had to say.
    fn quit(mut self) -> Vec<String> {
        self.say("quit");
        drop(self.input);
        let rest = self.output.lines().map(Result::unwrap).collect();
        assert!(self.process.wait().unwrap().success());
        rest
    }
}

#[test]
fn several_lines_are_told_by_their_rank_and_the_best_of_them_is_played() {
    for protocol in [&["tei"][..], &["ugi", "hive"], &["ugi", "punct"]] {
        let mut engine = Engine::start(protocol);
        for option in ["Threads value 2", "Hash value 4", "MultiPV value 3"] {
            engine.say(&format!("setoption name {option}"));
        }
        engine.say("setoption name MultiPV value 0");
        let refused = engine.hear();
        assert!(refused.starts_with("info string "), "{refused}");
        engine.say("go depth 1");
        let heard = engine.hear_until("bestmove ");
        let first_move = |rank: usize| {
            let rank = format!(" multipv {rank} ");
            let line = heard.iter().find(|line| line.contains(&rank));
            let line = line.unwrap_or_else(|| panic!("{rank}: {heard:?}"));
            let (_, moves) = line.split_once(" pv ").expect("a line has moves");
            moves.split(' ').next().unwrap().to_owned()
        };
        let [first, second, third] = [1, 2, 3].map(first_move);
        assert!(first != second && second != third && third != first);
        assert_eq!(heard.last(), Some(&format!("bestmove {first}")));
        assert_eq!(engine.quit(), Vec::<String>::new());
    }
}

#[test]
fn tei_introduces_itself_and_searches_within_its_limits() {
    let mut engine = Engine::start(&["tei"]);
    engine.say("tei");
    let greeting = engine.hear_until("teiok");
    assert!(greeting[0].starts_with("id name Strata"), "{greeting:?}");
    assert!(
        greeting
            .iter()
            .any(|line| line.starts_with("option name HalfKomi type spin")),
        "{greeting:?}"
    );
    for option in [
        "option name Threads type spin default 1 min 1 max 256",
        "option name Hash type spin default 256 min 1 max 16384",
        "option name MultiPV type spin default 1 min 1 max 20",
    ] {
        assert!(greeting.iter().any(|line| line == option), "{greeting:?}");
    }
    engine.say("setoption name HalfKomi value 4");
    engine.say("teinewgame size 4 halfkomi 0");
    engine.say("position startpos moves a1 d4");
    for limits in [
        "depth 2",
        "nodes 500",
        "movetime 50",
        "wtime 500 btime 500 winc 10 binc 10",
    ] {
        engine.say(&format!("go {limits}"));
        let heard = engine.hear_until("bestmove ");
        let info = heard
            .iter()
            .find(|line| line.starts_with("info depth 1 "))
            .expect("it reports as it goes");
        for field in ["nodes", "time", "nps", "score cp", "pv"] {
            assert!(info.contains(field), "{info}");
        }
    }
    assert_eq!(
        engine.quit(),
        Vec::<String>::new(),
        "nothing is answered twice"
    );
}

#[test]
fn a_clock_below_zero_is_answered_at_once() {
    for (arguments, clocks) in [
        (vec!["tei"], "wtime -120 btime 5000 winc -1 binc 0"),
        (vec!["tei"], "wtime -120 btime -9 winc 100000 binc 100000"),
        (vec!["ugi", "hive"], "p1time -1 p2time -1 p1inc -5 p2inc -5"),
        (vec!["ugi", "tak4"], "movetime -1"),
    ] {
        let mut engine = Engine::start(&arguments);
        engine.say(&format!("go {clocks}"));
        engine.hear_until("bestmove ");
        // The other side's lost clock is none of the mover's business.
        engine.say("go depth 1 p2time -3 btime -3");
        engine.hear_until("bestmove ");
        for limits in ["depth -1", "nodes -5", "wtime --1", "wtime -", "btime -x"] {
            engine.say(&format!("go {limits}"));
            let answer = engine.hear();
            assert!(
                answer.starts_with("info string ") && answer.contains("a number"),
                "{limits}: {answer}"
            );
        }
        assert_eq!(engine.quit(), Vec::<String>::new());
    }
}

#[test]
fn an_endless_search_stops_when_told_and_answers_once() {
    for (arguments, position) in [
        (vec!["tei"], "position tps x5/x5/x2,121C,x2/x5/x5 2 7"),
        (vec!["ugi", "hive"], "position startpos moves wS1 bG1_-wS1"),
        (
            vec!["ugi", "punct:standard"],
            "position startpos moves TG12r1",
        ),
    ] {
        let mut engine = Engine::start(&arguments);
        engine.say(position);
        engine.say("go infinite");
        engine.hear_until("info depth 1 ");
        engine.say("isready");
        engine.hear_until("readyok");
        engine.say("stop");
        engine.hear_until("bestmove ");
        engine.say("stop");
        engine.say("isready");
        assert_eq!(engine.hear(), "readyok", "{arguments:?}");
        engine.say("go infinite");
        let rest = engine.quit();
        assert_eq!(
            rest.iter()
                .filter(|line| line.starts_with("bestmove"))
                .count(),
            1,
            "{rest:?}"
        );
    }
}

#[test]
fn ugi_tells_whose_turn_it_is_and_how_it_ended() {
    let mut engine = Engine::start(&["ugi", "tak3"]);
    engine.say("ugi");
    engine.hear_until("ugiok");
    engine.say("position startpos moves a3 a1 b1 b3 c1");
    for (query, response) in [
        ("gameover", "true"),
        ("p1turn", "false"),
        ("result", "p1win"),
    ] {
        engine.say(&format!("query {query}"));
        assert_eq!(engine.hear(), format!("response {response}"));
    }
    engine.say("go depth 1");
    assert!(
        engine.hear().starts_with("info string "),
        "a finished game is not searched"
    );
    engine.say("uginewgame");
    engine.say("query result");
    assert_eq!(engine.hear(), "response none");
}

#[test]
fn rubbish_is_answered_in_words_and_changes_nothing() {
    let mut engine = Engine::start(&["ugi", "tak5"]);
    engine.say("position startpos moves a1 e5 c3");
    for line in [
        "position startpos moves a1 e5 c3 c3",
        "position fen nonsense",
        "position",
        "go depth",
        "go sideways 3",
        "go movetime 99999999999999999999999",
        "setoption name Mood value sunny",
        "uginewgame 9",
        "query weather",
        "\u{1}\u{2}ü",
        "teinewgame 5",
    ] {
        engine.say(line);
        let answer = engine.hear();
        assert!(answer.starts_with("info string "), "{line}: {answer}");
        engine.say("query p1turn");
        assert_eq!(engine.hear(), "response false", "after {line}");
    }
    assert_eq!(engine.quit(), Vec::<String>::new());
}
