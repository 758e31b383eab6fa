//! The trays: where the reserves wait. Panels show them, and say where; new pieces come from there.

use crate::rules::Color;
use crate::table::camera::TableCamera;
use crate::table::geometry::BoardGeometry;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Where each side's reserve is shown, in logical pixels of the window; empty where no panel shows it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct TrayRects(pub [Rect; 2]);

/// Adds the trays; the panels fill them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TrayRects>();
}

/// Where the trays are in the world.
#[derive(SystemParam)]
pub(super) struct Trays<'w, 's> {
    rects: Res<'w, TrayRects>,
    geometry: Res<'w, BoardGeometry>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Trays<'_, '_> {
    /// Where a side's new pieces come from: the edge of its tray, as it is seen on the table; beside the board on its side
    /// where there is none to be seen.
    pub(super) fn world_point(&self, owner: Color) -> Vec3 {
        let rect = self.rects.0[owner.index()];
        let beside = || {
            let towards = if owner == Color::White {
                Vec3::Z
            } else {
                Vec3::NEG_Z
            };
            self.geometry.centre + towards * (self.geometry.reach + 1.0)
        };
        let seen = || {
            let (camera, transform) = self.cameras.iter().next()?;
            let edge = Vec2::new(rect.max.x, rect.center().y);
            let ray = camera.viewport_to_world(transform, edge).ok()?;
            let far = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
            let point = ray.get_point(far);
            // Seen along the table the edge lies almost at the horizon.
            let reach = 4.0 * self.geometry.reach;
            (point.distance(self.geometry.centre) < reach).then_some(point)
        };
        let on_table = if rect.is_empty() { None } else { seen() };
        on_table.unwrap_or_else(beside)
    }
}
