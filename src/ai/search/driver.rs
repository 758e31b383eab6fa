//! Iterative deepening with aspiration windows, on one thread or on several that share a transposition table (lazy SMP).

use super::pvs::{PrincipalVariation, Shared, Worker};
use crate::ai::{Limits, SEEN_WIN, Score, SearchGame, StopFlag, TranspositionTable, WIN};
use crate::rules::{Move, Played};
use std::time::Instant;

/// What a search has found so far, in the moves of one game or of any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo<M = Move> {
    pub depth: u32,
    pub score: Score,
    /// Of all threads together.
    pub nodes: u64,
    pub millis: u64,
    /// The principal variation, its own move first; never empty.
    pub line: Vec<M>,
}

impl<M: Copy> SearchInfo<M> {
    /// The same in another type of moves.
    pub fn map<N>(&self, convert: impl Fn(M) -> N) -> SearchInfo<N> {
        SearchInfo {
            depth: self.depth,
            score: self.score,
            nodes: self.nodes,
            millis: self.millis,
            line: self.line.iter().map(|&mv| convert(mv)).collect(),
        }
    }
}

/// The move that a search chose, and what it found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    pub best: M,
    pub info: SearchInfo<M>,
}

/// As deep as a search ever goes.
pub(super) const MAX_DEPTH: usize = 64;
/// Half the width of the first aspiration window around the last depth's score.
const ASPIRATION_WINDOW: Score = 40;
/// From this depth on the last score says something about the next.
const ASPIRATION_DEPTH: u32 = 4;

/// Searches for the best move until a limit is reached or the flag is raised; `None` when the game is over. Calls `on_info`
/// after each depth.
///
/// With one thread the search is deterministic: the position, the limits in nodes or depth, the weights and what is in the
/// table decide what it finds.
pub fn search<P: SearchGame>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    on_info: impl FnMut(&SearchInfo<P::Move>),
) -> Option<SearchResult<P::Move>> {
    search_among(game, weights, limits, stop, table, &|_| true, on_info)
}

/// The same for somebody who doesn't think of every move: only those that `thinks_of` tells are tried at the root, or all
/// where none is left.
pub(in crate::ai) fn search_among<P: SearchGame>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    thinks_of: &(impl Fn(P::Move) -> bool + Sync),
    on_info: impl FnMut(&SearchInfo<P::Move>),
) -> Option<SearchResult<P::Move>> {
    if game.outcome().is_some() {
        return None;
    }
    let began = Instant::now();
    table.prepare(&limits);
    let shared = Shared::new(table, stop);
    std::thread::scope(|scope| {
        for number in 1..limits.threads.get() {
            let shared = &shared;
            scope.spawn(move || {
                let worker = Worker::new(game, weights, Limits::NONE, shared, began);
                run_helper(worker, number.into(), limits, thinks_of);
            });
        }
        let result = run_main(
            Worker::new(game, weights, limits, &shared, began),
            limits,
            thinks_of,
            on_info,
        );
        shared.end();
        result
    })
}

/// The main thread's search, whose result counts.
fn run_main<P: SearchGame>(
    mut worker: Worker<P>,
    limits: Limits,
    thinks_of: &impl Fn(P::Move) -> bool,
    mut on_info: impl FnMut(&SearchInfo<P::Move>),
) -> Option<SearchResult<P::Move>> {
    let roots = worker.root_moves(thinks_of);
    let mut search = Deepening::new(worker, roots)?;
    for depth in 1..=max_depth(limits) {
        if search.deepen(depth) {
            on_info(&search.result.info);
        }
        if search.is_done(depth, limits) {
            break;
        }
    }
    Some(search.finish())
}

/// Iterative deepening on one thread: what it may begin with, and what it has found so far.
#[derive(Debug)]
pub(super) struct Deepening<'a, P: SearchGame> {
    worker: Worker<'a, P>,
    /// The moves at the root, first those that are left out.
    roots: Vec<(Score, P::Move)>,
    left_out: usize,
    pub(super) result: SearchResult<P::Move>,
}

impl<'a, P: SearchGame> Deepening<'a, P> {
    /// `None` where there is no move.
    pub(super) fn new(worker: Worker<'a, P>, roots: Vec<(Score, P::Move)>) -> Option<Self> {
        let (_, first) = *roots.first()?;
        let info = SearchInfo {
            depth: 0,
            score: 0,
            nodes: 0,
            millis: 0,
            line: vec![first],
        };
        Some(Self {
            worker,
            roots,
            left_out: 0,
            result: SearchResult { best: first, info },
        })
    }

