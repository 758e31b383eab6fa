//! What can be counted of a side's position at a glance, for those who weigh one against the other.

use super::bits::Bits;
use super::board::{BOARD, SIDES};
use super::connection::{flood, lacking, neighbours};
use super::{Move, Punct, Space};
use crate::rules::Color;

/// The counts of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Measure {
    /// The spaces it lacks to join each pair of sides.
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
    pub(crate) fn measure(&self, side: Color) -> Measure {
        let tops = self.tops(side);
        Measure {
            gaps: [0, 1, 2].map(|pair| i32::from(lacking(tops, pair))),
            free: self.free_pieces(side).count() as i32,
            dots: tops.len() as i32,
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

/// For each space the cost of the cheapest way through it between a pair of sides, when own dots are free and every
/// other space costs one; spaces of no use hold a large number.
pub(crate) fn ways(own: Bits, pair: usize) -> [u8; 256] {
    let from = costs(own, SIDES[2 * pair]);
    let to = costs(own, SIDES[2 * pair + 1]);
    let mut through = [u8::MAX; 256];
    for space in Space::all() {
        let at = usize::from(space.index());
        // The space itself was paid for on both ways.
        let paid = u8::from(!own.has(space.index()));
        through[at] = from[at].saturating_add(to[at]).saturating_sub(paid);
    }
    through
}

/// The cost of getting to each space from a side of the board, the space itself included.
fn costs(own: Bits, side: Bits) -> [u8; 256] {
    let mut costs = [u8::MAX / 2; 256];
    let mut note = |set: Bits, cost: u8| {
        for space in set {
            costs[usize::from(space.index())] = cost;
        }
    };
    let mut reached = flood(side & own, own);
    note(reached, 0);
    let mut cost = 0;
    loop {
        let entry = if cost == 0 { side } else { Bits::EMPTY };
        let bought = (neighbours(reached) | entry) & BOARD;
        let mut next = reached | bought;
        next |= flood(neighbours(next) & own, own);
        next &= BOARD;
        let new = next.without(reached);
        if new.is_empty() {
            return costs;
        }
        cost += 1;
        note(new, cost);
        reached = next;
    }
}
