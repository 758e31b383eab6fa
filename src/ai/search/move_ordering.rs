//! Which move is tried first: what a game promises of it, and what the search has learned elsewhere.

use crate::ai::{SLOTS, Score};
use crate::rules::Color;

/// Above all that a game promises, and below the move that refuted a brother of this position.
const KILLER: Score = 1 << 20;
/// No move is praised or blamed beyond this.
const MOST: Score = 1 << 13;

/// What a search has learned of moves, whatever the position.
#[derive(Debug)]
pub(super) struct Learned<M> {
    /// How often a move turned out well, by side and slot.
    history: [Vec<Score>; 2],
    /// The last two moves that refuted something so many plies into the search.
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + PartialEq> Learned<M> {
    pub(super) fn new(deepest: usize) -> Self {
        Self {
            history: [vec![0; SLOTS], vec![0; SLOTS]],
            killers: vec![[None; 2]; deepest + 1],
        }
    }

    /// What is known in favour of a move.
    pub(super) fn favour(&self, mv: M, side: Color, slot: usize, ply: usize) -> Score {
        let killer = if self.is_killer(mv, ply) { KILLER } else { 0 };
        self.history[side.index()][slot % SLOTS] + killer
    }

    pub(super) fn is_killer(&self, mv: M, ply: usize) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// A move that refuted another is tried earlier elsewhere.
    pub(super) fn praise(&mut self, mv: M, side: Color, slot: usize, depth: u32, ply: usize) {
        self.shift(side, slot, worth(depth));
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
    }

    /// A move that was tried before it in vain is tried later.
    pub(super) fn blame(&mut self, side: Color, slot: usize, depth: u32) {
        self.shift(side, slot, -worth(depth));
    }

    /// The nearer to the most, the less one more changes.
    fn shift(&mut self, side: Color, slot: usize, by: Score) {
        let known = &mut self.history[side.index()][slot % SLOTS];
        *known += by - *known * by.abs() / MOST;
    }
}

fn worth(depth: u32) -> Score {
    (8 * (depth * depth) as Score).min(MOST / 8)
}

/// Brings the best of the moves from `i` on to place `i`, the first of equals. Most positions are left after a few moves,
/// so the rest is never put in order.
pub(super) fn bring_best<M>(moves: &mut [(Score, M)], i: usize) {
    let mut best = i;
    for (j, (score, _)) in moves.iter().enumerate().skip(i + 1) {
        if *score > moves[best].0 {
            best = j;
        }
    }
    moves.swap(i, best);
}

/// By how much less a late move is looked at, by depth and by how many came before it.
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
    fn the_best_of_the_rest_is_brought_and_the_first_of_equals() {
        let mut moves = [(5, 'a'), (1, 'b'), (3, 'c'), (3, 'd')];
        bring_best(&mut moves, 1);
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
    fn praise_and_blame_stay_within_bounds() {
        let mut learned = Learned::new(4);
        for _ in 0..1000 {
            learned.praise('a', Color::White, 3, 30, 0);
            learned.blame(Color::White, 4, 30);
        }
        assert!(learned.favour('b', Color::White, 3, 0) <= MOST);
        assert!(learned.favour('b', Color::White, 4, 0) >= -MOST);
        assert_eq!(learned.favour('b', Color::Black, 3, 0), 0);
        assert!(learned.is_killer('a', 0));
    }
}
