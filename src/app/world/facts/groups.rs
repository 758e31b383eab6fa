//! Groups: which spaces hang together toward a road or a connection.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// A space that belongs to a group of its top piece's owner; group 0 is the largest.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Connected(pub usize);

/// Writes [`Connected`] on the spaces of each connected group.
pub(super) fn write_groups(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &Connected)>,
    mut commands: Commands,
) {
    let groups = on_table.game().map(Game::groups);
    let groups = groups.into_iter().flatten().enumerate();
    let spaces = groups.flat_map(|(number, group)| {
        let spaces = group.spaces.into_iter();
        spaces.map(move |at| (at, Connected(number)))
    });
    let spaces = spaces.filter_map(|(at, group)| Some((index.space(at)?, group)));
    write(spaces, &now, &mut commands);
}
