//! Hive, when it is asked for: the free sides of the queens, and which tiles could come there with one move.

use super::write::write;
use crate::app::view_state::ShownOverlays;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Color, Coord, Game};
use bevy::prelude::*;

/// A free cell beside a queen.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct FreeSide;

/// A free cell beside a queen where the other side could bring a tile with one move.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct ReachedSide;

/// A tile that could come beside a queen with one move.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Besieging {
    pub queen: Color,
    /// The free sides of the queen that it can get to.
    pub to: Vec<Coord>,
}

/// Writes [`Besieging`] on tiles, [`FreeSide`] and [`ReachedSide`] on spaces.
pub(super) fn write_besiegers(
    on_table: OnTable,
    shown: Res<ShownOverlays>,
    index: Res<BoardIndex>,
    tiles: Query<(Entity, &Besieging)>,
    free_sides: Query<(Entity, &FreeSide)>,
    reached_sides: Query<(Entity, &ReachedSide)>,
    mut commands: Commands,
) {
    let game = on_table.game().filter(|_| shown.0.queens);
    let queens = game.map(Game::queens).into_iter().flatten().flatten();
    let free = queens.flat_map(|queen| queen.free);
    let free = free.filter_map(|at| Some((index.space(at)?, FreeSide)));
    write(free, &free_sides, &mut commands);
    let besiegers = game.map_or_else(Vec::new, Game::besiegers);
    let reached = besiegers.iter().flat_map(|besieger| &besieger.to);
    let reached = reached.filter_map(|at| Some((index.space(*at)?, ReachedSide)));
    write(reached, &reached_sides, &mut commands);
    let besieging = besiegers.into_iter().filter_map(|besieger| {
        let tile = index.piece(besieger.tile)?;
        let (queen, to) = (besieger.queen, besieger.to);
        Some((tile, Besieging { queen, to }))
    });
    write(besieging, &tiles, &mut commands);
}
