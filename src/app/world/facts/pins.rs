//! When it is asked for: the pieces that may not leave because of others, and those others.

use super::write::write;
use crate::app::view_state::ShownOverlays;
use crate::app::world::components::Pinned;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Coord, Game};
use bevy::prelude::*;

/// A pinned piece: the spaces of what keeps it in its place. In Hive the neighbours that would come off without it, in PÜNCT
/// where something lies on it.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct PinnedBy(pub Vec<Coord>);

/// Writes [`Pinned`] and [`PinnedBy`] on pieces.
pub(super) fn write_pins(
    on_table: OnTable,
    shown: Res<ShownOverlays>,
    index: Res<BoardIndex>,
    pinned: Query<(Entity, &Pinned)>,
    causes: Query<(Entity, &PinnedBy)>,
    mut commands: Commands,
) {
    let game = on_table.game().filter(|_| shown.0.pins);
    let pins = game.map_or_else(Vec::new, Game::pins).into_iter();
    let pins = pins.filter_map(|pin| Some((index.piece(pin.pinned)?, PinnedBy(pin.by))));
    let pins: Vec<(Entity, PinnedBy)> = pins.collect();
    let pieces = pins.iter().map(|(piece, _)| (*piece, Pinned));
    write(pieces, &pinned, &mut commands);
    write(pins, &causes, &mut commands);
}
