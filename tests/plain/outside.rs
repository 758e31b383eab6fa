//! Engines of somebody else's, asked without a window.

use crate::cli::text;
use crate::fakes::{STRATA, host, impatient, own};
use std::process::{Command, Stdio};
use std::time::Duration;
use strata::ai::StopFlag;
use strata::protocol::client::{
    EngineCommand, EngineScore, Fault, Host, OutsideEngine, Protocol, Thinking, introduce, plays,
};
use strata::rules::{Game, Setup};

fn game(word: &str) -> Game {
    Game::new(&word.parse::<Setup>().unwrap())
}

fn some_move(engine: &mut OutsideEngine, game: &Game) -> Result<String, Fault> {
    let mv = engine.best_move(game, Thinking::Depth(1), &StopFlag::default())?;
    Ok(game.write_move(mv))
}

#[test]
fn what_an_engine_speaks_is_found_out_by_asking_it() {
    for (arguments, protocol) in [
        (&["uhp"][..], Protocol::Uhp),
        (&["tei"], Protocol::Tei),
        (&["ugi", "punct"], Protocol::Ugi),
    ] {
        let engine = OutsideEngine::discover(&own(arguments), &host()).unwrap();
        assert_eq!(engine.protocol(), protocol);
        assert!(engine.name.starts_with("Strata "), "{}", engine.name);
        let names: Vec<&str> = engine.options.iter().map(|option| &*option.name).collect();
        for name in ["Threads", "Hash", "MultiPV"] {
            assert!(names.contains(&name), "{names:?}");
        }
    }
    let nobody = own(&["perft", "tak3", "1"]);
    let fault = OutsideEngine::discover(&nobody, &impatient()).unwrap_err();
    assert_eq!(fault, Fault::Ended);
    let missing = "/no/such/engine".parse().unwrap();
    let fault = OutsideEngine::discover(&missing, &host()).unwrap_err();
    assert_eq!(fault, Fault::NoProgram("/no/such/engine".to_owned()));
}

/// What it was seen to play: every size of Tak, the bugs that it says it knows, the game that it was started for.
#[test]
fn what_an_engine_plays_is_found_out_by_playing() {
    let asked = |arguments: &[&str]| introduce(&own(arguments), &host(), &StopFlag::default());
    let tei = asked(&["tei"]).unwrap();
    let words: Vec<String> = tei.plays.iter().map(ToString::to_string).collect();
    assert_eq!(words, ["tak3", "tak4", "tak5", "tak6", "tak7", "tak8"]);
    for (arguments, does, does_not) in [
        (&["uhp"][..], &["hive:Base+MLP", "hive:Base"][..], "tak5"),
        (&["tei"], &["tak6+komi2"], "hive"),
        // Its moves would use bugs that aren't in a smaller game.
        (&["ugi", "hive:Base+ML"], &["hive:Base+ML"], "hive:Base"),
        (&["ugi", "punct:standard"], &["punct:standard"], "tak5"),
        (&["ugi", "tak6"], &["tak6"], "tak5"),
    ] {
        let said = asked(arguments).unwrap();
        let is_played = |setup: &str| {
            let setup = setup.parse().unwrap();
            plays(&said.plays, said.protocol, &said.options, &setup)
        };
        assert!(does.iter().all(|setup| is_played(setup)), "{said:?}");
        assert!(!is_played(does_not), "{said:?}");
    }
    let unwanted = StopFlag::default();
    unwanted.stop();
    let fault = introduce(&own(&["uhp"]), &host(), &unwanted).unwrap_err();
    assert_eq!(fault, Fault::GivenUp);
}

#[test]
fn what_it_thinks_is_heard_while_it_thinks() {
    let mut engine = OutsideEngine::start(&own(&["tei"]), Protocol::Tei, &host()).unwrap();
    let game = game("tak5");
    let mut heard = Vec::new();
    let mv = engine.best_move_telling(
        &game,
        Thinking::Depth(2),
        &StopFlag::default(),
        &mut |info| heard.push(info),
    );
    let last = heard.last().expect("it tells what it finds");
    assert_eq!((last.depth, last.line.first().copied()), (2, mv.ok()));
    assert!(matches!(last.score, Some(EngineScore::Hundredths(_))));
    assert!(last.nodes > 0);
}

