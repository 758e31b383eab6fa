//! The alpha-beta window.

use crate::ai::{Score, WIN};

/// Alpha-beta window: the scores that matter to a node, between what its mover has elsewhere and what the other side has.
#[derive(Copy, Clone)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const ALL: Self = Self {
        alpha: -WIN - 1,
        beta: WIN + 1,
    };

    pub(super) const fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Null window: asks only whether a move is better.
    pub(super) const fn narrow(self) -> Self {
        Self {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    pub(super) const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
}
