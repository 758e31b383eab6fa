//! The mesh builder: extruded outlines, turned figures, and flat inlays, each vertex with normal, UV and paint.

mod hoop;
mod relief;

pub(super) use relief::FootShade;

use crate::table::art::outline::Outline;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// One ring of vertices of an extrusion: how far inside the outline, how high, and how far its normal tilts up (radians).
#[derive(Copy, Clone, Debug)]
pub(super) struct Rung {
    pub inset: f32,
    pub height: f32,
    pub tilt: f32,
}

impl Rung {
    pub const fn new(inset: f32, height: f32, tilt: f32) -> Self {
        Self {
            inset,
            height,
            tilt,
        }
    }
}

/// A wall from one height to another with quarter-round edges of these radii (0: a sharp edge).
pub(super) fn quarter_round(from: f32, to: f32, bottom: f32, top: f32, steps: usize) -> Vec<Rung> {
    let mut rungs = Vec::new();
    let share = |k: usize| FRAC_PI_2 * k as f32 / steps as f32;
    for k in 0..=steps {
        let (sin, cos) = (FRAC_PI_2 - share(k)).sin_cos();
        rungs.push(Rung::new(
            bottom * (1.0 - cos),
            from + bottom * (1.0 - sin),
            share(k) - FRAC_PI_2,
        ));
    }
    for k in 0..=steps {
        let (sin, cos) = share(k).sin_cos();
        rungs.push(Rung::new(
            top * (1.0 - cos),
            to - top * (1.0 - sin),
            share(k),
        ));
    }
    rungs
}

/// A mesh builder: vertices and triangles so far, with the paint that the next ones get. Body meshes stay unpainted
/// (white), so that any material can colour them.
#[derive(Clone, Debug)]
pub(super) struct Sculpt {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    paints: Vec<[f32; 4]>,
    indices: Vec<u32>,
    paint: [f32; 4],
    shade: Option<FootShade>,
    /// How many units of the table one repeat of a texture covers.
    tile: f32,
    /// Where the next texture starts, and whether its grain runs across.
    grain: (Vec2, bool),
}

impl Sculpt {
    pub fn new(tile: f32) -> Self {
        Self {
            positions: Vec::new(),
            normals: Vec::new(),
            uvs: Vec::new(),
            paints: Vec::new(),
            indices: Vec::new(),
            paint: [1.0; 4],
            shade: None,
            tile,
            grain: (Vec2::ZERO, false),
        }
    }

    pub fn paint(&mut self, color: Color) -> &mut Self {
        self.paint = color.to_linear().to_f32_array();
        self
    }

    /// Cuts what comes next from another place of the board, along the grain or across it.
    pub fn grain(&mut self, from: Vec2, across: bool) -> &mut Self {
        self.grain = (from, across);
        self
    }

    /// Adds a vertex; `flat` is a point of the texture's plane in units of the table.
    fn vertex(&mut self, point: Vec2, height: f32, normal: Vec3, flat: Vec2) -> u32 {
        self.positions.push([point.x, height, -point.y]);
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        let (from, across) = self.grain;
        let flat = if across { flat.perp() } else { flat };
        self.uvs.push(((flat + from) / self.tile).to_array());
        let light = self.shade.map_or(1.0, |shade| shade.at(height));
        let [r, g, b, a] = self.paint;
        self.paints.push([r * light, g * light, b * light, a]);
        self.positions.len() as u32 - 1
    }

    fn level(&mut self, point: Vec2, height: f32) -> u32 {
        self.vertex(point, height, Vec3::Y, point)
    }

    /// Stretches a skin between two closed rings of vertices, the outer or lower one first.
    fn skin(&mut self, lower: u32, upper: u32, count: u32) {
        for i in 0..count {
            let j = (i + 1) % count;
            self.indices.extend([lower + i, lower + j, upper + j]);
            self.indices.extend([lower + i, upper + j, upper + i]);
        }
    }

    fn fan(&mut self, hub: u32, ring: u32, count: u32, upward: bool) {
        for i in 0..count {
            let (a, b) = (ring + i, ring + (i + 1) % count);
            self.indices
                .extend(if upward { [hub, a, b] } else { [hub, b, a] });
        }
    }

