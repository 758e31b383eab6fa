//! When it is asked for: a shortest way of each side to a road or a connection, and the spaces that it still lacks.

use super::write::write;
use crate::app::view_state::ShownOverlays;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Coord, Game, Way};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// On the board: a shortest way of each side, White's first; `None` where no way is left.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct ShortestWays(pub [Option<Way>; 2]);

/// A space that White, Black or both still lack on their shortest way.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Lacking(pub [bool; 2]);

/// Writes [`ShortestWays`] on the board and [`Lacking`] on spaces.
pub(super) fn write_ways(
    on_table: OnTable,
    shown: Res<ShownOverlays>,
    index: Res<BoardIndex>,
    boards: Query<(Entity, &ShortestWays)>,
    spaces: Query<(Entity, &Lacking)>,
    mut commands: Commands,
) {
    let ways = on_table
        .game()
        .filter(|game| shown.0.ways && game.outcome().is_none())
        .map(Game::ways)
        .filter(|ways| ways.iter().any(Option::is_some));
    let mut lacking: HashMap<Coord, Lacking> = HashMap::default();
    for (side, way) in ways.iter().flatten().enumerate() {
        for at in way.iter().flat_map(|way| &way.missing) {
            lacking.entry(*at).or_default().0[side] = true;
        }
    }
    let lacking = lacking.into_iter();
    let lacking = lacking.filter_map(|(at, lacking)| Some((index.space(at)?, lacking)));
    write(lacking, &spaces, &mut commands);
    write(
        index.board().zip(ways.map(ShortestWays)),
        &boards,
        &mut commands,
    );
}
