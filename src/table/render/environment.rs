//! The light of the room around the table, made in code: an evening with a lamp over the table, windows at dusk and a warm
//! corner. As cube maps it lights and reflects.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use std::f32::consts::{FRAC_PI_2, PI};

/// A patch of light on the walls or the ceiling: where its middle is, half its width and height in radians, and its light.
#[derive(Copy, Clone, Debug)]
pub(super) struct Patch {
    /// Around the vertical to the right, 0 towards −z, the side away from White; and over the horizon.
    pub yaw: f32,
    pub pitch: f32,
    pub half: [f32; 2],
    light: [f32; 3],
}

const fn patch(yaw: f32, pitch: f32, half: [f32; 2], light: [f32; 3]) -> Patch {
    Patch {
        yaw,
        pitch,
        half,
        light,
    }
}

/// Four windows at dusk: two away from White, one to the right and one behind. Their rim of light tells black from black.
pub(super) const WINDOWS: [Patch; 4] = [
    patch(-0.42, 0.30, [0.20, 0.26], [2.3, 2.9, 4.0]),
    patch(0.22, 0.30, [0.20, 0.26], [2.3, 2.9, 4.0]),
    patch(1.75, 0.34, [0.22, 0.27], [2.0, 2.6, 3.6]),
    patch(2.75, 0.34, [0.26, 0.27], [1.6, 2.1, 2.9]),
];
/// A standing lamp in a corner, and a fire.
pub(super) const STANDING_LAMP: Patch = patch(1.02, 0.18, [0.13, 0.22], [6.5, 3.9, 1.7]);
pub(super) const FIRE: Patch = patch(-1.45, 0.06, [0.30, 0.11], [3.4, 1.5, 0.5]);
/// The lamp over the table, whose shadows the key light casts.
const LAMP: Patch = patch(-2.03, 1.05, [0.55, 0.32], [9.5, 8.2, 6.4]);

const PATCHES: [Patch; 7] = [
    LAMP,
    WINDOWS[0],
    WINDOWS[1],
    WINDOWS[2],
    WINDOWS[3],
    STANDING_LAMP,
    FIRE,
];

const CEILING: [f32; 3] = [0.62, 0.55, 0.46];
const WALL: [f32; 3] = [0.20, 0.165, 0.135];
const FLOOR: [f32; 3] = [0.10, 0.075, 0.055];

/// How much light an upward face gets from the whole room.
const UPWARD: f32 = 0.62;

/// A [`Patch`] with its middle and the directions to its right and up.
#[derive(Copy, Clone, Debug)]
struct Aimed {
    patch: Patch,
    axes: [Vec3; 3],
    /// Half its diagonal.
    reach: f32,
}

impl Aimed {
    fn new(patch: &Patch) -> Self {
        let turn = Quat::from_euler(EulerRot::YXZ, -patch.yaw, patch.pitch, 0.0);
        Self {
            patch: *patch,
            axes: [Vec3::NEG_Z, Vec3::X, Vec3::Y].map(|axis| turn * axis),
            reach: Vec2::from(patch.half).length(),
        }
    }

    /// The share of its light seen in a direction through so much blur.
    fn seen(&self, direction: Vec3, blur: f32) -> f32 {
        let [middle, right, up] = self.axes;
        let ahead = direction.dot(middle);
        // Most looks pass most patches by.
        let farthest = self.reach + 3.5 * blur;
        if farthest < PI && ahead < farthest.cos() {
            return 0.0;
        }
        let side = |axis: Vec3| direction.dot(axis).atan2(ahead);
        let [half_across, half_high] = self.patch.half;
        edge(side(right), half_across, blur) * edge(side(up), half_high, blur)
    }
}

/// A strip of light from −half to half, seen through blur: what a wide blur takes from its middle it adds beside it.
fn edge(at: f32, half: f32, blur: f32) -> f32 {
    let rise = |x: f32| 0.5 * (1.0 + (x / blur).tanh());
    rise(at + half) - rise(at - half)
}

/// What there is to see around the table.
struct Room([Aimed; PATCHES.len()]);

impl Room {
    fn new() -> Self {
        Self(std::array::from_fn(|i| Aimed::new(&PATCHES[i])))
    }

    /// The room seen in a direction through blur, before its light is measured.
    fn seen(&self, direction: Vec3, blur: f32) -> Vec3 {
        let up = direction.y;
        let soft = 0.25 + blur;
        let share = |from: f32| 0.5 * (1.0 + ((up - from) / soft).tanh());
        let mut light = Vec3::from(FLOOR).lerp(Vec3::from(WALL), share(-0.08));
        light = light.lerp(Vec3::from(CEILING), share(0.55));
        for aimed in &self.0 {
            light += Vec3::from(aimed.patch.light) * aimed.seen(direction, blur);
        }
        light
    }

