//! What can be counted of a side's position at a glance, for those who weigh one against the other.

use super::roads::{edges, fewest_missing};
use super::square::squares;
use super::{Direction, Tak};
use crate::rules::Color;

/// The counts of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Measure {
    /// Stacks and single pieces with a flat, a standing stone, a capstone on top.
    pub(crate) flats: i32,
    pub(crate) standing: i32,
    pub(crate) caps: i32,
    /// Pieces of its own and of the opponent under stacks that it controls, by what is on top.
    pub(crate) own_under_flat: i32,
    pub(crate) captives_under_flat: i32,
    pub(crate) own_under_hard: i32,
    pub(crate) captives_under_hard: i32,
    /// The squares it lacks for a road, north–south and east–west; 9 where no way is left.
    pub(crate) gaps: [i32; 2],
    /// How near its tops are to the middle, summed.
    pub(crate) central: i32,
    /// Pairs of its road pieces that stand side by side.
    pub(crate) links: i32,
}

impl Tak {
    pub(crate) fn measure(&self, side: Color) -> Measure {
        let board = &self.board;
        let tops = board.tops[side.index()];
        let road = board.road(side);
        let free = board.empty();
        let [north, east, south, west] = edges(board.squares);
        let gap = |from, to| fewest_missing(from, to, road, free).map_or(9, i32::from);
        let mut measure = Measure {
            flats: board.flats(side).count_ones() as i32,
            standing: (tops & board.standing).count_ones() as i32,
            caps: (tops & board.caps).count_ones() as i32,
            gaps: [gap(north, south), gap(east, west)],
            links: [Direction::Up, Direction::Right]
                .into_iter()
                .map(|direction| (direction.shift(road) & road).count_ones() as i32)
                .sum(),
            ..Measure::default()
        };
        let last = i32::from(self.setup.size()) - 1;
        for square in squares(tops) {
            let at = square.coord();
            let (x, y) = (i32::from(at.x), i32::from(at.y));
            measure.central += x.min(last - x) + y.min(last - y);
            if board.tall & square.bit() != 0 {
                let hard = (board.standing | board.caps) & square.bit() != 0;
                let below = board.stack(square).rev().skip(1);
                let (own, captives) = below.fold((0, 0), |(own, captives), (owner, _)| {
                    if owner == side {
                        (own + 1, captives)
                    } else {
                        (own, captives + 1)
                    }
                });
                if hard {
                    measure.own_under_hard += own;
                    measure.captives_under_hard += captives;
                } else {
                    measure.own_under_flat += own;
                    measure.captives_under_flat += captives;
                }
            }
        }
        measure
    }
}
