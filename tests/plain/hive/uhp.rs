//! The Universal Hive Protocol, line by line.

use super::damaged;
use strata::protocol::uhp::{Uhp, run};

/// The answer without its final `ok`.
fn ask(engine: &mut Uhp, line: &str) -> Vec<String> {
    let mut answer = engine.answer(line);
    assert_eq!(
        answer.pop().as_deref(),
        Some("ok"),
        "every answer ends with ok"
    );
    assert!(answer.iter().all(|line| !line.contains(['\n', '\r'])));
    answer
}

fn ask_one(engine: &mut Uhp, line: &str) -> String {
    let answer = ask(engine, line);
    assert_eq!(answer.len(), 1, "{line}: {answer:?}");
    answer.into_iter().next().unwrap_or_default()
}

#[test]
fn the_engine_introduces_itself_unasked() {
    let mut output = Vec::new();
    run(&b""[..], &mut output).expect("writing to memory");
    let output = String::from_utf8(output).expect("text");
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines[0].starts_with("id Strata "));
    assert_eq!(lines[1..], ["Mosquito;Ladybug;Pillbug", "ok"]);
    let info = Uhp::default().answer("info");
    assert_eq!(info, lines);
}

#[test]
fn a_game_is_started_played_and_taken_back() {
    let mut engine = Uhp::default();
    assert_eq!(ask_one(&mut engine, "newgame"), "Base;NotStarted;White[1]");
    assert_eq!(
        ask_one(&mut engine, "newgame Base+MLP"),
        "Base+MLP;NotStarted;White[1]"
    );
    assert_eq!(
        ask_one(&mut engine, "play wS1"),
        "Base+MLP;InProgress;Black[1];wS1"
    );
    assert_eq!(
        ask_one(&mut engine, "play bG1 -wS1"),
        "Base+MLP;InProgress;White[2];wS1;bG1 -wS1"
    );
    assert_eq!(
        ask_one(&mut engine, "undo"),
        "Base+MLP;InProgress;Black[1];wS1"
    );
    assert_eq!(
        ask_one(&mut engine, "play bG1 wS1-"),
        "Base+MLP;InProgress;White[2];wS1;bG1 wS1-"
    );
    assert_eq!(
        ask_one(&mut engine, "undo 2"),
        "Base+MLP;NotStarted;White[1]"
    );
}

#[test]
fn valid_moves_come_on_one_line() {
    let mut engine = Uhp::default();
    ask(&mut engine, "newgame Base");
    assert_eq!(ask_one(&mut engine, "validmoves"), "wB1;wG1;wS1;wA1");
    ask(&mut engine, "play wS1");
    assert_eq!(ask_one(&mut engine, "validmoves").split(';').count(), 24);
}

#[test]
fn a_forced_pass_is_played_and_a_voluntary_one_is_not() {
    let mut engine = Uhp::default();
    // Black's beetle climbs on White's only tile.
    let moves = r"wQ;bB1 wQ-;wQ \bB1;bQ bB1\;wQ -bB1;bA1 bQ-;wQ /bB1;bB1 wQ";
    ask(
        &mut engine,
        &format!("newgame Base;InProgress;White[5];{moves}"),
    );
    assert_eq!(ask_one(&mut engine, "validmoves"), "pass");
    let passed = ask_one(&mut engine, "pass");
    assert!(
        passed.starts_with("Base;InProgress;Black[5];") && passed.ends_with(";pass"),
        "{passed}"
    );
    assert!(ask_one(&mut engine, "pass").starts_with("invalidmove A side passes only"));
}

#[test]
fn an_invalid_move_says_why_and_changes_nothing() {
    let mut engine = Uhp::default();
    let game = ask_one(&mut engine, "newgame Base;InProgress;White[2];wS1;bS1 wS1-");
    for (line, reason) in [
        ("play wA1 bS1-", "may not touch an enemy tile"),
        (
            "play wA2 -wS1",
            "White's ant 1 is placed before White's ant 2.",
        ),
        ("play wP -wS1", "There is no pillbug in this game"),
        ("play wS1 /wS1", "before the queen"),
        ("play bA1 bS1-", "not yours to move"),
        ("play wA1 bQ-", "bQ is not on the board"),
        ("play wA1", "only the first tile"),
        ("play", "no move here"),
        ("play wA1 -wS1-", "one mark"),
        ("play xyz", "no tile has this name"),
        ("pass", "passes only"),
    ] {
        let answer = ask_one(&mut engine, line);
        assert!(
            answer.starts_with("invalidmove ") && answer.contains(reason),
            "{line}: {answer}"
        );
    }
    ask(&mut engine, "play wA1 -wS1");
    assert_eq!(ask_one(&mut engine, "undo"), game);
}

