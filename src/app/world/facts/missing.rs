//! How far each side is from a road or a connection: the spaces that are still missing.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// On the board: the fewest spaces that each side, White first, still lacks for joining any two opposite sides; `None`
/// where no way is left. An estimate: it counts spaces, not moves.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct MissingForConnection(pub [Option<u8>; 2]);

/// Writes [`MissingForConnection`] on the board.
pub(super) fn write_missing(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &MissingForConnection)>,
    mut commands: Commands,
) {
    let missing = on_table.game().map(Game::missing);
    // A game that knows no such sides says nothing at all.
    let missing = missing.filter(|sides| sides.iter().any(|ways| !ways.is_empty()));
    let fewest = missing.map(|sides| sides.map(|ways| ways.into_iter().flatten().min()));
    let board = index.board().zip(fewest.map(MissingForConnection));
    write(board, &now, &mut commands);
}
