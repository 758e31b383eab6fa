//! What won: the spaces of the road, of the connection, of the surrounded queen with what surrounds it, or what was counted.

use super::write::write;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Game, Outcome, Win};
use bevy::prelude::*;

/// A space of the road, the connection or the surrounded queen that ended the game; or one that was counted at its end.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct OnWinningPath {
    /// It won together with those beside it.
    pub joined: bool,
    /// How many spaces come before it on the way; 0 for all of them where there is no way.
    pub place: u16,
}

/// Writes [`OnWinningPath`] on the spaces that won.
pub(super) fn write_winning_path(
    on_table: OnTable,
    index: Res<BoardIndex>,
    now: Query<(Entity, &OnWinningPath)>,
    mut commands: Commands,
) {
    let game = on_table.game();
    let joined = match game.and_then(Game::outcome) {
        Some(Outcome::Won { how, .. }) => !matches!(how, Win::Flats | Win::Centre),
        _ => true,
    };
    let path = game.map(Game::winning_path);
    let spaces = path.into_iter().flatten().zip(0..);
    let spaces = spaces.filter_map(|(at, place)| {
        let place = if joined { place } else { 0 };
        Some((index.space(at)?, OnWinningPath { joined, place }))
    });
    write(spaces, &now, &mut commands);
}
