//! The light over the table: a warm key light that casts the shadows, a cool fill from across, and a soft room around.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The colour behind the table.
pub const BACKGROUND: Color = Color::srgb(0.075, 0.085, 0.095);

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
            color: Color::srgb(1.0, 0.955, 0.89),
            illuminance: 5_200.0,
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
            color: Color::srgb(0.80, 0.88, 1.0),
            illuminance: 700.0,
            shadow_maps_enabled: false,
            ..default()
        },
        Transform::from_xyz(6.0, 5.0, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

impl FromWorld for RoomEnvironment {
    /// Bright above, dim at the sides, warm from the table below.
    fn from_world(world: &mut World) -> Self {
        let mut images = world.resource_mut::<Assets<Image>>();
        Self(EnvironmentMapLight {
            intensity: 430.0,
            ..EnvironmentMapLight::hemispherical_gradient(
                &mut images,
                Color::srgb(1.0, 0.98, 0.95),
                Color::srgb(0.62, 0.66, 0.72),
                Color::srgb(0.30, 0.27, 0.25),
            )
        })
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
