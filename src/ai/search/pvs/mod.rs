//! Principal-variation search: one thread's alpha-beta search of the tree of moves, with null-move and futility pruning,
//! late-move reductions and extensions of threats.

mod node;
mod window;

use super::driver::MAX_DEPTH;
use super::move_ordering::{OrderingHeuristics, Reductions};
use super::transposition_table::Entry;
use crate::ai::{Limits, Score, SearchGame, StopFlag, TranspositionTable};
use crate::rules::Played;
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use window::Window;

/// How often the clock is read. The stop flag is read in every node.
const NODES_BETWEEN_CLOCK_CHECKS: u64 = 8;
/// Moves that may decide the game are tried one by one before the search: so many for each node that it may look at, so that a
/// search limited in nodes is short and doesn't depend on the clock.
const DECISIVE_TRIES: u64 = 40;
/// Internal iterative reduction: from this depth on a node without a table move is searched a ply less deeply. Next time it
/// has one.
const REDUCED_WITHOUT_TABLE_MOVE: u32 = 4;

static REDUCTIONS: Reductions = Reductions::new();

/// What the threads of one search have in common.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    table: &'a TranspositionTable,
    /// A table that is read where the own one knows nothing, and never written.
    fallback: Option<&'a TranspositionTable>,
    stop: &'a StopFlag,
    ended: AtomicBool,
    nodes: AtomicU64,
}

impl<'a> Shared<'a> {
    pub(super) fn new(table: &'a TranspositionTable, stop: &'a StopFlag) -> Self {
        Self {
            table,
            fallback: None,
            stop,
            ended: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }

    /// The same with another search's table to read from.
    pub(super) fn reading(self, fallback: &'a TranspositionTable) -> Self {
        Self {
            fallback: Some(fallback),
            ..self
        }
    }

    fn probe(&self, key: u64) -> Option<Entry> {
        let known = self.table.probe(key);
        known.or_else(|| self.fallback.and_then(|table| table.probe(key)))
    }

    /// Ends the search of the helper threads.
    pub(super) fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.stop.is_raised() || self.ended.load(Ordering::Relaxed)
    }
}

/// A score, and the moves that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PrincipalVariation<M> {
    pub(super) score: Score,
    pub(super) moves: Vec<M>,
}

/// One thread's search.
#[derive(Debug)]
pub(super) struct Worker<'a, P: SearchGame> {
    position: P,
    weights: &'a P::Weights,
    shared: &'a Shared<'a>,
    heuristics: OrderingHeuristics<P::Move>,
    /// The keys of the game before the search, and of the line being searched.
    path: Vec<u64>,
    game_plies: usize,
    /// The candidate moves of each ply, kept so that no node allocates.
    buffers: Vec<Vec<(Score, P::Move)>>,
    pv: Vec<Vec<P::Move>>,
    /// Beyond this ply a threat no longer extends the search.
    deepest_extension: usize,
    nodes: u64,
    limits: Limits,
    began: Instant,
    has_ended: bool,
}

impl<'a, P: SearchGame> Worker<'a, P> {
    pub(super) fn new(
        game: &Played<P>,
        weights: &'a P::Weights,
        limits: Limits,
        shared: &'a Shared<'a>,
        began: Instant,
    ) -> Self {
        let path: Vec<u64> = game.keys_before().collect();
        Self {
            position: game.position().clone(),
            weights,
            shared,
            heuristics: OrderingHeuristics::new(MAX_DEPTH),
            game_plies: path.len(),
            path,
            buffers: (0..=MAX_DEPTH).map(|_| Vec::new()).collect(),
            pv: (0..=MAX_DEPTH + 1).map(|_| Vec::new()).collect(),
            deepest_extension: 0,
            nodes: 0,
            limits,
            began,
            has_ended: false,
        }
    }

