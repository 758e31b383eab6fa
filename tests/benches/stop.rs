//! How soon a search ends once it is told to, and how far one overruns its time: `cargo bench --no-default-features --bench stop`.
//! Positions come from quick games of the engine against itself, with some random moves in them.

use std::thread;
use std::time::{Duration, Instant};
use strata::ai::{Limits, StopFlag, best_move};
use strata::rules::{Game, Setup};

const GAMES: [&str; 6] = [
    "tak4",
    "tak5",
    "tak8",
    "hive:Base+MLP",
    "punct:standard",
    "punct:basic",
];
const POSITIONS: usize = 60;
/// What a move may take of the clock in the second half of the figures.
const TIME: Duration = Duration::from_millis(100);

fn main() {
    println!(
        "{:<18}{:>34}{:>34}",
        "", "stopped, then ended after", "over its time by"
    );
    println!(
        "{:<18}{:>12}{:>22}{:>12}{:>22}",
        "", "median", "longest", "median", "longest"
    );
    for word in GAMES {
        let setup: Setup = word.parse().expect("a set-up word");
        let positions = positions(&setup);
        let stopped = positions.iter().enumerate().map(|(i, game)| {
            // From the very beginning, where a search looks around, to well under way.
            stopped_after(game, Duration::from_millis(i as u64 * 3))
        });
        let overran = positions.iter().map(overran);
        let [stopped, overran] = [sorted(stopped.collect()), sorted(overran.collect())];
        println!(
            "{word:<18}{:>12}{:>22}{:>12}{:>22}",
            millis(stopped[stopped.len() / 2]),
            millis(stopped[stopped.len() - 1]),
            millis(overran[overran.len() / 2]),
            millis(overran[overran.len() - 1]),
        );
    }
}

fn sorted(mut times: Vec<Duration>) -> Vec<Duration> {
    times.sort_unstable();
    times
}

fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// How long a search without limits goes on after the flag is raised.
fn stopped_after(game: &Game, wait: Duration) -> Duration {
    let stop = StopFlag::default();
    thread::scope(|scope| {
        let flag = stop.clone();
        let search = scope.spawn(move || {
            best_move(game, Limits::NONE, &flag, |_| {});
            Instant::now()
        });
        thread::sleep(wait);
        let raised = Instant::now();
        stop.stop();
        let ended = search.join().expect("a search ends");
        ended.saturating_duration_since(raised)
    })
}

fn overran(game: &Game) -> Duration {
    let began = Instant::now();
    best_move(game, Limits::time(TIME), &StopFlag::default(), |_| {});
    began.elapsed().saturating_sub(TIME)
}

fn positions(setup: &Setup) -> Vec<Game> {
    let mut random = fastrand::Rng::with_seed(11);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut game = Game::new(setup);
        while game.outcome().is_none() && game.ply() < 80 && positions.len() < POSITIONS {
            let legal = game.legal_moves();
            let mv = if random.u8(..4) == 0 {
                legal.get(random.usize(..legal.len().max(1))).copied()
            } else {
                best_move(&game, Limits::nodes(200), &StopFlag::default(), |_| {})
            };
            let Some(mv) = mv else { break };
            game.play(mv).expect("a legal move");
            if game.outcome().is_none() && random.u8(..6) == 0 {
                positions.push(game.clone());
            }
        }
    }
    positions
}
