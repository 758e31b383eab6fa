//! How fast Tak's moves are found. With `-- --against 'COMMAND'` an outside program is timed beside the perft of
//! 5×5 to depth 5.

#[path = "stopwatch.rs"]
mod stopwatch;

use std::hint::black_box;
use stopwatch::{against, best, compare, report};
use strata::rules::perft::perft;
use strata::rules::tak::{Setup, Tak};
use strata::rules::{Notate, Position};

const CROWDED: &str = "2,x,2,111S,2,12/2,122S,2122,1S,x,1/x,111,1,11S,x2/21122112C,x,212S,2S,2,1212S/1,112S,21221S,2S,x2/21,222,x,12S,x2 2 30";

fn main() {
    let start = |size| Tak::new(&Setup::new(size).expect("a size of Tak"));
    let crowded = Tak::read_position(&Setup::default(), CROWDED).expect("a sound position");
    for (what, position, depth) in [
        ("perft 4×4, depth 6", start(4), 6),
        ("perft 5×5, depth 5", start(5), 5),
        ("perft 6×6, depth 4", start(6), 4),
        ("perft of a crowded 6×6 board, depth 3", crowded.clone(), 3),
    ] {
        let (nodes, seconds) = best(|| perft(&mut position.clone(), depth));
        report(what, nodes, seconds);
    }
    let (moves, seconds) = best(|| write_moves(&crowded, 10_000));
    report("moves written, crowded 6×6 board", moves, seconds);
    let (plies, seconds) = best(|| random_plies(100));
    report("plies of random 5×5 games", plies, seconds);

    if let Some(command) = against() {
        compare("perft 5×5, depth 5", &command, || perft(&mut start(5), 5));
    }
}

/// Every legal move written down, again and again.
fn write_moves(position: &Tak, times: u32) -> u64 {
    let mut moves = Vec::new();
    let mut written = 0;
    for _ in 0..times {
        moves.clear();
        black_box(position).legal_moves(&mut moves);
        written += moves.len() as u64;
    }
    written
}

/// Whole games of random moves, as a search by playouts has them.
fn random_plies(games: u32) -> u64 {
    let mut random = fastrand::Rng::with_seed(1);
    let mut moves = Vec::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut position = Tak::new(&Setup::default());
        loop {
            moves.clear();
            position.legal_moves(&mut moves);
            let Some(&mv) = random.choice(&moves) else {
                break;
            };
            position.play_unchecked(mv);
            plies += 1;
        }
    }
    plies
}
