//! The palette: the materials of pieces, boards and the table, by their styles.

use crate::store::{PieceStyle, Styles, TableStyle};
use crate::table::art::colors::{
    HiveColors, PunctColors, Srgb, TableColors, TakColors, mix, paint,
};
use crate::table::art::studio::Studio;
use crate::table::art::textures::{self, Chip};
use crate::table::art::{Forms, Side};
use bevy::prelude::*;

/// A material a side, White's first.
pub(super) type Pair = [Handle<StandardMaterial>; 2];

/// Materials that cost nothing to make.
#[derive(Debug)]
pub(super) struct Palette {
    pub bakelite: Pair,
    pub glass: Pair,
    pub glass_mark: Handle<StandardMaterial>,
    pub faded_mark: Handle<StandardMaterial>,
    /// For inlays and marks: the colour is in the mesh.
    pub inlay: Handle<StandardMaterial>,
    /// The same with the shine of enamel.
    pub enamel: Handle<StandardMaterial>,
    /// For shades: dark, clear at the rim.
    pub shade: Handle<StandardMaterial>,
}

/// What the table is made of, whatever is played on it.
#[derive(Debug)]
pub(super) struct Furniture {
    pub top: Handle<StandardMaterial>,
    pub rim_wood: Handle<StandardMaterial>,
}

impl Furniture {
    pub fn new(studio: &mut Studio, style: TableStyle) -> Self {
        let TableColors { top, rim } = TableColors::of(style);
        let (roughness, made): (f32, fn(Srgb, Srgb) -> Image) = match style {
            TableStyle::Wood => (0.44, |light, dark| textures::wood(light, dark, 0.35, 33)),
            TableStyle::Slate => (0.50, |light, dark| textures::stone(light, dark, 34)),
            TableStyle::Felt => (0.95, |light, dark| {
                textures::cloth(mix(light, dark, 0.5), 31)
            }),
        };
        let [top, rim] = textures::together([&|| made(top[0], top[1]), &|| {
            textures::wood(rim[0], rim[1], 1.0, 24)
        }]);
        Self {
            top: Palette::textured(studio, top, roughness),
            rim_wood: Palette::textured(studio, rim, 0.38),
        }
    }

    /// All its materials, always in the same order.
    pub fn materials(&self) -> impl Iterator<Item = &Handle<StandardMaterial>> {
        [&self.top, &self.rim_wood].into_iter()
    }
}

/// The stone of PÜNCT's pieces.
pub(super) fn terrazzo(studio: &mut Studio, colors: &PunctColors) -> Pair {
    let chips = |ground: Srgb| {
        let light = ground[1] > 0.4;
        // Each kind of chip: what it tends to, how far, its size, how many.
        let kinds: [(Srgb, f32, f32, usize); 4] = if light {
            [
                ([0.52, 0.40, 0.26], 0.55, 4.2, 380),
                ([0.34, 0.32, 0.30], 0.62, 2.4, 460),
                ([1.0, 0.99, 0.97], 0.80, 5.0, 260),
                ([0.16, 0.14, 0.13], 0.88, 1.6, 280),
            ]
        } else {
            [
                ([0.62, 0.60, 0.60], 0.30, 4.2, 360),
                ([0.80, 0.77, 0.72], 0.45, 2.4, 380),
                ([0.02, 0.02, 0.03], 0.70, 5.0, 260),
                ([0.95, 0.90, 0.82], 0.78, 1.6, 260),
            ]
        };
        kinds.map(|(toward, share, radius, count)| Chip {
            color: mix(ground, toward, share * colors.speckles),
            radius,
            count,
        })
    };
    let [light, dark] = textures::together([
        &|| textures::terrazzo(colors.stone[0], &chips(colors.stone[0]), 11),
        &|| textures::terrazzo(colors.stone[1], &chips(colors.stone[1]), 12),
    ]);
    [
        Palette::textured(studio, light, 0.34),
        Palette::textured(studio, dark, 0.30),
    ]
}