    /// Searches on without these moves. What was left out until now comes first: it was the best of something.
    pub(super) fn leave_out(&mut self, moves: &[P::Move]) {
        self.roots.sort_by_key(|(_, mv)| !moves.contains(mv));
        let stays = |(_, mv): &&(Score, P::Move)| moves.contains(mv);
        self.left_out = self.roots.iter().take_while(stays).count();
    }

    /// Whether there is any move to search.
    pub(super) fn has_moves(&self) -> bool {
        self.left_out < self.roots.len()
    }

    /// Searches one depth; whether it found something. A depth that was cut short still counts if it has proved its first
    /// move or found a better one.
    pub(super) fn deepen(&mut self, depth: u32) -> bool {
        let (worker, last) = (&mut self.worker, self.result.info.score);
        let roots = &mut self.roots[self.left_out..];
        let Some(found) = aspiration_search(worker, roots, depth, last) else {
            return false;
        };
        self.result.best = found.moves[0];
        self.result.info = SearchInfo {
            depth,
            score: found.score,
            nodes: self.worker.nodes(),
            millis: self.worker.millis(),
            line: found.moves,
        };
        true
    }

    /// Whether a limit is reached, or going deeper is of no use.
    pub(super) fn is_done(&self, depth: u32, limits: Limits) -> bool {
        let score = self.result.info.score.abs();
        let decided = score >= SEEN_WIN && WIN - score <= depth as Score;
        let forced = self.roots.len() == 1 && limits.time.is_some();
        self.worker.has_ended() || decided || forced || self.worker.is_nearly_over()
    }

    pub(super) fn finish(mut self) -> SearchResult<P::Move> {
        self.result.info.nodes = self.worker.nodes();
        self.result.info.millis = self.worker.millis();
        self.result
    }
}

/// A helper thread's search, for what it leaves in the table. Every other helper is a depth ahead, so that they don't all do
/// the same.
pub(super) fn run_helper<P: SearchGame>(
    mut worker: Worker<P>,
    number: usize,
    limits: Limits,
    thinks_of: &impl Fn(P::Move) -> bool,
) {
    let mut roots = worker.root_moves(thinks_of);
    let mut score = 0;
    for depth in 1 + number as u32 % 2..=max_depth(limits) {
        if let Some(line) = aspiration_search(&mut worker, &mut roots, depth, score) {
            score = line.score;
        }
        if worker.has_ended() {
            break;
        }
    }
}

pub(super) fn max_depth(limits: Limits) -> u32 {
    let most = MAX_DEPTH as u32;
    limits.depth.unwrap_or(most).clamp(1, most)
}

/// Aspiration search of one depth: a narrow window around the last score, widened where the score falls outside. What was
/// found in a depth that was cut short counts if it is more than a bound.
fn aspiration_search<P: SearchGame>(
    worker: &mut Worker<P>,
    roots: &mut [(Score, P::Move)],
    depth: u32,
    last: Score,
) -> Option<PrincipalVariation<P::Move>> {
    let (lowest, highest) = (-WIN - 1, WIN + 1);
    let mut less = ASPIRATION_WINDOW;
    let mut more = ASPIRATION_WINDOW;
    loop {
        let steady = depth >= ASPIRATION_DEPTH && last.abs() < SEEN_WIN;
        let alpha = if steady && less < WIN {
            (last - less).max(lowest)
        } else {
            lowest
        };
        let beta = if steady && more < WIN {
            (last + more).min(highest)
        } else {
            highest
        };
        let found = worker.search_root(roots, depth, alpha, beta);
        match &found {
            Some(line) if line.score < beta || beta == highest => return found,
            Some(_) if worker.has_ended() => return found,
            Some(_) => more = more.saturating_mul(4).min(WIN),
            None if worker.has_ended() || alpha == lowest => return None,
            None => less = less.saturating_mul(4).min(WIN),
        }
    }
}

/// Every candidate move at the root with its own score, each searched to the same depth. When the flag is raised, what was
/// scored by then, and at least the most promising move.
pub(in crate::ai) fn score_root_moves<P: SearchGame>(
    game: &Played<P>,
    depth: u32,
    stop: &StopFlag,
) -> Vec<(Score, P::Move)> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let weights = P::Weights::default();
    let limits = Limits::depth(depth);
    let mut table = TranspositionTable::default();
    table.prepare(&limits);
    let shared = Shared::new(&table, stop);
    let mut worker = Worker::new(game, &weights, limits, &shared, Instant::now());
    let roots = worker.root_moves(&|_| true);
    let mut scored = Vec::with_capacity(roots.len());
    for &(_, mv) in &roots {
        let score = worker.score_move(mv, depth);
        if worker.has_ended() {
            break;
        }
        scored.push((score, mv));
    }
    if scored.is_empty() {
        scored.extend(roots.first().map(|&(_, mv)| (0, mv)));
    }
    scored
}
