//! How fast PÜNCT's moves are found and its positions searched: `cargo bench --no-default-features --bench punct`, with
//! `-- --against 'COMMAND'` to time another program's perft for comparison, and `-- --engine 'COMMAND'` to have another engine,
//! such as an older `strata ugi punct:standard`, search the same positions in turn.

use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;
use strata::ai::{Limits, StopFlag, best_move};
use strata::rules::perft::perft;
use strata::rules::punct::{Move, Punct, Setup};
use strata::rules::{Game, Notate, Played, Position};

/// A middle game after 75 plies of climbing, with stacks of six levels and bridges among them.
const STACKED: &str = include_str!("punct_stacked.txt");

const GAMES: u64 = 500;

fn main() {
    println!(
        "{:<34}{:>16}{:>10}{:>18}",
        "", "moves", "seconds", "per second"
    );
    let [opening, _] = [Setup::default(), Setup::basic()].map(|setup| {
        time(&format!("{setup}, perft 2"), || {
            perft(&mut Punct::new(&setup), 2)
        })
    });
    let middle = Punct::read_position(&Setup::default(), STACKED.trim())
        .expect("the middle game is a position");
    time("middle game with stacks, perft 2", || {
        perft(&mut middle.clone(), 2)
    });
    time("the same, moves written down", || written(&middle));
    for (how, pick) in [
        ("written moves", pick_written as Pick),
        ("counted moves", pick_counted as Pick),
    ] {
        let started = Instant::now();
        let what = format!("random games, {how}: plies");
        time(&what, || {
            (0..GAMES).map(|seed| random_game(seed, pick)).sum()
        });
        let games = GAMES as f64 / started.elapsed().as_secs_f64();
        println!("{:<34}{games:>44.0}", "                            games");
    }
    against(opening);
    search_speeds();
}

/// Positions of a game of the engine against itself, from the opening to the last pieces.
const GAME: &str = include_str!("punct_game.txt");

/// How long each search is, and how often each position is searched: the fastest counts.
const NODES: u64 = 20_000;
const ROUNDS: usize = 3;

/// Prints how many nodes a second the search looks at, and another engine's in turn, so that both see the same machine.
fn search_speeds() {
    let command = std::env::args().skip_while(|arg| arg != "--engine").nth(1);
    let mut engine = command.as_deref().map(Engine::start);
    let (mut ours, mut theirs) = (0.0, 0.0);
    let texts: Vec<&str> = GAME.lines().collect();
    for text in &texts {
        let position = Punct::read_position(&Setup::default(), text).expect("a position");
        let game = Game::Punct(Played::from_position(position));
        let mut fastest = [f64::INFINITY; 2];
        for _ in 0..ROUNDS {
            let started = Instant::now();
            let mut nodes = 0;
            best_move(&game, Limits::nodes(NODES), &StopFlag::default(), |info| {
                nodes = info.nodes;
            });
            black_box(nodes);
            fastest[0] = started.elapsed().as_secs_f64().min(fastest[0]);
            if let Some(engine) = &mut engine {
                fastest[1] = engine.seconds(text).min(fastest[1]);
            }
        }
        let [own, other] = fastest.map(|seconds| NODES as f64 / seconds);
        let ply = game.ply();
        print!(
            "search, ply {ply:<22}{NODES:>16}{:>10.3}{own:>18.0}",
            fastest[0]
        );
        if engine.is_some() {
            print!(
                "  the other's {other:.0}, ours is {:.1} times as fast",
                own / other
            );
        }
        println!();
        ours += 1.0 / own;
        theirs += 1.0 / other;
    }
    let count = texts.len() as f64;
    println!("{:<34}{:>44.0}", "search, all of them", count / ours);
    if engine.is_some() {
        println!("ours is {:.1} times as fast", theirs / ours);
    }
}

/// Another engine that speaks UGI.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(command: &str) -> Self {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().expect("a command"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take().expect("it was asked for");
        let output = BufReader::new(child.stdout.take().expect("it was asked for"));
        Self {
            child,
            input,
            output,
        }
    }

    /// How long it takes to search a position.
    fn seconds(&mut self, text: &str) -> f64 {
        let started = Instant::now();
        writeln!(
            self.input,
            "uginewgame\nposition tps {text}\ngo nodes {NODES}"
        )
        .expect("it listens");
        let mut line = String::new();
        while !line.starts_with("bestmove") {
            line.clear();
            let read = self.output.read_line(&mut line).expect("it answers");
            assert!(read > 0, "the engine ended");
        }
        started.elapsed().as_secs_f64()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// Prints a line of figures and returns the rate.
fn time(what: &str, work: impl FnOnce() -> u64) -> f64 {
    let started = Instant::now();
    let count = black_box(work());
    let seconds = started.elapsed().as_secs_f64();
    let rate = count as f64 / seconds;
    println!("{what:<34}{count:>16}{seconds:>10.3}{rate:>18.0}");
    rate
}

/// Writes the moves of every position one ply deep into a list.
fn written(position: &Punct) -> u64 {
    let mut position = position.clone();
    let (mut first, mut second) = (Vec::new(), Vec::new());
    position.legal_moves(&mut first);
    let mut count = 0;
    for mv in first {
        let undo = position.play_unchecked(mv);
        second.clear();
        position.legal_moves(&mut second);
        count += black_box(&second).len() as u64;
        position.unplay(mv, undo);
    }
    count
}

type Pick = fn(&Punct, &mut fastrand::Rng, &mut Vec<Move>) -> Move;

fn pick_written(position: &Punct, random: &mut fastrand::Rng, moves: &mut Vec<Move>) -> Move {
    moves.clear();
    position.legal_moves(moves);
    moves[random.usize(..moves.len())]
}

fn pick_counted(position: &Punct, random: &mut fastrand::Rng, _: &mut Vec<Move>) -> Move {
    let n = random.u64(..position.count_legal());
    position.nth_legal(n).expect("it was counted")
}

fn random_game(seed: u64, pick: Pick) -> u64 {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Punct::new(&Setup::default());
    let mut moves = Vec::new();
    // Without the count of repetitions a game could wander, so there is a limit.
    while position.outcome().is_none() && position.ply() < 400 {
        let mv = pick(&position, &mut random, &mut moves);
        position.play_unchecked(mv);
    }
    u64::from(position.ply())
}

/// Times an outside command that counts `punct:standard` two plies deep.
fn against(ours: f64) {
    let mut args = std::env::args().skip_while(|arg| arg != "--against");
    let Some(command) = args.nth(1) else { return };
    let started = Instant::now();
    let status = Command::new("sh")
        .args(["-c", &command])
        .stdout(Stdio::null())
        .status();
    let seconds = started.elapsed().as_secs_f64();
    match status {
        Ok(status) if status.success() => {
            let theirs = 23_841_810.0 / seconds;
            println!(
                "{command}: {seconds:.3} s; ours is {:.1} times as fast",
                ours / theirs
            );
        }
        other => println!("{command}: {other:?}"),
    }
}
