//! Hive: thick bevelled hexagonal tiles with an insect inlaid in the top.

use crate::rules::Kind;
use crate::rules::hive::Bug;
use crate::table::art::outline::Outline;
use crate::table::art::palette::Palette;
use crate::table::art::sculpt::{Rung, Sculpt, quarter_round};
use crate::table::art::studio::Studio;
use crate::table::art::{Part, Side, bugs};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// The thickness of one level.
pub(super) const LEVEL: f32 = 0.30;
const INRADIUS: f32 = 0.482;
pub(super) const TOP: f32 = 0.292;
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

pub(super) fn pieces(studio: &mut Studio, palette: &Palette) -> Vec<((Side, Kind), Vec<Part>)> {
    let tile = studio.mesh(tile());
    let mut pieces = Vec::new();
    for bug in BUGS {
        for side in Side::BOTH {
            let drawing = studio.mesh(bugs::drawing(bug, side, TOP));
            let parts = vec![
                Part::body(&tile, &palette.bakelite[side.index()]),
                Part::mark(&drawing, &palette.inlay),
            ];
            pieces.push(((side, Kind::Hive(bug)), parts));
        }
    }
    pieces
}

/// A pointy-topped hexagon with a broad chamfer that catches the light, softened where it meets wall and top.
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
    sculpt.extrude(&outline(), &rungs, Vec2::ZERO);
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
