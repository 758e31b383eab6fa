//! The palette: materials and colours of pieces and boards, warm ivory against charcoal.

use crate::table::art::studio::Studio;
use crate::table::art::textures::{self, Chip};
use bevy::prelude::*;

/// A material a side, White's first.
pub(super) type Pair = [Handle<StandardMaterial>; 2];

/// Materials that cost nothing to make.
#[derive(Debug)]
pub(super) struct Palette {
    pub bakelite: Pair,
    pub glass: Pair,
    pub glass_mark: Handle<StandardMaterial>,
    pub faded: Pair,
    /// For pieces that won: gold, Black's the darker.
    pub lit: Pair,
    pub faded_mark: Handle<StandardMaterial>,
    /// For inlays and marks: the colour is in the mesh.
    pub inlay: Handle<StandardMaterial>,
    /// The same with the shine of enamel.
    pub enamel: Handle<StandardMaterial>,
    pub plate: Handle<StandardMaterial>,
}

/// What the table is made of, whatever is played on it.
#[derive(Debug)]
pub(super) struct Furniture {
    pub cloth: Handle<StandardMaterial>,
    pub rim_wood: Handle<StandardMaterial>,
}

impl Furniture {
    pub fn new(studio: &mut Studio) -> Self {
        let [felt, rim] =
            textures::together([&|| textures::cloth([0.255, 0.31, 0.335], 31), &|| {
                textures::wood([0.33, 0.24, 0.18], [0.19, 0.13, 0.10], 24)
            }]);
        Self {
            cloth: Palette::textured(studio, felt, 0.95),
            rim_wood: Palette::textured(studio, rim, 0.45),
        }
    }
}

/// The stone of PÜNCT's pieces.
pub(super) fn terrazzo(studio: &mut Studio) -> Pair {
    let ivory_chips = [
        ([0.70, 0.62, 0.50], 4.0, 420),
        ([0.55, 0.50, 0.44], 2.2, 520),
        ([0.98, 0.96, 0.92], 5.0, 260),
        ([0.30, 0.27, 0.25], 1.4, 260),
    ];
    let charcoal_chips = [
        ([0.30, 0.30, 0.32], 4.0, 420),
        ([0.48, 0.46, 0.44], 2.2, 420),
        ([0.06, 0.06, 0.07], 5.0, 260),
        ([0.78, 0.74, 0.68], 1.4, 260),
    ];
    let chips = |list: [([f32; 3], f32, usize); 4]| {
        list.map(|(color, radius, count)| Chip {
            color,
            radius,
            count,
        })
    };
    let [light, dark] = textures::together([
        &|| textures::terrazzo([0.90, 0.86, 0.77], &chips(ivory_chips), 11),
        &|| textures::terrazzo([0.135, 0.13, 0.14], &chips(charcoal_chips), 12),
    ]);
    [
        Palette::textured(studio, light, 0.42),
        Palette::textured(studio, dark, 0.36),
    ]
}

/// The wood of Tak's stones.
pub(super) fn timber(studio: &mut Studio) -> Pair {
    let [maple, ebony] = textures::together([
        &|| textures::wood([0.95, 0.87, 0.72], [0.83, 0.70, 0.50], 21),
        &|| textures::wood([0.24, 0.20, 0.185], [0.12, 0.10, 0.10], 22),
    ]);
    [
        Palette::textured(studio, maple, 0.48),
        Palette::textured(studio, ebony, 0.40),
    ]
}

/// The wood of Tak's boards.
pub(super) fn board_wood(studio: &mut Studio) -> Handle<StandardMaterial> {
    let walnut = textures::wood([0.56, 0.43, 0.31], [0.38, 0.27, 0.18], 23);
    Palette::textured(studio, walnut, 0.55)
}

impl Palette {
    pub fn new(studio: &mut Studio) -> Self {
        Self {
            bakelite: [
                Self::plain(studio, Color::srgb(0.90, 0.85, 0.74), 0.46),
                Self::plain(studio, Color::srgb(0.125, 0.125, 0.135), 0.46),
            ],
            glass: [
                Self::glass(studio, Color::srgba(0.98, 0.93, 0.82, 0.55)),
                Self::glass(studio, Color::srgba(0.10, 0.10, 0.12, 0.62)),
            ],
            glass_mark: Self::glass(studio, Color::srgba(1.0, 1.0, 1.0, 0.75)),
            faded: [
                Self::glass(studio, Color::srgba(0.90, 0.86, 0.77, 0.40)),
                Self::glass(studio, Color::srgba(0.12, 0.12, 0.13, 0.45)),
            ],
            faded_mark: Self::glass(studio, Color::srgba(1.0, 1.0, 1.0, 0.45)),
            lit: [
                Self::lit(studio, Color::srgb(0.98, 0.70, 0.14)),
                Self::lit(studio, Color::srgb(0.50, 0.31, 0.02)),
            ],
            inlay: Self::plain(studio, Color::WHITE, 0.6),
            enamel: Self::plain(studio, Color::WHITE, 0.3),
            plate: Self::plain(studio, Color::WHITE, 0.85),
        }
    }

    fn plain(studio: &mut Studio, color: Color, roughness: f32) -> Handle<StandardMaterial> {
        studio.material(StandardMaterial {
            base_color: color,
            perceptual_roughness: roughness,
            ..default()
        })
    }

    fn lit(studio: &mut Studio, color: Color) -> Handle<StandardMaterial> {
        studio.material(StandardMaterial {
            base_color: color,
            emissive: color.to_linear() * 0.2,
            perceptual_roughness: 0.35,
            ..default()
        })
    }

    fn textured(studio: &mut Studio, image: Image, roughness: f32) -> Handle<StandardMaterial> {
        let image = studio.image(image);
        studio.material(StandardMaterial {
            base_color_texture: Some(image),
            perceptual_roughness: roughness,
            ..default()
        })
    }

    fn glass(studio: &mut Studio, color: Color) -> Handle<StandardMaterial> {
        studio.material(StandardMaterial {
            base_color: color,
            perceptual_roughness: 0.5,
            alpha_mode: AlphaMode::Blend,
            ..default()
        })
    }
}
