//! A whole position as it lies on the table.

use super::{Color, Coord, Effect, Kind, Lying, Piece, Slot};
use std::collections::{BTreeMap, BTreeSet};

/// A whole position as it lies on the table, reserves included: enough to rebuild the position from, given the set-up.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Layout {
    /// Every piece on the board, by its anchor.
    pub lying: BTreeMap<Slot, Lying>,
    /// How many pieces wait beside the board; a kind that has run out stays listed with 0.
    pub reserve: BTreeMap<(Color, Kind), u8>,
    pub to_move: Color,
    /// Plies played so far.
    pub ply: u32,
    /// Hive: where the tile lies that the last move moved or placed.
    pub last_moved: Option<Slot>,
}

impl Layout {
    /// How many levels stand above a space, gaps under bridges included.
    pub fn height(&self, at: Coord) -> u8 {
        let slots = self.lying.values().flat_map(|lying| lying.dots.slots());
        slots
            .filter(|slot| slot.at == at)
            .map(|slot| slot.level.saturating_add(1))
            .max()
            .unwrap_or(0)
    }

    /// What has a dot above a space, from the board up.
    pub fn stack(&self, at: Coord) -> Vec<Lying> {
        let above = self.lying.values().filter_map(|lying| {
            let slot = lying.dots.slots().iter().find(|slot| slot.at == at)?;
            Some((slot.level, *lying))
        });
        let mut stack: Vec<(u8, Lying)> = above.collect();
        stack.sort_by_key(|(level, _)| *level);
        stack.into_iter().map(|(_, lying)| lying).collect()
    }

    /// The piece that is seen on a space.
    pub fn top(&self, at: Coord) -> Option<Lying> {
        self.stack(at).last().copied()
    }

    /// The place of a piece in the stack of its anchor, from the top: 1 is on top.
    pub fn depth(&self, anchor: Slot) -> u8 {
        let stack = self.stack(anchor.at);
        let above = stack.iter().rev();
        let above = above.take_while(|lying| lying.dots.anchor() != anchor);
        above.count() as u8 + 1
    }

    /// The pieces that come along when this one is taken up: itself first, then what lies on it, from below.
    pub fn pile(&self, anchor: Slot) -> Vec<Lying> {
        let pile = pile_on(anchor, self.lying.values());
        let mut pile: Vec<Lying> = pile
            .iter()
            .filter_map(|anchor| self.lying.get(anchor).copied())
            .collect();
        pile.sort_by_key(|lying| lying.dots.anchor().level);
        pile
    }

    /// The layout after a move that has these effects.
    ///
    /// # Panics
    /// When an effect names a slot or a reserve that holds nothing: effects belong to the layout they were made for.
    #[must_use]
    pub fn after(&self, effects: &[Effect]) -> Self {
        let mut next = self.clone();
        next.to_move = !self.to_move;
        next.ply += 1;
        next.last_moved = None;
        for effect in effects {
            next.apply(effect);
        }
        next
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Enter { lying } => {
                let Piece { owner, kind, .. } = lying.piece;
                let left = self
                    .reserve
                    .get_mut(&(owner, kind.in_reserve()))
                    .expect("the reserve lists every kind");
                *left = left
                    .checked_sub(1)
                    .expect("a piece enters from a reserve that has one");
                self.put(*lying);
            }
            Effect::Carry { from, to, turn, .. } => {
                let piece = self
                    .lying
                    .remove(from)
                    .expect("a piece is carried from where it lies")
                    .piece;
                self.put(Lying {
                    piece,
                    dots: *to,
                    turn: *turn,
                });
            }
            Effect::Become { at, kind } => {
                self.lying
                    .get_mut(at)
                    .expect("a piece changes where it lies")
                    .piece
                    .kind = *kind;
            }
        }
    }

    fn put(&mut self, lying: Lying) {
        let anchor = lying.dots.anchor();
        if lying.piece.kind.marks_last_moved() {
            self.last_moved = Some(anchor);
        }
        self.lying.insert(anchor, lying);
    }
}

/// The anchors of a piece and of everything that lies on it, on that, and so on.
pub fn pile_on<'a>(anchor: Slot, lying: impl Iterator<Item = &'a Lying> + Clone) -> BTreeSet<Slot> {
    let mut pile = BTreeSet::from([anchor]);
    let mut carriers: Vec<Lying> = lying
        .clone()
        .filter(|lying| lying.dots.anchor() == anchor)
        .copied()
        .collect();
    while let Some(lower) = carriers.pop() {
        for upper in lying.clone().filter(|upper| upper.lies_on(&lower)) {
            if pile.insert(upper.dots.anchor()) {
                carriers.push(*upper);
            }
        }
    }
    pile
}
