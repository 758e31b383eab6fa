//! Iterative deepening with principal-variation search: one way of looking ahead for all three games.

use super::memory::{Bound, Memory};
use super::{Limits, SEEN_WIN, SLOTS, Score, Stop, Think, WIN};
use crate::rules::{Outcome, Played};
use std::time::Instant;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    pub depth: u32,
    pub score: Score,
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

/// A long search fills much memory, a short one would only spend its time clearing it.
const MEMORY_BYTES: usize = 128 << 20;
const SHORT_MEMORY_BYTES: usize = 2 << 20;
const SHORT_NODES: u64 = 50_000;
const DEEPEST: usize = 64;
/// How often the clock and the flag are looked at.
const NODES_BETWEEN_LOOKS: u64 = 32;

/// Looks for the best move until a limit is reached or the flag is raised; `None` when the game is over. After each
/// depth it reports. The same position, limits in nodes or depth, and nothing else decide what it finds.
pub fn search<P: Think>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    stop: &Stop,
    mut tell: impl FnMut(&Report<P::Move>),
) -> Option<Thought<P::Move>> {
    if game.outcome().is_some() {
        return None;
    }
    let mut search = Search::new(game, weights, limits, stop);
    let mut roots = search.ordered(DEEPEST as u32, 0);
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
    let deepest = limits
        .depth
        .unwrap_or(DEEPEST as u32)
        .clamp(1, DEEPEST as u32);
    for depth in 1..=deepest {
        let score = search.root(&mut roots, depth);
        // A depth that was cut short still counts if it has proved its first move or found a better one.
        if let Some((score, line)) = score {
            thought.best = line[0];
            thought.report = Report {
                depth,
                score,
                nodes: search.nodes,
                millis: search.millis(),
                line,
            };
            tell(&thought.report);
        }
        let decided = thought.report.score.abs() >= SEEN_WIN;
        if search.out_of_time
            || decided
            || (roots.len() == 1 && limits.time.is_some())
            || search.half_spent()
        {
            break;
        }
    }
    thought.report.nodes = search.nodes;
    thought.report.millis = search.millis();
    Some(thought)
}

/// Every move worth considering with its own score, each looked at to the same depth. When the flag is raised, what was
/// weighed by then, and at least the most promising move.
pub(super) fn weigh_all<P: Think>(
    game: &Played<P>,
    depth: u32,
    stop: &Stop,
) -> Vec<(Score, P::Move)> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let weights = P::Weights::default();
    let mut search = Search::new(game, &weights, Limits::depth(depth), stop);
    let roots = search.ordered(DEEPEST as u32, 0);
    let mut weighed = Vec::with_capacity(roots.len());
    for &(_, mv) in &roots {
        let score = search.try_move(mv, 0, depth.max(1), -WIN - 1, WIN + 1, 0);
        if search.out_of_time {
            break;
        }
        weighed.push((score, mv));
    }
    if weighed.is_empty() {
        weighed.extend(roots.first().map(|&(_, mv)| (0, mv)));
    }
    weighed
}

struct Search<'a, P: Think> {
    position: P,
    weights: &'a P::Weights,
    memory: Memory<P::Move>,
    history: Vec<Score>,
    killers: Vec<[Option<P::Move>; 2]>,
    /// The keys of the game before the search, and of the line being looked at.
    path: Vec<u64>,
    game_plies: usize,
    buffers: Vec<Vec<(Score, P::Move)>>,
    lines: Vec<Vec<P::Move>>,
    nodes: u64,
    limits: Limits,
    stop: &'a Stop,
    began: Instant,
    out_of_time: bool,
}

