//! The quality ladder: what each [`Quality`] draws, from everything a graphics card gives down to what a processor can
//! draw alone.

use crate::app::{Quality, QualityChoice};
use crate::table::camera::TableCamera;
use crate::table::render::lights::{FillLight, KeyLight, RoomEnvironment};
use bevy::core_pipeline::tonemapping::DebandDither;
use bevy::light::{DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

/// The settings of one step of the ladder.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Step {
    shadow_map: Option<usize>,
    msaa: Msaa,
    reflections: bool,
    /// One lamp and plain materials.
    plain: bool,
    /// How many pixels are drawn while something moves. A settled table is drawn with more.
    pub(super) moving_pixels: f32,
}

impl Quality {
    /// What this step of the ladder draws.
    pub(super) const fn step(self) -> Step {
        match self {
            Self::Low => Step {
                shadow_map: None,
                msaa: Msaa::Off,
                reflections: false,
                plain: true,
                moving_pixels: 250_000.0,
            },
            Self::Medium => Step {
                shadow_map: Some(2048),
                msaa: Msaa::Off,
                reflections: true,
                plain: false,
                moving_pixels: 2_100_000.0,
            },
            Self::High => Step {
                shadow_map: Some(4096),
                msaa: Msaa::Sample4,
                reflections: true,
                plain: false,
                moving_pixels: f32::INFINITY,
            },
        }
    }

    /// Whether bodies are drawn with the plain materials.
    pub(super) const fn is_plain(self) -> bool {
        self.step().plain
    }

    /// Whether the key light casts shadows.
    pub(in crate::table) const fn casts_shadows(self) -> bool {
        self.step().shadow_map.is_some()
    }

    /// The next step down.
    pub(super) const fn below(self) -> Option<Self> {
        match self {
            Self::High => Some(Self::Medium),
            Self::Medium => Some(Self::Low),
            Self::Low => None,
        }
    }
}

/// The room's light where nothing reflects it and the fill light is out.
const PLAIN_AMBIENT: f32 = 640.0;

/// The quality is chosen, and applied where it has changed.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct QualitySet;

/// Chooses and applies the quality in [`Update`], each only after a change.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            choose_quality.run_if(resource_changed::<QualityChoice>),
            apply_quality.run_if(resource_changed::<Quality>),
        )
            .chain()
            .in_set(QualitySet),
    );
}

/// A choice holds; `Auto` begins at the top, or at the bottom where no graphics card draws.
fn choose_quality(
    choice: Res<QualityChoice>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
) {
    let on_processor = adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu);
    let next = match *choice {
        QualityChoice::Always(step) => step,
        QualityChoice::Auto if on_processor => Quality::Low,
        QualityChoice::Auto => Quality::High,
    };
    quality.set_if_neq(next);
}

/// Applies a step to lights, shadow map and cameras.
fn apply_quality(
    quality: Res<Quality>,
    mut room: ResMut<RoomEnvironment>,
    mut images: ResMut<Assets<Image>>,
    mut key_lights: Query<&mut DirectionalLight, With<KeyLight>>,
    mut fill_lights: Query<&mut Visibility, With<FillLight>>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    mut ambient: ResMut<GlobalAmbientLight>,
    cameras: Query<Entity, With<TableCamera>>,
    mut commands: Commands,
) {
    let step = quality.step();
    for mut light in &mut key_lights {
        light.shadow_maps_enabled = step.shadow_map.is_some();
    }
    for mut visibility in &mut fill_lights {
        *visibility = if step.plain {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        };
    }
    if let Some(size) = step.shadow_map {
        shadow_map.size = size;
    }
    *ambient = GlobalAmbientLight {
        brightness: if step.reflections { 0.0 } else { PLAIN_AMBIENT },
        ..default()
    };
    let dither = if step.reflections {
        DebandDither::Enabled
    } else {
        DebandDither::Disabled
    };
    for camera in &cameras {
        let mut camera = commands.entity(camera);
        camera.insert((step.msaa, dither));
        if step.reflections {
            camera.insert(room.map(&mut images));
        } else {
            camera.remove::<EnvironmentMapLight>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_down_costs_less() {
        for (step, below) in [
            (Quality::High, Quality::Medium),
            (Quality::Medium, Quality::Low),
        ] {
            assert_eq!(step.below(), Some(below));
            assert!(below.step().moving_pixels < step.step().moving_pixels);
            assert!(below.step().shadow_map < step.step().shadow_map);
        }
    }
}
