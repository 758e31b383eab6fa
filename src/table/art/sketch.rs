//! What insects are drawn with, ellipses and lines, and how a drawing becomes a relief: pits with walls that lean inwards, filled
//! with enamel that swells a little, so that both catch the light.

use crate::rules::hive::Bug;
use crate::store::PieceStyle;
use crate::table::art::Side;
use crate::table::art::colors::{HiveColors, Srgb, insect, mix, paint};
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// The paints of one insect on one colour of tile.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ink {
    /// The insect's own colour.
    main: Color,
    /// The same, paler: wings and sheen.
    pale: Color,
    /// Stripes, spots and seams.
    line: Color,
    /// The wall of the pit around everything.
    wall: Color,
}

impl Ink {
    pub fn new(bug: Bug, side: Side, style: PieceStyle) -> Self {
        const SHEEN: Srgb = [0.95, 0.93, 0.88];
        let side = side.index();
        let main = insect(bug, style)[side];
        let colors = HiveColors::of(style);
        Self {
            main: paint(main),
            pale: paint(mix(main, SHEEN, 0.5)),
            line: paint(colors.seams[side]),
            wall: paint(colors.walls[side]),
        }
    }

    pub const fn of(&self, paint: Paint) -> Color {
        match paint {
            Paint::Main => self.main,
            Paint::Pale => self.pale,
            Paint::Line => self.line,
        }
    }
}

/// The inks of a drawing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    Main,
    Pale,
    Line,
}

/// A shape of a drawing.
#[derive(Clone, Debug)]
pub(super) enum Mark {
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

/// The drawings fill a circle of radius 0.45; this fits them between the tile's edges.
const SCALE: f32 = 0.93;
/// How wide the wall of a pit is, seen from above.
const WALL: f32 = 0.017;
/// How far each mark lies above the one before it.
const LIFT: f32 = 0.000_12;
/// How far the enamel's rim leans outwards, as if it swelled.
const SWELL: f32 = 0.85;

/// A drawing as a list of marks, the later above the earlier.
#[derive(Debug, Default)]
pub(super) struct Sketch(pub Vec<(Mark, Paint)>);

impl Sketch {
    pub fn oval(&mut self, paint: Paint, x: f32, y: f32, rx: f32, ry: f32) {
        self.leaning(paint, Vec2::new(x, y), Vec2::new(rx, ry), 0.0);
    }

    pub fn leaning(&mut self, paint: Paint, centre: Vec2, radii: Vec2, turn: f32) {
        let mark = Mark::Ellipse {
            centre,
            radii,
            turn,
        };
        self.0.push((mark, paint));
    }

    /// The same line left and right of the middle.
    pub fn legs(&mut self, width: f32, points: &[(f32, f32)]) {
        self.pair(Paint::Main, width, points);
    }

    pub fn pair(&mut self, paint: Paint, width: f32, points: &[(f32, f32)]) {
        for side in [1.0, -1.0] {
            let points = points.iter().map(|&(x, y)| Vec2::new(x * side, y));
            let mark = Mark::Line {
                points: points.collect(),
                width,
            };
            self.0.push((mark, paint));
        }
    }

    pub fn line(&mut self, paint: Paint, width: f32, points: &[(f32, f32)]) {
        let points = points.iter().map(|&(x, y)| Vec2::new(x, y)).collect();
        self.0.push((Mark::Line { points, width }, paint));
    }

    pub fn wings(&mut self, x: f32, y: f32, rx: f32, ry: f32, turn: f32) {
        for side in [1.0, -1.0] {
            let centre = Vec2::new(x * side, y);
            self.leaning(Paint::Pale, centre, Vec2::new(rx, ry), turn * side);
        }
    }

    /// Cross stripes over an oval of the body, each at a height with a thickness.
    pub fn stripes(&mut self, y: f32, rx: f32, ry: f32, at: &[f32], width: f32) {
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

    /// The walls of all pits first, then every mark above the one before it.
    pub fn relief(&self, ink: &Ink, height: f32) -> Sculpt {
        let mut sculpt = Sculpt::new(2.0);
        sculpt.paint(ink.wall);
        for (mark, paint) in &self.0 {
            if *paint != Paint::Line {
                for (top, foot) in mark.rims(WALL).iter().zip(mark.rims(0.0)) {
                    sculpt.pit_wall(top, &foot, height + 0.001);
                }
            }
        }
        for (i, (mark, paint)) in self.0.iter().enumerate() {
            let level = height + 0.0015 + LIFT * i as f32;
            sculpt.paint(ink.of(*paint));
            // Seams are cut into the enamel and stay level.
            let lean = if *paint == Paint::Line { 0.0 } else { SWELL };
            for (rim, crown) in mark.rims(0.0).iter().zip(mark.rims(-mark.waist())) {
                sculpt.cushion(rim, &crown, level, lean);
            }
        }
        sculpt
    }
}

impl Mark {
    /// How far the mark's edge can go in and leave something.
    fn waist(&self) -> f32 {
        match self {
            Self::Ellipse { radii, .. } => radii.min_element() * SCALE * 0.45,
            Self::Line { width, .. } => width / 2.0 * SCALE * 0.55,
        }
    }

    /// The outlines of what the mark covers.
    pub fn rims(&self, grow: f32) -> Vec<Vec<Vec2>> {
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

fn ellipse(centre: Vec2, radii: Vec2, turn: f32, points: usize) -> Vec<Vec2> {
    let turn = Vec2::from_angle(turn);
    Outline::circle(Vec2::ZERO, 1.0, points)
        .rims
        .iter()
        .map(|rim| centre + turn.rotate(rim.at(0.0) * radii))
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
