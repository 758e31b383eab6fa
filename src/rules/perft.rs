//! Counting the leaves of the game tree: the check of every move generator, and its speed.

use super::Position;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many lines of exactly `depth` plies start here. A finished game has no children; the last ply is counted in bulk.
pub fn perft<P: Position>(position: &mut P, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth.saturating_sub(1) as usize];
    count(position, depth, &mut buffers)
}

fn count<P: Position>(position: &mut P, depth: u32, buffers: &mut [Vec<P::Move>]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return position.count_legal();
    };
    moves.clear();
    position.legal_moves(moves);
    let mut nodes = 0;
    for &mv in moves.iter() {
        let undo = position.play_unchecked(mv);
        nodes += count(position, depth - 1, deeper);
        position.unplay(mv, undo);
    }
    nodes
}

/// The perft of each legal move, in the order of [`Position::legal_moves`]. With several threads each takes the
/// next root move that nobody has.
pub fn divide<P: Position>(position: &P, depth: u32, threads: usize) -> Vec<(P::Move, u64)> {
    divide_telling(position, depth, threads, || {})
}

/// The same, and calls `on_counted` after each move, from whichever thread counted it.
pub fn divide_telling<P: Position>(
    position: &P,
    depth: u32,
    threads: usize,
    on_counted: impl Fn() + Sync,
) -> Vec<(P::Move, u64)> {
    let mut moves = Vec::new();
    if depth > 0 {
        position.legal_moves(&mut moves);
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut position = position.clone();
        let mut done = Vec::new();
        while let Some(&mv) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
            let undo = position.play_unchecked(mv);
            done.push((mv, perft(&mut position, depth - 1)));
            position.unplay(mv, undo);
            on_counted();
        }
        done
    };
    let mut counted: Vec<(P::Move, u64)> = if threads <= 1 {
        work()
    } else {
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .flat_map(|worker| worker.join().expect("a perft worker panicked"))
                .collect()
        })
    };
    let order: std::collections::HashMap<_, _> =
        moves.iter().enumerate().map(|(i, &mv)| (mv, i)).collect();
    counted.sort_by_key(|(mv, _)| order[mv]);
    counted
}
