//! How fast PÜNCT's moves are found: `cargo bench --no-default-features --bench punct`, with `-- --against 'COMMAND'` to time another
//! program for comparison.

use std::hint::black_box;
use std::process::{Command, Stdio};
use std::time::Instant;
use strata::rules::perft::perft;
use strata::rules::punct::{Move, Punct, Setup};
use strata::rules::{Notate, Position};

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