/// As many lines as are asked for, until somebody has seen enough; and then it still plays.
#[test]
fn an_analysis_goes_on_until_it_is_stopped() {
    for (arguments, protocol, lines) in [
        (&["tei"][..], Protocol::Tei, 3),
        (&["uhp"], Protocol::Uhp, 1),
    ] {
        let is_hive = protocol == Protocol::Uhp;
        let mut engine = OutsideEngine::start(&own(arguments), protocol, &host()).unwrap();
        let game = game(if is_hive { "hive" } else { "tak5" });
        let stop = StopFlag::default();
        let mut ranks = std::collections::BTreeSet::new();
        let done = engine.analyse(&game, lines, &stop, &mut |info| {
            ranks.insert(info.rank);
            if ranks.len() == lines {
                stop.stop();
            }
        });
        assert_eq!(done, Ok(()));
        assert_eq!(ranks.len(), lines);
        assert_eq!(engine.is_of_use(), !is_hive);
    }
}

#[test]
fn the_clocks_of_a_game_are_told() {
    let clock = Thinking::Clock {
        left: [Duration::from_millis(900), Duration::from_millis(700)],
        gained: Duration::from_millis(100),
    };
    for (arguments, protocol, word) in [
        (&["tei"][..], Protocol::Tei, "tak4"),
        (&["ugi", "tak4"], Protocol::Ugi, "tak4"),
        (&["uhp"], Protocol::Uhp, "hive"),
    ] {
        let mut engine = OutsideEngine::start(&own(arguments), protocol, &host()).unwrap();
        let played = engine.best_move(&game(word), clock, &StopFlag::default());
        assert!(played.is_ok(), "{word}: {played:?}");
    }
}

#[test]
fn every_game_travels_to_an_engine_and_its_moves_come_back() {
    for (arguments, protocol, word) in [
        (&["uhp"][..], Protocol::Uhp, "hive:Base+MLP"),
        (&["uhp"], Protocol::Uhp, "hive:Base+tournament"),
        (&["tei"], Protocol::Tei, "tak4+komi2"),
        (&["ugi", "hive:Base+ML"], Protocol::Ugi, "hive:Base+ML"),
        (&["ugi", "punct:basic"], Protocol::Ugi, "punct:basic"),
        (&["ugi", "tak5"], Protocol::Ugi, "tak5"),
    ] {
        let mut engine = OutsideEngine::start(&own(arguments), protocol, &host()).unwrap();
        engine.set_option("Threads", "1").unwrap();
        let mut game = game(word);
        let plies = if word.starts_with("punct") { 6 } else { 20 };
        while game.outcome().is_none() && game.ply() < plies {
            let text = some_move(&mut engine, &game).unwrap_or_else(|fault| {
                panic!("{word} at {}: {fault}", game.write_position());
            });
            game.play(game.read_move(&text).unwrap()).unwrap();
        }
    }
}

#[test]
fn a_position_that_was_set_up_travels_where_the_protocol_has_words_for_it() {
    let setup: Setup = "tak5".parse().unwrap();
    let start = Game::read_position(&setup, "x5/x5/x2,2,x2/x,1,x3/x5 1 3").unwrap();
    let mut tei = OutsideEngine::start(&own(&["tei"]), Protocol::Tei, &host()).unwrap();
    let text = some_move(&mut tei, &start).unwrap();
    assert!(start.read_move(&text).is_ok());
    let fault = some_move(&mut tei, &game("hive")).unwrap_err();
    assert_eq!(fault, Fault::CantTell);
    let mut uhp = OutsideEngine::start(&own(&["uhp"]), Protocol::Uhp, &host()).unwrap();
    assert_eq!(some_move(&mut uhp, &start).unwrap_err(), Fault::CantTell);
}

