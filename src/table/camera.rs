//! The camera: orbits, pans and zooms within limits that never lose the board, and knows a few good places to stand.

use super::place::Place;
use crate::app::{Hand, Screen, Session, Turn};
use bevy::camera::ScalingMode;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::egui_wants_any_pointer_input;
use bevy_panorbit_camera::{
    FocusBoundsShape, PanOrbitCamera, PanOrbitCameraPlugin, PanOrbitCameraSystemSet,
};
use std::f32::consts::{FRAC_PI_2, PI};

/// The one camera of the table.
#[derive(Component, Copy, Clone, Debug)]
pub struct TableCamera;

/// Places to look from. Sent as a message; the camera goes there.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Preset {
    White,
    Black,
    /// Almost level with the board, to see how high the stacks are.
    Low,
    /// Straight from above, without perspective.
    Top,
    /// Back to the whole board, from where the camera stands.
    Fit,
}

const FIELD_OF_VIEW: f32 = PI / 4.0;
const USUAL_PITCH: f32 = 0.92;
const LOW_PITCH: f32 = 0.32;
/// The camera never goes below the table.
const LOWEST_PITCH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(PanOrbitCameraPlugin)
        .add_message::<Preset>()
        .add_systems(Startup, spawn)
        .configure_sets(
            PostUpdate,
            PanOrbitCameraSystemSet.run_if(not(egui_wants_any_pointer_input)),
        )
        .add_systems(
            OnEnter(Screen::Play),
            |mut presets: MessageWriter<Preset>| {
                presets.write(Preset::White);
            },
        )
        .add_systems(
            Update,
            (
                keep_limits.run_if(resource_changed::<Place>),
                go.run_if(on_message::<Preset>),
                wheel_belongs_to_the_hand.run_if(resource_changed::<Hand>),
                see_new_pieces.run_if(resource_exists_and_changed::<Session>),
                redraw_while_moving,
            )
                .chain()
                .in_set(Turn::Animate),
        );
}

fn perspective() -> Projection {
    Projection::Perspective(PerspectiveProjection {
        fov: FIELD_OF_VIEW,
        ..default()
    })
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Tonemapping::AcesFitted,
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

/// How far away the camera must stand to see the whole board.
fn fitting_distance(place: &Place) -> f32 {
    place.reach * 1.06 / (FIELD_OF_VIEW / 2.0).tan()
}

fn keep_limits(place: Res<Place>, mut cameras: Query<&mut PanOrbitCamera>) {
    for mut camera in &mut cameras {
        camera.focus_bounds_origin = place.centre;
        camera.focus_bounds_shape = Some(FocusBoundsShape::Sphere(Sphere::new(place.reach)));
        camera.zoom_upper_limit = Some(fitting_distance(&place) * 2.0);
    }
}

fn go(
    mut presets: MessageReader<Preset>,
    place: Res<Place>,
    mut cameras: Query<(&mut PanOrbitCamera, &mut Projection), With<TableCamera>>,
) {
    let Some(&preset) = presets.read().last() else {
        return;
    };
    for (mut camera, mut projection) in &mut cameras {
        let (yaw, pitch) = match preset {
            Preset::White => (0.0, USUAL_PITCH),
            Preset::Black => (PI, USUAL_PITCH),
            Preset::Low => (camera.target_yaw, LOW_PITCH),
            Preset::Top => (0.0, FRAC_PI_2),
            Preset::Fit => (camera.target_yaw, camera.target_pitch),
        };
        *projection = if preset == Preset::Top {
            // At this height the orthographic picture is as large as the perspective one at the same distance.
            let viewport_height = 2.0 * (FIELD_OF_VIEW / 2.0).tan();
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::FixedVertical { viewport_height },
                near: -100.0,
                far: 200.0,
                ..OrthographicProjection::default_3d()
            })
        } else {
            perspective()
        };
        camera.target_yaw = yaw;
        camera.target_pitch = pitch;
        camera.target_focus = place.centre;
        camera.target_radius = fitting_distance(&place);
        camera.force_update = true;
    }
}

/// While a piece can be turned in the hand, the wheel turns it and the camera keeps its distance.
fn wheel_belongs_to_the_hand(hand: Res<Hand>, mut cameras: Query<&mut PanOrbitCamera>) {
    let wanted = hand.turn.is_some()
        || hand
            .taken()
            .is_some_and(|(_, count)| count > 1 && hand.steps.len() == 1);
    for mut camera in &mut cameras {
        camera.zoom_sensitivity = if wanted { 0.0 } else { 1.0 };
    }
}

/// The camera moves by itself only when a hive has grown out of the picture, and then no more than it must.
fn see_new_pieces(
    place: Res<Place>,
    session: Res<Session>,
    mut cameras: Query<(&Camera, &GlobalTransform, &mut PanOrbitCamera)>,
) {
    let layout = session.game().layout();
    for (camera, transform, mut orbit) in &mut cameras {
        let out_of_sight = layout.lying.keys().any(|slot| {
            let Some(seen) = camera.world_to_ndc(transform, place.slot(*slot)) else {
                return false;
            };
            seen.x.abs() > 0.95 || seen.y.abs() > 0.95
        });
        if out_of_sight && camera.logical_viewport_size().is_some() {
            orbit.target_focus = place.centre;
            orbit.target_radius = orbit.target_radius.max(fitting_distance(&place));
        }
    }
}

fn redraw_while_moving(
    cameras: Query<&Transform, With<TableCamera>>,
    mut before: Local<Option<Transform>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = cameras.iter().next().copied();
    if *before != now {
        *before = now;
        redraw.write(RequestRedraw);
    }
}
