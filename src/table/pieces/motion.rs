//! Pieces travel to where they should be: quickly, in an arc when they change their place, and never in the way of input.

use crate::app::{OnBoard, TurnSet};
use crate::table::pieces::target_transform::TargetTransform;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// A piece under way.
#[derive(Component, Copy, Clone, Debug)]
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

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (depart, glide)
            .chain()
            .in_set(TurnSet::Animate)
            .after(super::target_transform::settle),
    );
}

fn depart(
    mut pieces: Query<
        (Entity, Ref<TargetTransform>, &mut Transform),
        (With<OnBoard>, Changed<TargetTransform>),
    >,
    mut commands: Commands,
) {
    for (entity, rest, mut transform) in &mut pieces {
        let to = rest.0;
        if rest.is_added() {
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
            duration_secs: if travels || rest.is_added() {
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

fn glide(
    time: Res<Time>,
    mut gliding: Query<(Entity, &mut Travel, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut glide, mut transform) in &mut gliding {
        // The first frame after a sleep may be long; a travel should still be seen.
        glide.elapsed_secs += time.delta_secs().min(0.1);
        let t = (glide.elapsed_secs / glide.duration_secs).clamp(0.0, 1.0);
        let eased = t * t * (3.0 - 2.0 * t);
        transform.translation = glide.from.translation.lerp(glide.to.translation, eased)
            + Vec3::Y * glide.hop * (4.0 * t * (1.0 - t));
        transform.rotation = glide.from.rotation.slerp(glide.to.rotation, eased);
        if t >= 1.0 {
            *transform = glide.to;
            commands.entity(entity).remove::<Travel>();
        }
        redraw.write(RequestRedraw);
    }
}