/// The other forms of what a side's pieces are made of. Lit, White's shine as gold does, Black's glow like embers: whose they
/// are is still seen by how light they are.
pub(super) fn forms(studio: &mut Studio, side: Side, of: &Handle<StandardMaterial>) -> Forms {
    let own = studio.like(of);
    let (tint, glow, left) = match side {
        Side::White => ([1.0, 0.76, 0.30], [0.20, 0.105, 0.008], 0.44),
        Side::Black => ([1.0, 0.74, 0.42], [0.125, 0.058, 0.004], 0.50),
    };
    let [red, green, blue] = tint;
    let base = own.base_color.to_linear();
    let lit = StandardMaterial {
        base_color: Color::linear_rgb(base.red * red, base.green * green, base.blue * blue),
        emissive: LinearRgba::rgb(glow[0], glow[1], glow[2]),
        perceptual_roughness: 0.30,
        ..own.clone()
    };
    let faded = StandardMaterial {
        base_color: own.base_color.with_alpha(left),
        alpha_mode: AlphaMode::Blend,
        ..own
    };
    Forms {
        lit: studio.material(lit),
        faded: studio.material(faded),
    }
}

/// What PÜNCT's board is made of; its colours are in the mesh.
pub(super) fn plate(studio: &mut Studio) -> Handle<StandardMaterial> {
    let stone = textures::stone([1.0; 3], [0.90; 3], 35);
    Palette::textured(studio, stone, 0.62)
}

/// The wood of Tak's stones.
pub(super) fn timber(studio: &mut Studio, colors: &TakColors) -> Pair {
    let [white, black] = colors.stones;
    let [maple, ebony] =
        textures::together([&|| textures::wood(white[0], white[1], 1.0, 21), &|| {
            textures::wood(black[0], black[1], 1.0, 22)
        }]);
    [
        Palette::textured(studio, maple, 0.42),
        Palette::textured(studio, ebony, 0.34),
    ]
}

/// The wood of Tak's boards.
pub(super) fn board_wood(studio: &mut Studio, colors: &TakColors) -> Handle<StandardMaterial> {
    let [light, dark] = colors.board;
    Palette::textured(studio, textures::wood(light, dark, 1.0, 23), 0.48)
}

/// The felt on which Hive is played.
pub(super) fn mat(studio: &mut Studio, style: PieceStyle) -> Handle<StandardMaterial> {
    let felt = textures::cloth(HiveColors::of(style).mat, 36);
    Palette::textured(studio, felt, 0.92)
}

impl Palette {
    pub fn new(studio: &mut Studio, styles: Styles) -> Self {
        let tiles = HiveColors::of(styles.hive).tiles;
        Self {
            bakelite: tiles.map(|tile| Self::plain(studio, paint(tile), 0.34)),
            glass: [
                Self::glass(studio, Color::srgba(0.98, 0.93, 0.82, 0.55)),
                Self::glass(studio, Color::srgba(0.10, 0.10, 0.12, 0.62)),
            ],
            glass_mark: Self::glass(studio, Color::srgba(1.0, 1.0, 1.0, 0.75)),
            faded_mark: Self::glass(studio, Color::srgba(1.0, 1.0, 1.0, 0.45)),
            inlay: Self::plain(studio, Color::WHITE, 0.55),
            enamel: Self::plain(studio, Color::WHITE, 0.24),
            shade: studio.material(StandardMaterial {
                base_color: Color::WHITE,
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                // It lies under the marks, wherever their middles are.
                depth_bias: -20.0,
                ..default()
            }),
        }
    }

    /// All materials, always in the same order.
    pub fn materials(&self) -> impl Iterator<Item = &Handle<StandardMaterial>> {
        let pairs = [&self.bakelite, &self.glass];
        let single = [
            &self.glass_mark,
            &self.faded_mark,
            &self.inlay,
            &self.enamel,
            &self.shade,
        ];
        pairs.into_iter().flatten().chain(single)
    }

    fn plain(studio: &mut Studio, color: Color, roughness: f32) -> Handle<StandardMaterial> {
        studio.material(StandardMaterial {
            base_color: color,
            perceptual_roughness: roughness,
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
