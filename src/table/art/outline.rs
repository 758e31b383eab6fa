//! Closed outlines seen from above, which can be inset exactly: the footprints of pieces and boards.
//!
//! Here, as in `Lattice::plane`, x runs right and y away from White; outlines run counter-clockwise.

use bevy::math::Vec2;
use std::f32::consts::TAU;

/// One point of an outline, on an arc around `base`: a positive radius bulges out, a negative one is a hollow.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rim {
    base: Vec2,
    radius: f32,
    pub normal: Vec2,
}

impl Rim {
    /// The point, moved straight inward by `inset`.
    pub fn at(&self, inset: f32) -> Vec2 {
        self.base + self.normal * (self.radius - inset)
    }
}

/// A closed curve made of arcs that meet smoothly.
#[derive(Clone, Debug, Default)]
pub(super) struct Outline {
    pub rims: Vec<Rim>,
}

/// The angle between neighbouring points of an arc.
const FINE: f32 = TAU / 32.0;
/// The distance between them on wide arcs.
const LONG: f32 = 0.14;

impl Outline {
    /// Whether it has no hollow.
    pub fn is_convex(&self) -> bool {
        self.rims.iter().all(|rim| rim.radius >= 0.0)
    }

    pub fn circle(centre: Vec2, radius: f32, points: usize) -> Self {
        let mut outline = Self::default();
        for i in 0..points {
            outline.rim(centre, radius, TAU * i as f32 / points as f32);
        }
        outline
    }

    /// A convex polygon, its corners rounded with arcs of `radius` and `points` points each.
    pub fn rounded(corners: &[Vec2], radius: f32, points: usize) -> Self {
        let corners: Vec<_> = corners
            .iter()
            .map(|&corner| (corner, radius, points))
            .collect();
        Self::rounded_each(&corners)
    }

    /// A convex polygon, each corner rounded with its own radius and number of points.
    pub fn rounded_each(corners: &[(Vec2, f32, usize)]) -> Self {
        let n = corners.len();
        let outward = |i: usize| -(corners[(i + 1) % n].0 - corners[i].0).normalize().perp();
        let mut outline = Self::default();
        for (i, &(corner, radius, points)) in corners.iter().enumerate() {
            let (before, after) = (outward((i + n - 1) % n), outward(i));
            let between = (before + after).normalize();
            // The arc's centre: as deep behind the corner as both sides' inset lines meet.
            let base = corner - between * (radius / between.dot(after));
            let (start, sweep) = (before.to_angle(), before.angle_to(after));
            for k in 0..points {
                let share = k as f32 / (points - 1) as f32;
                outline.rim(base, radius, start + sweep * share);
            }
        }
        outline
    }

    /// A rounded regular polygon around the origin; `first` is the angle of its first corner.
    pub fn regular(sides: usize, inradius: f32, first: f32, radius: f32, points: usize) -> Self {
        let circumradius = inradius / (TAU / (2.0 * sides as f32)).cos();
        let corners: Vec<Vec2> = (0..sides)
            .map(|i| Vec2::from_angle(first + TAU * i as f32 / sides as f32) * circumradius)
            .collect();
        Self::rounded(&corners, radius, points)
    }

    pub fn rectangle(half: Vec2, radius: f32, points: usize) -> Self {
        let Vec2 { x, y } = half;
        Self::rounded(
            &[
                Vec2::new(x, y),
                Vec2::new(-x, y),
                Vec2::new(-x, -y),
                Vec2::new(x, -y),
            ],
            radius,
            points,
        )
    }

    /// The outline around equal discs, visited counter-clockwise, with a hollow of the given radius after each.
    pub fn around_discs(radius: f32, discs: &[(Vec2, f32)]) -> Self {
        let n = discs.len();
        let hollow = |i: usize| {
            let ((from, hollow), (to, _)) = (discs[i], discs[(i + 1) % n]);
            let half = (to - from) / 2.0;
            let depth = ((radius + hollow).powi(2) - half.length_squared()).sqrt();
            (from + half - half.normalize().perp() * depth, hollow)
        };
        let mut outline = Self::default();
        for i in 0..n {
            let (disc, _) = discs[i];
            let (next_disc, _) = discs[(i + 1) % n];
            let (before, _) = hollow((i + n - 1) % n);
            let (after, depth) = hollow(i);
            let (from, to) = ((before - disc).to_angle(), (after - disc).to_angle());
            outline.arc(disc, radius, from, (to - from).rem_euclid(TAU));
            let on = (after - next_disc).to_angle();
            outline.arc(after, -depth, to, -(to - on).rem_euclid(TAU));
        }
        outline
    }

    pub fn moved(mut self, by: Vec2) -> Self {
        for rim in &mut self.rims {
            rim.base += by;
        }
        self
    }

    /// The same curve, further out by this much all around.
    pub fn grown(mut self, by: f32) -> Self {
        for rim in &mut self.rims {
            rim.radius += by;
        }
        self
    }

    /// Turned about the origin, so that what pointed along x points along `to`.
    pub fn turned(mut self, to: Vec2) -> Self {
        for rim in &mut self.rims {
            rim.base = to.rotate(rim.base);
            rim.normal = to.rotate(rim.normal);
        }
        self
    }

    /// An arc without its first point, which the arc before it has already made.
    fn arc(&mut self, base: Vec2, radius: f32, start: f32, sweep: f32) {
        let length = sweep.abs() * radius.abs();
        let steps = (sweep.abs() / FINE).max(length / LONG).ceil().max(1.0) as usize;
        for k in 1..=steps {
            self.rim(base, radius, start + sweep * k as f32 / steps as f32);
        }
    }

    fn rim(&mut self, base: Vec2, radius: f32, angle: f32) {
        self.rims.push(Rim {
            base,
            radius,
            normal: Vec2::from_angle(angle),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rounded_square_touches_its_sides_and_an_inset_moves_them() {
        let square = Outline::rectangle(Vec2::splat(1.0), 0.2, 4);
        let reach = |inset| {
            square
                .rims
                .iter()
                .map(|rim| rim.at(inset).abs().max_element())
                .fold(0.0, f32::max)
        };
        assert!((reach(0.0) - 1.0).abs() < 1e-5);
        assert!((reach(0.1) - 0.9).abs() < 1e-5);
    }

    #[test]
    fn discs_are_joined_without_a_jump() {
        let (a, b) = (Vec2::ZERO, Vec2::X);
        let bar = Outline::around_discs(0.43, &[(a, 1.4), (b, 1.4)]);
        let points: Vec<Vec2> = bar.rims.iter().map(|rim| rim.at(0.0)).collect();
        for (i, point) in points.iter().enumerate() {
            assert!(point.distance(points[(i + 1) % points.len()]) < 0.2, "{i}");
        }
    }
}
