//! Iterative deepening: one way of looking ahead for all three games, on one thread or several.

use super::pvs::{Line, Look, Shared};
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

/// The move it chose, and how it came to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    pub best: M,
    pub info: SearchInfo<M>,
}

/// As deep as a search ever looks.
pub(super) const DEEPEST: usize = 64;
/// Around the last depth's score, how far the next one's is expected.
const EXPECTED: Score = 40;
/// From this depth on the last score says something about the next.
const STEADY: u32 = 4;

/// Looks for the best move until a limit is reached or the flag is raised; `None` when the game is over. After each
/// depth it reports. With one thread, the position, the limits in nodes or depth, and the weights and what is in the memory
/// decide what it finds, and nothing else does.
pub fn search<P: SearchGame>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    stop: &StopFlag,
    memory: &mut TranspositionTable,
    on_info: impl FnMut(&SearchInfo<P::Move>),
) -> Option<SearchResult<P::Move>> {
    if game.outcome().is_some() {
        return None;
    }
    let began = Instant::now();
    memory.prepare(&limits);
    let shared = Shared::new(memory, stop);
    std::thread::scope(|scope| {
        for number in 1..limits.threads.get() {
            let shared = &shared;
            scope.spawn(move || {
                let look = Look::new(game, weights, Limits::NONE, shared, began);
                assist(look, number.into(), limits);
            });
        }
        let result = lead(
            Look::new(game, weights, limits, &shared, began),
            limits,
            on_info,
        );
        shared.end();
        result
    })
}

/// The search whose findings count.
fn lead<P: SearchGame>(
    mut look: Look<P>,
    limits: Limits,
    mut on_info: impl FnMut(&SearchInfo<P::Move>),
) -> Option<SearchResult<P::Move>> {
    let mut roots = look.roots();
    let (_, first) = *roots.first()?;
    let mut result = SearchResult {
        best: first,
        info: SearchInfo {
            depth: 0,
            score: 0,
            nodes: 0,
            millis: 0,
            line: vec![first],
        },
    };
    for depth in 1..=deepest(limits) {
        // A depth that was cut short still counts if it has proved its first move or found a better one.
        if let Some(Line { score, moves }) = deepen(&mut look, &mut roots, depth, result.info.score)
        {
            result.best = moves[0];
            result.info = SearchInfo {
                depth,
                score,
                nodes: look.nodes(),
                millis: look.millis(),
                line: moves,
            };
            on_info(&result.info);
        }
        let score = result.info.score.abs();
        let decided = score >= SEEN_WIN && WIN - score <= depth as Score;
        let forced = roots.len() == 1 && limits.time.is_some();
        if look.has_ended() || decided || forced || look.is_nearly_over() {
            break;
        }
    }
    result.info.nodes = look.nodes();
    result.info.millis = look.millis();
    Some(result)
}

/// A search beside it, for what it leaves in the memory. Every other one is a depth ahead, so that they don't all do the
/// same.
fn assist<P: SearchGame>(mut look: Look<P>, number: usize, limits: Limits) {
    let mut roots = look.roots();
    let mut score = 0;
    for depth in 1 + number as u32 % 2..=deepest(limits) {
        if let Some(line) = deepen(&mut look, &mut roots, depth, score) {
            score = line.score;
        }
        if look.has_ended() {
            break;
        }
    }
}

fn deepest(limits: Limits) -> u32 {
    let deepest = DEEPEST as u32;
    limits.depth.unwrap_or(deepest).clamp(1, deepest)
}

/// One depth, at first with the narrow expectation that little changes. What was found in a depth that was cut short counts
/// if it is more than a bound.
fn deepen<P: SearchGame>(
    look: &mut Look<P>,
    roots: &mut [(Score, P::Move)],
    depth: u32,
    last: Score,
) -> Option<Line<P::Move>> {
    let (lowest, highest) = (-WIN - 1, WIN + 1);
    let mut less = EXPECTED;
    let mut more = EXPECTED;
    loop {
        let steady = depth >= STEADY && last.abs() < SEEN_WIN;
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
        let found = look.root(roots, depth, alpha, beta);
        match &found {
            Some(line) if line.score < beta || beta == highest => return found,
            Some(_) if look.has_ended() => return found,
            Some(_) => more = more.saturating_mul(4).min(WIN),
            None if look.has_ended() || alpha == lowest => return None,
            None => less = less.saturating_mul(4).min(WIN),
        }
    }
}

/// Every move worth considering with its own score, each looked at to the same depth. When the flag is raised, what was
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
    let mut memory = TranspositionTable::default();
    memory.prepare(&limits);
    let shared = Shared::new(&memory, stop);
    let mut look = Look::new(game, &weights, limits, &shared, Instant::now());
    let roots = look.roots();
    let mut scored = Vec::with_capacity(roots.len());
    for &(_, mv) in &roots {
        let score = look.weigh(mv, depth);
        if look.has_ended() {
            break;
        }
        scored.push((score, mv));
    }
    if scored.is_empty() {
        scored.extend(roots.first().map(|&(_, mv)| (0, mv)));
    }
    scored
}
