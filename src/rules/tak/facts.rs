//! What is worth knowing of a Tak position: what can move, what hangs together, how far a road is.

use super::roads::{edges, fewest_missing, flood, shortest_road};
use super::square::squares;
use super::{Illegal, Square, Tak};
use crate::rules::facts::Group;
use crate::rules::ways::{Toll, best_of, cheapest_way};
use crate::rules::{Color, Coord, Illegal as Refusal, Lattice, Outcome, Position, Slot, Way, Win};
use std::collections::BTreeMap;

/// A stack moves by its top piece: that one is listed as movable or stuck, all below it are covered.
impl Tak {
    pub(super) fn movable_tops(&self) -> Vec<Slot> {
        if self.is_over() {
            return Vec::new();
        }
        let own = self.board.tops[self.side_to_move().index()] & self.board.occupied();
        let mut movable: Vec<Slot> = squares(own)
            .filter(|&square| self.why_stuck(square).is_none())
            .map(|square| self.top_slot(square))
            .collect();
        movable.sort();
        movable
    }

    pub(super) fn covered_pieces(&self) -> Vec<Slot> {
        let mut covered: Vec<Slot> = squares(self.board.occupied())
            .flat_map(|square| {
                let top = self.board.height(square) - 1;
                (0..top).map(move |level| square.coord().at_level(level))
            })
            .collect();
        covered.sort();
        covered
    }

    /// The empty squares, while the game goes on and the side has anything to put there.
    pub(super) fn open_squares(&self, side: Color) -> Vec<Coord> {
        if self.is_over() || self.reserves[side.index()].is_empty() {
            Vec::new()
        } else {
            coords(self.board.empty())
        }
    }

    pub(super) fn stuck_tops(&self) -> BTreeMap<Slot, Refusal> {
        squares(self.board.occupied())
            .filter_map(|square| {
                let reason = self.why_stuck(square)?;
                Some((self.top_slot(square), reason.into()))
            })
            .collect()
    }

    /// Why the stack on an occupied square can't move, whoever's turn it is.
    fn why_stuck(&self, square: Square) -> Option<Illegal> {
        if self.in_opening() {
            Some(Illegal::Opening)
        } else {
            self.check_leaves(square, 1).err()
        }
    }

    fn top_slot(&self, square: Square) -> Slot {
        square.coord().at_level(self.board.height(square) - 1)
    }

    /// A shortest road of whoever has one; the flats that won where they were counted.
    pub(super) fn winning_squares(&self) -> Vec<Coord> {
        match self.outcome() {
            Some(Outcome::Won { by, how: Win::Road }) => {
                shortest_road(self.board.road(by), self.board.squares)
                    .into_iter()
                    .map(Square::coord)
                    .collect()
            }
            Some(Outcome::Won {
                by,
                how: Win::Flats,
            }) => self.counted_flats(by),
            _ => Vec::new(),
        }
    }

    pub(super) fn road_groups(&self) -> Vec<Group> {
        let edges = edges(self.board.squares);
        let mut groups = Vec::new();
        for owner in Color::BOTH {
            let mut left = self.board.road(owner);
            while left != 0 {
                let group = flood(left & left.wrapping_neg(), left);
                left &= !group;
                let touches = edges
                    .iter()
                    .zip(0..)
                    .filter(|&(edge, _)| edge & group != 0)
                    .fold(0, |touches, (_, side)| touches | 1 << side);
                groups.push(Group {
                    owner,
                    spaces: coords(group),
                    touches,
                });
            }
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.spaces.len()));
        groups
    }

    pub(super) fn missing_for_road(&self, side: Color) -> Vec<Option<u8>> {
        let [up, right, down, left] = edges(self.board.squares);
        let own = self.board.road(side);
        [(down, up), (left, right)]
            .into_iter()
            .map(|(from, to)| fewest_missing(from, to, own, self.board.empty()))
            .collect()
    }

    /// A road of a side that lacks as few squares as any.
    pub(super) fn shortest_way(&self, side: Color) -> Option<Way> {
        let [up, right, down, left] = edges(self.board.squares);
        let (own, free) = (self.board.road(side), self.board.empty());
        let lies_in = |set: u64| {
            move |at: Coord| Square::at(at).is_some_and(|square| set & square.bit() != 0)
        };
        let toll = |at: Coord| {
            let missing = lies_in(free)(at);
            (missing || lies_in(own)(at)).then_some(Toll {
                missing,
                hard: false,
            })
        };
        let ways = [(down, up), (left, right)]
            .into_iter()
            .filter_map(|(from, to)| {
                cheapest_way(Lattice::Square, coords(from), lies_in(to), toll)
            });
        best_of(ways)
    }

    /// The flats that count for a side.
    pub(super) fn counted_flats(&self, side: Color) -> Vec<Coord> {
        coords(self.board.flats(side))
    }
}

fn coords(bits: u64) -> Vec<Coord> {
    squares(bits).map(Square::coord).collect()
}
