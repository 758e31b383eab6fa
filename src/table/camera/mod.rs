//! The camera: orbits, pans and zooms within limits that never lose the board, and knows a few good places to stand.

mod aim;
mod fit;
mod follow;
mod initial_view;
mod limits;
mod pose;
mod presets;

pub use presets::FreeViewport;

use super::render::render_scale::RenderScale;
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
    ))
    .add_systems(Startup, spawn_camera)
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
            button_orbit: MouseButton::Right,
            button_pan: MouseButton::Middle,
            orbit_smoothness: 0.5,
            pan_smoothness: 0.4,
            zoom_smoothness: 0.4,
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
