//! The view that a file or a save asks for when its game is opened: taken once, then the camera is the person's.

use crate::app::open::InitialView;
use crate::app::{Board, Preset, TurnSet};
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// Sends the preset in [`TurnSet::Think`] and applies the rest after [`TurnSet::Animate`], until the view is taken.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            send_preset.in_set(TurnSet::Think),
            apply_initial_view.after(TurnSet::Animate),
        )
            .run_if(resource_exists::<InitialView>.and_then(camera_initialized)),
    );
}

/// Run condition: there is a board, and a camera that takes targets, which it does only once it has been through a frame itself.
fn camera_initialized(cameras: Query<&PanOrbitCamera>, boards: Query<(), With<Board>>) -> bool {
    !boards.is_empty() && cameras.iter().any(|camera| camera.initialized)
}

/// Sends the preset of the view.
fn send_preset(view: Res<InitialView>, mut presets: MessageWriter<Preset>) {
    let flat = view.pose.is_some_and(|pose| pose.flat);
    presets.write(if flat { Preset::Top } else { view.camera });
}

/// What the preset doesn't say. The view is done with then, and the camera the person's.
fn apply_initial_view(
    mut view: ResMut<InitialView>,
    geometry: Res<BoardGeometry>,
    mut cameras: Query<&mut PanOrbitCamera>,
    mut commands: Commands,
) {
    if let Some(pose) = view.pose {
        for mut camera in &mut cameras {
            camera.target_yaw = pose.yaw;
            camera.target_pitch = pose.pitch;
            camera.target_radius = pose.radius;
            camera.target_focus = Vec3::from_array(pose.focus);
            camera.force_update = true;
        }
        commands.remove_resource::<InitialView>();
        return;
    }
    let turn = std::mem::take(&mut view.turn).to_radians();
    for mut camera in &mut cameras {
        camera.target_yaw += turn;
    }
    if turn != 0.0 && view.camera != Preset::Top {
        // Turned, the board needs another distance: that is the next frame's.
        view.camera = Preset::Fit;
        return;
    }
    for mut camera in &mut cameras {
        camera.target_radius /= view.zoom;
        if let Some(at) = view.at {
            camera.target_focus = geometry.space(at);
        }
    }
    commands.remove_resource::<InitialView>();
}
