//! Iterative deepening: one way of looking ahead for all three games, on one thread or several.

use super::pvs::{Line, Look, Shared};
use crate::ai::{Limits, SEEN_WIN, Score, StopFlag, Think, TranspositionTable, WIN};
use crate::rules::Played;
use std::time::Instant;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    pub depth: u32,
    pub score: Score,
    /// Of all threads together.
    pub nodes: u64,
    pub millis: u64,
    /// The line it expects, its own move first.
    pub line: Vec<M>,
}

/// The move it chose, and how it came to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    pub best: M,
    pub report: Report<M>,
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
pub fn search<P: Think>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    stop: &StopFlag,
    memory: &mut TranspositionTable,
    tell: impl FnMut(&Report<P::Move>),
) -> Option<Thought<P::Move>> {
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
        let thought = lead(
            Look::new(game, weights, limits, &shared, began),
            limits,
            tell,
        );
        shared.end();
        thought
    })
}

/// The search whose findings count.
fn lead<P: Think>(
    mut look: Look<P>,
    limits: Limits,
    mut tell: impl FnMut(&Report<P::Move>),
) -> Option<Thought<P::Move>> {
    let mut roots = look.roots();
    let (_, first) = *roots.first()?;
    let mut thought = Thought {
        best: first,
        report: Report {
            depth: 0,
            score: 0,
            nodes: 0,
            millis: 0,
            line: vec![first],
        },
    };
    for depth in 1..=deepest(limits) {
        // A depth that was cut short still counts if it has proved its first move or found a better one.
        if let Some(Line { score, moves }) =
            deepen(&mut look, &mut roots, depth, thought.report.score)
        {
            thought.best = moves[0];
            thought.report = Report {
                depth,
                score,
                nodes: look.nodes(),
                millis: look.millis(),
                line: moves,
            };
            tell(&thought.report);
        }
        let score = thought.report.score.abs();
        let decided = score >= SEEN_WIN && WIN - score <= depth as Score;
        let forced = roots.len() == 1 && limits.time.is_some();
        if look.has_ended() || decided || forced || look.is_nearly_over() {
            break;
        }
    }
    thought.report.nodes = look.nodes();
    thought.report.millis = look.millis();
    Some(thought)
}

/// A search beside it, for what it leaves in the memory. Every other one is a depth ahead, so that they don't all do the
/// same.
fn assist<P: Think>(mut look: Look<P>, number: usize, limits: Limits) {
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
fn deepen<P: Think>(
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
/// weighed by then, and at least the most promising move.
pub(in crate::ai) fn weigh_all<P: Think>(
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
    let mut weighed = Vec::with_capacity(roots.len());
    for &(_, mv) in &roots {
        let score = look.weigh(mv, depth);
        if look.has_ended() {
            break;
        }
        weighed.push((score, mv));
    }
    if weighed.is_empty() {
        weighed.extend(roots.first().map(|&(_, mv)| (0, mv)));
    }
    weighed
}