#[test]
fn a_bad_command_or_game_string_leaves_the_game_as_it_is() {
    let mut engine = Uhp::default();
    ask(&mut engine, "newgame Base+M");
    ask(&mut engine, "play wM");
    let moves = ask_one(&mut engine, "validmoves");
    for line in [
        "",
        "   ",
        "newgame Chess",
        "newgame Base+MM",
        "newgame Base;InProgress;White[2];wS1;bS1 bS1-",
        "newgame Base;InProgress;White[9];wS1;bS1 wS1-",
        "newgame Base;Perhaps;White[1]",
        "undo 0",
        "undo 2",
        "undo -1",
        "undo 99999999999999999999999",
        "undo x",
        "options get Nothing",
        "options set TournamentOpening maybe",
        "options set",
        "bestmove",
        "bestmove soon",
        "bestmove depth -1",
        "bestmove depth 99999999999",
        "bestmove time 00:00",
        "bestmove time 00:-1:00",
        "bestmove time 00:00:NaN",
        "bestmove time 00:00:inf",
        "bestmove time 99:99:99",
        "bestmove time 00:60:00",
        "bestmove time 00:00:60",
        "validmoves now",
        "PLAY wS1",
        "dance",
    ] {
        assert!(ask_one(&mut engine, line).starts_with("err "), "{line}");
        assert_eq!(ask_one(&mut engine, "validmoves"), moves, "after {line}");
    }
}

#[test]
fn without_a_game_commands_say_so() {
    let mut engine = Uhp::default();
    for line in ["play wS1", "pass", "validmoves", "undo", "bestmove depth 1"] {
        assert!(
            ask_one(&mut engine, line).starts_with("err there is no game yet"),
            "{line}"
        );
    }
}

#[test]
fn options_hold_from_the_next_game_on() {
    let mut engine = Uhp::default();
    assert_eq!(
        ask(&mut engine, "options"),
        [
            "TournamentOpening;bool;True;True",
            "RepetitionDraw;bool;True;True",
            "Threads;int;1;1;1;256",
            "Hash;int;256;256;1;16384",
            "MultiPV;int;1;1;1;20",
        ]
    );
    ask(&mut engine, "newgame Base");
    assert!(
        ask_one(&mut engine, "play wQ")
            .starts_with("invalidmove The queen may not be placed on the first turn")
    );
    assert_eq!(
        ask_one(&mut engine, "options set TournamentOpening False"),
        "TournamentOpening;bool;False;True"
    );
    assert_eq!(
        ask_one(&mut engine, "options get TournamentOpening"),
        "TournamentOpening;bool;False;True"
    );
    ask(&mut engine, "newgame Base");
    assert_eq!(
        ask_one(&mut engine, "play wQ"),
        "Base;InProgress;Black[1];wQ"
    );
    let walk = r"Base;InProgress;Black[3];wQ;bQ wQ-;wQ \bQ;bQ wQ-;wQ /bQ";
    ask(&mut engine, &format!("newgame {walk}"));
    assert!(ask_one(&mut engine, "play bQ wQ-").starts_with("Base;Draw;"));
    assert!(ask_one(&mut engine, "play wQ \\bQ").starts_with("invalidmove The game is over"));
    ask(&mut engine, "options set RepetitionDraw False");
    ask(&mut engine, &format!("newgame {walk}"));
    assert!(ask_one(&mut engine, "play bQ wQ-").starts_with("Base;InProgress;"));
}

