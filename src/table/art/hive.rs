//! Hive: thick bevelled tiles of bakelite with an insect engraved in the top and filled with enamel, and the mat under them.

use crate::rules::hive::Bug;
use crate::rules::{Coord, Kind, Lattice};
use crate::store::PieceStyle;
use crate::table::art::colors::{HiveColors, insect, mix, paint};
use crate::table::art::outline::Outline;
use crate::table::art::palette::Palette;
use crate::table::art::sculpt::{FootShade, Rung, Sculpt, quarter_round};
use crate::table::art::studio::Studio;
use crate::table::art::{Part, Side, bugs};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, FRAC_PI_4, FRAC_PI_6};

/// The thickness of one level.
pub(super) const LEVEL: f32 = 0.30;
pub(super) const INRADIUS: f32 = 0.482;
pub(super) const TOP: f32 = 0.285;
const CHAMFER: f32 = 0.055;

const BUGS: [Bug; 8] = [
    Bug::Queen,
    Bug::Beetle,
    Bug::Grasshopper,
    Bug::Spider,
    Bug::Ant,
    Bug::Ladybug,
    Bug::Mosquito,
    Bug::Pillbug,
];

pub(super) fn pieces(
    studio: &mut Studio,
    palette: &Palette,
    style: PieceStyle,
) -> Vec<((Side, Kind), Vec<Part>)> {
    let tile = studio.mesh(tile());
    let mut pieces = Vec::new();
    for bug in BUGS {
        for side in Side::BOTH {
            let mut drawing = bugs::drawing(bug, side, style, TOP);
            line(&mut drawing, side, style);
            if is_expansion(bug) {
                let color = paint(insect(bug, style)[side.index()]);
                expansion_sign(drawing.paint(color));
            }
            let drawing = studio.mesh(drawing);
            let parts = vec![
                Part::body(&tile, &palette.bakelite[side.index()]),
                Part::mark(&drawing, &palette.enamel),
            ];
            pieces.push(((side, Kind::Hive(bug)), parts));
        }
    }
    pieces
}

const fn is_expansion(bug: Bug) -> bool {
    matches!(bug, Bug::Ladybug | Bug::Mosquito | Bug::Pillbug)
}

/// A pointy-topped hexagon with a broad chamfer that catches the light, softened where it meets wall and top. Its wall is
/// dark at the foot, so that each tile of a crowd or a stack reads.
fn tile() -> Sculpt {
    let chamfer = CHAMFER;
    let mut rungs = quarter_round(0.0, TOP, 0.03, 0.0, 3);
    rungs.truncate(4);
    rungs.extend([
        Rung::new(0.0, TOP - chamfer - 0.012, 0.0),
        Rung::new(0.006, TOP - chamfer + 0.004, FRAC_PI_4),
        // Wide enough to cover whole pixels: a finer edge glitters in dots.
        Rung::new(chamfer - 0.012, TOP - 0.012, FRAC_PI_4),
        Rung::new(chamfer + 0.028, TOP, FRAC_PI_2),
    ]);
    let mut sculpt = Sculpt::new(2.0);
    sculpt
        .shaded(Some(FootShade {
            left: 0.50,
            from: 0.01,
            to: TOP - chamfer,
        }))
        .extrude(&outline(), &rungs, Vec2::ZERO);
    sculpt
}

/// The line inlaid along a tile's edges: White's runs all around, Black's is broken at the corners.
fn line(sculpt: &mut Sculpt, side: Side, style: PieceStyle) {
    const INSET: f32 = CHAMFER + 0.045;
    const WIDE: f32 = 0.013;
    let height = TOP + 0.0008;
    sculpt.paint(paint(HiveColors::of(style).lines[side.index()]));
    match side {
        Side::White => {
            // Its corners are rounder than it is wide, or it would fold over in them.
            let outer = Outline::regular(6, INRADIUS - INSET, FRAC_PI_2, 0.03, 5);
            sculpt.band(&outer, 0.0, WIDE, height);
        }
        Side::Black => {
            for edge in 0..6u8 {
                let out = Vec2::from_angle(FRAC_PI_3 * f32::from(edge));
                let middle = out * (INRADIUS - INSET - WIDE / 2.0);
                let bar = Outline::rectangle(Vec2::new(WIDE / 2.0, 0.145), WIDE / 3.0, 2);
                sculpt.inlay(&bar.turned(out).moved(middle), height, middle);
            }
        }
    }
}

/// What tells the tiles of the expansions from those of the basic game: a diamond in the corner over the insect's head.
fn expansion_sign(sculpt: &mut Sculpt) {
    let at = Vec2::new(0.0, 0.43);
    let diamond = Outline::regular(4, 0.024, 0.0, 0.006, 2).moved(at);
    sculpt.inlay(&diamond, TOP + 0.001, at);
}

/// How far the mat reaches, and its thickness.
pub(super) const MAT: f32 = 5.6;
pub(super) const MAT_THICK: f32 = 0.03;

/// The mat: the empty table says where the tiles go.
pub(super) fn mat() -> Sculpt {
    let mut sculpt = Sculpt::new(2.2);
    let rungs = quarter_round(-MAT_THICK, 0.0, 0.0, 0.02, 2);
    sculpt.raise(&mat_outline(), &rungs, Vec2::ZERO);
    sculpt
}

pub(super) fn mat_outline() -> Outline {
    Outline::regular(6, MAT, 0.0, 0.9, 10)
}

/// What is printed on the mat: a border, and the places of the tiles, fainter away from the middle.
pub(super) fn mat_print(style: PieceStyle) -> Sculpt {
    const HEIGHT: f32 = 0.0012;
    const REACH: f32 = 5.2;
    const HALF: f32 = 0.011;
    let colors = HiveColors::of(style);
    let mut sculpt = Sculpt::new(3.0);
    sculpt
        .paint(paint(colors.border))
        .band(&mat_outline(), 0.22, 0.25, HEIGHT);
    let corner = |k: u8| Vec2::from_angle(FRAC_PI_6 + FRAC_PI_3 * f32::from(k)) / 3f32.sqrt();
    for q in -8..=8 {
        for r in -8..=8 {
            let at = Vec2::from(Lattice::HexRows.plane(Coord::new(q, r)));
            let share = at.length() / REACH;
            if share > 1.0 {
                continue;
            }
            sculpt.paint(paint(mix(colors.grid, colors.mat, share * share)));
            // Three of its sides; the others are its neighbours'.
            for k in 0..3 {
                let (from, to) = (at + corner(k), at + corner(k + 1));
                let aside = (to - from).normalize().perp() * HALF;
                sculpt.patch(
                    &[from - aside, to - aside, to + aside, from + aside],
                    HEIGHT,
                );
            }
        }
    }
    sculpt
}

/// The outline of a tile.
pub(super) fn outline() -> Outline {
    Outline::regular(6, INRADIUS, FRAC_PI_2, 0.09, 5)
}

/// The edge of a tile: along its chamfer, where no insect reaches.
pub(super) fn edge() -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.hoop(&outline().grown(0.012), 0.082, [TOP - 0.11, TOP + 0.004]);
    sculpt
}

/// The top of a tile, just under the insect in it.
pub(super) fn top_fill() -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.inlay(&outline().grown(-CHAMFER - 0.02), TOP + 0.0005, Vec2::ZERO);
    sculpt
}

/// A thin line around the foot of a tile.
pub(super) fn foot() -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.hoop(&outline().grown(0.015), 0.05, [0.0, 0.035]);
    sculpt
}
