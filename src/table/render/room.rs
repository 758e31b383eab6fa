//! The room that is seen behind the table: a sphere around everything, painted with what the lights light.

use super::environment::background;
use super::plain_material::Surface;
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::picking::Pickable;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Far enough that no camera leaves it, near enough that it is seen.
const RADIUS: f32 = 120.0;
const ROUND: u32 = 64;
const HIGH: u32 = 32;

/// Builds the room in [`Startup`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build_room);
}

fn build_room(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    commands.spawn((
        Name::new("Room"),
        Mesh3d(meshes.add(sphere())),
        Surface(materials.add(StandardMaterial {
            base_color: Color::WHITE,
            unlit: true,
            ..default()
        })),
        NotShadowCaster,
        NotShadowReceiver,
        Pickable::IGNORE,
    ));
}

/// A sphere seen from within.
fn sphere() -> Mesh {
    let mut directions = Vec::new();
    for row in 0..=HIGH {
        let pitch = PI * (row as f32 / HIGH as f32 - 0.5);
        for column in 0..=ROUND {
            let yaw = TAU * column as f32 / ROUND as f32;
            directions.push(Vec3::new(
                yaw.sin() * pitch.cos(),
                pitch.sin(),
                yaw.cos() * pitch.cos(),
            ));
        }
    }
    let mut indices = Vec::new();
    for row in 0..HIGH {
        for column in 0..ROUND {
            let low = row * (ROUND + 1) + column;
            let high = low + ROUND + 1;
            indices.extend([low, high, low + 1, low + 1, high, high + 1]);
        }
    }
    let painted = |way: &Vec3| background(*way).to_f32_array();
    let each = |of: fn(&Vec3) -> [f32; 3]| directions.iter().map(of).collect::<Vec<_>>();
    let colors: Vec<[f32; 4]> = directions.iter().map(painted).collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, each(|way| (*way * RADIUS).into()))
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, each(|way| (-*way).into()))
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0f32; 2]; directions.len()])
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
    .with_inserted_indices(Indices::U32(indices))
}
