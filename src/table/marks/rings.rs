//! Rings on spaces: targets, the ends of the last move, what was refused, what won. Each follows its component.

use super::assets::MarkAssets;
use super::placement::Ring;
use super::{Mark, Marks, flat_mark, unmark};
use crate::app::{LastMove, LegalTarget, OnWinningPath, Refused, Screen};
use bevy::ecs::observer::ObserverSystemExt;
use bevy::prelude::*;

/// Adds an observer pair for each component that is shown as a ring.
pub(super) fn plugin(app: &mut App) {
    // While a position is set up everything may go anywhere: that needs no marks.
    app.add_observer(ring_on::<LegalTarget, TARGET>.run_if(not(in_state(Screen::Edit))))
        .add_observer(ring_off::<LegalTarget, TARGET>);
    ring_while::<LastMove, LAST_MOVE>(app);
    ring_while::<Refused, REFUSED>(app);
    ring_while::<OnWinningPath, WINNING>(app);
}

const TARGET: usize = 0;
const LAST_MOVE: usize = 1;
const REFUSED: usize = 2;
const WINNING: usize = 3;

/// What each ring says, and how wide it is.
const RINGS: [(Mark, f32); 4] = [
    (Mark::Target, 0.8),
    (Mark::LastMove, 1.0),
    (Mark::Refused, 1.0),
    (Mark::Winning, 1.05),
];

/// Puts a ring on every space that has the component, as long as it has it.
fn ring_while<C: Component, const RING: usize>(app: &mut App) {
    app.add_observer(ring_on::<C, RING>)
        .add_observer(ring_off::<C, RING>);
}

/// Spawns the ring of a component that was added.
fn ring_on<C: Component, const RING: usize>(
    added: On<Add, C>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let (mark, size) = RINGS[RING];
    commands.spawn((
        flat_mark(
            mark,
            added.entity,
            assets.ring.clone(),
            assets.material(mark),
        ),
        Ring { size },
    ));
}

/// Removes the ring of a component that was removed.
fn ring_off<C: Component, const RING: usize>(
    removed: On<Remove, C>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(
        removed.entity,
        RINGS[RING].0,
        &marked,
        &marks,
        &mut commands,
    );
}
