//! A painting of all that is seen around: light by its direction, laid on in soft shapes.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use fastrand::Rng;
use std::f32::consts::{PI, TAU};

/// How far a painting reaches up and down, in radians; what is above and below is as its edges.
pub(super) const HIGHEST: f32 = 0.9;
pub(super) const WIDE: usize = 1024;
pub(super) const HIGH: usize = 256;

/// The light of every point of the painting.
pub(super) struct Canvas(Vec<Vec3>);

/// From 0 below an edge to 1 above it.
pub(super) fn step(edge: f32, at: f32, soft: f32) -> f32 {
    let share = ((at - edge) / soft + 0.5).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// The height of a row of the painting.
fn pitch_of(row: usize) -> f32 {
    HIGHEST * (1.0 - 2.0 * (row as f32 + 0.5) / HIGH as f32)
}

/// Where a column is.
fn yaw_of(column: i32) -> f32 {
    TAU * ((column as f32 + 0.5) / WIDE as f32 - 0.5)
}

impl Canvas {
    /// One light a height.
    pub(super) fn of_heights(light: impl Fn(f32) -> Vec3) -> Self {
        let rows = (0..HIGH).flat_map(|row| std::iter::repeat_n(light(pitch_of(row)), WIDE));
        Self(rows.collect())
    }

    /// Does something with every point around a place, given how far it is aside and up.
    pub(super) fn around(
        &mut self,
        [yaw, pitch]: [f32; 2],
        [wide, high]: [f32; 2],
        mut draw: impl FnMut(&mut Vec3, f32, f32),
    ) {
        let column = |yaw: f32| (yaw / TAU + 0.5) * WIDE as f32;
        let row = |pitch: f32| (0.5 - 0.5 * pitch / HIGHEST) * HIGH as f32;
        let wide = wide.min(PI);
        let from = column(yaw - wide).floor() as i32;
        let columns = from..(column(yaw + wide).ceil() as i32).min(from + WIDE as i32);
        let rows =
            row(pitch + high).max(0.0) as usize..(row(pitch - high).ceil() as usize).min(HIGH);
        for row in rows {
            let up = pitch_of(row) - pitch;
            for column in columns.clone() {
                let at = column.rem_euclid(WIDE as i32) as usize;
                draw(&mut self.0[row * WIDE + at], yaw_of(column) - yaw, up);
            }
        }
    }

    /// Covers a rectangle with soft edges.
    pub(super) fn cover(
        &mut self,
        at: [f32; 2],
        half: [f32; 2],
        soft: f32,
        light: impl Fn(f32, f32) -> Vec3,
    ) {
        self.around(at, half.map(|half| half + soft), |point, aside, up| {
            let share = step(-half[0], -aside.abs(), soft) * step(-half[1], -up.abs(), soft);
            if share > 0.0 {
                *point = point.lerp(light(at[0] + aside, at[1] + up), share);
            }
        });
    }

    /// Adds a glow that fades to all sides.
    pub(super) fn glow(&mut self, at: [f32; 2], half: [f32; 2], light: Vec3) {
        self.around(at, half.map(|half| 1.5 * half), |point, aside, up| {
            let away = (aside / half[0]).powi(2) + (up / half[1]).powi(2);
            let share = (1.0 - away / 2.25).max(0.0);
            *point += light * share * share * share;
        });
    }

    /// Adds a far lamp: out of focus it is a disc.
    pub(super) fn bokeh(&mut self, at: [f32; 2], radius: f32, light: Vec3) {
        self.around(at, [radius * 1.6; 2], |point, aside, up| {
            let away = aside.hypot(up) / radius;
            *point += light * step(-1.0, -away, 0.7) * (0.75 + 0.25 * away.min(1.0));
        });
    }

    /// The image, with a grain that keeps the dim walls from falling into bands.
    pub(super) fn image(self, rng: &mut Rng) -> Image {
        // The curve of sRGB by the square root of the light: dim light needs more of the steps.
        const STEPS: usize = 2048;
        let curve: Vec<f32> = (0..=STEPS)
            .map(|step| {
                let light = (step as f32 / STEPS as f32).powi(2);
                255.0 * Srgba::from(LinearRgba::rgb(light, light, light)).red
            })
            .collect();
        let mut bytes = Vec::with_capacity(WIDE * HIGH * 4);
        for light in self.0 {
            let grain = rng.f32();
            bytes.extend(light.to_array().map(|light| {
                let step = (light.clamp(0.0, 1.0).sqrt() * STEPS as f32) as usize;
                (curve[step] + grain) as u8
            }));
            bytes.push(255);
        }
        let size = Extent3d {
            width: WIDE as u32,
            height: HIGH as u32,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new(
            size,
            TextureDimension::D2,
            bytes,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::ClampToEdge,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            ..default()
        });
        image
    }
}
