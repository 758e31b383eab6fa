//! The search of one node: table look-up, pruning, the moves in their order, and the score at a leaf.

use super::window::Window;
use super::{REDUCED_WITHOUT_TABLE_MOVE, REDUCTIONS, Worker};
use crate::ai::search::driver::MAX_DEPTH;
use crate::ai::search::move_ordering::select_best;
use crate::ai::search::transposition_table::{Bound, Entry};
use crate::ai::{SEEN_WIN, Score, SearchGame, WIN};
use crate::rules::Outcome;

impl<P: SearchGame> Worker<'_, P> {
    /// Plays a move that so many others came before, searches on, takes it back; the score is the mover's.
    pub(super) fn try_move(
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
        let entry = self.shared.probe(key);
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
