//! The eight insects of Hive, drawn with ellipses and lines: each has a silhouette of its own, and its colour second.

use crate::rules::hive::Bug;
use crate::table::art::Side;
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// The insect, its head away from its tile's foot, inlaid just above `height`.
pub(super) fn drawing(bug: Bug, side: Side, height: f32) -> Sculpt {
    sketch(bug).engrave(&Ink::new(bug, side), height)
}

/// The same drawing in the plane: convex outlines within 0.45 of the middle, y up, the later above the earlier.
pub fn drawn_bug(bug: Bug, side: Side) -> Vec<(Vec<Vec2>, Color)> {
    let ink = Ink::new(bug, side);
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

/// The paints of one insect on one colour of tile.
#[derive(Copy, Clone, Debug)]
struct Ink {
    /// The insect's own colour.
    main: Color,
    /// The same, paler: wings and sheen.
    pale: Color,
    /// Stripes, spots and seams, and the engraved edge around everything.
    line: Color,
}

impl Ink {
    fn new(bug: Bug, side: Side) -> Self {
        // Full colours on ivory; on charcoal the same hue is lifted until it stands out.
        let (on_ivory, on_charcoal) = match bug {
            Bug::Queen => ([0.93, 0.66, 0.06], [0.98, 0.76, 0.16]),
            Bug::Beetle => ([0.47, 0.24, 0.62], [0.68, 0.46, 0.86]),
            Bug::Grasshopper => ([0.24, 0.54, 0.16], [0.45, 0.76, 0.30]),
            Bug::Spider => ([0.46, 0.27, 0.13], [0.74, 0.50, 0.30]),
            Bug::Ant => ([0.11, 0.36, 0.68], [0.32, 0.60, 0.92]),
            Bug::Ladybug => ([0.78, 0.14, 0.10], [0.93, 0.30, 0.24]),
            Bug::Mosquito => ([0.42, 0.44, 0.46], [0.70, 0.72, 0.74]),
            Bug::Pillbug => ([0.05, 0.48, 0.46], [0.20, 0.72, 0.68]),
        };
        let [r, g, b] = match side {
            Side::White => on_ivory,
            Side::Black => on_charcoal,
        };
        let main = Color::srgb(r, g, b);
        Self {
            main,
            pale: main.mix(&Color::srgb(0.95, 0.93, 0.88), 0.55),
            line: match side {
                Side::White => Color::srgb(0.17, 0.12, 0.09),
                Side::Black => Color::srgb(0.035, 0.035, 0.04),
            },
        }
    }
}

impl Ink {
    const fn of(&self, paint: Paint) -> Color {
        match paint {
            Paint::Main => self.main,
            Paint::Pale => self.pale,
            Paint::Line => self.line,
        }
    }
}

/// The inks of a drawing.
#[derive(Copy, Clone, Debug)]
enum Paint {
    Main,
    Pale,
    Line,
}

/// A shape of a drawing.
#[derive(Clone, Debug)]
enum Mark {
    Ellipse {
        centre: Vec2,
        radii: Vec2,
        turn: f32,
    },
    Line {
        points: Vec<Vec2>,
        width: f32,
    },
}

/// The jobs fill a circle of radius 0.45; this fits them between the tile's edges.
const SCALE: f32 = 0.93;

/// A drawing as a list of marks, the later above the earlier.
#[derive(Debug, Default)]
struct Sketch(Vec<(Mark, Paint)>);

impl Sketch {
    fn oval(&mut self, paint: Paint, x: f32, y: f32, rx: f32, ry: f32) {
        self.leaning(paint, Vec2::new(x, y), Vec2::new(rx, ry), 0.0);
    }

    fn leaning(&mut self, paint: Paint, centre: Vec2, radii: Vec2, turn: f32) {
        let mark = Mark::Ellipse {
            centre,
            radii,
            turn,
        };
        self.0.push((mark, paint));
    }

    /// The same line left and right of the middle.
    fn legs(&mut self, width: f32, points: &[(f32, f32)]) {
        self.pair(Paint::Main, width, points);
    }

    fn pair(&mut self, paint: Paint, width: f32, points: &[(f32, f32)]) {
        for side in [1.0, -1.0] {
            let points = points.iter().map(|&(x, y)| Vec2::new(x * side, y));
            let mark = Mark::Line {
                points: points.collect(),
                width,
            };
            self.0.push((mark, paint));
        }
    }

    fn line(&mut self, paint: Paint, width: f32, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| Vec2::new(x, y)).collect();
        self.0.push((Mark::Line { points, width }, paint));
    }

    fn wings(&mut self, x: f32, y: f32, rx: f32, ry: f32, turn: f32) {
        for side in [1.0, -1.0] {
            let centre = Vec2::new(x * side, y);
            self.leaning(Paint::Pale, centre, Vec2::new(rx, ry), turn * side);
        }
    }

    /// Cross stripes over an oval of the body, each at a height with a thickness.
    fn stripes(&mut self, y: f32, rx: f32, ry: f32, at: &[f32], width: f32) {
        for &stripe in at {
            let half = rx * (1.0 - ((stripe - y) / ry).powi(2)).max(0.0).sqrt() - width / 2.0;
            // Bowed a little, so that the body looks round.
            let sag = half * 0.18;
            self.line(
                Paint::Line,
                width,
                &[(-half, stripe + sag), (0.0, stripe), (half, stripe + sag)],
            );
        }
    }

    /// All edges first, then every mark above the one before it.
    fn engrave(&self, ink: &Ink, height: f32) -> Sculpt {
        const EDGE: f32 = 0.011;
        const LIFT: f32 = 0.000_12;
        let mut sculpt = Sculpt::new(2.0);
        sculpt.paint(ink.line);
        for (mark, paint) in &self.0 {
            if !matches!(paint, Paint::Line) {
                mark.lay(&mut sculpt, height + 0.001, EDGE);
            }
        }
        for (i, (mark, paint)) in self.0.iter().enumerate() {
            sculpt.paint(ink.of(*paint));
            mark.lay(&mut sculpt, height + 0.0015 + LIFT * i as f32, 0.0);
        }
        sculpt
    }
}

