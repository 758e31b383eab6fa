//! Bridges: which dots hang free over a gap.

use super::write::write;
use crate::app::world::components::Bears;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// A dot with air under it: the middle of a bridge.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Hanging {
    /// The level of the highest dot below it, `None` over the bare board.
    pub over: Option<u8>,
}

/// Writes [`Hanging`] on dots that hang over a gap.
pub(super) fn write_bridges(
    on_table: OnTable,
    index: Res<BoardIndex>,
    levels: Query<&Bears>,
    now: Query<(Entity, &Hanging)>,
    mut commands: Commands,
) {
    let bridges = on_table.game().map(Game::bridges);
    let dots = bridges.into_iter().flatten().filter_map(|bridge| {
        let dots = levels.get(index.level(bridge.hanging)?).ok()?;
        Some((dots.iter().next()?, Hanging { over: bridge.over }))
    });
    write(dots, &now, &mut commands);
}