    /// Its light as measured in a few directions, and what each of them stands for.
    fn samples(&self) -> Vec<(Vec3, Vec3)> {
        const SIZE: u32 = 12;
        let all = directions(SIZE).map(|(_, direction)| {
            // A texel at a corner of its face is seen smaller than one in the middle.
            let longest = direction.abs().max_element();
            let solid = longest.powi(3) * 4.0 / (SIZE * SIZE) as f32;
            (direction, self.seen(direction, 0.12) * solid)
        });
        all.collect()
    }
}

/// Directions of the texels of a cube map's face, as a shader will ask for them.
fn directions(size: u32) -> impl Iterator<Item = (u32, Vec3)> {
    (0..6).flat_map(move |face| {
        (0..size * size).map(move |texel| {
            let across = |i: u32| 2.0 * (i as f32 + 0.5) / size as f32 - 1.0;
            let (u, v) = (across(texel % size), across(texel / size));
            let cube = match face {
                0 => Vec3::new(1.0, -v, -u),
                1 => Vec3::new(-1.0, -v, u),
                2 => Vec3::new(u, 1.0, v),
                3 => Vec3::new(u, -1.0, -v),
                4 => Vec3::new(u, -v, 1.0),
                _ => Vec3::new(-u, -v, -1.0),
            };
            // Cube maps are left-handed.
            (face, Vec3::new(cube.x, cube.y, -cube.z).normalize())
        })
    })
}

fn irradiance(samples: &[(Vec3, Vec3)], normal: Vec3) -> Vec3 {
    let light = samples.iter();
    let light = light.map(|(way, light)| *light * way.dot(normal).max(0.0));
    light.sum::<Vec3>() / PI
}

/// The room as cube maps: diffuse light, and reflections from sharp to dull.
pub(super) fn environment(images: &mut Assets<Image>, intensity: f32) -> EnvironmentMapLight {
    // Nothing on the table is a mirror: small faces are sharp enough, and the dullest surface needs no less than the last level.
    const SIZE: u32 = 32;
    const LEVELS: u32 = 4;
    const DIFFUSE: u32 = 8;
    let room = Room::new();
    let samples = room.samples();
    let scale = UPWARD / irradiance(&samples, Vec3::Y).dot(Vec3::new(0.2126, 0.7152, 0.0722));
    let diffuse = cube_map(DIFFUSE, 1, |direction, _| {
        irradiance(&samples, direction) * scale
    });
    let specular = cube_map(SIZE, LEVELS, |direction, level| {
        // How far a surface of this roughness spreads a reflection.
        let roughness = level as f32 / (LEVELS - 1) as f32;
        let blur = 0.035 + roughness * roughness * FRAC_PI_2 * 0.6;
        room.seen(direction, blur) * scale
    });
    EnvironmentMapLight {
        diffuse_map: images.add(diffuse),
        specular_map: images.add(specular),
        intensity,
        ..default()
    }
}

/// A cube map with so many levels, the light of each texel by its direction and level.
fn cube_map(size: u32, levels: u32, light: impl Fn(Vec3, u32) -> Vec3) -> Image {
    let mut faces: [Vec<u8>; 6] = default();
    for level in 0..levels {
        for (face, direction) in directions(size >> level) {
            let light = light(direction, level);
            for channel in [light.x, light.y, light.z, 1.0] {
                faces[face as usize].extend(half(channel).to_le_bytes());
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: size,
            height: size,
            depth_or_array_layers: 6,
        },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(faces.concat());
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::Cube),
        ..default()
    });
    image
}

/// A number that is no less than 0 as a half float.
fn half(number: f32) -> u16 {
    const SMALLEST: f32 = 6.2e-5;
    const LARGEST: f32 = 65_000.0;
    if number < SMALLEST {
        return 0;
    }
    let bits = number.min(LARGEST).to_bits();
    // Eight bits of exponent become five, twenty-three of fraction ten.
    ((bits >> 13) - (112 << 10)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_floats_are_what_they_stand_for() {
        assert_eq!([0.0, 1.0, 0.5, 2.0].map(half), [0, 0x3c00, 0x3800, 0x4000]);
        assert_eq!(half(1e9), half(65_000.0));
    }

    #[test]
    fn the_directions_of_a_cube_map_cover_the_sphere_evenly() {
        let sum: Vec3 = directions(8).map(|(_, direction)| direction).sum();
        assert!(sum.length() < 1e-3, "{sum}");
        let whole: f32 = directions(8)
            .map(|(_, way)| way.abs().max_element().powi(3) * 4.0 / 64.0)
            .sum();
        assert!((whole - 4.0 * PI).abs() < 0.1, "{whole}");
    }

    #[test]
    fn light_comes_from_above_and_blur_moves_it_without_losing_it() {
        let samples = Room::new().samples();
        let up = irradiance(&samples, Vec3::Y).length();
        assert!(up > 2.0 * irradiance(&samples, Vec3::NEG_Y).length());
        let strip = |blur: f32| {
            (-400..400)
                .map(|i| edge(i as f32 * 0.01, 0.3, blur))
                .sum::<f32>()
        };
        assert!((strip(0.05) / strip(0.4) - 1.0).abs() < 0.02);
    }
}