impl Mark {
    fn lay(&self, sculpt: &mut Sculpt, height: f32, grow: f32) {
        for rim in self.rims(grow) {
            sculpt.patch(&rim, height);
        }
    }

    /// The outlines of what the mark covers.
    fn rims(&self, grow: f32) -> Vec<Vec<Vec2>> {
        match self {
            Self::Ellipse {
                centre,
                radii,
                turn,
            } => vec![ellipse(*centre * SCALE, *radii * SCALE + grow, *turn, 26)],
            Self::Line { points, width } => points
                .windows(2)
                .map(|pair| {
                    let half = width / 2.0 * SCALE + grow;
                    stroke(pair[0] * SCALE, pair[1] * SCALE, half)
                })
                .collect(),
        }
    }
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

fn ellipse(centre: Vec2, radii: Vec2, turn: f32, points: usize) -> Vec<Vec2> {
    let preview_turn = Vec2::from_angle(turn);
    Outline::circle(Vec2::ZERO, 1.0, points)
        .rims
        .iter()
        .map(|rim| centre + preview_turn.rotate(rim.at(0.0) * radii))
        .collect()
}

/// A line with round ends.
fn stroke(from: Vec2, to: Vec2, half: f32) -> Vec<Vec2> {
    let along = (to - from).to_angle();
    let cap = |end: Vec2, start: f32| {
        (0..5).map(move |k| end + Vec2::from_angle(start + FRAC_PI_2 / 2.0 * k as f32) * half)
    };
    cap(to, along - FRAC_PI_2)
        .chain(cap(from, along + FRAC_PI_2))
        .collect()
}
