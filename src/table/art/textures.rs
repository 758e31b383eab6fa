//! Small repeating textures made in code: terrazzo, stone, wood, cloth. Each tiles without a seam and carries its mipmaps,
//! so that a far board doesn't shimmer.

use super::colors::Srgb;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::f32::consts::TAU;

type Rgb = Srgb;

/// One kind of chip in terrazzo: its colour, its radius in pixels, and how many there are.
#[derive(Copy, Clone, Debug)]
pub(super) struct Chip {
    pub color: Rgb,
    pub radius: f32,
    pub count: usize,
}

const SIZE: usize = 512;

/// Irregular chips strewn over a ground colour.
pub(super) fn terrazzo(ground: Rgb, chips: &[Chip], seed: u64) -> Image {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut pixels = vec![ground; SIZE * SIZE];
    for chip in chips {
        for _ in 0..chip.count {
            let centre = Vec2::new(rng.f32(), rng.f32()) * SIZE as f32;
            let radius = chip.radius * (0.5 + rng.f32());
            let (lobes, turn) = (rng.u32(2..4) as f32, rng.f32() * TAU);
            let aspect = 0.6 + 0.4 * rng.f32();
            let strength = 0.6 + 0.4 * rng.f32();
            let reach = (radius * 1.8).ceil() as i32;
            for dy in -reach..=reach {
                for dx in -reach..=reach {
                    let offset = Vec2::from_angle(turn).rotate(Vec2::new(dx as f32, dy as f32));
                    let offset = Vec2::new(offset.x, offset.y / aspect);
                    let edge = radius * (1.0 + 0.25 * (offset.to_angle() * lobes + turn).sin());
                    let cover = (edge - offset.length() + 0.5).clamp(0.0, 1.0) * strength;
                    if cover > 0.0 {
                        let x = (centre.x as i32 + dx).rem_euclid(SIZE as i32) as usize;
                        let y = (centre.y as i32 + dy).rem_euclid(SIZE as i32) as usize;
                        mix(&mut pixels[y * SIZE + x], chip.color, cover);
                    }
                }
            }
        }
    }
    finish(pixels)
}

/// Grain along u, from a light to a dark tone; its waves are slow, and none at 0.
pub(super) fn wood(light: Rgb, dark: Rgb, waves: f32, seed: u64) -> Image {
    let mut rng = fastrand::Rng::with_seed(seed);
    let noise = Noise::new(&mut rng);
    let fine = Noise::new(&mut rng);
    let (wave, bends) = (noise.layer(3, 5), noise.layer(2, 2));
    let (fibres, pores) = (fine.layer(4, 96), fine.layer(12, 128));
    let pixels = paint(|x, y| {
        let drift = (wave.at(x, y) * 0.10 + bends.at(x, y) * 0.12) * waves;
        let v = y as f32 / SIZE as f32;
        let rings = ((v + drift) * TAU * 9.0).sin() * 0.5 + 0.5;
        let pores = pores.at(x, y).powi(4) * 0.8;
        let share = rings * rings * 0.45 + fibres.at(x, y) * 0.35 + pores * 0.3;
        let mut color = light;
        mix(&mut color, dark, share.clamp(0.0, 1.0));
        color
    });
    finish(pixels)
}

/// Stone: clouds of two tones, a few thin veins, and fine grains.
pub(super) fn stone(light: Rgb, dark: Rgb, seed: u64) -> Image {
    let mut rng = fastrand::Rng::with_seed(seed);
    let (broad, fine) = (Noise::new(&mut rng), Noise::new(&mut rng));
    let (clouds, wisps) = (broad.layer(3, 4), broad.layer(9, 7));
    let (bends, grains) = (fine.layer(4, 3), fine.layer(128, 128));
    let pixels = paint(|x, y| {
        let cloud = clouds.at(x, y) * 0.55 + wisps.at(x, y) * 0.45;
        let vein = 1.0 - (bends.at(x, y) + wisps.at(x, y) * 0.22 - 0.6).abs() * 26.0;
        let grain = grains.at(x, y);
        let share = cloud * 0.8 + (grain - 0.5) * 0.35 - vein.max(0.0) * 0.35;
        let mut color = light;
        mix(&mut color, dark, share.clamp(0.0, 1.0));
        color
    });
    finish(pixels)
}

