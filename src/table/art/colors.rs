//! The colours of each style: plain numbers, so that a test can measure what must be told apart. Components are sRGB.

use crate::rules::hive::Bug;
use crate::store::{PieceStyle, TableStyle};
use bevy::prelude::Color;

/// A colour as it is shown, its red, green and blue from 0 to 1.
pub(in crate::table) type Srgb = [f32; 3];

/// The colour for a material or a mesh.
pub(super) const fn paint([r, g, b]: Srgb) -> Color {
    Color::srgb(r, g, b)
}

/// A share of the way from one colour to another.
pub(in crate::table) fn mix(from: Srgb, to: Srgb, share: f32) -> Srgb {
    std::array::from_fn(|i| from[i] + (to[i] - from[i]) * share)
}

/// The lighter and the darker tone of a wood or a stone.
pub(in crate::table) type Tones = [Srgb; 2];

/// The table under every board: its top, and the wood of its edge and of the boards' frames.
#[derive(Copy, Clone, Debug)]
pub(in crate::table) struct TableColors {
    pub top: Tones,
    pub rim: Tones,
}

impl TableColors {
    pub(in crate::table) const fn of(style: TableStyle) -> Self {
        let rim = [[0.34, 0.235, 0.165], [0.19, 0.125, 0.09]];
        match style {
            TableStyle::Wood => Self {
                top: [[0.375, 0.285, 0.22], [0.25, 0.18, 0.135]],
                rim,
            },
            TableStyle::Slate => Self {
                top: [[0.30, 0.315, 0.335], [0.19, 0.20, 0.22]],
                rim: [[0.24, 0.235, 0.235], [0.14, 0.135, 0.14]],
            },
            TableStyle::Felt => Self {
                top: [[0.19, 0.335, 0.27], [0.13, 0.25, 0.20]],
                rim,
            },
        }
    }
}

/// The PÜNCT itself, in every style the same: it is what the game is named after.
pub const PUNCT: [f32; 3] = [0.87, 0.29, 0.11];
/// The ring around it.
pub(super) const PUNCT_RING: Srgb = [0.17, 0.07, 0.05];

/// PÜNCT's pieces and board.
#[derive(Copy, Clone, Debug)]
pub(in crate::table) struct PunctColors {
    /// The stone of each side.
    pub stone: [Srgb; 2],
    /// How clearly the chips in the stone are seen.
    pub speckles: f32,
    /// The minor dots of each side, their floor.
    pub minor: [Srgb; 2],
    pub board: Srgb,
    /// The floor of a dent, outside the centre and within.
    pub dents: [Srgb; 2],
    /// The printed lines, and the one around the centre.
    pub lines: Srgb,
    pub frame: Srgb,
    pub letters: Srgb,
    /// The three pairs of sides.
    pub sides: [Srgb; 3],
}

impl PunctColors {
    pub(in crate::table) const fn of(style: PieceStyle) -> Self {
        match style {
            PieceStyle::Classic => Self {
                stone: [[0.905, 0.865, 0.78], [0.175, 0.17, 0.18]],
                speckles: 1.0,
                minor: [[0.60, 0.545, 0.46], [0.47, 0.46, 0.46]],
                board: [0.50, 0.485, 0.455],
                dents: [[0.425, 0.41, 0.385], [0.72, 0.70, 0.655]],
                lines: [0.29, 0.275, 0.25],
                frame: [0.86, 0.84, 0.78],
                letters: [0.16, 0.15, 0.135],
                sides: [[0.17, 0.34, 0.60], [0.86, 0.74, 0.22], [0.42, 0.14, 0.36]],
            },
            PieceStyle::HighContrast => Self {
                stone: [[0.98, 0.98, 0.97], [0.045, 0.045, 0.05]],
                speckles: 0.25,
                minor: [[0.42, 0.42, 0.42], [0.66, 0.66, 0.66]],
                board: [0.46, 0.47, 0.49],
                dents: [[0.38, 0.39, 0.41], [0.66, 0.67, 0.69]],
                lines: [0.22, 0.22, 0.24],
                frame: [0.98, 0.98, 0.98],
                letters: [0.02, 0.02, 0.02],
                sides: [[0.05, 0.22, 0.62], [0.98, 0.86, 0.20], [0.30, 0.04, 0.26]],
            },
            PieceStyle::Night => Self {
                stone: [[0.66, 0.67, 0.72], [0.085, 0.09, 0.13]],
                speckles: 0.8,
                minor: [[0.36, 0.37, 0.43], [0.36, 0.38, 0.45]],
                board: [0.235, 0.25, 0.31],
                dents: [[0.175, 0.19, 0.245], [0.37, 0.39, 0.46]],
                lines: [0.36, 0.38, 0.45],
                frame: [0.60, 0.63, 0.72],
                letters: [0.62, 0.65, 0.72],
                sides: [[0.25, 0.46, 0.78], [0.80, 0.72, 0.36], [0.55, 0.30, 0.50]],
            },
        }
    }
}

