//! Move ordering: the history and killer heuristics, and late-move reductions.

use crate::ai::{HISTORY_SLOTS, Score};
use crate::rules::Color;

/// The bonus of a killer move: above any ordering score of a game.
const KILLER: Score = 1 << 20;
/// No history score goes beyond this either way.
const MOST: Score = 1 << 13;

/// What earlier cut-offs say of a move, whatever the position.
#[derive(Debug)]
pub(super) struct OrderingHeuristics<M> {
    /// History heuristic: how often a move cut off, by side and slot.
    history: [Vec<Score>; 2],
    /// Killer heuristic: the last two moves that cut off so many plies into the search.
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + PartialEq> OrderingHeuristics<M> {
    pub(super) fn new(deepest: usize) -> Self {
        Self {
            history: [vec![0; HISTORY_SLOTS], vec![0; HISTORY_SLOTS]],
            killers: vec![[None; 2]; deepest + 1],
        }
    }

    /// What the heuristics add to a move's ordering score.
    pub(super) fn bonus(&self, mv: M, side: Color, slot: usize, ply: usize) -> Score {
        let killer = if self.is_killer(mv, ply) { KILLER } else { 0 };
        self.history[side.index()][slot % HISTORY_SLOTS] + killer
    }

    pub(super) fn is_killer(&self, mv: M, ply: usize) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// A move that cut off is tried earlier elsewhere.
    pub(super) fn reward(&mut self, mv: M, side: Color, slot: usize, depth: u32, ply: usize) {
        self.shift(side, slot, worth(depth));
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
    }

    /// A move that was tried in vain before a cut-off is tried later elsewhere.
    pub(super) fn penalise(&mut self, side: Color, slot: usize, depth: u32) {
        self.shift(side, slot, -worth(depth));
    }

    /// Gravity: the nearer a history score is to the most, the less one more changes it.
    fn shift(&mut self, side: Color, slot: usize, by: Score) {
        let known = &mut self.history[side.index()][slot % HISTORY_SLOTS];
        *known += by - *known * by.abs() / MOST;
    }
}

fn worth(depth: u32) -> Score {
    (8 * (depth * depth) as Score).min(MOST / 8)
}

/// Selection sort, one step: brings the best of the moves from `i` on to place `i`, the first of equals. Most nodes cut
/// off after a few moves, so the others never need to be sorted.
pub(super) fn select_best<M>(moves: &mut [(Score, M)], i: usize) {
    let mut best = i;
    for (j, (score, _)) in moves.iter().enumerate().skip(i + 1) {
        if *score > moves[best].0 {
            best = j;
        }
    }
    moves.swap(i, best);
}

/// Late-move reductions: by how much less deeply a move is searched, by depth and by how many came before it.
#[derive(Debug)]
pub(super) struct Reductions([[u8; 64]; 64]);

impl Reductions {
    pub(super) const fn new() -> Self {
        let mut table = [[0; 64]; 64];
        let mut depth = 3;
        while depth < 64 {
            let mut index = 3;
            while index < 64 {
                let product = log(depth as u64) * log(index as u64);
                table[depth][index] = ((REDUCTION_START + product) / REDUCTION_SCALE) as u8;
                index += 1;
            }
            depth += 1;
        }
        Self(table)
    }

    pub(super) fn get(&self, depth: u32, index: usize) -> u32 {
        self.0[(depth as usize).min(63)][index.min(63)].into()
    }
}

/// Four times the binary logarithm, without the differences between machines.
const fn log(n: u64) -> u32 {
    (n * n * n * n).ilog2()
}

const REDUCTION_START: u32 = 20;
const REDUCTION_SCALE: u32 = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_that_is_left_is_selected_and_the_first_of_equals() {
        let mut moves = [(5, 'a'), (1, 'b'), (3, 'c'), (3, 'd')];
        select_best(&mut moves, 1);
        assert_eq!(moves[1], (3, 'c'));
        assert_eq!(moves[0], (5, 'a'));
    }

    #[test]
    fn later_and_deeper_is_reduced_more_and_never_at_once() {
        let reductions = Reductions::new();
        assert_eq!(reductions.get(2, 40), 0);
        assert_eq!(reductions.get(10, 2), 0);
        for depth in 3..63 {
            for index in 3..63 {
                let here = reductions.get(depth, index);
                assert!(here < depth);
                assert!(here <= reductions.get(depth + 1, index));
                assert!(here <= reductions.get(depth, index + 1));
            }
        }
    }

    #[test]
    fn rewards_and_penalties_stay_within_bounds() {
        let mut heuristics = OrderingHeuristics::new(4);
        for _ in 0..1000 {
            heuristics.reward('a', Color::White, 3, 30, 0);
            heuristics.penalise(Color::White, 4, 30);
        }
        assert!(heuristics.bonus('b', Color::White, 3, 0) <= MOST);
        assert!(heuristics.bonus('b', Color::White, 4, 0) >= -MOST);
        assert_eq!(heuristics.bonus('b', Color::Black, 3, 0), 0);
        assert!(heuristics.is_killer('a', 0));
    }
}
