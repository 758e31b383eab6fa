//! What each side would count if the game ended now.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::Game;
use bevy::prelude::*;

/// On the board: Tak's flats or PÜNCT's dots in the centre, White's first.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Score(pub [u8; 2]);

/// Writes [`Score`] on the board.
pub(super) fn write_score(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &Score)>,
    mut commands: Commands,
) {
    let score = on_table.game().and_then(Game::score);
    write(index.board().zip(score.map(Score)), &now, &mut commands);
}