#[cfg(unix)]
mod scripts {
    use super::*;
    use crate::fakes::{file, runs, script, stubborn, tei};
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    fn asked(command: &EngineCommand, host: &Host) -> Result<String, Fault> {
        let mut engine = OutsideEngine::start(command, Protocol::Tei, host)?;
        some_move(&mut engine, &game("tak5"))
    }

    #[test]
    fn an_honest_one_is_believed_however_slowly_it_speaks() {
        let honest = tei("honest.sh", "echo info; echo bestmove a1");
        assert_eq!(asked(&honest, &host()), Ok("a1".to_owned()));
        let slow = tei(
            "slow.sh",
            "for part in best mo 've e' 5; do printf '%s' \"$part\"; sleep 0.1; done; echo",
        );
        assert_eq!(asked(&slow, &host()), Ok("e5".to_owned()));
    }

    #[test]
    fn one_that_hangs_is_not_waited_for() {
        let deaf = script("deaf.sh", "while :; do sleep 1; done");
        let silent = Fault::Silent(impatient().answer);
        assert_eq!(asked(&deaf, &impatient()), Err(silent));
        let fault = OutsideEngine::discover(&deaf, &impatient()).unwrap_err();
        assert_eq!(fault, Fault::OtherTongue);
        let thinker = tei("thinker.sh", "while :; do sleep 1; done");
        let host = Host {
            longest: Duration::from_millis(100),
            late: Duration::from_millis(200),
            ..host()
        };
        assert!(matches!(asked(&thinker, &host), Err(Fault::Silent(_))));
    }

    #[test]
    fn one_that_chatters_instead_of_moving_is_not_waited_for_either() {
        let chatter = tei(
            "chatter.sh",
            "while :; do echo info string still thinking; sleep 0.02; done",
        );
        let host = Host {
            longest: Duration::from_millis(200),
            late: Duration::from_millis(200),
            ..host()
        };
        assert!(matches!(asked(&chatter, &host), Err(Fault::Silent(_))));
    }

    #[test]
    fn one_that_dies_is_noticed() {
        assert_eq!(
            asked(&script("dead.sh", "exit 3"), &host()),
            Err(Fault::Ended)
        );
        assert_eq!(
            asked(&tei("dying.sh", "exit 0"), &host()),
            Err(Fault::Ended)
        );
    }

    #[test]
    fn one_that_floods_is_stopped() {
        let lines = tei("flood.sh", "exec yes info string flood");
        let endless = tei("endless.sh", "exec tr '\\000' x < /dev/zero");
        for command in [lines, endless] {
            assert_eq!(asked(&command, &host()), Err(Fault::Floods));
        }
    }

    #[test]
    fn one_that_lies_is_caught_by_the_rules() {
        for (name, answer) in [("z9", "z9"), ("wall", "Sa1"), ("none", ""), ("far", "5a1+")] {
            let liar = tei(
                &format!("liar-{name}.sh"),
                &format!("echo bestmove {answer}"),
            );
            let illegal = Fault::IllegalMove(answer.to_owned());
            assert_eq!(asked(&liar, &host()), Err(illegal));
        }
        let lines = "echo bestmove a1; while read -r line; do case \"$line\" in\n\
                     tei) echo teiok; echo bestmove b2;; isready) echo readyok;; esac; done";
        let early = script("early.sh", lines);
        assert_eq!(
            asked(&early, &host()),
            Err(Fault::OutOfTurn("b2".to_owned()))
        );
    }

    #[test]
    fn one_that_refuses_is_told_in_its_own_words() {
        let lines = "echo 'id Fake'; echo ok; while read -r line; do case \"$line\" in\n\
                     bestmove*) echo 'err I would rather not'; echo ok;; *) echo ok;; esac; done";
        let command = script("unwilling.sh", lines);
        let mut engine = OutsideEngine::discover(&command, &host()).unwrap();
        assert_eq!(engine.protocol(), Protocol::Uhp);
        let fault = some_move(&mut engine, &game("hive")).unwrap_err();
        assert_eq!(fault, Fault::Refused("err I would rather not".to_owned()));
    }

