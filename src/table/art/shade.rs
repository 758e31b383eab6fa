//! The shade of what stands on something: around its foot little light arrives, and behind it the lamp's doesn't. A soft dark
//! rim in a mesh of its own: it costs next to nothing, and all pieces share one.

use super::outline::Outline;
use super::{hive, punct, tak};
use crate::rules::tak::Stone;
use crate::rules::{Kind, Lattice, Piece};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// How far over the ground it lies: over everything that is printed there.
const HEIGHT: f32 = 0.0045;
/// How the shade fades outwards: how far out of the outline, how dark of the darkest, and how far on the way to where the
/// shadow of the upper edge falls.
const RINGS: [(f32, f32, f32); 4] = [
    (-0.10, 1.0, 0.0),
    (0.0, 1.0, 0.5),
    (0.055, 0.45, 0.8),
    (0.16, 0.0, 1.0),
];
/// So many points do for what has no sharp edge.
const POINTS: usize = 16;

/// Where something touches the ground: points of its outline, each with its way outward.
#[derive(Clone, Debug)]
pub struct Footprint {
    rims: Vec<(Vec2, Vec2)>,
    /// How high it is, as far as its shadow tells.
    pub thick: f32,
}

/// How dark a shade is, and where the lamp throws it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Cast {
    pub darkness: f32,
    /// How much wider than usual the shade is.
    pub width: f32,
    /// Where the shadow of the lower edge falls, and of the upper one, in x and z.
    pub shift: Vec2,
    pub along: Vec2,
}

impl Footprint {
    /// The foot of a board, to every point of its outline.
    pub(super) fn of_board(outline: &Outline, thick: f32) -> Self {
        Self::of(outline, thick, outline.rims.len())
    }

    fn of(outline: &Outline, thick: f32, points: usize) -> Self {
        let step = outline.rims.len().div_ceil(points);
        let rims = outline.rims.iter().step_by(step);
        Self {
            rims: rims.map(|rim| (rim.at(0.0), rim.normal)).collect(),
            thick,
        }
    }

    /// The foot of a piece as it stands unturned.
    pub fn of_piece(piece: Piece) -> Self {
        let side = piece.owner;
        match piece.kind {
            Kind::Hive(_) => {
                let tile = Outline::regular(6, hive::INRADIUS, FRAC_PI_2, 0.07, 2);
                Self::of(&tile, hive::TOP, POINTS)
            }
            Kind::Punct(shape) => {
                let dots = punct::dots(shape);
                let dots = dots.map(|dot| Vec2::from(Lattice::HexColumns.plane(dot)));
                Self::of(&punct::footprint(dots).0, punct::BODY, POINTS)
            }
            Kind::Tak(Stone::Flat) => Self::of(&tak::outline(side), tak::THICK, POINTS),
            Kind::Tak(Stone::Standing) => {
                let foot = Outline::rectangle(Vec2::new(0.335, tak::THICK / 2.0), 0.03, 2);
                let foot = foot.turned(Vec2::from_angle(FRAC_PI_4));
                // Its shadow is long and thin; less of it is softer.
                Self::of(&foot, 0.55 * tak::DEPTH, POINTS)
            }
            // It is slender above its foot.
            Kind::Tak(Stone::Cap) => Self::of(&Outline::circle(Vec2::ZERO, 0.29, 12), 0.5, POINTS),
        }
    }
}

/// A mesh of shades.
#[derive(Clone, Debug, Default)]
pub struct Shade {
    positions: Vec<[f32; 3]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Shade {
    /// Adds the shade of something that stands, or hovers, over a place of the ground.
    pub fn add(&mut self, foot: &Footprint, ground: Vec3, turn: Quat, cast: Cast) -> &mut Self {
        let count = foot.rims.len() as u32;
        let first = self.positions.len() as u32;
        let away = cast.along.normalize_or_zero();
        let in_plan = |way: Vec2| (turn * Vec3::new(way.x, 0.0, -way.y)).xz();
        for (out, share, way) in RINGS {
            let out = if out > 0.0 { out * cast.width } else { out };
            for &(point, normal) in &foot.rims {
                let outward = in_plan(normal);
                // What is turned to the lamp stays where it is.
                let behind = ((outward.dot(away) + 0.4) / 0.8).clamp(0.0, 1.0);
                let at = in_plan(point) + outward * out + cast.shift + cast.along * way * behind;
                let at = ground + Vec3::new(at.x, HEIGHT, at.y);
                self.positions.push(at.to_array());
                self.colors.push([0.0, 0.0, 0.0, cast.darkness * share]);
            }
        }
        for ring in 0..RINGS.len() as u32 - 1 {
            let inner = first + ring * count;
            for i in 0..count {
                let [a, b] = [inner + i, inner + (i + 1) % count];
                let [c, d] = [a + count, b + count];
                self.indices.extend([a, c, d, a, d, b]);
            }
        }
        self
    }

    pub const fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    pub fn mesh(self, usages: RenderAssetUsages) -> Mesh {
        let flat = |of: &Vec<[f32; 3]>| (vec![[0.0, 1.0, 0.0]; of.len()], vec![[0.0; 2]; of.len()]);
        let (normals, uvs): (Vec<[f32; 3]>, Vec<[f32; 2]>) = flat(&self.positions);
        Mesh::new(PrimitiveTopology::TriangleList, usages)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::art::Side;

    fn shade(cast: Cast) -> Vec<Vec3> {
        let stone = Piece {
            owner: Side::White,
            kind: Kind::Tak(Stone::Cap),
            number: 0,
        };
        let foot = Footprint::of_piece(stone);
        let mut shade = Shade::default();
        shade.add(&foot, Vec3::new(3.0, 0.0, -2.0), Quat::IDENTITY, cast);
        assert!(!shade.is_empty());
        // The rim of it is clear, so that nobody sees where it ends.
        let rim = shade.colors.len() - foot.rims.len();
        assert!(shade.colors[rim..].iter().all(|color| color[3] == 0.0));
        assert!(shade.colors[..rim].iter().all(|color| color[3] > 0.0));
        shade.positions.into_iter().map(Vec3::from).collect()
    }

    #[test]
    fn a_shade_lies_around_the_foot_and_the_lamp_throws_it_to_one_side() {
        let around = Cast {
            darkness: 0.5,
            width: 1.0,
            shift: Vec2::ZERO,
            along: Vec2::ZERO,
        };
        let reach = |points: &[Vec3], way: Vec3| {
            let reach = points
                .iter()
                .map(|at| (*at - Vec3::new(3.0, 0.0, -2.0)).dot(way));
            reach.fold(f32::MIN, f32::max)
        };
        let points = shade(around);
        for way in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
            let reach = reach(&points, way);
            assert!((0.40..0.50).contains(&reach), "{way}: {reach}");
        }
        let thrown = shade(Cast {
            along: Vec2::X,
            ..around
        });
        assert!(reach(&thrown, Vec3::X) > 1.2);
        assert!(reach(&thrown, Vec3::NEG_X) < 0.50);
    }
}
