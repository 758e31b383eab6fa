//! How much the picture may cost: a ladder from everything a graphics card gives down to what a processor can draw alone.

use super::camera::TableCamera;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::{DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

/// A step of the ladder.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quality {
    /// No shadows, no smoothing, no reflections: for machines that draw without a graphics card.
    Low,
    /// Shadows and smoothing at half the cost.
    Medium,
    #[default]
    High,
}

/// The room's light where nothing reflects it.
const PLAIN_AMBIENT: f32 = 520.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .add_systems(Startup, choose)
        .add_systems(Update, apply.run_if(resource_changed::<Quality>));
}

/// Without a graphics card the ladder starts at its lowest step.
fn choose(adapter: Option<Res<RenderAdapterInfo>>, mut quality: ResMut<Quality>) {
    if adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu) {
        *quality = Quality::Low;
    }
}

fn apply(
    quality: Res<Quality>,
    mut lights: Query<&mut DirectionalLight>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    mut ambient: ResMut<GlobalAmbientLight>,
    cameras: Query<Entity, With<TableCamera>>,
    mut commands: Commands,
) {
    let quality = *quality;
    // The brightest light is the key light: the only one that ever casts shadows.
    let brightest = lights
        .iter()
        .map(|light| light.illuminance)
        .fold(0.0, f32::max);
    for mut light in &mut lights {
        light.shadow_maps_enabled = quality > Quality::Low && light.illuminance >= brightest;
    }
    shadow_map.size = if quality == Quality::High { 4096 } else { 2048 };
    *ambient = GlobalAmbientLight {
        brightness: if quality == Quality::Low {
            PLAIN_AMBIENT
        } else {
            0.0
        },
        ..default()
    };
    for camera in &cameras {
        let (msaa, tone, dither) = match quality {
            Quality::Low => (Msaa::Off, Tonemapping::AcesFitted, DebandDither::Disabled),
            Quality::Medium => (
                Msaa::Sample2,
                Tonemapping::AcesFitted,
                DebandDither::Enabled,
            ),
            Quality::High => (
                Msaa::Sample4,
                Tonemapping::AcesFitted,
                DebandDither::Enabled,
            ),
        };
        commands.entity(camera).insert((msaa, tone, dither));
        if quality == Quality::Low {
            commands.entity(camera).remove::<EnvironmentMapLight>();
        }
    }
}