    /// Fills a convex ring by cutting off every other corner until none is left. A fan's long thin triangles would meet in
    /// the middle, where each pixel is then worked out many times over.
    fn fill(&mut self, mut corners: Vec<u32>, upward: bool) {
        while corners.len() > 2 {
            for cut in corners.windows(3).step_by(2) {
                let [a, b, c] = [cut[0], cut[1], cut[2]];
                self.indices
                    .extend(if upward { [a, b, c] } else { [a, c, b] });
            }
            // With an even number the last corner is cut off, too.
            if let [first, .., before, last] = corners[..]
                && corners.len().is_multiple_of(2)
            {
                let [a, b, c] = [before, last, first];
                self.indices
                    .extend(if upward { [a, b, c] } else { [a, c, b] });
            }
            corners = corners.into_iter().step_by(2).collect();
        }
    }

    /// Raises an outline through the rungs, from the bottom up, and closes it at both ends; a hollow outline with fans around
    /// `hub`, from where the whole of it must be in sight.
    ///
    /// The texture lies on the top and folds down over the edge, so it shows no seam.
    pub fn extrude(&mut self, outline: &Outline, rungs: &[Rung], hub: Vec2) -> &mut Self {
        self.raise(outline, rungs, hub);
        if let Some(bottom) = rungs.first() {
            self.lid(outline, bottom, hub, -1.0);
        }
        self
    }

    /// The same without a bottom, for what is never seen from below.
    pub fn raise(&mut self, outline: &Outline, rungs: &[Rung], hub: Vec2) -> &mut Self {
        if let Some(top) = rungs.last() {
            self.walls(outline, rungs, top.height);
            self.lid(outline, top, hub, 1.0);
        }
        self
    }

    fn walls(&mut self, outline: &Outline, rungs: &[Rung], top: f32) {
        let count = outline.rims.len() as u32;
        for (k, rung) in rungs.iter().enumerate() {
            let ring = self.positions.len() as u32;
            let (sin, cos) = rung.tilt.sin_cos();
            for rim in &outline.rims {
                let point = rim.at(rung.inset);
                let normal = Vec3::new(rim.normal.x * cos, sin, -rim.normal.y * cos);
                let fold = rim.normal * (top - rung.height);
                self.vertex(point, rung.height, normal, point + fold);
            }
            if k > 0 {
                self.skin(ring - count, ring, count);
            }
        }
    }

    /// What closes an outline at a rung, seen from above (1) or below (−1).
    fn lid(&mut self, outline: &Outline, rung: &Rung, hub: Vec2, up: f32) {
        let ring = self.rim(outline, rung, up);
        let count = outline.rims.len() as u32;
        if outline.is_convex() {
            self.fill((ring..ring + count).collect(), up > 0.0);
        } else {
            let hub = self.vertex(hub, rung.height, Vec3::Y * up, hub);
            self.fan(hub, ring, count, up > 0.0);
        }
    }

    fn rim(&mut self, outline: &Outline, rung: &Rung, up: f32) -> u32 {
        let ring = self.positions.len() as u32;
        for rim in &outline.rims {
            let point = rim.at(rung.inset);
            self.vertex(point, rung.height, Vec3::Y * up, point);
        }
        ring
    }

    /// A flat filled outline, as an inlay lies in a surface.
    pub fn inlay(&mut self, outline: &Outline, height: f32, hub: Vec2) -> &mut Self {
        self.lid(outline, &Rung::new(0.0, height, FRAC_PI_2), hub, 1.0);
        self
    }

    /// A flat band between two insets of an outline.
    pub fn band(&mut self, outline: &Outline, outer: f32, inner: f32, height: f32) -> &mut Self {
        let lower = self.rim(outline, &Rung::new(outer, height, FRAC_PI_2), 1.0);
        let upper = self.rim(outline, &Rung::new(inner, height, FRAC_PI_2), 1.0);
        self.skin(lower, upper, outline.rims.len() as u32);
        self
    }

    /// A flat filled shape, given by its rim; the middle must see all of it.
    pub fn patch(&mut self, rim: &[Vec2], height: f32) {
        let ring = self.positions.len() as u32;
        for &point in rim {
            self.level(point, height);
        }
        let hub = self.level(rim.iter().sum::<Vec2>() / rim.len() as f32, height);
        self.fan(hub, ring, rim.len() as u32, true);
    }

