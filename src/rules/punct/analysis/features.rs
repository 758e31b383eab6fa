//! Evaluation features of a PÜNCT position: what can be counted of each side.

use super::Costs;
use crate::rules::Color;
use crate::rules::punct::{Move, Punct, Space};

/// Evaluation features of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    /// What it would cost to join each pair of sides.
    pub(crate) gaps: [i32; 3],
    /// Its pieces that can move.
    pub(crate) free: i32,
    /// Its dots that can be seen, on the board and in the centre.
    pub(crate) dots: i32,
    pub(crate) centre: i32,
    /// How many pieces it has placed.
    pub(crate) placed: i32,
}

impl Punct {
    /// The evaluation features of a side, its connections priced so.
    pub(crate) fn features(&self, side: Color, costs: Costs) -> Features {
        let pieces = self.stacks.on_board(side);
        Features {
            gaps: self.gaps(side, costs),
            free: pieces.filter(|&id| self.stacks.is_free(id)).count() as i32,
            dots: self.tops(side).len() as i32,
            centre: i32::from(self.in_centre(side)),
            placed: i32::from(self.placed(side)),
        }
    }

    /// The spaces that a move comes to cover, its PÜNCT first; none for a pass.
    pub(crate) fn covers(&self, mv: Move) -> Option<[Space; 3]> {
        match mv {
            Move::Place { shape, at, turn } => at.footprint(shape, turn),
            Move::Shift { from, to, turn } => {
                let (_, shape, _) = self.piece_at(from)?;
                to.footprint(shape, turn)
            }
            Move::Pass => None,
        }
    }
}
