//! Pieces travel to where they should be: quickly, in an arc when they change their place, and never in the way of input.

use crate::app::{OnBoard, TurnSet};
use crate::table::pieces::target_transform::TargetTransform;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The movement of a piece to its target.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct Travel {
    from: Transform,
    to: Transform,
    elapsed_secs: f32,
    duration_secs: f32,
    hop: f32,
}

/// How long a move across the board takes, and a lift or a turn.
const TRAVEL_SECS: f32 = 0.35;
const SHIFT_SECS: f32 = 0.18;
/// New pieces come down from this height.
const ENTRANCE: f32 = 1.6;

/// Every piece has its transform of this frame.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct MotionSet;

/// Moves the pieces in [`TurnSet::Animate`], after their targets are set.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (start_travel, animate_travel)
            .chain()
            .in_set(MotionSet)
            .in_set(TurnSet::Animate)
            .after(super::target_transform::TargetsSet),
    );
}

/// Starts a [`Travel`] to a [`TargetTransform`] that is new or has changed.
fn start_travel(
    mut pieces: Query<
        (Entity, Ref<TargetTransform>, &mut Transform),
        (With<OnBoard>, Changed<TargetTransform>),
    >,
    mut commands: Commands,
) {
    for (entity, target, mut transform) in &mut pieces {
        let to = target.0;
        if target.is_added() {
            *transform = to.with_translation(to.translation + Vec3::Y * ENTRANCE);
        }
        let way = (to.translation - transform.translation)
            .with_y(0.0)
            .length();
        let travels = way > 0.3;
        commands.entity(entity).insert(Travel {
            from: *transform,
            to,
            elapsed_secs: 0.0,
            duration_secs: if travels || target.is_added() {
                TRAVEL_SECS
            } else {
                SHIFT_SECS
            },
            hop: if travels {
                0.35 + 0.12 * way.min(5.0)
            } else {
                0.0
            },
        });
    }
}

/// Moves every travelling piece one frame along its arc, and asks for the next frame.
fn animate_travel(
    time: Res<Time>,
    mut travelling: Query<(Entity, &mut Travel, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut travel, mut transform) in &mut travelling {
        // The first frame after a sleep may be long; a travel should still be seen.
        travel.elapsed_secs += time.delta_secs().min(0.1);
        let t = (travel.elapsed_secs / travel.duration_secs).clamp(0.0, 1.0);
        let eased = EaseFunction::SmoothStep.sample_clamped(t);
        transform.translation = travel.from.translation.lerp(travel.to.translation, eased)
            + Vec3::Y * travel.hop * (4.0 * t * (1.0 - t));
        transform.rotation = travel.from.rotation.slerp(travel.to.rotation, eased);
        if t >= 1.0 {
            *transform = travel.to;
            commands.entity(entity).remove::<Travel>();
        }
        redraw.write(RequestRedraw);
    }
}
