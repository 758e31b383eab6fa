//! Which pieces can be taken from the board.

use super::write::write;
use crate::app::turn::candidates::Candidates;
use crate::app::world::stacks::Stacks;
use crate::rules::{Coord, Step};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The piece on top of a stack that can be taken now, and with how many of those under it at the most.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Movable {
    pub most: u8,
}

/// Writes [`Movable`] on pieces that can be taken.
pub(super) fn write_movable(
    candidates: Res<Candidates>,
    stacks: Stacks,
    now: Query<(Entity, &Movable)>,
    mut commands: Commands,
) {
    let mut most: BTreeMap<Coord, u8> = BTreeMap::new();
    for step in &candidates.first {
        if let Step::Take { at, count } = step {
            let counted = most.entry(*at).or_default();
            *counted = (*counted).max(*count);
        }
    }
    let pieces = most
        .into_iter()
        .filter_map(|(at, most)| Some((stacks.top(at)?.1, Movable { most })));
    write(pieces, &now, &mut commands);
}
