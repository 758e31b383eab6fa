//! Presets: a few good places to stand. The view of a preset stays whole until a person moves the camera.

use super::aim::{Aim, FIELD_OF_VIEW, LOW_PITCH, USUAL_PITCH};
use super::fit::{Heights, fit, fitting_distance, outline, plate_corners};
use super::limits::admit;
use super::{TableCamera, perspective};
use crate::app::open::InitialView;
use crate::app::{Board, Preset, Space, TurnSet};
use crate::table::geometry::BoardGeometry;
use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use std::f32::consts::{FRAC_PI_2, PI};

/// The part of the window that no panel covers, in logical pixels: where the board should be seen. The panels say.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct FreeViewport(pub Rect);

/// Where the last preset put the camera; it stands there until a person moves it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
struct PresetPose {
    preset: Option<Preset>,
    aim: Aim,
}

/// The camera has been sent where it was asked to go.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PresetSet;

/// Sends the camera to presets in [`TurnSet::Animate`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeViewport>()
        .init_resource::<PresetPose>()
        .add_systems(
            Update,
            (
                view_new_board.run_if(any_match_filter::<Added<Board>>),
                view_another_game.run_if(any_match_filter::<Changed<Board>>),
                go_to_preset
                    .run_if(on_message::<Preset>.or_eager(resource_changed::<FreeViewport>)),
            )
                .chain()
                .in_set(PresetSet)
                .in_set(TurnSet::Animate),
        );
}

/// A new board is seen from White's side.
fn view_new_board(mut presets: MessageWriter<Preset>) {
    presets.write(Preset::White);
}

/// Another game on the same board is shown whole, from where the camera stands.
fn view_another_game(
    boards: Query<&Board>,
    initial: Option<Res<InitialView>>,
    mut before: Local<Option<u64>>,
    mut presets: MessageWriter<Preset>,
) {
    let now = boards
        .iter()
        .find_map(|board| board.shows)
        .map(|(id, _)| id);
    let last = std::mem::replace(&mut *before, now);
    if last.is_some() && now.is_some() && last != now && initial.is_none() {
        presets.write(Preset::Fit);
    }
}

/// Sends the camera to the last [`Preset`] asked for, or keeps the view of one whole when the free viewport changes.
fn go_to_preset(
    mut presets: MessageReader<Preset>,
    geometry: Res<BoardGeometry>,
    spaces: Query<&Space>,
    heights: Heights,
    free: Res<FreeViewport>,
    mut standing: ResMut<PresetPose>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera, &mut Projection), With<TableCamera>>,
) {
    let asked = presets.read().last().copied();
    for (camera, mut orbit, mut projection) in &mut cameras {
        // A window that changes its size, or a panel that opens, keeps the view of a preset whole.
        let preset = match (asked, standing.preset) {
            (Some(preset), _) => preset,
            (None, Some(preset)) if free.is_changed() && standing.aim == Aim::of(&orbit) => preset,
            _ => continue,
        };
        let (yaw, pitch) = match preset {
            Preset::White => (0.0, USUAL_PITCH),
            Preset::Black => (PI, USUAL_PITCH),
            Preset::Low => (orbit.target_yaw, LOW_PITCH),
            Preset::Top => (0.0, FRAC_PI_2),
            Preset::Fit => (orbit.target_yaw, orbit.target_pitch),
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
        let (radius, focus) = match camera.logical_viewport_size() {
            Some(window) if !spaces.is_empty() && !free.0.is_empty() => {
                let spaces: Vec<Vec3> = spaces.iter().map(|at| geometry.space(at.0)).collect();
                let mut points = outline(&spaces, geometry.centre);
                points.extend(plate_corners(&geometry));
                points.extend(heights.tops(&geometry));
                let flat = preset == Preset::Top;
                fit(&points, geometry.centre, (yaw, pitch), flat, window, free.0)
            }
            _ => (fitting_distance(&geometry), geometry.centre),
        };
        if !orbit.initialized {
            // A camera that has never moved starts where it stands and forgets where it should go.
            orbit.yaw = Some(yaw);
            orbit.pitch = Some(pitch);
            orbit.radius = Some(radius);
            orbit.focus = focus;
        }
        let aim = Aim {
            yaw,
            pitch,
            radius,
            focus,
        };
        aim.apply_to(&mut orbit);
        admit(&mut orbit, aim, &geometry);
        orbit.force_update = true;
        if !orbit.initialized {
            // Before its first frame the camera takes its targets from where it stands, not the other way round.
            (orbit.yaw, orbit.pitch, orbit.radius) = (Some(yaw), Some(pitch), Some(radius));
            orbit.focus = focus;
        }
        *standing = PresetPose {
            preset: Some(preset),
            aim,
        };
    }
}
