//! What the pointer is over: the space and the piece that a hit on the table means.

use super::table::Table;
use crate::app::TurnSet;
use crate::rules::Coord;
use crate::table::camera::TableCamera;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::picking::pointer::PointerInteraction;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

/// What the pointer is over.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Hovered {
    pub space: Option<Coord>,
    pub piece: Option<Entity>,
}

/// What the pointer is over is known.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct HoverSet;

/// Updates [`Hovered`] before [`TurnSet::Gather`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .add_systems(Update, hover.in_set(HoverSet).before(TurnSet::Gather));
}

/// Writes [`Hovered`] from the hits of the pointer, or from a ray while a panel holds the pointer.
fn hover(
    pointers: Query<&PointerInteraction>,
    table: Table,
    egui: Res<EguiWantsInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut rays: MeshRayCast,
    mut hovered: ResMut<Hovered>,
) {
    let mut now = Hovered::default();
    if egui.is_using_pointer() && !egui.is_pointer_over_area() {
        // Something is dragged here from a panel, which keeps the pointer to itself.
        let ray = windows.iter().zip(&cameras).find_map(|(window, camera)| {
            let (camera, transform) = camera;
            camera
                .viewport_to_world(transform, window.cursor_position()?)
                .ok()
        });
        let on_table = |entity| table.holds(entity);
        let settings = MeshRayCastSettings::default().with_filter(&on_table);
        if let Some(ray) = ray
            && let Some((entity, hit)) = rays.cast_ray(ray, &settings).first()
        {
            now = table.at(*entity, hit.point);
        }
    } else if !egui.is_pointer_over_area() {
        let hits = pointers
            .iter()
            .filter_map(PointerInteraction::get_nearest_hit);
        for (entity, hit) in hits {
            if let (true, Some(point)) = (table.holds(*entity), hit.position) {
                now = table.at(*entity, point);
            }
        }
    }
    hovered.set_if_neq(now);
}
