//! PÜNCT: three discs joined into a thick speckled piece, two shallow dots and the PÜNCT, a raised coin in a ring.

use crate::rules::punct::Shape;
use crate::rules::{Coord, Kind, Lattice};
use crate::store::PieceStyle;
use crate::table::art::colors::{PUNCT, PUNCT_RING, PunctColors, mix, paint};
use crate::table::art::outline::Outline;
use crate::table::art::palette::{self, Palette};
use crate::table::art::sculpt::{FootShade, Sculpt, quarter_round};
use crate::table::art::studio::Studio;
use crate::table::art::{Part, Side};
use bevy::prelude::*;

/// The thickness of one level.
pub(super) const LEVEL: f32 = 0.24;
/// The radius of each of a piece's three discs.
pub(super) const DISC: f32 = 0.43;
/// The body stays a little lower than its level: the coin of the PÜNCT fills it.
pub(super) const BODY: f32 = 0.215;
const COIN: f32 = 0.25;
/// The rounding below: a crease of shade tells a piece from the one of its own colour under it.
const FOOT: f32 = 0.06;
/// How round the waists between neighbouring discs are, and the inner side of a bend.
const WAIST: f32 = 1.39;
const BEND: f32 = 0.65;

/// The dots of a piece relative to its PÜNCT, which comes first, unturned.
pub(super) fn dots(shape: Shape) -> [Coord; 3] {
    let [a, b] = shape.offsets(0).map(|(q, r)| Coord::new(q, r));
    [Coord::default(), a, b]
}

pub(super) fn pieces(
    studio: &mut Studio,
    palette: &Palette,
    style: PieceStyle,
) -> Vec<((Side, Kind), Vec<Part>)> {
    let colors = PunctColors::of(style);
    let coin = studio.mesh(coin(BODY, LEVEL));
    let terrazzo = palette::terrazzo(studio, &colors);
    let mut pieces = Vec::new();
    for shape in Shape::ALL {
        let dots = dots(shape).map(|dot| Vec2::from(Lattice::HexColumns.plane(dot)));
        let body = studio.mesh(body(dots));
        for side in Side::BOTH {
            let minor = studio.mesh(minor_dots(&dots[1..], side, &colors));
            let parts = vec![
                Part::body(&body, &terrazzo[side.index()]),
                Part::mark(&coin, &palette.enamel),
                Part::mark(&minor, &palette.inlay),
            ];
            pieces.push(((side, Kind::Punct(shape)), parts));
        }
    }
    pieces
}

/// A thin disc with the coin on it: White's is round and light, Black's is dark and has six corners.
pub(super) fn marker(
    side: Side,
    studio: &mut Studio,
    palette: &Palette,
    style: PieceStyle,
) -> Vec<Part> {
    let outline = match side {
        Side::White => Outline::circle(Vec2::ZERO, DISC - 0.02, 32),
        Side::Black => Outline::regular(6, DISC - 0.05, 0.0, 0.04, 3),
    };
    let color = paint(PunctColors::of(style).stone[side.index()]);
    let mut disc = Sculpt::new(2.0);
    let rungs = quarter_round(0.0, 0.06, 0.01, 0.025, 3);
    disc.paint(color).extrude(&outline, &rungs, Vec2::ZERO);
    let disc = studio.mesh(disc);
    let coin = studio.mesh(coin(0.06, 0.085));
    vec![
        Part::body(&disc, &palette.inlay),
        Part::mark(&coin, &palette.enamel),
    ]
}

fn body(dots: [Vec2; 3]) -> Sculpt {
    let (outline, hub) = footprint(dots);
    let mut sculpt = Sculpt::new(2.0);
    sculpt
        .shaded(Some(FootShade {
            left: 0.48,
            from: 0.01,
            to: 0.15,
        }))
        .extrude(&outline, &quarter_round(0.0, BODY, FOOT, 0.06, 4), hub);
    sculpt
}