/// Felt: soft blotches, and fibres that lie every way, the dark ones under the light ones.
pub(super) fn cloth(tone: Rgb, seed: u64) -> Image {
    const FIBRES: usize = 15_000;
    let mut rng = fastrand::Rng::with_seed(seed);
    let (broad, fine) = (Noise::new(&mut rng), Noise::new(&mut rng));
    let (weave, blotches) = (fine.layer(96, 96), broad.layer(4, 4));
    let mut pixels = paint(|x, y| {
        let weave = weave.at(x, y) - 0.5;
        let blotches = blotches.at(x, y) - 0.5;
        let shade = 0.97 + 0.10 * weave + 0.05 * blotches;
        tone.map(|channel| channel * shade)
    });
    for i in 0..FIBRES {
        let depth = i as f32 / FIBRES as f32;
        let shade = 0.76 + 0.48 * depth + 0.12 * rng.f32();
        let color = tone.map(|channel| (channel * shade + 0.012 * depth).min(1.0));
        let cover = 0.22 + 0.30 * rng.f32();
        let mut at = Vec2::new(rng.f32(), rng.f32()) * SIZE as f32;
        let mut angle = rng.f32() * TAU;
        let bend = 0.22 * (rng.f32() - 0.5);
        for _ in 0..rng.u32(9..26) {
            let [x, y] = [at.x, at.y].map(|at| (at as i32).rem_euclid(SIZE as i32) as usize);
            mix(&mut pixels[y * SIZE + x], color, cover);
            at += Vec2::from_angle(angle);
            angle += bend;
        }
    }
    finish(pixels)
}

/// Makes several textures at once, each on a thread of its own.
pub(super) fn together<const N: usize>(makers: [&(dyn Fn() -> Image + Sync); N]) -> [Image; N] {
    std::thread::scope(|scope| {
        let threads = makers.map(|make| scope.spawn(make));
        threads.map(|thread| thread.join().expect("painting a texture doesn't panic"))
    })
}

fn mix(pixel: &mut Rgb, toward: Rgb, share: f32) {
    for (channel, goal) in pixel.iter_mut().zip(toward) {
        *channel += (goal - *channel) * share;
    }
}

fn paint(color: impl Fn(usize, usize) -> Rgb) -> Vec<Rgb> {
    (0..SIZE * SIZE)
        .map(|i| color(i % SIZE, i / SIZE))
        .collect()
}

/// Value noise in 0..1 that repeats after a whole number of cells.
#[derive(Debug)]
struct Noise(Vec<f32>);

/// The noise over a texture that is divided into so many cells each way (at most 128).
#[derive(Debug)]
struct Layer<'a> {
    noise: &'a Noise,
    columns: Vec<Between>,
    rows: Vec<Between>,
}

/// The two cells that a pixel lies between, and how far it is from the first to the second. Worked out once for a row or
/// a column: a texture has a quarter of a million pixels.
#[derive(Copy, Clone, Debug)]
struct Between {
    near: usize,
    far: usize,
    share: f32,
}

impl Noise {
    const CELLS: usize = 128;

    fn new(rng: &mut fastrand::Rng) -> Self {
        Self((0..Self::CELLS * Self::CELLS).map(|_| rng.f32()).collect())
    }

    fn layer(&self, across: usize, down: usize) -> Layer<'_> {
        let between = |cells: usize| {
            let pixel = move |i: usize| {
                let at = i as f32 / SIZE as f32 * cells as f32;
                let t = at.fract();
                Between {
                    near: at as usize % cells,
                    far: (at as usize + 1) % cells,
                    share: t * t * (3.0 - 2.0 * t),
                }
            };
            (0..SIZE).map(pixel).collect()
        };
        Layer {
            noise: self,
            columns: between(across),
            rows: between(down),
        }
    }
}

impl Layer<'_> {
    fn at(&self, x: usize, y: usize) -> f32 {
        let (column, row) = (self.columns[x], self.rows[y]);
        let along = |row: usize| {
            let cells = &self.noise.0[row * Noise::CELLS..][..Noise::CELLS];
            cells[column.near] + (cells[column.far] - cells[column.near]) * column.share
        };
        let near = along(row.near);
        near + (along(row.far) - near) * row.share
    }
}

/// An image with all its mipmaps, repeating in both directions.
fn finish(mut pixels: Vec<Rgb>) -> Image {
    let mut bytes = Vec::with_capacity(SIZE * SIZE * 16 / 3);
    let mut size = SIZE;
    let mut levels = 0;
    loop {
        for pixel in &pixels {
            bytes.extend(pixel.map(|channel| (channel * 255.0 + 0.5) as u8));
            bytes.push(255);
        }
        levels += 1;
        if size == 1 {
            break;
        }
        let half = size / 2;
        pixels = (0..half * half)
            .map(|i| {
                let (x, y) = (2 * (i % half), 2 * (i / half));
                std::array::from_fn(|c| {
                    let row = |y: usize| pixels[y * size + x][c] + pixels[y * size + x + 1][c];
                    (row(y) + row(y + 1)) / 4.0
                })
            })
            .collect();
        size = half;
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: SIZE as u32,
            height: SIZE as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(bytes);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}
