//! The reserves, the stack under the pointer and the levels of a lifted one, as the view shows them.

use super::source::{Pieces, ViewSource};
use super::view::{LevelLabel, ReserveItem, Stack};
use crate::app::{Choosable, Editing, Reserve};
use crate::rules::{Color, Step};
use crate::sentence;
use crate::words::{PieceName, Sentence};

impl ViewSource<'_, '_> {
    /// A side's reserve: what is left of each kind, and whether it can be taken now.
    pub(super) fn reserve_items(&self, owner: Color, to_move: Color) -> Vec<ReserveItem> {
        let Ok((board, _)) = self.pieces.boards.single() else {
            return Vec::new();
        };
        let mut reserves: Vec<(&Reserve, Option<&Choosable>)> = self
            .pieces
            .reserves
            .iter()
            .filter(|(reserve, _)| reserve.owner == owner)
            .collect();
        reserves.sort_by_key(|(reserve, _)| reserve.kind);
        let mut items = Vec::new();
        for (reserve, choosable) in reserves {
            // A stone can be laid flat or stood on its edge: two ways to take the same one.
            for kind in board.setup.ways(reserve.kind) {
                let step = Step::Choose(kind);
                let possible = choosable.is_some_and(|choosable| choosable.0.contains(&kind));
                items.push(ReserveItem {
                    kind,
                    count: reserve.count,
                    key: Some(board.setup.key_of(kind)),
                    step: possible.then_some(step),
                    chosen: owner == to_move && self.hand.chosen() == Some(kind),
                    focused: owner == to_move && self.focus.0 == Some(step),
                });
            }
        }
        items
    }

    /// The reserve of a side, any piece of which can be taken.
    pub(super) fn draft_reserve(&self, owner: Color, editing: &Editing) -> Vec<ReserveItem> {
        let mut items = self.reserve_items(owner, owner);
        let mine = owner == editing.color();
        for piece in &mut items {
            piece.step = (piece.count > 0).then_some(Step::Choose(piece.kind));
            piece.chosen &= mine;
            piece.focused &= mine;
        }
        items
    }

    /// The right edge of each level as the camera sees it.
    pub(super) fn labels(&self) -> Vec<LevelLabel> {
        let Some((camera, transform)) = self.cameras.iter().next() else {
            return Vec::new();
        };
        let edge = transform.right() * 0.5;
        let labels = self.labels.0.iter().filter_map(|label| {
            let spot = camera.world_to_viewport(transform, label.at + edge).ok()?;
            let said = label.piece.map_or_else(
                || sentence!("play-stack-gap"),
                |piece| sentence!("play-level-piece", piece = (piece.owner, piece.kind)),
            );
            let words = self.spoken.words().say(&said);
            Some(LevelLabel {
                x: spot.x,
                y: spot.y,
                words: format!("{}  {words}", label.level),
                owner: label.piece.map(|piece| piece.owner),
                lifted: label.lifted,
            })
        });
        labels.collect()
    }

    /// The stack that is lifted or under the pointer, from the top down.
    pub(super) fn stack(&self) -> Option<Stack> {
        let Pieces { stacks, lifted, .. } = &self.pieces;
        let lifted = lifted.iter().next();
        let looked_at = lifted.and_then(|(piece, lifted)| {
            let anchor = stacks.lying(piece).map(|lying| lying.dots.anchor().at);
            lifted.at.or(anchor)
        });
        let at = looked_at.or(self.hovered.space)?;
        let stack = stacks.stack(at);
        let top = stack.last()?.0.level;
        let mut levels = Vec::new();
        for level in (0..=top).rev() {
            let there = stack.iter().find(|(slot, ..)| slot.level == level);
            let said = match there {
                Some((slot, entity, lying)) => {
                    let dots = lying.dots.slots();
                    let hangs = self.pieces.hanging.iter().any(|(dot, of)| {
                        of.parent() == *entity && dots.get(usize::from(dot.0)) == Some(slot)
                    });
                    let is_lifted = lifted.is_some_and(|(piece, _)| piece == *entity);
                    level_words(lying.piece.into(), hangs, is_lifted)
                }
                None => sentence!("play-stack-gap"),
            };
            let words = self.spoken.words().say(&said);
            levels.push(format!("{}  {words}", level + 1));
        }
        Some(Stack {
            name: self.pieces.boards.single().ok()?.0.setup.space_name(at),
            levels,
        })
    }
}

/// A piece in a stack: whether it bridges a gap there, and whether it is lifted.
fn level_words(piece: PieceName, hangs: bool, is_lifted: bool) -> Sentence {
    match (hangs, is_lifted) {
        (false, false) => sentence!("play-stack-piece", piece = piece),
        (true, false) => sentence!("play-stack-bridge", piece = piece),
        (false, true) => sentence!("play-stack-lifted", piece = piece),
        (true, true) => sentence!("play-stack-bridge-lifted", piece = piece),
    }
}
