//! Hive: what the pillbug, or a mosquito beside one, can throw and where to, and where a tile gets only by being thrown.

use super::write::write;
use crate::app::turn::hand::Hand;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Coord, Throw};
use bevy::prelude::*;

/// A tile that can be thrown by the one in the hand, or by the one that was asked for.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Throwable;

/// Where what is thrown by the tile in the hand, or by the one that was asked for, could come down.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct ThrowLanding;

/// A target that the tile in hand reaches only by being thrown.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct ThrowTarget {
    /// Where the tile stands that throws.
    pub by: Coord,
}

/// Writes [`Throwable`] on tiles, [`ThrowLanding`] and [`ThrowTarget`] on spaces.
pub(super) fn write_throws(
    on_table: OnTable,
    hand: Res<Hand>,
    index: Res<BoardIndex>,
    tiles: Query<(Entity, &Throwable)>,
    landings: Query<(Entity, &ThrowLanding)>,
    spaces: Query<(Entity, &ThrowTarget)>,
    mut commands: Commands,
) {
    let taken = hand.taken().map(|(at, _)| at);
    let meant = taken.or(hand.asked);
    let game = on_table.session().map(crate::app::session::Session::game);
    let throws: Vec<Throw> = match (game, meant) {
        (Some(game), Some(_)) => game.throws(),
        _ => Vec::new(),
    };
    let own = || throws.iter().filter(|throw| Some(throw.by.at) == meant);
    let thrown = own().flat_map(|throw| &throw.thrown);
    let thrown = thrown.filter_map(|slot| Some((index.piece(*slot)?, Throwable)));
    write(thrown, &tiles, &mut commands);
    // A tile that was put and waits to be confirmed throws no more.
    let lands = own().filter(|_| !hand.waits());
    let lands = lands.flat_map(|throw| &throw.landings);
    let lands = lands.filter_map(|at| Some((index.space(*at)?, ThrowLanding)));
    write(lands, &landings, &mut commands);
    let targets = match (game, taken) {
        (Some(game), Some(at)) if !throws.is_empty() => game.thrown_targets(at),
        _ => Vec::new(),
    };
    let targets = targets.into_iter().filter_map(|to| {
        let of = |throw: &&Throw| {
            let thrown = throw.thrown.iter().any(|slot| Some(slot.at) == taken);
            thrown && throw.landings.contains(&to)
        };
        let by = throws.iter().find(of)?.by.at;
        Some((index.space(to)?, ThrowTarget { by }))
    });
    write(targets, &spaces, &mut commands);
}
