//! Where the camera stands, for the save of the game; and a frame for every step that it takes.

use super::TableCamera;
use super::presets::PresetSet;
use crate::app::{CameraPose, TurnSet};
use crate::record::formats::save::Pose;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_panorbit_camera::PanOrbitCamera;

/// Stores the pose in [`TurnSet::Animate`], after presets.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (redraw_while_moving, store_pose)
            .in_set(TurnSet::Animate)
            .after(PresetSet),
    );
}

/// Keeps where the camera is going for the save of the game.
fn store_pose(
    cameras: Query<(&PanOrbitCamera, &Projection), With<TableCamera>>,
    mut pose: ResMut<CameraPose>,
) {
    for (camera, projection) in cameras.iter().filter(|(camera, _)| camera.initialized) {
        pose.set_if_neq(CameraPose(Some(Pose {
            focus: camera.target_focus.to_array(),
            yaw: camera.target_yaw,
            pitch: camera.target_pitch,
            radius: camera.target_radius,
            flat: matches!(projection, Projection::Orthographic(_)),
        })));
    }
}

/// Requests a frame while the camera moves.
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
