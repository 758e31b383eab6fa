//! Which pieces have something on top of them.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// A piece with something on top of any of its dots; a bridge above counts.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Covered;

/// Writes [`Covered`] on pieces that something lies on.
pub(super) fn write_covered(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &Covered)>,
    mut commands: Commands,
) {
    let covered = on_table.game().map(Game::covered);
    let pieces = covered.into_iter().flatten();
    let pieces = pieces.filter_map(|anchor| Some((index.piece(anchor)?, Covered)));
    write(pieces, &now, &mut commands);
}