#[test]
fn the_search_is_set_at_once() {
    let mut engine = Uhp::default();
    ask(&mut engine, "newgame Base;InProgress;White[2];wS1;bS1 wS1-");
    let alone = ask(&mut engine, "bestmove depth 2");
    assert_eq!(alone.len(), 1);
    for (line, answer) in [
        ("options set Threads 2", "Threads;int;2;1;1;256"),
        ("options set hash 8", "Hash;int;8;256;1;16384"),
        ("options set MultiPV 4", "MultiPV;int;4;1;1;20"),
        ("options get MultiPV", "MultiPV;int;4;1;1;20"),
    ] {
        assert_eq!(ask_one(&mut engine, line), answer);
    }
    for line in [
        "options set Threads 0",
        "options set Hash x",
        "options set MultiPV 21",
    ] {
        assert!(ask_one(&mut engine, line).starts_with("err "), "{line}");
    }
    ask(&mut engine, "options set Threads 1");
    let lines = ask(&mut engine, "bestmove depth 2");
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0], alone[0], "the best move comes first");
    let legal = ask_one(&mut engine, "validmoves");
    let legal: Vec<&str> = legal.split(';').collect();
    for (i, line) in lines.iter().enumerate() {
        assert!(legal.contains(&line.as_str()), "{line}");
        assert!(!lines[..i].contains(line), "{line} twice");
    }
}

#[test]
fn the_loop_answers_any_bytes_and_refuses_endless_lines() {
    let mut input = b"newgame Base\r\n\xff\xfe\x00play\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 3 << 20));
    input.extend(b"\nplay wS1\nexit\nplay bS1 wS1-\n");
    let mut output = Vec::new();
    run(&input[..], &mut output).expect("writing to memory");
    let output = String::from_utf8(output).expect("text");
    let answers: Vec<&str> = output
        .lines()
        .filter(|line| *line != "ok")
        .skip(2)
        .collect();
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!(answers[0], "Base;NotStarted;White[1]");
    assert!(answers[1].starts_with("err "));
    assert_eq!(answers[2], "err the line is too long");
    assert_eq!(
        answers[3], "Base;InProgress;Black[1];wS1",
        "the game went on, and nothing after exit is answered"
    );
}

#[test]
fn mutated_command_streams_never_panic() {
    let commands = [
        "newgame Base+MLP",
        "newgame Base;InProgress;White[3];wS1;bG1 -wS1;wQ wS1-;bQ -bG1",
        "play wS1",
        "play bG1 -wS1",
        "pass",
        "validmoves",
        "undo 1",
        "options set RepetitionDraw False",
        "info",
    ];
    let mut random = fastrand::Rng::with_seed(9);
    let mut engine = Uhp::default();
    for _ in 0..5000 {
        let command = random.choice(commands).unwrap_or_default();
        let line = if random.bool() {
            damaged(command, &mut random)
        } else {
            command.to_owned()
        };
        let answer = engine.answer(&line);
        assert_eq!(answer.last().map(String::as_str), Some("ok"));
    }
}

#[test]
fn the_best_move_is_legal_and_keeps_to_its_limit() {
    let mut engine = Uhp::default();
    engine.answer("newgame Base+ML");
    for limit in ["depth 1", "depth 2", "time 00:00:00", "time 00:00:00.05"] {
        let best = ask_one(&mut engine, &format!("bestmove {limit}"));
        let moves = ask_one(&mut engine, "validmoves");
        assert!(moves.split(';').any(|mv| mv == best), "{limit}: {best}");
        engine.answer(&format!("play {best}"));
    }
}

#[test]
fn the_end_of_the_input_and_exit_end_a_long_thought_with_an_answer() {
    for (limit, end) in [
        ("time 23:59:59", ""),
        ("time 23:59:59", "exit\n"),
        ("depth 60", "validmoves\nexit\nplay wS1\n"),
    ] {
        let input =
            format!("newgame Base+ML;InProgress;White[2];wS1;bG1 -wS1\nbestmove {limit}\n{end}");
        let mut output = Vec::new();
        run(input.as_bytes(), &mut output).expect("writing to memory");
        let output = String::from_utf8(output).expect("text");
        let answers: Vec<&str> = output.split("ok\n").collect();
        let best = answers[2].trim_end();
        let mut engine = Uhp::default();
        engine.answer("newgame Base+ML;InProgress;White[2];wS1;bG1 -wS1");
        let moves = ask_one(&mut engine, "validmoves");
        assert!(moves.split(';').any(|mv| mv == best), "{limit}: {output}");
        let after = if end.starts_with("validmoves") {
            format!("{moves}\n")
        } else {
            String::new()
        };
        assert_eq!(
            answers[3], after,
            "what came before the end is answered too"
        );
    }
}
