//! PÜNCT's board: a plate of stone with a dent a space, the printed lines between them, the light centre, and a sign for each
//! pair of sides.

use crate::rules::punct::Space;
use crate::rules::{Coord, Lattice};
use crate::table::art::colors::{PunctColors, Srgb, mix, paint};
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::{Sculpt, quarter_round};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, FRAC_PI_4};

/// How thick the boards are that lie on the table.
pub(super) const PLATE: f32 = 0.32;
/// The distance from the centre to the row of spaces along a side.
pub(super) const SIDE_ROW: f32 = 6.928;
/// How far the plate reaches beyond that, and where the bars along the sides run.
const MARGIN: f32 = 1.2;
const BAR: f32 = 0.93;
/// How far the central hexagon reaches.
const CENTRE: f32 = 2.185;
const DENT: f32 = 0.335;

/// The plate itself.
pub(super) fn plate(colors: &PunctColors) -> Sculpt {
    let mut sculpt = Sculpt::new(6.0);
    sculpt.paint(paint(colors.board)).raise(
        &outline(),
        &quarter_round(-PLATE, 0.0, 0.02, 0.09, 4),
        Vec2::ZERO,
    );
    sculpt
}

pub(super) fn outline() -> Outline {
    Outline::regular(6, SIDE_ROW + MARGIN, FRAC_PI_2, 1.5, 12)
}

fn plane(at: Coord) -> Vec2 {
    Vec2::from(Lattice::HexColumns.plane(at))
}

/// What is printed on the plate and sunk into it.
pub(super) fn print(colors: &PunctColors) -> Sculpt {
    let mut sculpt = Sculpt::new(6.0);
    let [floor, central_floor] = colors.dents;
    let middle = Outline::regular(6, CENTRE, FRAC_PI_2, 0.3, 6);
    sculpt
        .paint(paint(mix(colors.board, central_floor, 0.55)))
        .inlay(&middle, 0.0008, Vec2::ZERO)
        .paint(paint(colors.frame))
        .band(&middle, 0.0, 0.05, 0.0016)
        .paint(paint(colors.lines))
        .band(&outline(), 0.15, 0.175, 0.0012);
    lines(&mut sculpt);
    for space in Space::all() {
        let floor = if space.is_central() {
            central_floor
        } else {
            floor
        };
        dent(&mut sculpt, plane(space.coord()), floor);
    }
    for side in 0..6u8 {
        let out = Vec2::from_angle(FRAC_PI_3 * f32::from(side));
        edge_sign(
            &mut sculpt,
            out,
            side % 3,
            colors.sides[usize::from(side % 3)],
        );
    }
    sculpt
}

/// The lines along which pieces move, from dent to dent.
fn lines(sculpt: &mut Sculpt) {
    const HALF: f32 = 0.019;
    for space in Space::all() {
        let from = plane(space.coord());
        for next in Lattice::HexColumns.neighbours(space.coord()).take(3) {
            if !Space::all().any(|space| space.coord() == next) {
                continue;
            }
            let along = plane(next) - from;
            let aside = along.normalize_or_zero().perp() * HALF;
            let ends = [from + along * DENT, from + along * (1.0 - DENT)];
            sculpt.patch(
                &[
                    ends[0] - aside,
                    ends[1] - aside,
                    ends[1] + aside,
                    ends[0] + aside,
                ],
                0.0012,
            );
        }
    }
}

/// A round dent with a crisp lip.
fn dent(sculpt: &mut Sculpt, centre: Vec2, floor: Srgb) {
    let rings = [
        // The lip, then the wall down to the floor.
        (1.07, -0.30, 1.18),
        (0.985, 0.85, 0.74),
        (0.80, 0.75, 0.84),
        (0.45, 0.22, 1.0),
    ];
    sculpt
        .paint(paint(floor))
        .hollow(centre, DENT, 0.002, &rings, 28);
}

/// The bar along a side with its sign three times: discs, triangles or squares; opposite sides share colour and sign, and none
/// of the hues means anything else at the table.
fn edge_sign(sculpt: &mut Sculpt, out: Vec2, pair: u8, color: Srgb) {
    let height = 0.002;
    let centre = out * (SIDE_ROW + BAR);
    let bar = Outline::rectangle(Vec2::new(0.035, 3.1), 0.03, 4).turned(out);
    sculpt
        .paint(paint(color))
        .inlay(&bar.moved(centre), height, centre);
    for along in [-2.3, 0.0, 2.3] {
        let at = centre + out.perp() * along;
        let sign = |grow: f32| match pair {
            0 => Outline::circle(Vec2::ZERO, 0.125 + grow, 24),
            1 => Outline::regular(3, 0.085 + grow, 0.0, 0.012, 2),
            _ => Outline::regular(4, 0.105 + grow, FRAC_PI_4, 0.012, 2),
        };
        let ground = sign(0.03).turned(out).moved(at);
        let sign = sign(0.0).turned(out).moved(at);
        sculpt
            .paint(paint(mix(color, [0.0; 3], 0.65)))
            .inlay(&ground, height + 0.0008, at)
            .paint(paint(color))
            .inlay(&sign, height + 0.0016, at);
    }
}
