//! The legal moves of a position, spelled in steps: which moves begin like this, and what can come next.

use super::{Game, Move, Step};
use std::collections::BTreeSet;

/// Every legal move with its steps, in the order of the steps, so that moves that begin alike stand together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelling {
    moves: Vec<(Vec<Step>, Move)>,
}

impl Spelling {
    pub fn of(game: &Game) -> Self {
        let mut moves: Vec<_> = game
            .legal_moves()
            .into_iter()
            .map(|mv| (game.steps(mv), mv))
            .collect();
        moves.sort_unstable();
        Self { moves }
    }

    /// The legal moves that begin with these steps.
    pub fn beginning(&self, steps: &[Step]) -> &[(Vec<Step>, Move)] {
        let from = self
            .moves
            .partition_point(|(spelled, _)| spelled.as_slice() < steps);
        let count = self.moves[from..].partition_point(|(spelled, _)| spelled.starts_with(steps));
        &self.moves[from..from + count]
    }

    /// What can come after these steps.
    pub fn next(&self, steps: &[Step]) -> BTreeSet<Step> {
        self.beginning(steps)
            .iter()
            .filter_map(|(spelled, _)| spelled.get(steps.len()).copied())
            .collect()
    }

    /// The move that these steps spell from beginning to end.
    pub fn whole(&self, steps: &[Step]) -> Option<Move> {
        match self.beginning(steps) {
            [(spelled, mv)] if spelled.len() == steps.len() => Some(*mv),
            _ => None,
        }
    }
}
