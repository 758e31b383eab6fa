//! The light over the table: a warm key light that casts the shadows, a cool light from the windows across that rims what is
//! dark, and the room around.

use super::environment;

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The colour where nothing is drawn.
pub const BACKGROUND: Color = Color::srgb(0.055, 0.045, 0.04);

/// Lights the scene, and puts every 3D camera into the same soft room.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(BACKGROUND))
        .insert_resource(DirectionalLightShadowMap { size: 4096 })
        .insert_resource(GlobalAmbientLight::NONE)
        .init_resource::<RoomEnvironment>()
        .add_systems(Startup, spawn_lights)
        .add_observer(add_environment_map);
}

/// The light that casts the shadows.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct KeyLight;

/// The light from across.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct FillLight;

/// The environment map of the room, for the cameras that lose it on a lower step of quality.
#[derive(Resource, Clone, Reflect)]
#[reflect(Resource)]
pub struct RoomEnvironment(pub EnvironmentMapLight);

impl std::fmt::Debug for RoomEnvironment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RoomEnvironment")
    }
}

/// Spawns the two directional lights.
fn spawn_lights(mut commands: Commands) {
    commands.spawn((
        Name::new("Key light"),
        KeyLight,
        DirectionalLight {
            color: Color::srgb(1.0, 0.925, 0.815),
            illuminance: 5_600.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.015,
            shadow_normal_bias: 1.2,
            ..default()
        },
        // A table is small and seen from near: one cascade would do for a still camera, two keep close-ups crisp.
        CascadeShadowConfigBuilder {
            num_cascades: 2,
            minimum_distance: 1.0,
            first_cascade_far_bound: 16.0,
            maximum_distance: 48.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-5.0, 9.0, 2.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Name::new("Fill light"),
        FillLight,
        DirectionalLight {
            color: Color::srgb(0.68, 0.82, 1.0),
            illuminance: 1_500.0,
            shadow_maps_enabled: false,
            ..default()
        },
        Transform::from_xyz(3.5, 4.0, -7.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// How bright the room is, in candelas a square metre for each unit of its paint.
const ROOM_LIGHT: f32 = 520.0;

impl FromWorld for RoomEnvironment {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.resource_mut::<Assets<Image>>();
        Self(environment::environment(&mut images, ROOM_LIGHT))
    }
}

/// Gives every new 3D camera the environment map of the room.
fn add_environment_map(
    added: On<Add, Camera3d>,
    room: Res<RoomEnvironment>,
    mut commands: Commands,
) {
    commands.entity(added.entity).insert(room.0.clone());
}