/// The edge of a piece: around all of it, well away from its PÜNCT.
pub(super) fn edge(shape: Shape) -> Sculpt {
    let dots = dots(shape).map(|dot| Vec2::from(Lattice::HexColumns.plane(dot)));
    let (outline, _) = footprint(dots);
    let mut sculpt = Sculpt::new(2.0);
    sculpt.hoop(&outline.grown(0.015), 0.09, [BODY - 0.10, BODY + 0.006]);
    sculpt
}

/// The top around one dot of a piece. A PÜNCT stands higher and stays free.
pub(super) fn top_fill() -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    let circle = Outline::circle(Vec2::ZERO, DISC - 0.03, 32);
    sculpt.inlay(&circle, BODY + 0.005, Vec2::ZERO);
    sculpt
}

/// A thin line around the foot of one dot.
pub(super) fn foot() -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    let circle = Outline::circle(Vec2::ZERO, DISC + 0.015, 32);
    sculpt.hoop(&circle, 0.05, [0.0, 0.03]);
    sculpt
}

/// The outline around three discs, and a point from where all of it is in sight.
pub(super) fn footprint(dots: [Vec2; 3]) -> (Outline, Vec2) {
    let near = |a: Vec2, b: Vec2| a.distance(b) < 1.1;
    // The dot beside both others goes between them; in a triangle any will do.
    let middle = (0..3)
        .find(|&i| near(dots[i], dots[(i + 1) % 3]) && near(dots[i], dots[(i + 2) % 3]))
        .unwrap_or(0);
    let (mut before, at, mut after) =
        (dots[(middle + 2) % 3], dots[middle], dots[(middle + 1) % 3]);
    let bend = (at - before).perp_dot(after - at);
    if bend < 0.0 {
        std::mem::swap(&mut before, &mut after);
    }
    if near(before, after) {
        let discs = [(before, WAIST), (at, WAIST), (after, WAIST)];
        let hub = (before + at + after) / 3.0;
        (Outline::around_discs(DISC, &discs), hub)
    } else if bend.abs() < 0.1 {
        let discs = [(before, WAIST), (at, WAIST), (after, WAIST), (at, WAIST)];
        (Outline::around_discs(DISC, &discs), at)
    } else {
        let discs = [(before, WAIST), (at, WAIST), (after, BEND)];
        (Outline::around_discs(DISC, &discs), at)
    }
}

/// The PÜNCT: a warm red coin in a dark ring, the same on both colours.
fn coin(from: f32, to: f32) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    let circle = Outline::circle(Vec2::ZERO, COIN + 0.035, 32);
    sculpt
        .paint(paint(PUNCT_RING))
        .inlay(&circle, from + 0.002, Vec2::ZERO)
        .paint(paint(PUNCT))
        .extrude(
            &Outline::circle(Vec2::ZERO, COIN, 32),
            &quarter_round(from, to, 0.0, 0.018, 3)[3..],
            Vec2::ZERO,
        );
    sculpt
}

/// The minor dots: White's are round, Black's have six corners, so that not even a single dot differs by tone alone.
fn minor_dots(at: &[Vec2], side: Side, colors: &PunctColors) -> Sculpt {
    const LIP: [f32; 3] = [0.0; 3];
    let floor = colors.minor[side.index()];
    let points = match side {
        Side::White => 32,
        Side::Black => 6,
    };
    let mut sculpt = Sculpt::new(2.0);
    for &dot in at {
        let height = BODY + 0.002;
        sculpt
            .paint(paint(mix(floor, LIP, 0.55)))
            .hollow(
                dot,
                0.178,
                height,
                &[(1.0, 0.4, 1.0), (0.86, 1.3, 0.8)],
                points,
            )
            .paint(paint(floor))
            .hollow(
                dot,
                0.158,
                height + 0.001,
                &[(1.0, 1.2, 0.62), (0.8, 0.8, 0.85), (0.45, 0.2, 1.0)],
                points,
            );
    }
    sculpt
}
