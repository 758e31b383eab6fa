//! Pieces travel to where they should be: quickly, in an arc when they change their place, and never in the way of input.
//! A new one comes from its side's tray.

use super::preview::Preview;
use super::tray::Trays;
use crate::app::{AnimationSpeed, OnBoard, Seats, Session, Travelling, TurnSet};
use crate::table::pieces::target_transform::TargetTransform;
use bevy::ecs::system::SystemParam;
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
/// A level's move takes this many times as long: nobody saw it coming.
const LEVEL_STRETCH: f32 = 1.6;
/// More new pieces than this are no move but another position: they lie there.
const MOST_NEW: usize = 2;

/// Every piece has its transform of this frame.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct MotionSet;

/// Moves the pieces in [`TurnSet::Animate`], after their targets are set.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (start_travel, animate_travel, tell_travelling)
            .chain()
            .in_set(MotionSet)
            .in_set(TurnSet::Animate)
            .after(super::target_transform::TargetsSet),
    );
}

/// How long travels take now.
#[derive(SystemParam)]
struct Tempo<'w> {
    speed: Res<'w, AnimationSpeed>,
    seats: Res<'w, Seats>,
    session: Option<Res<'w, Session>>,
}

impl Tempo<'_> {
    /// What everything takes, and what a move across the board takes: a level's is to be followed.
    fn stretches(&self) -> (f32, f32) {
        let mover = self
            .session
            .as_deref()
            .map(|game| game.mover(game.cursor()));
        let is_levels = mover.is_some_and(|side| self.seats.level(side).is_some());
        let all = self.speed.stretch();
        (all, if is_levels { all * LEVEL_STRETCH } else { all })
    }
}

/// Starts a [`Travel`] to a [`TargetTransform`] that is new or has changed.
fn start_travel(
    mut pieces: Query<
        (Entity, &OnBoard, Ref<TargetTransform>, &mut Transform),
        Changed<TargetTransform>,
    >,
    tempo: Tempo,
    trays: Trays,
    preview: Res<Preview>,
    mut commands: Commands,
) {
    let (stretch, move_stretch) = tempo.stretches();
    let new = pieces.iter().filter(|(_, _, target, _)| target.is_added());
    let is_move = new.count() <= MOST_NEW;
    for (entity, OnBoard(lying), target, mut transform) in &mut pieces {
        let to = target.0;
        if target.is_added() {
            // What a hand has held over its place is there already.
            let comes = is_move && !preview.0.contains(lying);
            let from = if comes {
                trays.world_point(lying.piece.owner)
            } else {
                to.translation
            };
            *transform = to.with_translation(from);
        }
        if stretch == 0.0 {
            *transform = to;
            commands.entity(entity).remove::<Travel>();
            continue;
        }
        let way = (to.translation - transform.translation)
            .with_y(0.0)
            .length();
        let travels = way > 0.3;
        commands.entity(entity).insert(Travel {
            from: *transform,
            to,
            elapsed_secs: 0.0,
            duration_secs: if travels {
                TRAVEL_SECS * move_stretch
            } else {
                SHIFT_SECS * stretch
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

/// Says whether anything travels; the next level waits for it.
fn tell_travelling(travels: Query<(), With<Travel>>, mut travelling: ResMut<Travelling>) {
    travelling.set_if_neq(Travelling(!travels.is_empty()));
}
