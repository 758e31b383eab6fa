//! The mouse on the camera: a drag orbits or pans. Where the pointer is counts, as every window system says it; how far the
//! mouse went by itself counts only where the pointer is never reported to move. So remote screens and virtual machines,
//! which give one or the other, orbit like a mouse on the desk, and nothing is counted twice.

use super::TableCamera;
use super::aim::Aim;
use bevy::input::mouse::MouseMotion;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_panorbit_camera::{ActiveCameraData, PanOrbitCamera, PanOrbitCameraSystemSet};
use std::f32::consts::{PI, TAU};

/// The drag that moves the camera, while its button is down.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub(in crate::table) struct CameraDrag(Option<Dragging>);

#[derive(Copy, Clone, Debug, PartialEq)]
struct Dragging {
    button: MouseButton,
    pans: bool,
    from: Vec2,
    /// How far the pointer was seen to go, if it was; and how far the mouse says that it went.
    pointer: Option<Vec2>,
    mouse: Vec2,
    /// How much of it the camera has followed.
    followed: Vec2,
}

impl CameraDrag {
    /// Begins a drag at a point of the window, unless one is under way.
    pub(in crate::table) fn begin(&mut self, button: MouseButton, pans: bool, from: Vec2) {
        self.0.get_or_insert(Dragging {
            button,
            pans,
            from,
            pointer: None,
            mouse: Vec2::ZERO,
            followed: Vec2::ZERO,
        });
    }
}

impl Dragging {
    /// What the camera hasn't followed yet.
    fn follow(&mut self) -> Vec2 {
        let way = self.pointer.unwrap_or(self.mouse);
        let rest = way - self.followed;
        self.followed = way;
        rest
    }
}

/// Moves the camera before it eases in [`PostUpdate`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraDrag>().add_systems(
        PostUpdate,
        (leave_mouse_to_us, follow_drag)
            .before(PanOrbitCameraSystemSet)
            .after(super::disable_over_panels),
    );
}

/// The camera's own input is for fingers alone: of the mouse it knows only how far it went, never where the pointer is.
fn leave_mouse_to_us(
    touches: Res<Touches>,
    windows: Query<&Window>,
    cameras: Query<(Entity, &Camera), With<TableCamera>>,
    mut active: ResMut<ActiveCameraData>,
) {
    let camera = cameras.iter().next();
    active.set_if_neq(ActiveCameraData {
        entity: camera
            .map(|(entity, _)| entity)
            .filter(|_| touches.iter().next().is_some()),
        viewport_size: camera.and_then(|(_, camera)| camera.logical_viewport_size()),
        window_size: windows.iter().next().map(Window::size),
        manual: true,
    });
}

/// Orbits or pans by what the drag has gone since the last frame.
fn follow_drag(
    buttons: Res<ButtonInput<MouseButton>>,
    mut moves: MessageReader<CursorMoved>,
    mut motions: MessageReader<MouseMotion>,
    mut drag: ResMut<CameraDrag>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera), With<TableCamera>>,
) {
    let at = moves.read().last().map(|moved| moved.position);
    let by: Vec2 = motions.read().map(|motion| motion.delta).sum();
    let Some(dragging) = &mut drag.bypass_change_detection().0 else {
        return;
    };
    let seen = at.map(|at| at - dragging.from);
    dragging.pointer = seen
        .filter(|way| dragging.pointer.is_some() || *way != Vec2::ZERO)
        .or(dragging.pointer);
    dragging.mouse += by;
    let way = dragging.follow();
    for (camera, mut orbit) in &mut cameras {
        let Some(window) = camera.logical_viewport_size() else {
            continue;
        };
        if way == Vec2::ZERO {
            continue;
        }
        if dragging.pans {
            let aim = Aim::of(&orbit);
            let [right, up, _] = aim.axes();
            orbit.target_focus += (up * way.y - right * way.x) * aim.per_pixel(window);
        } else {
            orbit.target_yaw -= way.x / window.x * TAU;
            orbit.target_pitch += way.y / window.y * PI;
        }
    }
    if !buttons.pressed(dragging.button) {
        drag.0 = None;
    }
}
