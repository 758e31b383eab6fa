//! What the rules know of a PÜNCT position that is worth showing.

use super::bits::Bits;
use super::board::{CENTRE, SIDES};
use super::stacks::NOBODY;
use super::{Illegal, Punct, Space, connection};
use crate::rules::ways::{Toll, best_of, cheapest_way};
use crate::rules::{
    self, Bridge, Color, Coord, Group, Lattice, Outcome, Pin, Position, Slot, Way, Win,
};
use std::collections::BTreeMap;

impl Punct {
    pub(super) fn movable_pieces(&self) -> Vec<Slot> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let own = self.stacks.on_board(self.to_move);
        let mut movable: Vec<Slot> = own
            .into_iter()
            .filter(|&id| self.why_stuck(id).is_none())
            .map(|id| self.anchor(id))
            .collect();
        movable.sort_unstable();
        movable
    }

    pub(super) fn stuck_pieces(&self) -> BTreeMap<Slot, rules::Illegal> {
        self.on_board()
            .filter_map(|id| Some((self.anchor(id), self.why_stuck(id)?.into())))
            .collect()
    }

    /// Why a piece can't move, whoever's turn it is.
    fn why_stuck(&self, id: u8) -> Option<Illegal> {
        self.blocked(id).or_else(|| {
            let nowhere = self.landings(id).iter().all(|set| set.is_empty());
            nowhere.then(|| Illegal::Nowhere(self.stacks.space(id)))
        })
    }

    pub(super) fn covered_pieces(&self) -> Vec<Slot> {
        let covered = self.on_board().filter(|&id| self.blocked(id).is_some());
        let mut covered: Vec<Slot> = covered.map(|id| self.anchor(id)).collect();
        covered.sort_unstable();
        covered
    }

    pub(super) fn open_spaces(&self, side: Color) -> Vec<Coord> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            coords(self.coverable(side))
        }
    }

    /// A shortest way from side to side, once there is one that won; the dots in the centre where they were counted.
    pub(super) fn winning_spaces(&self) -> Vec<Coord> {
        match self.outcome() {
            Some(Outcome::Won {
                by,
                how: Win::Connection,
            }) => coords(connection::shortest_way(self.tops(by))),
            Some(Outcome::Won {
                by,
                how: Win::Centre,
            }) => self.counted_dots(by),
            _ => Vec::new(),
        }
    }

    pub(super) fn connected_groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Color::BOTH
            .into_iter()
            .flat_map(|owner| {
                let groups = connection::groups(self.tops(owner)).into_iter();
                groups.map(move |group| Group {
                    owner,
                    spaces: coords(group),
                    touches: connection::touches(group),
                })
            })
            .collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.spaces.len()));
        groups
    }

    pub(super) fn missing_for_connection(&self, side: Color) -> Vec<Option<u8>> {
        (0..3)
            .map(|pair| Some(connection::lacking(self.tops(side), pair)))
            .collect()
    }

    /// A way of a side that lacks as few spaces as any: of those, one that asks for few spaces that a new piece can't cover.
    pub(super) fn shortest_way(&self, side: Color) -> Option<Way> {
        let (own, other) = (self.tops(side), self.tops(!side));
        let barred = if self.setup.standard {
            other | CENTRE
        } else {
            other
        };
        let lies_in =
            |set: Bits| move |at: Coord| Space::new(at).is_some_and(|space| set.has(space.index()));
        let toll = |at: Coord| {
            let index = Space::new(at)?.index();
            let missing = !own.has(index);
            Some(Toll {
                missing,
                hard: missing && barred.has(index),
            })
        };
        let ways = (0..3).filter_map(|pair| {
            let [from, to] = [SIDES[2 * pair], SIDES[2 * pair + 1]];
            cheapest_way(Lattice::HexColumns, coords(from), lies_in(to), toll)
        });
        best_of(ways)
    }

    /// The pieces that are seen but can't be lifted, with where something lies on them or hangs over them.
    pub(super) fn pins_with_causes(&self) -> Vec<Pin> {
        let mut pins = Vec::new();
        for id in self.on_board() {
            let cells = self.stacks.cells(id);
            let covered = |cell: &u8| self.stacks.above(id, *cell).is_some();
            let by: Vec<Coord> = cells
                .into_iter()
                .filter(covered)
                .map(|cell| Space::of_index(cell).coord())
                .collect();
            if !by.is_empty() && by.len() < cells.len() {
                let pinned = self.anchor(id);
                pins.push(Pin { pinned, by });
            }
        }
        pins.sort_by_key(|pin| pin.pinned);
        pins
    }

    /// The spaces of the centre where a side's dots are seen.
    pub(super) fn counted_dots(&self, side: Color) -> Vec<Coord> {
        coords(self.tops(side) & CENTRE)
    }

    pub(super) fn hanging_dots(&self) -> Vec<Bridge> {
        let mut bridges = Vec::new();
        for id in self.on_board() {
            let piece = self.stacks.piece(id);
            for (cell, under) in self.stacks.cells(id).into_iter().zip(piece.under) {
                let over = (under != NOBODY).then(|| self.stacks.piece(under).level);
                if over.map_or(0, |level| level + 1) < piece.level {
                    bridges.push(Bridge {
                        piece: self.anchor(id),
                        hanging: Space::of_index(cell).coord().at_level(piece.level),
                        over,
                    });
                }
            }
        }
        bridges.sort_by_key(|bridge| bridge.hanging);
        bridges
    }

    /// The pieces of both sides that lie on the board.
    fn on_board(&self) -> impl Iterator<Item = u8> {
        let sides = Color::BOTH.into_iter();
        sides.flat_map(|side| self.stacks.on_board(side))
    }

    /// Every piece on the board by its PÜNCT's space and level, and whether it is free to be lifted.
    pub fn pieces(&self) -> BTreeMap<(u8, Space), bool> {
        self.on_board()
            .map(|id| {
                let place = (self.stacks.piece(id).level, self.stacks.space(id));
                (place, self.stacks.is_free(id))
            })
            .collect()
    }
}

fn coords(spaces: impl IntoIterator<Item = Space>) -> Vec<Coord> {
    spaces.into_iter().map(Space::coord).collect()
}
