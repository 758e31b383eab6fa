//! Which pieces couldn't move even in their owner's turn, and why.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Game, Illegal};
use bevy::prelude::*;

/// A piece that couldn't move even in its owner's turn, with the rule that holds it.
#[derive(Component, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Stuck(pub Illegal);

/// Writes [`Stuck`] on pieces that can't move.
pub(super) fn write_stuck(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &Stuck)>,
    mut commands: Commands,
) {
    let stuck = on_table.game().map(Game::stuck);
    let pieces = stuck.into_iter().flatten();
    let pieces = pieces.filter_map(|(anchor, why)| Some((index.piece(anchor)?, Stuck(why))));
    write(pieces, &now, &mut commands);
}