impl<'a, P: Think> Search<'a, P> {
    fn new(game: &Played<P>, weights: &'a P::Weights, limits: Limits, stop: &'a Stop) -> Self {
        let path: Vec<u64> = game.keys_before().collect();
        let short = limits.depth.is_some_and(|depth| depth <= 3)
            || limits.nodes.is_some_and(|nodes| nodes <= SHORT_NODES);
        let mut memory = Memory::new(if short {
            SHORT_MEMORY_BYTES
        } else {
            MEMORY_BYTES
        });
        memory.grow_older();
        Self {
            position: game.position().clone(),
            weights,
            memory,
            history: vec![0; SLOTS],
            killers: vec![[None; 2]; DEEPEST + 1],
            game_plies: path.len(),
            path,
            buffers: (0..=DEEPEST).map(|_| Vec::new()).collect(),
            lines: (0..=DEEPEST + 1).map(|_| Vec::new()).collect(),
            nodes: 0,
            limits,
            stop,
            began: Instant::now(),
            out_of_time: false,
        }
    }

    fn millis(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// Another depth would hardly be finished: the time is better left unused.
    fn half_spent(&self) -> bool {
        self.limits
            .time
            .is_some_and(|time| self.began.elapsed() * 2 > time)
    }

    /// Looks at the clock, the flag and the count now and then.
    fn must_end(&mut self) -> bool {
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.out_of_time = true;
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            let late = self
                .limits
                .time
                .is_some_and(|time| self.began.elapsed() >= time);
            self.out_of_time |= late || self.stop.is_raised();
        }
        self.out_of_time
    }

    /// The moves to look at, best guess first.
    fn ordered(&mut self, depth: u32, ply: usize) -> Vec<(Score, P::Move)> {
        let mut moves = std::mem::take(&mut self.buffers[ply]);
        moves.clear();
        self.position.consider(self.weights, depth, &mut moves);
        let remembered = self
            .memory
            .recall(self.position.key())
            .map(|entry| entry.best);
        let killers = self.killers[ply];
        for (score, mv) in &mut moves {
            *score += self.history[self.position.slot(*mv) % SLOTS];
            if Some(*mv) == remembered {
                *score += 1 << 28;
            } else if killers.contains(&Some(*mv)) {
                *score += 1 << 20;
            }
        }
        // Equal guesses keep the order of the rules, so that a search can be repeated.
        moves.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        moves
    }

    /// One depth at the root; the best score and line, or `None` when it was cut short before anything was proved.
    fn root(
        &mut self,
        roots: &mut [(Score, P::Move)],
        depth: u32,
    ) -> Option<(Score, Vec<P::Move>)> {
        let (mut alpha, beta) = (-WIN - 1, WIN + 1);
        let mut best = None;
        for i in 0..roots.len() {
            let mv = roots[i].1;
            let score = self.try_move(mv, i, depth, alpha, beta, 0);
            if self.out_of_time {
                break;
            }
            if score > alpha {
                alpha = score;
                let mut line = vec![mv];
                line.extend_from_slice(&self.lines[1]);
                best = Some((score, line));
                // The best so far is looked at first in the next depth.
                roots[..=i].rotate_right(1);
            }
        }
        best
    }

