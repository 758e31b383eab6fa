//! Principal-variation search: one thread's alpha-beta search of the tree of moves, with null-move and futility pruning,
//! late-move reductions and extensions of threats.

use super::driver::MAX_DEPTH;
use super::move_ordering::{OrderingHeuristics, Reductions, select_best};
use super::transposition_table::{Bound, Entry};
use crate::ai::{Limits, SEEN_WIN, Score, SearchGame, StopFlag, TranspositionTable, WIN};
use crate::rules::{Outcome, Played};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// How often the clock is read. The stop flag is read in every node.
const NODES_BETWEEN_CLOCK_CHECKS: u64 = 8;
/// Internal iterative reduction: from this depth on a node without a table move is searched a ply less deeply. Next time it
/// has one.
const REDUCED_WITHOUT_TABLE_MOVE: u32 = 4;

static REDUCTIONS: Reductions = Reductions::new();

/// What the threads of one search have in common.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    table: &'a TranspositionTable,
    stop: &'a StopFlag,
    ended: AtomicBool,
    nodes: AtomicU64,
}

impl<'a> Shared<'a> {
    pub(super) fn new(table: &'a TranspositionTable, stop: &'a StopFlag) -> Self {
        Self {
            table,
            stop,
            ended: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
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

/// Alpha-beta window: the scores that matter to a node, between what its mover has elsewhere and what the other side has.
#[derive(Copy, Clone)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const ALL: Self = Self {
        alpha: -WIN - 1,
        beta: WIN + 1,
    };

    const fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Null window: asks only whether a move is better.
    const fn narrow(self) -> Self {
        Self {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
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

    /// The moves at the root, best guess first; equal guesses in the order of the rules.
    pub(super) fn root_moves(&mut self) -> Vec<(Score, P::Move)> {
        let over = || self.shared.is_over() || self.is_late();
        if let Some(mv) = self.position.decisive_move(&over) {
            return vec![(0, mv)];
        }
        let mut roots = Vec::new();
        self.position
            .candidate_moves(self.weights, MAX_DEPTH as u32, &mut roots);
        let table_move = self.table_move();
        roots.sort_by_key(|&(score, mv)| (Some(mv) != table_move, std::cmp::Reverse(score)));
        roots
    }

    fn table_move(&self) -> Option<P::Move> {
        let entry = self.shared.table.probe(self.position.key())?;
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

    /// Plays a move that so many others came before, searches on, takes it back; the score is the mover's.
    fn try_move(
        &mut self,
        mv: P::Move,
        index: usize,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Score {
        self.path.push(self.position.key());
        let undo = self.position.play_unchecked(mv);
        let score = if index == 0 {
            -self.search_node(depth - 1, window.flipped(), ply + 1, true)
        } else {
            self.search_late_move(mv, index, depth, window, ply)
        };
        self.position.unplay(mv, undo);
        self.path.pop();
        score
    }

    /// Late moves need only be shown to be no better: a null window, and late-move reductions. A move that turns out better is
    /// searched again in full.
    fn search_late_move(
        &mut self,
        mv: P::Move,
        index: usize,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Score {
        let mut less = REDUCTIONS.get(depth, index);
        if less > 0 && (!window.is_narrow() || self.heuristics.is_killer(mv, ply)) {
            less -= 1;
        }
        let narrow = window.narrow().flipped();
        let mut score = -self.search_node((depth - 1).saturating_sub(less), narrow, ply + 1, true);
        if score > window.alpha && less > 0 && !self.has_ended {
            score = -self.search_node(depth - 1, narrow, ply + 1, true);
        }
        if score > window.alpha && score < window.beta && !self.has_ended {
            score = -self.search_node(depth - 1, window.flipped(), ply + 1, true);
        }
        score
    }

    /// What the position is worth to its mover. `allow_null_move` unless the other side has just made one.
    fn search_node(
        &mut self,
        mut depth: u32,
        window: Window,
        ply: usize,
        allow_null_move: bool,
    ) -> Score {
        self.pv[ply].clear();
        if self.must_end() {
            return 0;
        }
        if let Some(score) = self.ended_score(ply) {
            return score;
        }
        let threatened = ply < self.deepest_extension && self.position.is_threatened();
        depth += u32::from(threatened);
        if depth == 0 || ply >= MAX_DEPTH {
            return self.leaf_score(ply);
        }
        let key = self.position.key();
        let entry = self.shared.table.probe(key);
        if let Some(entry) = entry
            && u32::from(entry.depth) >= depth
        {
            let score = from_table(entry.score, ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score >= window.beta => return score,
                Bound::AtMost if score <= window.alpha => return score,
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        if let Some(mv) = self.position.winning_move() {
            self.pv[ply].push(mv);
            return WIN - (ply as Score + 1);
        }
        if allow_null_move
            && !threatened
            && window.is_narrow()
            && let Some(score) = self.prune(depth, window.beta, ply)
        {
            return score;
        }
        let table_move = entry.and_then(|entry| self.position.unpack(entry.best));
        if table_move.is_none() && depth >= REDUCED_WITHOUT_TABLE_MOVE && !threatened {
            depth -= 1;
        }
        let Some((score, mv)) = self.search_moves(depth, window, ply, table_move, threatened)
        else {
            return if threatened {
                ply as Score + 2 - WIN
            } else {
                self.position.evaluate(self.weights)
            };
        };
        if !self.has_ended {
            let bound = if score >= window.beta {
                Bound::AtLeast
            } else if score > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let entry = Entry {
                best: self.position.pack(mv),
                score: to_table(score, ply),
                depth: depth as u8,
                bound,
            };
            self.shared.table.store(key, entry);
        }
        score
    }

    /// The best of the moves with its score, the table move first: if it cuts off, the others aren't even generated. `None`
    /// when there is nothing to search or time is up.
    fn search_moves(
        &mut self,
        depth: u32,
        mut window: Window,
        ply: usize,
        table_move: Option<P::Move>,
        threatened: bool,
    ) -> Option<(Score, P::Move)> {
        let mut best = None;
        let mut index = 0;
        if let Some(mv) = table_move {
            self.try_candidate(mv, &mut index, depth, &mut window, ply, &mut best);
        }
        if window.alpha < window.beta && !self.has_ended {
            let side = self.position.side_to_move();
            let mut moves = std::mem::take(&mut self.buffers[ply]);
            moves.clear();
            self.position
                .candidate_moves(self.weights, depth, &mut moves);
            if threatened {
                self.position.keep_answers(&mut moves);
            }
            for (score, mv) in &mut moves {
                let slot = self.position.history_slot(*mv);
                *score += self.heuristics.bonus(*mv, side, slot, ply);
            }
            let limit = if threatened || !window.is_narrow() {
                usize::MAX
            } else {
                self.position.late_move_limit(self.weights, depth)
            };
            for i in 0..moves.len() {
                if index >= limit && best.is_some_and(|(most, _)| most > -SEEN_WIN) {
                    break;
                }
                select_best(&mut moves, i);
                let mv = moves[i].1;
                if Some(mv) == table_move {
                    continue;
                }
                self.try_candidate(mv, &mut index, depth, &mut window, ply, &mut best);
                if self.has_ended {
                    break;
                }
                if window.alpha >= window.beta {
                    for &(_, failed) in &moves[..i] {
                        let slot = self.position.history_slot(failed);
                        self.heuristics.penalise(side, slot, depth);
                    }
                    break;
                }
            }
            self.buffers[ply] = moves;
        }
        if let Some((score, mv)) = best
            && score >= window.beta
        {
            let (side, slot) = (self.position.side_to_move(), self.position.history_slot(mv));
            self.heuristics.reward(mv, side, slot, depth, ply);
        }
        best
    }

    fn try_candidate(
        &mut self,
        mv: P::Move,
        index: &mut usize,
        depth: u32,
        window: &mut Window,
        ply: usize,
        best: &mut Option<(Score, P::Move)>,
    ) {
        let score = self.try_move(mv, *index, depth, *window, ply);
        *index += 1;
        if self.has_ended || best.is_some_and(|(most, _)| score <= most) {
            return;
        }
        *best = Some((score, mv));
        if score > window.alpha {
            window.alpha = score;
            self.extend_pv(mv, ply);
        }
    }

    fn extend_pv(&mut self, mv: P::Move, ply: usize) {
        let (mine, below) = self.pv.split_at_mut(ply + 1);
        mine[ply].clear();
        mine[ply].push(mv);
        mine[ply].extend_from_slice(&below[0]);
    }

    /// Reverse futility and null-move pruning: a score at or above beta without a full search, where the evaluation is higher
    /// by a margin, or where a shallow search after a null move still comes out there. Only where the game allows it.
    fn prune(&mut self, depth: u32, beta: Score, ply: usize) -> Option<Score> {
        if beta.abs() >= SEEN_WIN {
            return None;
        }
        let margin = self.position.futility_margin(self.weights, depth);
        let after_null_move = if depth >= 2 {
            self.position.after_null_move(self.weights)
        } else {
            None
        };
        if margin.is_none() && after_null_move.is_none() {
            return None;
        }
        let evaluation = self.position.evaluate(self.weights);
        if margin.is_some_and(|margin| evaluation - margin >= beta) {
            return Some(evaluation);
        }
        let after_null_move = after_null_move.filter(|_| evaluation >= beta)?;
        let left = (depth - 1).saturating_sub(2 + depth / 4);
        self.path.push(self.position.key());
        let before = std::mem::replace(&mut self.position, after_null_move);
        let against = Window {
            alpha: -beta,
            beta: 1 - beta,
        };
        let score = -self.search_node(left, against, ply + 1, false);
        self.position = before;
        self.path.pop();
        // A win after a null move is no proof.
        (score >= beta && !self.has_ended).then(|| score.min(SEEN_WIN - 1))
    }

    /// What the position is worth at a leaf.
    fn leaf_score(&mut self, ply: usize) -> Score {
        if let Some(mv) = self.position.winning_move() {
            self.pv[ply].push(mv);
            return WIN - (ply as Score + 1);
        }
        if self.position.is_lost() {
            return ply as Score + 2 - WIN;
        }
        self.position.evaluate(self.weights)
    }

    /// What the position is worth to its mover if the game is over there, so many plies into the search.
    fn ended_score(&self, ply: usize) -> Option<Score> {
        let score = match self.position.outcome().map(Outcome::winner) {
            Some(None) => 0,
            Some(Some(winner)) if winner == self.position.side_to_move() => WIN - ply as Score,
            Some(Some(_)) => ply as Score - WIN,
            None if self.position.repetition_draws() && self.repeats() => 0,
            None => return None,
        };
        Some(score)
    }

    /// Whether this position was on the way here before: once in the line being searched, or twice in the game.
    fn repeats(&self) -> bool {
        let key = self.position.key();
        let (before, line) = self.path.split_at(self.game_plies);
        line.contains(&key) || before.iter().filter(|&&k| k == key).count() >= 2
    }
}

/// The table stores wins by their distance from the position, not from the root.
const fn to_table(score: Score, ply: usize) -> Score {
    if score >= SEEN_WIN {
        score + ply as Score
    } else if score <= -SEEN_WIN {
        score - ply as Score
    } else {
        score
    }
}

const fn from_table(score: Score, ply: usize) -> Score {
    if score >= SEEN_WIN {
        score - ply as Score
    } else if score <= -SEEN_WIN {
        score + ply as Score
    } else {
        score
    }
}
