//! What was found of positions that were on the table before, as far as memory is meant for it.

use super::lines::Lines;
use crate::rules::{Game, Lying, Slot};
use bevy::platform::collections::HashMap;
use std::collections::{BTreeMap, VecDeque};

/// More positions than this are forgotten, those that came first before the others.
const MOST: usize = 1_000;

/// The positions of one set-up.
#[derive(Debug, Default)]
pub(super) struct Known {
    positions: HashMap<u64, Position>,
    /// Their keys in the order in which they came.
    order: VecDeque<u64>,
}

/// What is known of a position.
#[derive(Clone, Debug)]
struct Position {
    /// The same key may stand for a hive that lies elsewhere: its moves are others.
    lying: BTreeMap<Slot, Lying>,
    lines: Lines,
    /// For how many lines the search has come to its end.
    rested: usize,
}

impl Known {
    /// What is known of this very position, and for how many lines a search of it has come to its end.
    pub(super) fn of(&self, game: &Game) -> Option<(Lines, usize)> {
        let known = self.positions.get(&game.key())?;
        let same = known.lying == game.layout().lying;
        same.then(|| (known.lines.clone(), known.rested))
    }

    pub(super) fn keep(&mut self, game: &Game, lines: Lines, rested: usize) {
        let (key, lying) = (game.key(), game.layout().lying);
        let position = Position {
            lying,
            lines,
            rested,
        };
        if self.positions.insert(key, position).is_none() {
            self.order.push_back(key);
        }
        while self.order.len() > MOST
            && let Some(first) = self.order.pop_front()
        {
            self.positions.remove(&first);
        }
    }

    pub(super) fn forget_all(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(setup: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(&setup.parse().unwrap());
        for text in moves {
            game.play(game.read_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_position_is_known_again_however_it_was_reached() {
        let mut known = Known::default();
        let found = Lines {
            nodes: 7,
            ..Lines::default()
        };
        known.keep(
            &after("tak5", &["a1", "e5", "c3", "d4", "b2"]),
            found.clone(),
            3,
        );
        let again = after("tak5", &["a1", "e5", "b2", "d4", "c3"]);
        assert_eq!(known.of(&again), Some((found, 3)));
        assert!(known.of(&after("tak5", &["a1", "e5"])).is_none());
    }

    #[test]
    fn only_so_many_positions_are_kept() {
        let mut known = Known::default();
        let start = after("tak8", &[]);
        known.keep(&start, Lines::default(), 0);
        let mut random = fastrand::Rng::with_seed(1);
        let mut game = start.clone();
        for _ in 0..2 * MOST {
            let legal = game.legal_moves();
            if legal.is_empty() || game.moves_played() > 60 {
                game = start.clone();
                continue;
            }
            game.play(legal[random.usize(..legal.len())]).unwrap();
            known.keep(&game, Lines::default(), 0);
        }
        assert_eq!(known.positions.len(), known.order.len());
        assert!(known.order.len() <= MOST);
        assert!(known.of(&start).is_none(), "the first went first");
        known.forget_all();
        assert!(known.of(&game).is_none());
    }
}
