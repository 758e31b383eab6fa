//! Following the game: what is new and outside of the picture is brought into it.

use super::fit::{fit, outline};
use super::presets::{FreeViewport, PresetSet};
use crate::app::{OnBoard, TurnSet};
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// Follows changed pieces in [`TurnSet::Animate`], after presets.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        see_new_pieces
            .in_set(TurnSet::Animate)
            .after(PresetSet)
            .run_if(any_match_filter::<Changed<OnBoard>>),
    );
}

/// The camera moves by itself only when a piece lies outside the picture, and then no more than it must: it steps back.
fn see_new_pieces(
    geometry: Res<BoardGeometry>,
    pieces: Query<&OnBoard>,
    free: Res<FreeViewport>,
    mut cameras: Query<(&Camera, &GlobalTransform, &Projection, &mut PanOrbitCamera)>,
) {
    let lying: Vec<Vec3> = pieces
        .iter()
        .map(|piece| geometry.slot(piece.anchor()))
        .collect();
    for (camera, transform, projection, mut orbit) in &mut cameras {
        let Some(window) = camera.logical_viewport_size() else {
            continue;
        };
        // A hand's breadth beyond the opening is still seen: panels float.
        let seen = Rect::from_corners(Vec2::ZERO, window).inflate(-0.02 * window.y);
        let is_seen = |at: &Vec3| {
            let spot = camera.world_to_viewport(transform, *at);
            spot.is_ok_and(|spot| seen.contains(spot))
        };
        if lying.iter().all(is_seen) {
            continue;
        }
        let stands = (orbit.target_yaw, orbit.target_pitch);
        let flat = matches!(projection, Projection::Orthographic(_));
        let points = outline(&lying, geometry.centre);
        let (radius, focus) = fit(&points, geometry.centre, stands, flat, window, free.0);
        orbit.target_focus = focus;
        orbit.target_radius = orbit.target_radius.max(radius);
    }
}
