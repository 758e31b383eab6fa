//! What is worth knowing of a Tak position: what can move, what hangs together, how far a road is.

use super::roads::{edges, fewest_missing, flood, shortest_road};
use super::square::squares;
use super::{Illegal, Tak};
use crate::rules::facts::Group;
use crate::rules::{Color, Coord, Facts, Illegal as Refusal, Position, Slot};
use std::collections::BTreeMap;

impl Tak {
    /// A stack moves by its top piece: that one is listed as movable or stuck, all below it are covered.
    ///
    /// A group's `touches` has 1 for the north side (rank 5 on a 5×5 board), 2 for the east, 4 for the south, 8 for
    /// the west. `missing` counts north–south, then east–west; it goes round standing stones and whatever the
    /// opponent has on top, as if they stayed there for good.
    pub(super) fn known_facts(&self) -> Facts {
        let over = self.is_over();
        let mut facts = Facts {
            score: Some(self.flat_counts()),
            winning: self.winning_road(),
            groups: self.groups(),
            missing: Color::BOTH.map(|side| self.missing(side)),
            stuck: self.stuck(),
            ..Facts::default()
        };
        for square in squares(self.board.occupied()) {
            let top = self.board.height(square) - 1;
            facts
                .covered
                .extend((0..top).map(|level| square.coord().at_level(level)));
            let slot = square.coord().at_level(top);
            let own = self.board.tops[self.side_to_move().index()] & square.bit() != 0;
            if own && !over && !facts.stuck.contains_key(&slot) {
                facts.movable.push(slot);
            }
        }
        facts.covered.sort();
        facts.movable.sort();
        if !over {
            let empty = coords(self.board.empty());
            facts.placeable = Color::BOTH.map(|side| {
                if self.reserves[side.index()].is_empty() {
                    Vec::new()
                } else {
                    empty.clone()
                }
            });
        }
        facts
    }

    fn stuck(&self) -> BTreeMap<Slot, Refusal> {
        squares(self.board.occupied())
            .filter_map(|square| {
                let slot = square.coord().at_level(self.board.height(square) - 1);
                let reason = if self.in_opening() {
                    Illegal::Opening
                } else {
                    self.check_leaves(square, 1).err()?
                };
                Some((slot, reason.into()))
            })
            .collect()
    }

    fn winning_road(&self) -> Vec<Coord> {
        self.road_winner().map_or_else(Vec::new, |side| {
            shortest_road(self.board.road(side), self.board.squares)
                .into_iter()
                .map(super::Square::coord)
                .collect()
        })
    }

    fn groups(&self) -> Vec<Group> {
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

    fn missing(&self, side: Color) -> Vec<Option<u8>> {
        let [up, right, down, left] = edges(self.board.squares);
        let own = self.board.road(side);
        [(down, up), (left, right)]
            .into_iter()
            .map(|(from, to)| fewest_missing(from, to, own, self.board.empty()))
            .collect()
    }
}

fn coords(bits: u64) -> Vec<Coord> {
    squares(bits).map(super::Square::coord).collect()
}
