//! Limits: however a person drags and rolls, the board is never lost.

use super::TableCamera;
use super::aim::Aim;
use super::fit::fitting_distance;
use super::presets::PresetSet;
use crate::app::{Space, TurnSet};
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera, PanOrbitCameraSystemSet};

/// Sets the limits when the board has changed, and checks every movement in [`PostUpdate`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        set_limits
            .in_set(TurnSet::Animate)
            .before(PresetSet)
            .run_if(resource_changed::<BoardGeometry>),
    )
    .add_systems(
        PostUpdate,
        keep_board_in_view.after(PanOrbitCameraSystemSet),
    );
}

/// Fits the limits of focus and zoom to the board.
fn set_limits(geometry: Res<BoardGeometry>, mut cameras: Query<&mut PanOrbitCamera>) {
    for mut camera in &mut cameras {
        camera.focus_bounds_origin = geometry.centre;
        camera.zoom_upper_limit = Some(fitting_distance(&geometry) * 2.5);
        // A board that becomes another doesn't push the camera about.
        let aim = Aim::of(&camera);
        admit(&mut camera, aim, &geometry);
    }
}

/// Lets the camera stand where it is sent: a tower may need more room than the limits for the bare board give.
pub(super) fn admit(camera: &mut PanOrbitCamera, aim: Aim, geometry: &BoardGeometry) {
    let far = camera.zoom_upper_limit.unwrap_or(aim.radius);
    camera.zoom_upper_limit = Some(far.max(aim.radius));
    let wide = geometry.reach.max(aim.focus.distance(geometry.centre));
    // A hair's breadth more, or rounding would count as a step of a person.
    camera.focus_bounds_shape = Some(FocusBoundsShape::Sphere(Sphere::new(wide + 0.01)));
}

/// How much of the window, at each edge, doesn't count as seeing the board.
const MARGIN: f32 = 0.12;

/// However a person drags and rolls, some space of the board stays well inside the window: what would lose the last one
/// isn't done.
fn keep_board_in_view(
    spaces: Query<&Space>,
    geometry: Res<BoardGeometry>,
    mut good: Local<Aim>,
    mut cameras: Query<(&Camera, &Projection, &mut PanOrbitCamera), With<TableCamera>>,
) {
    for (camera, projection, mut orbit) in &mut cameras {
        let aim = Aim::of(&orbit);
        let Some(window) = camera.logical_viewport_size() else {
            continue;
        };
        if aim == *good || !orbit.initialized || spaces.is_empty() {
            continue;
        }
        let flat = matches!(projection, Projection::Orthographic(_));
        let inner = window * (0.5 - MARGIN);
        let in_sight = |aim: Aim| {
            let axes = aim.axes();
            spaces.iter().any(|space| {
                let spot = aim.spot(axes, geometry.space(space.0), flat, window);
                spot.is_some_and(|spot| spot.abs().cmple(inner).all())
            })
        };
        if in_sight(aim) || !in_sight(*good) {
            *good = aim;
        } else {
            good.apply_to(&mut orbit);
        }
    }
}
