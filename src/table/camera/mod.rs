//! The camera: orbits, pans and zooms within limits that never lose the board, and knows a few good places to stand.

mod aim;
mod drag;
mod fit;
mod follow;
mod initial_view;
mod limits;
mod pose;
mod presets;
mod zoom;

pub(super) use drag::CameraDrag;
pub use presets::FreeViewport;
pub(super) use zoom::Zoom;

use super::render::render_scale::RenderScale;
use crate::app::{AnimationSpeed, Motion, ReducedMotion, TurnSet};
use aim::{FIELD_OF_VIEW, LOWEST_PITCH, USUAL_PITCH};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraPlugin, PanOrbitCameraSystemSet};
use std::f32::consts::FRAC_PI_2;

/// The one camera of the table.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct TableCamera;

/// Adds the camera and what moves it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        PanOrbitCameraPlugin,
        presets::plugin,
        initial_view::plugin,
        limits::plugin,
        follow::plugin,
        pose::plugin,
        drag::plugin,
    ))
    .add_systems(Startup, spawn_camera)
    .add_systems(
        Update,
        set_smoothness
            .in_set(TurnSet::Animate)
            .run_if(resource_changed::<AnimationSpeed>.or_eager(resource_changed::<ReducedMotion>)),
    )
    .add_systems(
        PostUpdate,
        disable_over_panels.before(PanOrbitCameraSystemSet),
    );
}

/// What a person does on a panel is none of the camera's business; it still goes where it was sent.
fn disable_over_panels(egui: Res<EguiWantsInput>, mut cameras: Query<&mut PanOrbitCamera>) {
    let free = !egui.wants_any_pointer_input();
    for mut camera in &mut cameras {
        if camera.enabled != free {
            camera.enabled = free;
        }
    }
}

/// How softly the camera turns, and how softly it goes aside or nearer; those two alike, or the pointer would lose what it
/// zooms towards.
const TURN_SMOOTHNESS: f32 = 0.5;
const MOVE_SMOOTHNESS: f32 = 0.4;

/// Where nothing travels, the camera doesn't either.
fn set_smoothness(motion: Motion, mut cameras: Query<&mut PanOrbitCamera>) {
    let eases = motion.travels();
    for mut camera in &mut cameras {
        camera.orbit_smoothness = if eases { TURN_SMOOTHNESS } else { 0.0 };
        camera.pan_smoothness = if eases { MOVE_SMOOTHNESS } else { 0.0 };
        camera.zoom_smoothness = camera.pan_smoothness;
    }
}

/// The usual projection.
fn perspective() -> Projection {
    Projection::Perspective(PerspectiveProjection {
        fov: FIELD_OF_VIEW,
        ..default()
    })
}

/// Spawns the [`TableCamera`] at its usual pitch; the first [`Preset`](crate::app::Preset) sends it to the board.
fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Camera"),
        TableCamera,
        Camera3d::default(),
        Tonemapping::AcesFitted,
        RenderScale::default(),
        Msaa::Sample4,
        perspective(),
        PanOrbitCamera {
            orbit_smoothness: TURN_SMOOTHNESS,
            pan_smoothness: MOVE_SMOOTHNESS,
            zoom_smoothness: MOVE_SMOOTHNESS,
            pitch_lower_limit: Some(LOWEST_PITCH),
            pitch_upper_limit: Some(FRAC_PI_2),
            zoom_lower_limit: 2.5,
            yaw: Some(0.0),
            pitch: Some(USUAL_PITCH),
            radius: Some(12.0),
            target_yaw: 0.0,
            target_pitch: USUAL_PITCH,
            target_radius: 12.0,
            ..default()
        },
    ));
}
