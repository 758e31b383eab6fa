//! The eight insects of Hive, drawn with ellipses and lines: each has a silhouette of its own, and its colour second.

use crate::rules::hive::Bug;
use crate::store::PieceStyle;
use crate::table::art::Side;
use crate::table::art::sculpt::Sculpt;
use crate::table::art::sketch::{Ink, Paint, Sketch};
use bevy::prelude::*;

/// The insect, its head away from its tile's foot, engraved into the tile's top at `height` and filled with enamel.
pub(super) fn drawing(bug: Bug, side: Side, style: PieceStyle, height: f32) -> Sculpt {
    sketch(bug).relief(&Ink::new(bug, side, style), height)
}

/// The same drawing in the plane: convex outlines within 0.45 of the middle, y up, the later above the earlier.
pub fn drawn_bug(bug: Bug, side: Side, style: PieceStyle) -> Vec<(Vec<Vec2>, Color)> {
    let ink = Ink::new(bug, side, style);
    let marks = sketch(bug).0;
    let outlines = marks.into_iter().flat_map(|(mark, paint)| {
        let color = ink.of(paint);
        mark.rims(0.0).into_iter().map(move |rim| (rim, color))
    });
    outlines.collect()
}

/// The drawing of a bug.
fn sketch(bug: Bug) -> Sketch {
    let mut sketch = Sketch::default();
    match bug {
        Bug::Queen => queen(&mut sketch),
        Bug::Beetle => beetle(&mut sketch),
        Bug::Grasshopper => grasshopper(&mut sketch),
        Bug::Spider => spider(&mut sketch),
        Bug::Ant => ant(&mut sketch),
        Bug::Ladybug => ladybug(&mut sketch),
        Bug::Mosquito => mosquito(&mut sketch),
        Bug::Pillbug => pillbug(&mut sketch),
    }
    sketch
}

fn queen(s: &mut Sketch) {
    s.legs(0.022, &[(0.06, 0.12), (0.17, 0.20), (0.20, 0.28)]);
    s.legs(0.022, &[(0.06, 0.02), (0.16, -0.16), (0.22, -0.22)]);
    s.legs(0.020, &[(0.03, 0.29), (0.08, 0.37), (0.14, 0.385)]);
    s.oval(Paint::Main, 0.0, -0.17, 0.125, 0.215);
    s.stripes(-0.17, 0.125, 0.215, &[-0.08, -0.17, -0.26], 0.04);
    s.wings(0.215, 0.05, 0.185, 0.075, 0.42);
    s.wings(0.18, -0.075, 0.135, 0.055, -0.12);
    s.oval(Paint::Main, 0.0, 0.10, 0.10, 0.105);
    s.oval(Paint::Main, 0.0, 0.245, 0.085, 0.07);
    s.pair(Paint::Line, 0.03, &[(0.05, 0.26), (0.05, 0.265)]);
}

fn beetle(s: &mut Sketch) {
    s.legs(0.034, &[(0.10, 0.15), (0.25, 0.20), (0.29, 0.30)]);
    s.legs(0.034, &[(0.14, -0.02), (0.30, -0.02), (0.36, -0.08)]);
    s.legs(0.034, &[(0.12, -0.16), (0.27, -0.24), (0.28, -0.34)]);
    s.pair(
        Paint::Main,
        0.036,
        &[(0.045, 0.27), (0.115, 0.33), (0.09, 0.40), (0.04, 0.41)],
    );
    s.oval(Paint::Main, 0.0, 0.26, 0.085, 0.06);
    s.oval(Paint::Main, 0.0, 0.165, 0.165, 0.085);
    s.oval(Paint::Main, 0.0, -0.12, 0.195, 0.25);
    s.line(Paint::Line, 0.022, &[(0.0, 0.115), (0.0, -0.36)]);
    s.line(
        Paint::Line,
        0.022,
        &[
            (-0.165, 0.075),
            (-0.08, 0.11),
            (0.0, 0.12),
            (0.08, 0.11),
            (0.165, 0.075),
        ],
    );
    s.pair(
        Paint::Pale,
        0.026,
        &[(0.10, 0.01), (0.125, -0.10), (0.11, -0.20)],
    );
}

fn grasshopper(s: &mut Sketch) {
    s.legs(0.020, &[(0.05, 0.20), (0.15, 0.24), (0.17, 0.32)]);
    s.legs(0.020, &[(0.05, 0.10), (0.16, 0.08), (0.21, 0.15)]);
    s.legs(0.018, &[(0.03, 0.33), (0.09, 0.40), (0.17, 0.41)]);
    s.legs(
        0.024,
        &[(0.29, 0.10), (0.235, -0.15), (0.21, -0.34), (0.26, -0.36)],
    );
    for side in [1.0, -1.0] {
        let centre = Vec2::new(0.175 * side, 0.03);
        s.leaning(Paint::Main, centre, Vec2::new(0.155, 0.048), 0.62 * side);
    }
    s.oval(Paint::Main, 0.0, -0.10, 0.082, 0.31);
    s.oval(Paint::Pale, 0.0, -0.15, 0.045, 0.23);
    s.line(Paint::Line, 0.016, &[(0.0, 0.03), (0.0, -0.37)]);
    s.oval(Paint::Main, 0.0, 0.15, 0.088, 0.10);
    s.oval(Paint::Main, 0.0, 0.285, 0.075, 0.08);
    s.pair(Paint::Line, 0.032, &[(0.045, 0.30), (0.045, 0.305)]);
}

