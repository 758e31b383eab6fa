//! Hive, when it is asked for: the tiles that may not leave, and the free sides of the queens.

use super::write::write;
use crate::app::view_state::ShowPins;
use crate::app::world::components::Pinned;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use bevy::prelude::*;

/// A free cell beside a queen.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct FreeSide;

/// Writes [`Pinned`] on tiles and [`FreeSide`] on spaces.
pub(super) fn write_pins(
    on_table: OnTable,
    show: Res<ShowPins>,
    index: Res<BoardIndex>,
    tiles: Query<(Entity, &Pinned)>,
    spaces: Query<(Entity, &FreeSide)>,
    mut commands: Commands,
) {
    let game = on_table.game().filter(|_| show.0);
    let pinned = game.map_or_else(Vec::new, crate::rules::game::Game::pinned);
    let pinned = pinned.into_iter();
    let pinned = pinned.filter_map(|slot| Some((index.piece(slot)?, Pinned)));
    write(pinned, &tiles, &mut commands);
    let queens = game.map_or_else(Vec::new, |game| game.queens().to_vec());
    let free = queens.into_iter().flatten().flat_map(|queen| queen.free);
    let free = free.filter_map(|at| Some((index.space(at)?, FreeSide)));
    write(free, &spaces, &mut commands);
}
