//! The view that a file or a save asks for when its game is opened: taken once, then the camera is the person's.

use crate::app::open::InitialView;
use crate::app::{Atlas, Preset, TurnSet};
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask.before(TurnSet::Animate).after(TurnSet::Sync),
            come_near.after(TurnSet::Animate),
        )
            .run_if(resource_exists::<InitialView>.and_then(any_camera_is_ready)),
    );
}

/// The camera takes what it is told only once it has been through a frame itself.
fn any_camera_is_ready(cameras: Query<&PanOrbitCamera>, atlas: Res<Atlas>) -> bool {
    atlas.board.is_some() && cameras.iter().any(|camera| camera.initialized)
}

fn ask(view: Res<InitialView>, mut presets: MessageWriter<Preset>) {
    let flat = view.pose.is_some_and(|pose| pose.flat);
    presets.write(if flat { Preset::Top } else { view.camera });
}

/// What the preset doesn't say. The view is done with then, and the camera the person's.
fn come_near(
    mut view: ResMut<InitialView>,
    place: Res<BoardGeometry>,
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
            camera.target_focus = place.space(at);
        }
    }
    commands.remove_resource::<InitialView>();
}
