//! What won: the spaces of the road, of the connection, or of the surrounded queen with what surrounds it.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// A space of the road, the connection or the surrounded queen that ended the game.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct OnWinningPath;

/// Writes [`OnWinningPath`] on the spaces that won.
pub(super) fn write_winning_path(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &OnWinningPath)>,
    mut commands: Commands,
) {
    let path = on_table.game().map(Game::winning_path);
    let spaces = path.into_iter().flatten();
    let spaces = spaces.filter_map(|at| Some((index.space(at)?, OnWinningPath)));
    write(spaces, &now, &mut commands);
}