    pub(super) fn millis(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// The nodes of all threads, those of the others up to their last reading of the clock.
    pub(super) fn nodes(&self) -> u64 {
        let others = self.shared.nodes.load(Ordering::Relaxed);
        others + self.nodes % NODES_BETWEEN_CLOCK_CHECKS
    }

    pub(super) const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Another depth would hardly find anything in the time that is left.
    pub(super) fn is_nearly_over(&self) -> bool {
        self.limits
            .time
            .is_some_and(|time| self.began.elapsed() * 5 > time * 4)
    }

    fn is_late(&self) -> bool {
        let time = self.limits.time;
        time.is_some_and(|time| self.began.elapsed() >= time)
    }

    /// Counts a node, and checks the limits.
    fn must_end(&mut self) -> bool {
        self.nodes += 1;
        self.has_ended |= self.limits.nodes.is_some_and(|most| self.nodes >= most);
        self.has_ended |= self.shared.is_over();
        if self.nodes.is_multiple_of(NODES_BETWEEN_CLOCK_CHECKS) {
            self.shared
                .nodes
                .fetch_add(NODES_BETWEEN_CLOCK_CHECKS, Ordering::Relaxed);
            self.has_ended |= self.is_late();
        }
        self.has_ended
    }

    /// The moves at the root that are thought of, best guess first; equal guesses in the order of the rules. All of them where
    /// none is thought of.
    pub(super) fn root_moves(
        &mut self,
        thinks_of: &impl Fn(P::Move) -> bool,
    ) -> Vec<(Score, P::Move)> {
        let tries = Cell::new(0);
        let most = self
            .limits
            .nodes
            .map(|nodes| nodes.saturating_mul(DECISIVE_TRIES));
        let over = || {
            tries.set(tries.get() + 1);
            self.shared.is_over() || self.is_late() || most.is_some_and(|most| tries.get() > most)
        };
        let decisive = self.position.decisive_move(&over);
        if let Some(mv) = decisive.filter(|&mv| thinks_of(mv)) {
            return vec![(0, mv)];
        }
        let mut roots = self.all_root_moves();
        if roots.iter().any(|&(_, mv)| thinks_of(mv)) {
            roots.retain(|&(_, mv)| thinks_of(mv));
        }
        roots
    }

    /// Every candidate at the root, best guess first, even where one of them is known to decide the game.
    pub(super) fn all_root_moves(&self) -> Vec<(Score, P::Move)> {
        let mut roots = Vec::new();
        self.position
            .candidate_moves(self.weights, MAX_DEPTH as u32, &mut roots);
        let table_move = self.table_move();
        roots.sort_by_key(|&(score, mv)| (Some(mv) != table_move, std::cmp::Reverse(score)));
        roots
    }

    fn table_move(&self) -> Option<P::Move> {
        let entry = self.shared.probe(self.position.key())?;
        self.position.unpack(entry.best)
    }

    /// One depth at the root; the best score above `alpha` and its line, or `None` when none was found. Stops at `beta`.
    pub(super) fn search_root(
        &mut self,
        roots: &mut [(Score, P::Move)],
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Option<PrincipalVariation<P::Move>> {
        self.deepest_extension = 2 * depth as usize;
        let mut window = Window { alpha, beta };
        let mut best = None;
        for i in 0..roots.len() {
            let mv = roots[i].1;
            let score = self.try_move(mv, i, depth, window, 0);
            if self.has_ended {
                break;
            }
            if score > window.alpha {
                window.alpha = score;
                let mut moves = vec![mv];
                moves.extend_from_slice(&self.pv[1]);
                best = Some(PrincipalVariation { score, moves });
                // The best so far is searched first next time.
                roots[..=i].rotate_right(1);
            }
            if score >= beta {
                break;
            }
        }
        best
    }

    /// What one move at the root is worth.
    pub(super) fn score_move(&mut self, mv: P::Move, depth: u32) -> Score {
        let depth = depth.max(1);
        self.deepest_extension = 2 * depth as usize;
        self.try_move(mv, 0, depth, Window::ALL, 0)
    }
}
