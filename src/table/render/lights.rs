//! The light over the table: a warm key light that casts the shadows, a cool light from the windows across that rims what is
//! dark, and what the room around sheds.

use super::environment;

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The colour where nothing is drawn.
pub const BACKGROUND: Color = Color::srgb(0.055, 0.045, 0.04);

/// Lights the scene.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(BACKGROUND))
        .insert_resource(DirectionalLightShadowMap { size: 4096 })
        .insert_resource(GlobalAmbientLight::NONE)
        .init_resource::<RoomEnvironment>()
        .add_systems(Startup, spawn_lights);
}

/// The light that casts the shadows.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct KeyLight;

/// The light from across.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct FillLight;

/// The environment map of the room, made when it is first drawn with: where a processor draws it isn't.
#[derive(Resource, Clone, Default, Reflect)]
#[reflect(Resource)]
pub struct RoomEnvironment(Option<EnvironmentMapLight>);

impl std::fmt::Debug for RoomEnvironment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RoomEnvironment")
    }
}

/// How bright the room is, in candelas a square metre for each unit of its paint.
const ROOM_LIGHT: f32 = 520.0;

impl RoomEnvironment {
    pub(super) fn map(&mut self, images: &mut Assets<Image>) -> EnvironmentMapLight {
        let map = &mut self.0;
        map.get_or_insert_with(|| environment::environment(images, ROOM_LIGHT))
            .clone()
    }
}

/// Gives every new 3D camera the environment map of the room, whatever the quality: for a scene to compare with.
pub fn add_environment_map(
    added: On<Add, Camera3d>,
    mut room: ResMut<RoomEnvironment>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let map = room.map(&mut images);
    commands.entity(added.entity).insert(map);
}

/// Where the key light comes from.
const LAMP: Vec3 = Vec3::new(-5.0, 9.0, 2.5);

/// How far aside the shadow of something falls that is one unit over the ground, in x and z.
pub fn away_from_lamp() -> Vec2 {
    -LAMP.xz() / LAMP.y
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
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
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
