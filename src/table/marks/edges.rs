//! Edges of pieces, a ring around each dot: between what the last move covered and what covers it, and around the piece
//! that is lifted.

use super::assets::MarkAssets;
use super::placement::Ring;
use super::{Mark, Marks, flat_mark, unmark};
use crate::app::{Dot, JustCovered, Lifted};
use bevy::prelude::*;

/// A ring as wide as this runs along the edge of a piece.
const EDGE: f32 = 1.42;

/// Adds the observers of [`JustCovered`] and [`Lifted`].
pub(super) fn plugin(app: &mut App) {
    app.add_observer(mark_covered)
        .add_observer(unmark_covered)
        .add_observer(mark_lifted)
        .add_observer(unmark_lifted);
}

/// The bundle of a ring along the edge of a dot.
fn edge(mark: Mark, dot: Entity, assets: &MarkAssets) -> impl Bundle {
    (
        flat_mark(mark, dot, assets.ring.clone(), assets.material(mark)),
        Ring { size: EDGE },
    )
}

/// Rings a dot that came to lie on something.
fn mark_covered(added: On<Add, JustCovered>, assets: Res<MarkAssets>, mut commands: Commands) {
    commands.spawn(edge(Mark::Covered, added.entity, &assets));
}

/// Removes that ring.
fn unmark_covered(
    removed: On<Remove, JustCovered>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(
        removed.entity,
        Mark::Covered,
        &marked,
        &marks,
        &mut commands,
    );
}

/// Rings every dot of a lifted piece.
fn mark_lifted(
    added: On<Add, Lifted>,
    pieces: Query<&Children>,
    dots: Query<(), With<Dot>>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let children = pieces.iter_descendants(added.entity);
    for dot in children.filter(|child| dots.contains(*child)) {
        commands.spawn(edge(Mark::Lifted, dot, &assets));
    }
}

/// Removes the rings of a piece that was let down.
fn unmark_lifted(
    removed: On<Remove, Lifted>,
    pieces: Query<&Children>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    for dot in pieces.iter_descendants(removed.entity) {
        unmark(dot, Mark::Lifted, &marked, &marks, &mut commands);
    }
}
