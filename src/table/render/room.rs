//! The room that is seen behind the table: a sphere around everything, with a painting of it.

use super::canvas::HIGHEST;
use super::plain_material::Surface;
use super::room_painting::painting;
use crate::app::Board;
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::picking::Pickable;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Far enough that no camera leaves it, near enough that it is seen.
const RADIUS: f32 = 120.0;
/// How much brighter than its painting it is.
const BRIGHT: f32 = 1.6;
const ROUND: u32 = 48;
const HIGH: u32 = 24;

/// The room around the table.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
struct Room;

/// Builds the room in [`Update`], when the first board comes to the table: nobody sees it before.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        build_room
            .run_if(not(any_with_component::<Room>).and_then(any_match_filter::<Added<Board>>)),
    );
}

fn build_room(
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    commands.spawn((
        Name::new("Room"),
        Room,
        Mesh3d(meshes.add(sphere())),
        Surface(materials.add(StandardMaterial {
            // The camera's curve takes from what is dim.
            base_color: Color::linear_rgb(BRIGHT, BRIGHT, BRIGHT),
            base_color_texture: Some(images.add(painting())),
            unlit: true,
            // Drawn after the table and before all that is seen through: nothing is painted that the table hides.
            alpha_mode: AlphaMode::Blend,
            depth_bias: -1000.0,
            ..default()
        })),
        NotShadowCaster,
        NotShadowReceiver,
        Pickable::IGNORE,
    ));
}

/// A sphere seen from within. The painting goes once around it, and up and down as far as it reaches.
fn sphere() -> Mesh {
    let (mut directions, mut uvs) = (Vec::new(), Vec::new());
    for row in 0..=HIGH {
        let pitch = PI * (row as f32 / HIGH as f32 - 0.5);
        for column in 0..=ROUND {
            let yaw = TAU * (column as f32 / ROUND as f32 - 0.5);
            directions.push(Vec3::new(
                yaw.sin() * pitch.cos(),
                pitch.sin(),
                -yaw.cos() * pitch.cos(),
            ));
            uvs.push([yaw / TAU + 0.5, 0.5 - 0.5 * pitch / HIGHEST]);
        }
    }
    let mut indices = Vec::new();
    for row in 0..HIGH {
        for column in 0..ROUND {
            let low = row * (ROUND + 1) + column;
            let high = low + ROUND + 1;
            indices.extend([low, low + 1, high, low + 1, high + 1, high]);
        }
    }
    let each = |of: fn(&Vec3) -> [f32; 3]| directions.iter().map(of).collect::<Vec<_>>();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, each(|way| (*way * RADIUS).into()))
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, each(|way| (-*way).into()))
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}