fn spider(s: &mut Sketch) {
    s.legs(0.026, &[(0.06, 0.16), (0.17, 0.30), (0.14, 0.41)]);
    s.legs(0.026, &[(0.07, 0.12), (0.27, 0.21), (0.33, 0.31)]);
    s.legs(0.026, &[(0.07, 0.07), (0.29, 0.01), (0.38, -0.10)]);
    s.legs(0.026, &[(0.05, 0.03), (0.23, -0.16), (0.25, -0.35)]);
    s.oval(Paint::Main, 0.0, -0.155, 0.15, 0.18);
    s.oval(Paint::Main, 0.0, 0.10, 0.10, 0.115);
    s.pair(Paint::Main, 0.032, &[(0.035, 0.20), (0.04, 0.245)]);
    s.line(Paint::Pale, 0.032, &[(0.0, -0.05), (0.0, -0.26)]);
    s.line(Paint::Pale, 0.032, &[(-0.065, -0.125), (0.065, -0.125)]);
    s.pair(Paint::Line, 0.028, &[(0.032, 0.16), (0.032, 0.162)]);
}

fn ant(s: &mut Sketch) {
    s.legs(0.024, &[(0.03, 0.10), (0.17, 0.17), (0.23, 0.33)]);
    s.legs(0.024, &[(0.04, 0.04), (0.23, 0.05), (0.34, -0.05)]);
    s.legs(0.024, &[(0.03, -0.02), (0.20, -0.15), (0.25, -0.36)]);
    s.legs(0.020, &[(0.04, 0.28), (0.13, 0.33), (0.11, 0.42)]);
    s.legs(0.026, &[(0.035, 0.31), (0.045, 0.36), (0.015, 0.375)]);
    s.oval(Paint::Main, 0.0, -0.08, 0.030, 0.045);
    s.oval(Paint::Main, 0.0, 0.045, 0.06, 0.095);
    s.oval(Paint::Main, 0.0, 0.235, 0.085, 0.09);
    s.oval(Paint::Main, 0.0, -0.235, 0.12, 0.155);
    s.stripes(-0.235, 0.12, 0.155, &[-0.175, -0.245, -0.31], 0.014);
    s.pair(Paint::Line, 0.026, &[(0.048, 0.25), (0.048, 0.252)]);
}

fn ladybug(s: &mut Sketch) {
    s.legs(0.030, &[(0.18, 0.09), (0.28, 0.15), (0.31, 0.21)]);
    s.legs(0.030, &[(0.22, -0.06), (0.34, -0.06), (0.38, -0.09)]);
    s.legs(0.030, &[(0.17, -0.20), (0.26, -0.30), (0.27, -0.36)]);
    s.legs(0.020, &[(0.05, 0.28), (0.10, 0.36), (0.15, 0.37)]);
    s.oval(Paint::Main, 0.0, 0.215, 0.135, 0.095);
    s.oval(Paint::Line, 0.0, 0.215, 0.112, 0.073);
    s.pair(Paint::Pale, 0.036, &[(0.062, 0.235), (0.066, 0.225)]);
    s.oval(Paint::Main, 0.0, -0.075, 0.25, 0.265);
    s.line(Paint::Line, 0.020, &[(0.0, 0.185), (0.0, -0.33)]);
    s.oval(Paint::Line, 0.0, 0.12, 0.045, 0.04);
    for (x, y) in [(0.12, 0.045), (0.145, -0.12), (0.085, -0.235)] {
        s.oval(Paint::Line, x, y, 0.044, 0.044);
        s.oval(Paint::Line, -x, y, 0.044, 0.044);
    }
}

fn mosquito(s: &mut Sketch) {
    s.legs(
        0.015,
        &[(0.05, 0.13), (0.21, 0.25), (0.18, 0.37), (0.22, 0.41)],
    );
    s.legs(
        0.015,
        &[(0.06, 0.09), (0.31, 0.13), (0.38, -0.02), (0.41, -0.03)],
    );
    s.legs(
        0.015,
        &[(0.05, 0.04), (0.25, -0.15), (0.20, -0.36), (0.24, -0.40)],
    );
    s.legs(0.015, &[(0.02, 0.23), (0.08, 0.31), (0.07, 0.37)]);
    s.wings(0.175, -0.075, 0.19, 0.055, -0.75);
    s.line(Paint::Main, 0.016, &[(0.0, 0.24), (0.0, 0.44)]);
    s.oval(Paint::Main, 0.0, -0.16, 0.042, 0.225);
    s.stripes(-0.16, 0.042, 0.225, &[-0.06, -0.14, -0.22, -0.30], 0.016);
    s.oval(Paint::Main, 0.0, 0.085, 0.078, 0.09);
    s.oval(Paint::Main, 0.0, 0.21, 0.052, 0.05);
}

fn pillbug(s: &mut Sketch) {
    for i in 0..7 {
        let y = 0.21 - 0.075 * i as f32;
        let reach = 0.285 - 0.006 * (i as f32 - 3.0).powi(2);
        s.legs(0.024, &[(0.14, y), (reach, y + 0.02 - 0.012 * i as f32)]);
    }
    s.legs(0.020, &[(0.06, 0.30), (0.15, 0.35), (0.19, 0.41)]);
    s.legs(0.028, &[(0.04, -0.33), (0.06, -0.385)]);
    s.oval(Paint::Main, 0.0, -0.02, 0.205, 0.335);
    s.stripes(
        -0.02,
        0.205,
        0.335,
        &[0.195, 0.12, 0.045, -0.03, -0.105, -0.18, -0.255],
        0.016,
    );
    s.oval(Paint::Main, 0.0, 0.285, 0.095, 0.06);
    s.pair(Paint::Line, 0.024, &[(0.05, 0.295), (0.05, 0.297)]);
}
