//! What marks are made of beside the flat inlays: hoops around an outline, and strokes as of a pen.

use super::{Rung, Sculpt};
use crate::table::art::outline::Outline;
use bevy::prelude::*;

/// The share of a hoop's width where its dark line begins.
const LINE: f32 = 0.72;

impl Sculpt {
    /// A hoop around an outline from one height to another, lying on its upper edge as far in as `width`. A dark line
    /// runs along its inside, so that it is seen on any ground.
    pub fn hoop(&mut self, outline: &Outline, width: f32, walls: [f32; 2]) -> &mut Self {
        let [from, to] = walls;
        let rungs = [Rung::new(0.0, from, 0.0), Rung::new(0.0, to, 0.0)];
        let line = width * LINE;
        self.paint(Color::WHITE).walls(outline, &rungs, to);
        self.band(outline, 0.0, line, to)
            .paint(Color::linear_rgb(0.03, 0.03, 0.03))
            .band(outline, line, width, to)
            .paint(Color::WHITE)
    }

    /// A line of a pen through these points, with round ends and joints.
    pub fn stroke(&mut self, points: &[Vec2], width: f32, height: f32) -> &mut Self {
        for pair in points.windows(2) {
            let side = (pair[1] - pair[0]).normalize_or_zero().perp() * width / 2.0;
            let corners = [
                pair[0] - side,
                pair[1] - side,
                pair[1] + side,
                pair[0] + side,
            ];
            self.patch(&corners, height);
        }
        for &point in points {
            self.inlay(&Outline::circle(point, width / 2.0, 8), height, point);
        }
        self
    }

    /// Moves and turns all of it.
    pub fn placed(&mut self, by: Transform) -> &mut Self {
        for point in &mut self.positions {
            *point = by.transform_point(Vec3::from(*point)).to_array();
        }
        for normal in &mut self.normals {
            *normal = (by.rotation * Vec3::from(*normal)).to_array();
        }
        self
    }
}