/// Hive's tiles and the mat under them.
#[derive(Copy, Clone, Debug)]
pub(in crate::table) struct HiveColors {
    pub tiles: [Srgb; 2],
    /// The line inlaid along each side's edges.
    pub lines: [Srgb; 2],
    /// The wall of an engraving, and the seams within it.
    pub walls: [Srgb; 2],
    pub seams: [Srgb; 2],
    pub numbers: [Srgb; 2],
    pub mat: Srgb,
    pub grid: Srgb,
    pub border: Srgb,
}

impl HiveColors {
    pub(in crate::table) const fn of(style: PieceStyle) -> Self {
        match style {
            PieceStyle::Classic => Self {
                tiles: [[0.905, 0.855, 0.745], [0.17, 0.165, 0.175]],
                lines: [[0.62, 0.50, 0.34], [0.52, 0.49, 0.45]],
                walls: [[0.30, 0.225, 0.16], [0.045, 0.04, 0.045]],
                seams: [[0.17, 0.12, 0.09], [0.035, 0.035, 0.04]],
                numbers: [[0.25, 0.20, 0.15], [0.93, 0.89, 0.80]],
                mat: [0.225, 0.335, 0.29],
                grid: [0.285, 0.40, 0.35],
                border: [0.60, 0.49, 0.29],
            },
            PieceStyle::HighContrast => Self {
                tiles: [[0.98, 0.98, 0.96], [0.04, 0.04, 0.045]],
                lines: [[0.30, 0.30, 0.30], [0.80, 0.80, 0.80]],
                walls: [[0.08, 0.08, 0.08], [0.02, 0.02, 0.02]],
                seams: [[0.98, 0.98, 0.96], [0.04, 0.04, 0.045]],
                numbers: [[0.02, 0.02, 0.02], [1.0, 1.0, 1.0]],
                mat: [0.43, 0.45, 0.47],
                grid: [0.33, 0.35, 0.37],
                border: [0.90, 0.90, 0.90],
            },
            PieceStyle::Night => Self {
                tiles: [[0.64, 0.655, 0.70], [0.085, 0.09, 0.13]],
                lines: [[0.34, 0.35, 0.42], [0.40, 0.43, 0.52]],
                walls: [[0.16, 0.17, 0.22], [0.02, 0.02, 0.03]],
                seams: [[0.10, 0.10, 0.13], [0.03, 0.03, 0.045]],
                numbers: [[0.10, 0.10, 0.14], [0.78, 0.81, 0.90]],
                mat: [0.205, 0.225, 0.285],
                grid: [0.27, 0.295, 0.365],
                border: [0.42, 0.46, 0.58],
            },
        }
    }
}

