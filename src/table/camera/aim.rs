//! Where the camera is going, and what is seen from there.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use std::f32::consts::PI;

pub(super) const FIELD_OF_VIEW: f32 = PI / 4.0;
pub(super) const USUAL_PITCH: f32 = 0.92;
pub(super) const LOW_PITCH: f32 = 0.32;
/// The camera never goes below the table.
pub(super) const LOWEST_PITCH: f32 = 0.12;

/// Where the camera is going.
#[derive(Copy, Clone, Debug, Default, PartialEq, Reflect)]
pub(super) struct Aim {
    pub(super) yaw: f32,
    pub(super) pitch: f32,
    pub(super) radius: f32,
    pub(super) focus: Vec3,
}

impl Aim {
    pub(super) fn of(camera: &PanOrbitCamera) -> Self {
        Self {
            yaw: camera.target_yaw,
            pitch: camera.target_pitch,
            radius: camera.target_radius,
            focus: camera.target_focus,
        }
    }

    pub(super) fn apply_to(self, camera: &mut PanOrbitCamera) {
        camera.target_yaw = self.yaw;
        camera.target_pitch = self.pitch;
        camera.target_radius = self.radius;
        camera.target_focus = self.focus;
    }

    /// To the right, up and back, as seen from there.
    pub(super) fn axes(self) -> [Vec3; 3] {
        let view = Quat::from_euler(EulerRot::YXZ, self.yaw, -self.pitch, 0.0);
        Vec3::AXES.map(|axis| view * axis)
    }

    /// How long a pixel is at the focus.
    pub(super) fn per_pixel(self, window: Vec2) -> f32 {
        self.radius * (FIELD_OF_VIEW / 2.0).tan() / (window.y / 2.0)
    }

    /// Where a point is seen, in pixels from the middle of the window, y down; `None` behind the camera.
    pub(super) fn spot(
        self,
        axes: [Vec3; 3],
        point: Vec3,
        flat: bool,
        window: Vec2,
    ) -> Option<Vec2> {
        let [right, up, back] = axes;
        let way = point - self.focus;
        let depth = if flat {
            self.radius
        } else {
            self.radius - way.dot(back)
        };
        let scale = window.y / 2.0 / (depth * (FIELD_OF_VIEW / 2.0).tan());
        let across = Vec2::new(way.dot(right), -way.dot(up));
        (depth > 0.1).then(|| across * scale)
    }
}
