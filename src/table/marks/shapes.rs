//! Marks that have the shape of what they mark, a space or a piece. Each follows its component.

use super::assets::MarkAssets;
use super::placement::Shape;
use super::{Mark, Marks, shaped_mark, unmark};
use crate::app::{
    Besieging, FreeSide, InHand, JustCovered, LastMove, LegalTarget, Lifted, Pinned, ReachedSide,
    Refused, Screen, Threatened, ThrowLanding, ThrowTarget, Throwable, TurnSet,
};
use bevy::ecs::observer::ObserverSystemExt;
use bevy::prelude::*;

/// Adds an observer pair for each component that is shown by a shape.
pub(super) fn plugin(app: &mut App) {
    // While a position is set up everything may go anywhere: that needs no marks.
    app.add_observer(mark::<LegalTarget, TARGET>.run_if(not(in_state(Screen::Edit))))
        .add_observer(clear::<LegalTarget, TARGET>)
        .add_observer(mark_last_move)
        .add_observer(unmark_last_move)
        .add_systems(
            Update,
            fade_targets.in_set(TurnSet::Animate).run_if(
                any_match_filter::<Added<LegalTarget>>
                    .or_eager(any_component_removed::<LegalTarget>),
            ),
        );
    mark_while::<JustCovered, COVERED>(app);
    mark_while::<Refused, REFUSED>(app);
    mark_while::<Lifted, LIFTED>(app);
    mark_while::<InHand, HELD>(app);
    mark_while::<Pinned, PIN>(app);
    mark_while::<Threatened, THREAT>(app);
    mark_while::<Throwable, THROW>(app);
    mark_while::<ThrowTarget, THROW>(app);
    mark_while::<FreeSide, FREE_SIDE>(app);
    mark_while::<ReachedSide, REACHED>(app);
    mark_while::<Besieging, BESIEGER>(app);
    mark_while::<ThrowLanding, LANDING>(app);
}

const TARGET: usize = 0;
const COVERED: usize = 1;
const REFUSED: usize = 2;
const LIFTED: usize = 3;
const HELD: usize = 4;
const PIN: usize = 5;
const THREAT: usize = 6;
const THROW: usize = 7;
const FREE_SIDE: usize = 8;
const LANDING: usize = 9;
const REACHED: usize = 10;
const BESIEGER: usize = 11;

/// What each of them says, and its shape.
const MARKS: [(Mark, Shape); 12] = [
    (Mark::Target, Shape::Fill),
    (Mark::Covered, Shape::Foot),
    (Mark::Refused, Shape::Edge),
    (Mark::Lifted, Shape::Edge),
    (Mark::Held, Shape::Edge),
    (Mark::Pin, Shape::Pin),
    (Mark::Threat, Shape::Teeth),
    (Mark::Throw, Shape::Edge),
    (Mark::FreeSide, Shape::Edge),
    (Mark::Landing, Shape::Landing),
    (Mark::Reached, Shape::Landing),
    (Mark::Besieger, Shape::Chevron),
];

/// Marks everything that has the component, as long as it has it.
fn mark_while<C: Component, const MARK: usize>(app: &mut App) {
    app.add_observer(mark::<C, MARK>)
        .add_observer(clear::<C, MARK>);
}

/// Spawns the mark of a component that was added.
fn mark<C: Component, const MARK: usize>(
    added: On<Add, C>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let (mark, shape) = MARKS[MARK];
    commands.spawn(shaped_mark(mark, added.entity, shape, &assets));
}

/// Removes the mark of a component that was removed.
fn clear<C: Component, const MARK: usize>(
    removed: On<Remove, C>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    let (mark, _) = MARKS[MARK];
    unmark(removed.entity, mark, &marked, &marks, &mut commands);
}

/// The edge of what was moved, and a dot where it came from.
fn mark_last_move(
    inserted: On<Insert, LastMove>,
    spaces: Query<&LastMove>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let shape = match spaces.get(inserted.entity) {
        Ok(LastMove::Left) => Shape::Start,
        Ok(LastMove::Landed) => Shape::Edge,
        Err(_) => return,
    };
    commands.spawn(shaped_mark(Mark::LastMove, inserted.entity, shape, &assets));
}

/// Removes the mark of a last move that no longer is the last.
fn unmark_last_move(
    replaced: On<Discard, LastMove>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    let space = replaced.entity;
    unmark(space, Mark::LastMove, &marked, &marks, &mut commands);
}

/// How clearly so many targets are filled: a few stand out, two hundred leave the board to the piece in hand.
const FILLS: [(usize, f32); 4] = [(8, 0.62), (24, 0.48), (70, 0.34), (usize::MAX, 0.22)];

/// The more targets there are, the fainter each of them is.
fn fade_targets(
    targets: Query<(), With<LegalTarget>>,
    assets: Res<MarkAssets>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let count = targets.iter().count();
    let fill = FILLS.into_iter().find(|(most, _)| count <= *most);
    let alpha = fill.map_or(1.0, |(_, alpha)| alpha);
    let shown = materials.get(&assets.target);
    if shown.is_some_and(|shown| (shown.base_color.alpha() - alpha).abs() > f32::EPSILON)
        && let Some(mut target) = materials.get_mut(&assets.target)
    {
        target.base_color.set_alpha(alpha);
    }
}