/// The colour of an insect on White's tile and on Black's.
pub(in crate::table) const fn insect(bug: Bug, style: PieceStyle) -> [Srgb; 2] {
    match style {
        // Full colours on ivory; on charcoal the same hue is lifted until it stands out.
        PieceStyle::Classic => match bug {
            Bug::Queen => [[0.80, 0.50, 0.01], [0.98, 0.76, 0.16]],
            Bug::Beetle => [[0.44, 0.21, 0.60], [0.71, 0.50, 0.90]],
            Bug::Grasshopper => [[0.19, 0.48, 0.13], [0.47, 0.79, 0.31]],
            Bug::Spider => [[0.43, 0.24, 0.11], [0.78, 0.53, 0.32]],
            Bug::Ant => [[0.09, 0.33, 0.65], [0.36, 0.64, 0.95]],
            Bug::Ladybug => [[0.76, 0.12, 0.09], [0.95, 0.34, 0.27]],
            Bug::Mosquito => [[0.37, 0.39, 0.42], [0.74, 0.76, 0.78]],
            Bug::Pillbug => [[0.03, 0.42, 0.41], [0.22, 0.75, 0.70]],
        },
        // Dark on white and bright on black, whatever the hue.
        PieceStyle::HighContrast => match bug {
            Bug::Queen => [[0.45, 0.25, 0.0], [1.0, 0.84, 0.20]],
            Bug::Beetle => [[0.27, 0.06, 0.42], [0.87, 0.70, 1.0]],
            Bug::Grasshopper => [[0.03, 0.30, 0.03], [0.62, 0.98, 0.45]],
            Bug::Spider => [[0.28, 0.12, 0.02], [1.0, 0.76, 0.52]],
            Bug::Ant => [[0.0, 0.17, 0.47], [0.56, 0.82, 1.0]],
            Bug::Ladybug => [[0.52, 0.02, 0.02], [1.0, 0.56, 0.48]],
            Bug::Mosquito => [[0.12, 0.12, 0.14], [0.96, 0.96, 0.96]],
            Bug::Pillbug => [[0.0, 0.25, 0.25], [0.42, 1.0, 0.94]],
        },
        PieceStyle::Night => match bug {
            Bug::Queen => [[0.42, 0.27, 0.02], [0.88, 0.70, 0.26]],
            Bug::Beetle => [[0.29, 0.14, 0.42], [0.66, 0.50, 0.84]],
            Bug::Grasshopper => [[0.09, 0.29, 0.09], [0.48, 0.74, 0.38]],
            Bug::Spider => [[0.31, 0.16, 0.08], [0.76, 0.55, 0.40]],
            Bug::Ant => [[0.06, 0.20, 0.44], [0.42, 0.62, 0.88]],
            Bug::Ladybug => [[0.48, 0.07, 0.07], [0.88, 0.40, 0.36]],
            Bug::Mosquito => [[0.20, 0.21, 0.25], [0.72, 0.74, 0.78]],
            Bug::Pillbug => [[0.02, 0.26, 0.27], [0.30, 0.70, 0.68]],
        },
    }
}

/// Tak's stones and boards.
#[derive(Copy, Clone, Debug)]
pub(in crate::table) struct TakColors {
    /// The wood of each side's stones.
    pub stones: [Tones; 2],
    pub board: Tones,
    pub inlay: Srgb,
    pub letters: Srgb,
}

impl TakColors {
    pub(in crate::table) const fn of(style: PieceStyle) -> Self {
        match style {
            PieceStyle::Classic => Self {
                stones: [
                    [[0.955, 0.875, 0.725], [0.835, 0.705, 0.505]],
                    [[0.255, 0.21, 0.195], [0.13, 0.105, 0.10]],
                ],
                board: [[0.57, 0.435, 0.31], [0.39, 0.275, 0.185]],
                inlay: [0.80, 0.68, 0.48],
                letters: [0.86, 0.76, 0.58],
            },
            PieceStyle::HighContrast => Self {
                stones: [
                    [[0.99, 0.99, 0.98], [0.93, 0.92, 0.90]],
                    [[0.06, 0.06, 0.065], [0.03, 0.03, 0.03]],
                ],
                board: [[0.50, 0.48, 0.46], [0.41, 0.39, 0.37]],
                inlay: [0.98, 0.98, 0.96],
                letters: [0.98, 0.98, 0.96],
            },
            PieceStyle::Night => Self {
                stones: [
                    [[0.70, 0.69, 0.72], [0.57, 0.56, 0.61]],
                    [[0.115, 0.115, 0.155], [0.06, 0.06, 0.085]],
                ],
                board: [[0.29, 0.27, 0.285], [0.21, 0.19, 0.205]],
                inlay: [0.47, 0.46, 0.52],
                letters: [0.62, 0.61, 0.68],
            },
        }
    }
}
