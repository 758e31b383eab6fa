//! Where marks lie: on the piece that is on top of their space, with which they go wherever it goes, on the edge of their
//! dot, or on the bare board.

use super::{Mark, MarkOf};
use crate::app::{Dot, Explode, InHand, OnBoard, Space, Stacks, TurnSet};
use crate::rules::{Coord, Lying};
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::motion::MotionSet;
use crate::table::pieces::target_transform::spread;
use bevy::prelude::*;

/// A mark that is a ring.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Component)]
pub(super) struct Ring {
    pub(super) size: f32,
}

/// A mark that is a bar between two spaces.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub(super) struct Bar {
    pub(super) from: BarEnd,
    pub(super) to: BarEnd,
}

/// An end of a [`Bar`].
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum BarEnd {
    /// On the board, under whatever stands there.
    OnBoard(Coord),
    /// On top of what stands there.
    OnTop(Coord),
}

/// The piece that a mark goes with, and where on it.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Component)]
struct FollowsPiece {
    piece: Entity,
    at: Vec3,
}

/// How far a mark floats above what it lies on.
const ABOVE: f32 = 0.02;
const LINE_ABOVE: f32 = 0.03;

/// Places the marks in [`TurnSet::Animate`], after the pieces have moved.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (place_rings, place_bars).run_if(
                any_match_filter::<Or<(Changed<Mark>, Changed<OnBoard>, Changed<InHand>)>>
                    .or_eager(any_component_removed::<InHand>)
                    .or_eager(any_component_removed::<OnBoard>)
                    .or_eager(resource_changed::<Explode>)
                    .or_eager(resource_changed::<BoardGeometry>),
            ),
            follow_pieces,
        )
            .chain()
            .in_set(TurnSet::Animate)
            .after(MotionSet),
    );
}

/// What lies on the table apart from what is in the hand.
fn levels_shown(stacks: &Stacks, in_hand: &Query<&InHand>, at: Coord) -> u8 {
    let stack = stacks.stack(at);
    let taken = stack
        .iter()
        .filter(|(_, piece, _)| in_hand.contains(*piece));
    let dropped = in_hand
        .iter()
        .filter(|held| matches!(held, InHand::Dropped { on, .. } if *on == at));
    let height = stack.last().map_or(0, |(slot, ..)| slot.level + 1);
    height.saturating_sub(taken.count() as u8) + dropped.count() as u8
}

/// The top of what stands on a space.
fn on_top(
    at: Coord,
    stacks: &Stacks,
    in_hand: &Query<&InHand>,
    geometry: &BoardGeometry,
    explode: Explode,
) -> Vec3 {
    let levels = levels_shown(stacks, in_hand, at);
    let spread = spread(geometry, explode, levels.saturating_sub(1));
    geometry.slot(at.at_level(levels)) + Vec3::Y * (spread + ABOVE)
}

/// A point of a piece above one of its spaces, as the piece itself sees it.
fn on_piece(lying: &Lying, at: Coord, height: f32, geometry: &BoardGeometry) -> Vec3 {
    let way = geometry.space(at) - geometry.space(lying.dots.anchor().at);
    art::turn_rotation(lying.turn).inverse() * way + Vec3::Y * height
}

/// Places rings: on the piece that they follow, or on what stands on their space.
fn place_rings(
    mut rings: Query<(Entity, &Ring, &MarkOf, &mut Transform)>,
    spaces: Query<&Space>,
    dots: Query<(&Dot, &ChildOf)>,
    in_hand: Query<&InHand>,
    stacks: Stacks,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    mut commands: Commands,
) {
    let is_hands_space = |at: Coord| {
        in_hand.iter().any(|held| match *held {
            InHand::Held { over, .. } => over == at,
            InHand::Dropped { on, .. } => on == at,
        })
    };
    for (entity, ring, of, mut transform) in &mut rings {
        let follows = if let Ok(space) = spaces.get(of.0) {
            let top = stacks.top(space.0);
            top.filter(|(_, piece, _)| !in_hand.contains(*piece) && !is_hands_space(space.0))
                .map(|(_, piece, lying)| {
                    let height = geometry.level_height + ABOVE;
                    let at = on_piece(&lying, space.0, height, &geometry);
                    FollowsPiece { piece, at }
                })
        } else {
            dots.get(of.0).ok().and_then(|(dot, parent)| {
                let piece = parent.parent();
                let lying = stacks.lying(piece)?;
                let slot = lying.dots.slots().get(usize::from(dot.0))?;
                let at = on_piece(&lying, slot.at, 0.0, &geometry);
                Some(FollowsPiece { piece, at })
            })
        };
        let mut next = Transform::from_scale(Vec3::new(ring.size, 0.6, ring.size));
        if let Some(follows) = follows {
            commands.entity(entity).insert(follows);
            next.translation = transform.translation;
            next.rotation = transform.rotation;
        } else {
            commands.entity(entity).remove::<FollowsPiece>();
            if let Ok(space) = spaces.get(of.0) {
                next.translation = on_top(space.0, &stacks, &in_hand, &geometry, *explode);
            }
        }
        transform.set_if_neq(next);
    }
}

/// Marks go with the pieces that they lie on.
fn follow_pieces(
    mut following: Query<(&FollowsPiece, &mut Transform)>,
    pieces: Query<&Transform, (With<OnBoard>, Without<FollowsPiece>)>,
) {
    for (follows, mut transform) in &mut following {
        if let Ok(piece) = pieces.get(follows.piece) {
            let next = Transform {
                translation: piece.transform_point(follows.at),
                rotation: piece.rotation,
                scale: transform.scale,
            };
            transform.set_if_neq(next);
        }
    }
}

/// Places bars between their ends.
fn place_bars(
    mut bars: Query<(&Bar, &mut Transform)>,
    in_hand: Query<&InHand>,
    stacks: Stacks,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
) {
    let end = |end: BarEnd| match end {
        BarEnd::OnBoard(at) => geometry.space(at) + Vec3::Y * LINE_ABOVE,
        BarEnd::OnTop(at) => on_top(at, &stacks, &in_hand, &geometry, *explode),
    };
    for (bar, mut transform) in &mut bars {
        transform.set_if_neq(bar_between(end(bar.from), end(bar.to)));
    }
}

/// A bar of length one along x, scaled to reach from one point to another.
pub(super) fn bar_between(from: Vec3, to: Vec3) -> Transform {
    let way = to - from;
    let direction = way.try_normalize().unwrap_or(Vec3::X);
    Transform::from_translation(from.midpoint(to))
        .with_rotation(Quat::from_rotation_arc(Vec3::X, direction))
        .with_scale(Vec3::new(way.length(), 1.0, 1.0))
}
