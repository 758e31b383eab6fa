//! Zooming towards the pointer: what it points at stays under it.

use super::TableCamera;
use super::aim::Aim;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_panorbit_camera::PanOrbitCamera;

/// How much larger everything is after a notch of the wheel.
const NOTCH: f32 = 1.15;
/// What the pointer meets farther away than so many times the focus is as good as the horizon.
const HORIZON: f32 = 3.0;

/// Zooms the camera of the table.
#[derive(SystemParam)]
pub(in crate::table) struct Zoom<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<
        'w,
        's,
        (
            &'static Camera,
            &'static Projection,
            &'static mut PanOrbitCamera,
        ),
        With<TableCamera>,
    >,
}

impl Zoom<'_, '_> {
    /// Zooms in by so many notches, out where they are negative.
    pub(in crate::table) fn by(&mut self, notches: f32) {
        let pointer = self.windows.iter().find_map(Window::cursor_position);
        for (camera, projection, mut orbit) in &mut self.cameras {
            let Some(window) = camera.logical_viewport_size() else {
                continue;
            };
            let aim = Aim::of(&orbit);
            let flat = matches!(projection, Projection::Orthographic(_));
            let wanted = aim.radius / NOTCH.powf(notches);
            let most = orbit.zoom_upper_limit.unwrap_or(f32::MAX);
            let radius = wanted.clamp(orbit.zoom_lower_limit, most.max(aim.radius));
            let spot = pointer.map_or(Vec2::ZERO, |pointer| pointer - window / 2.0);
            zoomed(aim, radius, meets_table(aim, spot, flat, window)).apply_to(&mut orbit);
        }
    }
}

/// The same view with everything nearer to or farther from a point, which is seen where it was.
fn zoomed(aim: Aim, radius: f32, point: Vec3) -> Aim {
    let focus = point + (aim.focus - point) * (radius / aim.radius);
    Aim {
        radius,
        focus,
        ..aim
    }
}

/// Where a spot of the window, in pixels from its middle, lies on the table; beside the focus where that is too far away.
fn meets_table(aim: Aim, spot: Vec2, flat: bool, window: Vec2) -> Vec3 {
    let [right, up, back] = aim.axes();
    let beside = aim.focus + (right * spot.x - up * spot.y) * aim.per_pixel(window);
    let eye = aim.focus + back * aim.radius;
    let way = if flat {
        -back
    } else {
        (beside - eye).normalize()
    };
    let from = if flat {
        beside + back * aim.radius
    } else {
        eye
    };
    let far = -from.y / way.y;
    let near_enough = 0.0..HORIZON * aim.radius;
    if way.y < 0.0 && near_enough.contains(&far) {
        from + way * far
    } else {
        beside
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_pointer_is_on_stays_under_it() {
        let window = Vec2::new(1280.0, 800.0);
        for flat in [false, true] {
            for spot in [
                Vec2::ZERO,
                Vec2::new(300.0, 120.0),
                Vec2::new(-200.0, -90.0),
            ] {
                let aim = Aim {
                    yaw: 0.4,
                    pitch: 0.9,
                    radius: 12.0,
                    focus: Vec3::new(1.0, 0.0, -2.0),
                };
                let point = meets_table(aim, spot, flat, window);
                assert!(point.y.abs() < 1e-3, "{point}");
                let nearer = zoomed(aim, aim.radius / NOTCH, point);
                let seen = nearer.spot(nearer.axes(), point, flat, window).unwrap();
                assert!(seen.distance(spot) < 0.1, "{seen} for {spot}");
            }
        }
    }
}