    /// A frame along an outline: wall outside, level top, wall inside, with edges of one radius. Its grain runs
    /// along it, so it must be no wider than the outline's corners are round.
    pub fn ring(&mut self, outline: &Outline, width: f32, walls: [f32; 2], edge: f32) -> &mut Self {
        let outside = &quarter_round(walls[0], walls[1], 0.0, edge, 2)[2..];
        let inside = outside
            .iter()
            .rev()
            .map(|rung| Rung::new(width - rung.inset, rung.height, PI - rung.tilt));
        let rungs: Vec<Rung> = outside.iter().copied().chain(inside).collect();
        let count = outline.rims.len();
        let mut across = 0.0;
        for (k, rung) in rungs.iter().enumerate() {
            let (sin, cos) = rung.tilt.sin_cos();
            if k > 0 {
                across +=
                    (rung.inset - rungs[k - 1].inset).hypot(rung.height - rungs[k - 1].height);
            }
            let ring = self.positions.len() as u32;
            let mut along = 0.0;
            // The first point comes again at the end, so that the texture needn't jump back.
            for i in 0..=count {
                let rim = &outline.rims[i % count];
                if i > 0 {
                    along += rim.at(0.0).distance(outline.rims[i - 1].at(0.0));
                }
                let normal = Vec3::new(rim.normal.x * cos, sin, -rim.normal.y * cos);
                self.vertex(
                    rim.at(rung.inset),
                    rung.height,
                    normal,
                    Vec2::new(along, across),
                );
            }
            if k > 0 {
                self.open_skin(ring - count as u32 - 1, ring, count as u32);
            }
        }
        self
    }

    /// A figure turned on a lathe: radius and height from the bottom up. A point given twice is a sharp edge.
    pub fn lathe(&mut self, profile: &[Vec2], points: usize) -> &mut Self {
        let mut last: Option<(u32, Vec2)> = None;
        for (k, at) in profile.iter().enumerate() {
            // The slope is taken over the neighbours, but not across a sharp edge.
            let before = k.checked_sub(1).map_or(*at, |i| profile[i]);
            let after = profile.get(k + 1).copied().unwrap_or(*at);
            let along = after - before;
            let normal = Vec2::new(along.y, -along.x).normalize_or(Vec2::Y);
            let ring = self.positions.len() as u32;
            // The first point of the circle comes again at its end, so that the texture closes.
            for i in 0..=points {
                let angle = TAU * i as f32 / points as f32;
                let out = Vec2::from_angle(angle);
                let tilted = Vec3::new(out.x * normal.x, normal.y, -out.y * normal.x);
                self.vertex(out * at.x, at.y, tilted, Vec2::new(angle * 0.3, at.y));
            }
            if let Some((lower, from)) = last
                && from != *at
            {
                self.open_skin(lower, ring, points as u32);
            }
            last = Some((ring, *at));
        }
        self
    }

    fn open_skin(&mut self, lower: u32, upper: u32, count: u32) {
        for i in 0..count {
            self.indices
                .extend([lower + i, lower + i + 1, upper + i + 1]);
            self.indices.extend([lower + i, upper + i + 1, upper + i]);
        }
    }

    pub fn mesh(self) -> Mesh {
        // Kept on the CPU too: pointing at pieces casts rays at their triangles.
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.paints)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filled_outline_is_covered_once_and_whole() {
        for points in 3..24 {
            let outline = Outline::circle(Vec2::new(2.0, 1.0), 1.0, points);
            let mut sculpt = Sculpt::new(1.0);
            sculpt.inlay(&outline, 0.0, Vec2::ZERO);
            let area = |corner: &[u32]| {
                let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(sculpt.positions[corner[i] as usize]));
                (b - a).cross(c - a).y / 2.0
            };
            let areas: Vec<f32> = sculpt.indices.chunks(3).map(area).collect();
            let whole = points as f32 / 2.0 * (TAU / points as f32).sin();
            assert!(areas.iter().all(|&area| area > 0.0), "{points} points");
            assert!((areas.iter().sum::<f32>() - whole).abs() < 1e-4);
        }
    }
}