    #[test]
    fn what_was_asked_before_is_not_taken_for_the_next_answer() {
        let command = tei(
            "reluctant.sh",
            "case \"$line\" in *depth*) echo bestmove e5;; *) read -r stop; echo bestmove a1;; esac",
        );
        let mut engine = OutsideEngine::start(&command, Protocol::Tei, &host()).unwrap();
        let stop = StopFlag::default();
        stop.stop();
        let long = Thinking::Time(Duration::from_secs(60));
        let game = game("tak5");
        let found = engine.best_move(&game, long, &stop).unwrap();
        assert_eq!(game.write_move(found), "a1", "what it has found so far");
        assert!(engine.is_of_use());
        assert_eq!(some_move(&mut engine, &game), Ok("e5".to_owned()));
    }

    #[test]
    fn one_that_does_not_stop_is_of_no_more_use() {
        let deaf = tei("unstopped.sh", "while :; do sleep 1; done");
        let mut engine = OutsideEngine::start(&deaf, Protocol::Tei, &impatient()).unwrap();
        let stop = StopFlag::default();
        stop.stop();
        let long = Thinking::Time(Duration::from_secs(60));
        let answer = engine.best_move(&game("tak5"), long, &stop);
        assert_eq!(answer, Err(Fault::GivenUp));
        assert!(!engine.is_of_use());
    }

    #[test]
    fn what_is_no_program_is_told_apart_from_one_that_ends() {
        let path = file("letter.txt");
        fs::write(&path, "Dear aunt,\n").unwrap();
        let letter = EngineCommand {
            program: path.to_str().unwrap().to_owned(),
            arguments: Vec::new(),
        };
        let not_executable = Fault::NotExecutable(letter.program.clone());
        for mode in [0o644, 0o755] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            let fault = OutsideEngine::discover(&letter, &host()).unwrap_err();
            assert_eq!(fault, not_executable, "{mode:o}");
        }
    }

    #[test]
    fn a_match_goes_on_without_one_that_fails_and_keeps_the_games() {
        let liar = tei("match-liar.sh", "echo bestmove z9");
        let out = file("match.ptn");
        let out = out.to_str().unwrap();
        let output = crate::cli::strata(&[
            "match",
            &format!("tei:{liar}"),
            &format!("depth=1,tei:{STRATA} tei"),
            "--game",
            "tak3",
            "--games",
            "2",
            "--opening",
            "2",
            "-o",
            out,
            "--force",
        ]);
        let said = text(&output.stdout);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let faults = said
            .matches("failed, it played an illegal move: z9")
            .count();
        assert_eq!(faults, 2, "{said}");
        assert!(said.contains("A +0 =0 -2"), "{said}");
        let kept = fs::read_to_string(out).unwrap();
        assert_eq!(kept.matches("[Player1 ").count(), 2, "{kept}");
        assert!(kept.contains("tei:/bin/sh"), "{kept}");
        let absent = crate::cli::strata(&["match", "tei:/no/such/engine", "greedy"]);
        assert_eq!(absent.status.code(), Some(2));
        assert!(text(&absent.stderr).contains("there is no program"));
    }

    #[cfg(target_os = "linux")]
    fn wait_for(what: &str, done: impl Fn() -> bool) {
        for _ in 0..600 {
            if done() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("{what}: not within half a minute");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn nothing_is_left_running_when_an_engine_is_let_go() {
        let (command, ids) = stubborn("stubborn");
        let engine = OutsideEngine::start(&command, Protocol::Tei, &host()).unwrap();
        let ids = fs::read_to_string(ids).unwrap();
        assert!(ids.split(' ').all(runs), "{ids}");
        drop(engine);
        wait_for("the engine ends", || !ids.split(' ').any(runs));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn nothing_is_left_running_when_the_owner_is_killed() {
        let (command, ids) = stubborn("orphan");
        let mut owner = Command::new(STRATA)
            .args(["match", &format!("time=600,tei:{command}"), "greedy"])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        wait_for("the engine starts", || ids.is_file());
        let ids = fs::read_to_string(ids).unwrap();
        owner.kill().unwrap();
        owner.wait().unwrap();
        wait_for("the engine ends", || !ids.split(' ').any(runs));
    }
}
