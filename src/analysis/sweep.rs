//! A whole line of moves, position by position.

use super::evaluation::{Evaluation, evaluate};
use super::judge::{Judgement, judge};
use super::report::Report;
use crate::ai::{Limits, StopFlag};
use crate::rules::{Game, Illegal, Move};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// How much work each position is worth.
#[derive(Copy, Clone, Debug)]
pub struct Effort {
    /// Of each search, on one thread: the same in nodes or depth, the same report.
    pub limits: Limits,
    /// How many lines are searched in every position.
    pub lines: usize,
    /// How many positions are searched at a time.
    pub threads: usize,
}

/// What a sweep has just done. It comes in any order.
#[derive(Copy, Clone, Debug)]
pub enum Found<'a> {
    /// A position, 0 for the start. There is one more than there are moves.
    Position(usize, &'a Evaluation),
    /// A move, 0 for the first. A move is judged as soon as the positions around it are known.
    Move(usize, &'a Judgement),
}

/// Evaluates every position from `start` on and judges every move. `on_found` is called for each as soon as it is known. `Ok(None)` where the flag was raised meanwhile.
pub fn sweep(
    start: &Game,
    moves: &[Move],
    effort: Effort,
    stop: &StopFlag,
    on_found: &(dyn Fn(Found<'_>) + Sync),
) -> Result<Option<Report>, Illegal> {
    let mut games = vec![start.clone()];
    for &mv in moves {
        let mut next = games[games.len() - 1].clone();
        next.play(mv)?;
        games.push(next);
    }
    let Effort { limits, lines, .. } = effort;
    let limits = Limits {
        threads: Limits::NONE.threads,
        ..limits
    };
    let evaluations: Vec<OnceLock<Evaluation>> = games.iter().map(|_| OnceLock::new()).collect();
    let known = Mutex::new(vec![false; games.len()]);
    // The moves of which both sides have become known with this position.
    let next_to = |i: usize| {
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known[i] = true;
        let around = [i.checked_sub(1), Some(i)].into_iter().flatten();
        let ready = around.filter(|&mv| known[mv] && known.get(mv + 1) == Some(&true));
        ready.collect::<Vec<_>>()
    };
    let judged = in_parallel(games.len(), effort.threads, |i| {
        let found = evaluate(&games[i], limits, lines, stop)?;
        on_found(Found::Position(i, &found));
        let _ = evaluations[i].set(found);
        let judgements = next_to(i).into_iter().map(|mv| {
            let around = [evaluations[mv].get()?, evaluations[mv + 1].get()?];
            let judged = judge(&games[mv], moves[mv], around, limits, stop)?;
            on_found(Found::Move(mv, &judged));
            Some((mv, judged))
        });
        judgements.collect::<Option<Vec<_>>>()
    });
    let Some(judged): Option<Vec<_>> = judged.into_iter().collect() else {
        return Ok(None);
    };
    let mut judged: Vec<(usize, Judgement)> = judged.into_iter().flatten().collect();
    judged.sort_by_key(|&(mv, _)| mv);
    let evaluations: Option<Vec<_>> = evaluations.into_iter().map(OnceLock::into_inner).collect();
    Ok(evaluations.map(|evaluations| Report {
        setup: start.setup(),
        evaluations,
        judgements: judged.into_iter().map(|(_, judged)| judged).collect(),
    }))
}

/// Does so many pieces of work on so many threads, and returns what came of them in their order.
fn in_parallel<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> Option<T> + Sync,
) -> Vec<Option<T>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let go_on = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= count {
                break;
            }
            let made = work(i);
            if let Ok(mut done) = done.lock() {
                done.push((i, made));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            scope.spawn(go_on);
        }
        go_on();
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|&(i, _)| i);
    done.into_iter().map(|(_, made)| made).collect()
}
