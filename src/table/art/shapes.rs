//! The shapes of marks: a space's own shape, filled, framed or toothed, and what runs along the edges of each piece. They
//! are meshes without colour; what a mark says gives it one.

use crate::rules::Kind;
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use crate::table::art::studio::Studio;
use crate::table::art::{BoardArt, Side, hive, punct, tak};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, TAU};

/// The shape of a board's spaces.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum SpaceShape {
    Hexagon,
    #[default]
    Square,
    /// A dent of PÜNCT's board, or the place where two lines cross.
    Dot,
}

impl SpaceShape {
    pub const ALL: [Self; 3] = [Self::Hexagon, Self::Square, Self::Dot];

    /// The shape of the spaces of a board.
    pub const fn of(board: BoardArt) -> Self {
        match board {
            BoardArt::Hive => Self::Hexagon,
            BoardArt::Punct | BoardArt::Tak(4) => Self::Dot,
            BoardArt::Tak(_) => Self::Square,
        }
    }

    fn outline(self) -> Outline {
        match self {
            Self::Hexagon => hive::outline().grown(-0.02),
            Self::Square => Outline::rectangle(Vec2::splat(0.45), 0.05, 3),
            Self::Dot => Outline::circle(Vec2::ZERO, 0.33, 32),
        }
    }
}

/// The meshes of marks on bare spaces of one shape.
#[derive(Clone, Debug)]
pub struct SpaceMeshes {
    pub fill: Handle<Mesh>,
    pub frame: Handle<Mesh>,
    /// Teeth all around that point to the middle.
    pub teeth: Handle<Mesh>,
}

impl SpaceMeshes {
    /// Makes the meshes of a shape.
    pub fn new(world: &mut World, shape: SpaceShape) -> Self {
        let outline = shape.outline();
        let mut fill = Sculpt::new(2.0);
        fill.inlay(&outline, 0.0, Vec2::ZERO);
        let mut frame = Sculpt::new(2.0);
        frame.hoop(&outline, 0.07, [0.0, 0.012]);
        Studio::open(world, |studio| Self {
            fill: studio.mesh(fill),
            frame: studio.mesh(frame),
            teeth: studio.mesh(teeth(shape)),
        })
    }
}

/// Teeth along the border of a shape, flat.
fn teeth(shape: SpaceShape) -> Sculpt {
    // How many sides, how far out they are, how many teeth stand on each.
    let (sides, inradius, first, each): (u8, f32, f32, i8) = match shape {
        SpaceShape::Hexagon => (6, 0.47, 0.0, 2),
        SpaceShape::Square => (4, 0.46, 0.0, 3),
        SpaceShape::Dot => (10, 0.43, 0.0, 1),
    };
    let (broad, long) = (0.075, 0.11);
    let mut sculpt = Sculpt::new(2.0);
    for side in 0..sides {
        let out = Vec2::from_angle(first + TAU * f32::from(side) / f32::from(sides));
        for tooth in 0..each {
            let along = (f32::from(tooth) - f32::from(each - 1) / 2.0) * 0.26;
            let foot = out * inradius + out.perp() * along;
            let corners = [
                foot - out * long,
                foot - out.perp() * broad,
                foot + out.perp() * broad,
            ];
            sculpt.patch(&corners, 0.0);
        }
    }
    sculpt
}

/// The meshes of marks on a piece, as the piece itself stands.
#[derive(Clone, Debug)]
pub struct PieceMeshes {
    /// Along the edge of its top.
    pub edge: Handle<Mesh>,
    /// The top around one of its dots.
    pub fill: Handle<Mesh>,
    /// Around the foot of one of its dots.
    pub foot: Handle<Mesh>,
}

/// Makes the marks' meshes of a kind.
pub(super) fn piece_meshes(side: Side, kind: Kind, studio: &mut Studio) -> PieceMeshes {
    let [edge, fill, foot] = match kind {
        Kind::Hive(_) => [hive::edge(), hive::top_fill(), hive::foot()],
        Kind::Punct(shape) => [punct::edge(shape), punct::top_fill(), punct::foot()],
        Kind::Tak(stone) => [
            tak::edge(side, stone),
            tak::top_fill(side, stone),
            tak::foot(side),
        ],
    }
    .map(|sculpt| studio.mesh(sculpt));
    PieceMeshes { edge, fill, foot }
}

/// A pin with a round head, its point at the origin.
pub fn pin(world: &mut World) -> Handle<Mesh> {
    let mut sculpt = Sculpt::new(2.0);
    let needle = [(0.0, -0.02), (0.02, 0.17), (0.0, 0.17)].map(Vec2::from);
    sculpt
        .paint(Color::linear_rgb(0.5, 0.5, 0.5))
        .lathe(&needle, 8);
    let head: Vec<Vec2> = (0..=8)
        .map(|k| {
            let angle = -FRAC_PI_2 + FRAC_PI_2 * f32::from(k as u8) / 4.0;
            Vec2::new(0.085 * angle.cos(), 0.22 + 0.085 * angle.sin())
        })
        .collect();
    sculpt.paint(Color::WHITE).lathe(&head, 16);
    Studio::open(world, |studio| studio.mesh(sculpt))
}
