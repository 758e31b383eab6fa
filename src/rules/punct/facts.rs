//! What the rules know of a PÜNCT position that is worth showing.

use super::stacks::{NOBODY, Stacks};
use super::{Illegal, Punct, Space, connection};
use crate::rules::facts::{Bridge, Facts, Group};
use crate::rules::{Color, Coord, Outcome, Position, Win};
use std::collections::BTreeMap;

impl Punct {
    /// [`Group::touches`] numbers the sides as [`super::board::SIDES`] does: bits 0 and 1 are the A and Q sides, 2 and 3 rows 1
    /// and 17, 4 and 5 the sides B10–H16 and J2–P8. [`Facts::missing`] lists the pairs in the same order; an
    /// opponent's dot counts as one space there like any other, since minor dots may cover it, so a way is always left.
    pub(super) fn find_facts(&self) -> Facts {
        let outcome = self.outcome();
        let mut facts = Facts {
            missing: Color::BOTH.map(|side| {
                (0..3)
                    .map(|pair| Some(connection::lacking(self.tops(side), pair)))
                    .collect()
            }),
            score: self
                .setup
                .standard
                .then(|| Color::BOTH.map(|side| self.in_centre(side))),
            ..Facts::default()
        };
        for side in Color::BOTH {
            for group in connection::groups(self.tops(side)) {
                facts.groups.push(Group {
                    owner: side,
                    spaces: coords(group),
                    touches: connection::touches(group),
                });
            }
            if outcome.is_none() {
                facts.placeable[side.index()] = coords(self.coverable(side));
            }
            for id in self.stacks.on_board(side) {
                self.piece_facts(id, outcome.is_none(), &mut facts);
            }
        }
        facts
            .groups
            .sort_by_key(|group| std::cmp::Reverse(group.spaces.len()));
        facts.movable.sort_unstable();
        facts.covered.sort_unstable();
        facts.bridges.sort_by_key(|bridge| bridge.hanging);
        if let Some(Outcome::Won {
            by,
            how: Win::Connection,
        }) = outcome
        {
            facts.winning = coords(connection::shortest_way(self.tops(by)));
        }
        facts
    }

    fn piece_facts(&self, id: u8, goes_on: bool, facts: &mut Facts) {
        let anchor = self.anchor(id);
        if let Some(reason) = self.blocked(id) {
            facts.covered.push(anchor);
            facts.stuck.insert(anchor, reason.into());
        } else if self.landings(id).iter().all(|set| set.is_empty()) {
            let nowhere = Illegal::Nowhere(self.stacks.space(id));
            facts.stuck.insert(anchor, nowhere.into());
        } else if goes_on && Stacks::owner(id) == self.to_move {
            facts.movable.push(anchor);
        }
        let piece = self.stacks.piece(id);
        for (cell, under) in self.stacks.cells(id).into_iter().zip(piece.under) {
            let over = (under != NOBODY).then(|| self.stacks.piece(under).level);
            if over.map_or(0, |level| level + 1) < piece.level {
                facts.bridges.push(Bridge {
                    piece: anchor,
                    hanging: Space::of_index(cell).coord().at_level(piece.level),
                    over,
                });
            }
        }
    }

    /// Every piece on the board by its PÜNCT's space and level, and whether it is free to be lifted.
    pub fn pieces(&self) -> BTreeMap<(u8, Space), bool> {
        Color::BOTH
            .into_iter()
            .flat_map(|side| self.stacks.on_board(side))
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
