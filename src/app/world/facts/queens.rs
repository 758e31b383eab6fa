//! Hive: how many sides of each queen are still free.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// A queen on the board, with the number of free cells around it.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct QueenFreeSides(pub u8);

/// Writes [`QueenFreeSides`] on queens.
pub(super) fn write_queens(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &QueenFreeSides)>,
    mut commands: Commands,
) {
    let queens = on_table.game().map(Game::queens);
    let queens = queens.into_iter().flatten().flatten();
    let pieces = queens.filter_map(|queen| {
        Some((
            index.piece(queen.at)?,
            QueenFreeSides(queen.free.len() as u8),
        ))
    });
    write(pieces, &now, &mut commands);
}
