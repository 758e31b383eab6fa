//! Where the thing in hand may be put.

use super::write::write;
use crate::app::turn::candidates::Candidates;
use crate::app::world::index::BoardIndex;
use bevy::prelude::*;

/// A space where the thing in hand may be put.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct LegalTarget;

/// Writes [`LegalTarget`] on spaces where the next thing in hand may go.
pub(super) fn write_targets(
    candidates: Res<Candidates>,
    index: Res<BoardIndex>,
    now: Query<(Entity, &LegalTarget)>,
    mut commands: Commands,
) {
    let spaces = candidates.targets();
    let spaces = spaces.filter_map(|at| Some((index.space(at)?, LegalTarget)));
    write(spaces, &now, &mut commands);
}
