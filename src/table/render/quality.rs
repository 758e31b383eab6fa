//! How much the picture may cost: a ladder from everything a graphics card gives down to what a processor can draw alone.

use crate::app::{Quality, QualityChoice};
use crate::table::camera::TableCamera;
use crate::table::render::lights::{FillLight, KeyLight, Room};
use crate::table::render::redraw::Activity;
use crate::table::render::render_scale::{RenderScale, RenderScaleReady};
use bevy::core_pipeline::tonemapping::DebandDither;
use bevy::light::{DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use std::time::Duration;
use wgpu::DeviceType;

/// What a step is made of.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Step {
    shadow_map: Option<usize>,
    msaa: Msaa,
    reflections: bool,
    /// One lamp and plain materials.
    plain: bool,
    /// How many pixels are drawn while something moves. A table at rest is drawn with more.
    moving_pixels: f32,
}

impl Quality {
    const fn step(self) -> Step {
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
    pub(in crate::table) const fn is_plain(self) -> bool {
        self.step().plain
    }

    const fn below(self) -> Option<Self> {
        match self {
            Self::High => Some(Self::Medium),
            Self::Medium => Some(Self::Low),
            Self::Low => None,
        }
    }
}

/// The room's light where nothing reflects it and the fill light is out.
const PLAIN_AMBIENT: f32 = 640.0;

/// `Auto` steps down when a moving picture comes slower than this.
const SLOW: Duration = Duration::from_millis(42);
/// On the lowest step the picture has fewer pixels yet when it comes slower than `POOR`, and more again when it comes
/// faster than `FAST`, between these shares.
const POOR: Duration = Duration::from_millis(60);
const FAST: Duration = Duration::from_millis(34);
const LEAST_SHARE: f32 = 0.25;
const MOST_SHARE: f32 = 2.0;
/// How many seconds the picture of a table at rest may take. What a frame takes while it moves says little of it, because
/// most of that doesn't depend on the pixels: a common screen is always drawn whole.
const AT_REST: f32 = 0.4;
const REST_PIXELS: f32 = 2_100_000.0;
/// So many frames are looked at before anything changes; a hiccup is not slowness.
const LOOKED_AT: usize = 12;
/// Frames that wait for a pipeline to be compiled say nothing.
const SETTLING_SECS: f32 = 2.0;

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_systems(
            Update,
            (
                choose.run_if(resource_changed::<QualityChoice>),
                apply.run_if(resource_changed::<Quality>),
                sharpen,
            )
                .chain(),
        )
        .add_systems(Last, measure);
}

/// A choice holds; `Auto` begins at the top, or at the bottom where no graphics card draws.
fn choose(
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

fn apply(
    quality: Res<Quality>,
    room: Option<Res<Room>>,
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
        match &room {
            Some(room) if step.reflections => camera.insert(room.0.clone()),
            _ => camera.remove::<EnvironmentMapLight>(),
        };
    }
}

/// Fewer pixels while something moves, all of them at rest.
fn sharpen(
    quality: Res<Quality>,
    pace: Res<Pace>,
    can: Res<RenderScaleReady>,
    activity: Res<Activity>,
    mut cameras: Query<(&Camera, &mut RenderScale), With<TableCamera>>,
) {
    for (camera, mut percent) in &mut cameras {
        let moving = quality.step().moving_pixels * pace.share;
        let pixels = match (activity.rests(), pace.usual) {
            (false, _) => moving,
            (true, None) => f32::INFINITY,
            // A still picture may take a moment, but not keep the next click waiting.
            (true, Some(usual)) => (moving * AT_REST / usual.as_secs_f32()).max(REST_PIXELS),
        };
        let wanted = match camera.physical_viewport_size() {
            Some(size) if can.yes() => RenderScale::within(pixels, size),
            _ => RenderScale::default(),
        };
        percent.set_if_neq(wanted);
    }
}

/// How long the last frames took while something moved, and what that means for the number of pixels.
#[derive(Resource, Debug)]
struct Pace {
    frames: Vec<Duration>,
    settling_secs: f32,
    share: f32,
    /// The usual one, when it is known.
    usual: Option<Duration>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            frames: Vec::new(),
            settling_secs: SETTLING_SECS,
            share: 1.0,
            usual: None,
        }
    }
}

impl Pace {
    /// Notes a frame; tells the usual one when enough are known.
    fn note(&mut self, frame: Duration) -> Option<Duration> {
        self.frames.push(frame);
        if self.frames.len() < LOOKED_AT {
            return None;
        }
        self.frames.sort_unstable();
        let median = self.frames[LOOKED_AT / 2];
        self.frames.clear();
        Some(median)
    }
}

fn measure(
    time: Res<Time<Real>>,
    choice: Res<QualityChoice>,
    activity: Res<Activity>,
    mut pace: ResMut<Pace>,
    mut quality: ResMut<Quality>,
) {
    if quality.is_changed() || activity.new_board() {
        pace.frames.clear();
        pace.usual = None;
        pace.settling_secs = SETTLING_SECS;
    }
    // Only a frame that followed right after another says how long a frame takes.
    if *choice != QualityChoice::Auto || !activity.in_motion() {
        return;
    }
    if pace.settling_secs > 0.0 {
        pace.settling_secs -= time.delta_secs();
        return;
    }
    let Some(usual) = pace.note(time.delta()) else {
        return;
    };
    pace.usual = Some(usual);
    match quality.below() {
        Some(below) if usual > SLOW => *quality = below,
        None if usual > POOR => {
            // A part of the frame doesn't depend on the pixels: what is too much by a tenth asks for a fifth less of them.
            let less = (POOR.as_secs_f32() / usual.as_secs_f32()).powi(2);
            pace.share = (pace.share * less).max(LEAST_SHARE);
        }
        None if usual < FAST => pace.share = (pace.share * 1.2).min(MOST_SHARE),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hiccup_is_not_slowness_but_slow_frames_are() {
        let mut pace = Pace::default();
        let (smooth, slow) = (Duration::from_millis(16), Duration::from_millis(90));
        let mut usual = |frame: &dyn Fn(usize) -> Duration| {
            let told: Vec<_> = (0..LOOKED_AT).filter_map(|i| pace.note(frame(i))).collect();
            told[0]
        };
        assert_eq!(usual(&|i| if i == 3 { slow } else { smooth }), smooth);
        assert_eq!(usual(&|_| slow), slow);
    }

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
