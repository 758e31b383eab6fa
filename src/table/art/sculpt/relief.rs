//! What catches the light: walls of pits, cushions of enamel, dents, and the shade at the foot of things.

use super::Sculpt;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// How much light is left at the foot of a wall, and how high the shade reaches.
#[derive(Copy, Clone, Debug)]
pub(in crate::table::art) struct FootShade {
    pub left: f32,
    pub from: f32,
    pub to: f32,
}

impl FootShade {
    /// How much light there is at a height.
    pub(super) fn at(self, height: f32) -> f32 {
        let share = ((height - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.left + (1.0 - self.left) * share
    }
}

impl Sculpt {
    /// Darkens what comes next towards its foot: where something stands on something else, little light arrives.
    pub fn shaded(&mut self, shade: Option<FootShade>) -> &mut Self {
        self.shade = shade;
        self
    }

    /// A flat band between two rims with as many points, with the normals of a wall that leads down from the outer one.
    pub fn pit_wall(&mut self, top: &[Vec2], foot: &[Vec2], height: f32) {
        const LEAN: f32 = 1.1;
        let inward: Vec<Vec2> = top
            .iter()
            .zip(foot)
            .map(|(top, foot)| (*foot - *top).normalize_or_zero())
            .collect();
        let upper = self.ring_of(top, height, |i| inward[i] * LEAN * 0.5);
        let lower = self.ring_of(foot, height, |i| inward[i] * LEAN);
        self.skin(upper, lower, top.len() as u32);
    }

    /// A filled flat shape that catches the light as if it swelled towards its crown, a rim with as many points further
    /// in; at the rim its normals lean outwards this far.
    pub fn cushion(&mut self, rim: &[Vec2], crown: &[Vec2], height: f32, lean: f32) {
        let outward: Vec<Vec2> = rim
            .iter()
            .zip(crown)
            .map(|(rim, crown)| (*rim - *crown).normalize_or_zero())
            .collect();
        let lower = self.ring_of(rim, height, |i| outward[i] * lean);
        let upper = self.ring_of(crown, height, |i| outward[i] * lean * 0.2);
        self.skin(lower, upper, rim.len() as u32);
        let middle = crown.iter().sum::<Vec2>() / crown.len() as f32;
        let hub = self.level(middle, height);
        self.fan(hub, upper, crown.len() as u32, true);
    }

    /// A flat sheet with four corners, counter-clockwise, and how much light falls on each.
    pub fn sheet(&mut self, corners: [Vec2; 4], lights: [f32; 4], height: f32) {
        let paint = self.paint;
        let first = self.positions.len() as u32;
        for (corner, light) in corners.into_iter().zip(lights) {
            self.paint = [
                paint[0] * light,
                paint[1] * light,
                paint[2] * light,
                paint[3],
            ];
            self.level(corner, height);
        }
        self.paint = paint;
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|i| first + i));
    }

    /// A ring of vertices whose normals lean this way.
    fn ring_of(&mut self, rim: &[Vec2], height: f32, lean: impl Fn(usize) -> Vec2) -> u32 {
        let ring = self.positions.len() as u32;
        for (i, &point) in rim.iter().enumerate() {
            let lean = lean(i);
            self.vertex(point, height, Vec3::new(lean.x, 1.0, -lean.y), point);
        }
        ring
    }

    /// A disc that catches the light like a hollow though it is flat: each ring is a share of the radius, how far the
    /// normal leans inward there, and how much light the hollow leaves it; the middle is level.
    pub fn hollow(
        &mut self,
        centre: Vec2,
        radius: f32,
        height: f32,
        rings: &[(f32, f32, f32)],
        points: usize,
    ) -> &mut Self {
        let paint = self.paint;
        let mut last = None;
        for &(share, lean, light) in rings {
            self.paint = [
                paint[0] * light,
                paint[1] * light,
                paint[2] * light,
                paint[3],
            ];
            let rim: Vec<Vec2> = (0..points)
                .map(|i| centre + Vec2::from_angle(TAU * i as f32 / points as f32) * radius * share)
                .collect();
            let ring = self.ring_of(&rim, height, |i| {
                Vec2::from_angle(TAU * i as f32 / points as f32) * -lean
            });
            if let Some(outer) = last {
                self.skin(outer, ring, points as u32);
            }
            last = Some(ring);
        }
        self.paint = paint;
        let hub = self.level(centre, height);
        if let Some(ring) = last {
            self.fan(hub, ring, points as u32, true);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_foot_is_dark_and_the_head_is_not() {
        let shade = FootShade {
            left: 0.5,
            from: 0.0,
            to: 0.2,
        };
        let light = [-1.0, 0.1, 0.3].map(|height| shade.at(height));
        for (light, wanted) in light.into_iter().zip([0.5, 0.75, 1.0]) {
            assert!((light - wanted).abs() < 1e-6, "{light}, not {wanted}");
        }
    }
}