    /// Plays a move, looks on, takes it back; the score is the mover's.
    fn try_move(
        &mut self,
        mv: P::Move,
        index: usize,
        depth: u32,
        alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Score {
        self.path.push(self.position.key());
        let mover = self.position.side_to_move();
        let undo = self.position.play_unchecked(mv);
        let turns = self.position.side_to_move() != mover;
        debug_assert!(turns, "the sides take turns in all three games");
        let score = if index == 0 {
            -self.look(depth - 1, -beta, -alpha, ply + 1)
        } else {
            // Late moves are looked at less deeply until they surprise.
            let less = if depth >= 3 && index >= 4 {
                1 + u32::from(index >= 16)
            } else {
                0
            };
            let narrow = -self.look(
                (depth - 1).saturating_sub(less),
                -alpha - 1,
                -alpha,
                ply + 1,
            );
            if narrow > alpha && less > 0 && !self.out_of_time {
                let again = -self.look(depth - 1, -alpha - 1, -alpha, ply + 1);
                if again > alpha && again < beta {
                    -self.look(depth - 1, -beta, -alpha, ply + 1)
                } else {
                    again
                }
            } else if narrow > alpha && narrow < beta && !self.out_of_time {
                -self.look(depth - 1, -beta, -alpha, ply + 1)
            } else {
                narrow
            }
        };
        self.position.unplay(mv, undo);
        self.path.pop();
        score
    }

    fn look(&mut self, depth: u32, mut alpha: Score, beta: Score, ply: usize) -> Score {
        self.lines[ply].clear();
        self.nodes += 1;
        if self.must_end() {
            return 0;
        }
        if let Some(outcome) = self.position.outcome() {
            return self.value_of(outcome, ply);
        }
        if self.position.repetition_draws() && self.repeats() {
            return 0;
        }
        if let Some(mv) = self.position.winning_move() {
            self.lines[ply].push(mv);
            return WIN - 1 - ply as Score;
        }
        if depth == 0 || ply >= DEEPEST {
            if self.position.is_lost() {
                return ply as Score + 2 - WIN;
            }
            return self.position.evaluate(self.weights);
        }
        let key = self.position.key();
        if let Some(entry) = self.memory.recall(key)
            && u32::from(entry.depth) >= depth
        {
            let score = from_memory(entry.score, ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score >= beta => return score,
                Bound::AtMost if score <= alpha => return score,
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let moves = self.ordered(depth, ply);
        let first_alpha = alpha;
        let mut best: Option<(Score, P::Move)> = None;
        for (i, &(_, mv)) in moves.iter().enumerate() {
            let score = self.try_move(mv, i, depth, alpha, beta, ply);
            if self.out_of_time {
                break;
            }
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, mv));
                if score > alpha {
                    alpha = score;
                    let (mine, below) = self.lines.split_at_mut(ply + 1);
                    mine[ply].clear();
                    mine[ply].push(mv);
                    mine[ply].extend_from_slice(&below[0]);
                }
            }
            if alpha >= beta {
                self.praise(mv, depth, ply);
                break;
            }
        }
        self.buffers[ply] = moves;
        let Some((score, mv)) = best else {
            return self.position.evaluate(self.weights);
        };
        if !self.out_of_time {
            let bound = if score >= beta {
                Bound::AtLeast
            } else if score > first_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.memory
                .keep(key, mv, to_memory(score, ply), depth.min(255) as u8, bound);
        }
        score
    }

    /// A move that refuted another is tried earlier elsewhere.
    fn praise(&mut self, mv: P::Move, depth: u32, ply: usize) {
        let slot = self.position.slot(mv) % SLOTS;
        self.history[slot] += (depth * depth) as Score;
        if self.history[slot] > 1 << 16 {
            for worth in &mut self.history {
                *worth /= 2;
            }
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
    }

    /// What a finished game is worth to the side to move, so many plies into the search.
    fn value_of(&self, outcome: Outcome, ply: usize) -> Score {
        match outcome.winner() {
            None => 0,
            Some(winner) if winner == self.position.side_to_move() => WIN - ply as Score,
            Some(_) => ply as Score - WIN,
        }
    }

    /// Whether this position was on the way here before: once in the line being looked at, or twice in the game.
    fn repeats(&self) -> bool {
        let key = self.position.key();
        let (before, line) = self.path.split_at(self.game_plies);
        line.contains(&key) || before.iter().filter(|&&k| k == key).count() >= 2
    }
}

/// Wins are remembered by their distance from the position, not from where the search began.
const fn to_memory(score: Score, ply: usize) -> Score {
    if score >= SEEN_WIN {
        score + ply as Score
    } else if score <= -SEEN_WIN {
        score - ply as Score
    } else {
        score
    }
}

const fn from_memory(score: Score, ply: usize) -> Score {
    if score >= SEEN_WIN {
        score - ply as Score
    } else if score <= -SEEN_WIN {
        score + ply as Score
    } else {
        score
    }
}
