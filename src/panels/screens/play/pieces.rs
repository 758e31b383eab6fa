//! The reserves, the stack under the pointer and the levels of a lifted one, as the view shows them.

use super::names::{kind_name, short_name};
use super::source::ViewSource;
use super::view::{ReserveItem, Stack, Tag};
use crate::app::{Editing, Reserve};
use crate::rules::{Color, Kind, Step, tak};

impl ViewSource<'_, '_> {
    /// A side's reserve: what is left of each kind, and whether it can be taken now.
    pub(super) fn reserve_items(&self, owner: Color, to_move: Color) -> Vec<ReserveItem> {
        let mut reserves: Vec<&Reserve> = self
            .reserves
            .iter()
            .filter(|reserve| reserve.owner == owner)
            .collect();
        reserves.sort_by_key(|reserve| reserve.kind);
        let mut items = Vec::new();
        for reserve in reserves {
            // A stone can be laid flat or stood on its edge: two ways to take the same one.
            let ways: &[Kind] = match reserve.kind {
                Kind::Tak(tak::Stone::Flat) => {
                    &[Kind::Tak(tak::Stone::Flat), Kind::Tak(tak::Stone::Standing)]
                }
                ref kind => std::slice::from_ref(kind),
            };
            for &kind in ways {
                let step = Step::Choose(kind);
                let possible = owner == to_move && self.candidates.first.contains(&step);
                items.push(ReserveItem {
                    kind,
                    count: reserve.count,
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
    pub(super) fn tags(&self) -> Vec<Tag> {
        let Some((camera, transform)) = self.cameras.iter().next() else {
            return Vec::new();
        };
        let edge = transform.right() * 0.5;
        let tags = self.tags.0.iter().filter_map(|tag| {
            let spot = camera.world_to_viewport(transform, tag.at + edge).ok()?;
            let words = tag.piece.map_or_else(
                || "gap".to_owned(),
                |piece| format!("{} {}", piece.owner, short_name(piece.kind)),
            );
            Some(Tag {
                x: spot.x,
                y: spot.y,
                words: format!("{}  {words}", tag.level),
                owner: tag.piece.map(|piece| piece.owner),
                lifted: tag.lifted,
            })
        });
        tags.collect()
    }

    /// The stack that is lifted or under the pointer, from the top down.
    pub(super) fn stack(&self) -> Option<Stack> {
        let lifted = self.lift.0.and_then(|piece| {
            let mut lying = self.atlas.lying().filter(|(entity, _)| *entity == piece);
            let anchor = lying.next().map(|(_, lying)| lying.dots.anchor().at);
            self.lifted_by.at.or(anchor)
        });
        let at = lifted.or(self.hovered.space)?;
        let stack = self.atlas.stack(at);
        let top = stack.last()?.0.level;
        let mut levels = Vec::new();
        for level in (0..=top).rev() {
            let there = stack.iter().find(|(slot, ..)| slot.level == level);
            let words = match there {
                Some((slot, entity, lying)) => {
                    let hangs = self
                        .facts
                        .0
                        .bridges
                        .iter()
                        .any(|bridge| bridge.hanging == *slot);
                    let piece = lying.piece;
                    format!(
                        "{} {}{}{}",
                        piece.owner,
                        kind_name(piece.kind),
                        if hangs { " (bridge)" } else { "" },
                        if self.lift.0 == Some(*entity) {
                            ", lifted"
                        } else {
                            ""
                        }
                    )
                }
                None => "gap".to_owned(),
            };
            levels.push(format!("{}  {words}", level + 1));
        }
        Some(Stack {
            name: self.on_table.0.as_ref()?.name(at),
            levels,
        })
    }
}
