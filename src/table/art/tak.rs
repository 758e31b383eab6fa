//! Tak: maple slabs and ebony half-rounds, which stand up as walls, and turned capstones.

use crate::rules::Kind;
use crate::rules::tak::Stone;
use crate::store::PieceStyle;
use crate::table::art::colors::TakColors;
use crate::table::art::outline::Outline;
use crate::table::art::palette;
use crate::table::art::sculpt::{FootShade, Sculpt, quarter_round};
use crate::table::art::studio::Studio;
use crate::table::art::{Part, Side};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// The thickness of one level.
pub(super) const LEVEL: f32 = 0.16;
pub(super) const THICK: f32 = 0.154;
/// How far a mark goes in from the edge: less than the corners are round, where it would fold over.
const EDGE: f32 = 0.06;
/// How deep a stone is from its foot to its head, lying; how high, standing.
pub(super) const DEPTH: f32 = 0.60;

pub(super) fn pieces(studio: &mut Studio, style: PieceStyle) -> Vec<((Side, Kind), Vec<Part>)> {
    let timber = palette::timber(studio, &TakColors::of(style));
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        let wood = &timber[side.index()];
        let flat = studio.mesh(stone(side, Some(FLAT_SHADE)));
        let wall = studio.mesh(stone(side, None));
        let cap = studio.mesh(capstone(side));
        let parts = |stone: Stone, part: Part| ((side, Kind::Tak(stone)), vec![part]);
        pieces.extend([
            parts(Stone::Flat, Part::body(&flat, wood)),
            parts(Stone::Standing, Part::body(&wall, wood).placed(standing())),
            parts(Stone::Cap, Part::body(&cap, wood)),
        ]);
    }
    pieces
}

/// The stone lies on its foot's edge, turned 45° so that a wall never looks like a stone.
fn standing() -> Transform {
    let turn = Quat::from_rotation_y(FRAC_PI_4) * Quat::from_rotation_x(FRAC_PI_2);
    // Lying, the foot is at +z and the thickness goes up; on edge the foot is below and the thickness along z.
    let rise = Vec3::new(0.0, DEPTH / 2.0, 0.0);
    let back = turn * Vec3::new(0.0, -THICK / 2.0, 0.0);
    Transform::from_translation(rise + back).with_rotation(turn)
}

/// What is above a lying stone to below it.
fn turned_over() -> Transform {
    Transform::from_xyz(0.0, THICK, 0.0).with_rotation(Quat::from_rotation_z(PI))
}

/// The outline of a stone that lies.
pub(super) fn outline(side: Side) -> Outline {
    let half = DEPTH / 2.0;
    match side {
        Side::White => {
            let (foot, head) = (0.345, 0.275);
            Outline::rounded(
                &[
                    Vec2::new(head, half),
                    Vec2::new(-head, half),
                    Vec2::new(-foot, -half),
                    Vec2::new(foot, -half),
                ],
                0.05,
                4,
            )
        }
        Side::Black => half_round(half),
    }
}

/// The edge of a stone; of a standing one both its faces are seen.
pub(super) fn edge(side: Side, stone: Stone) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    let outline = outline(side).grown(0.012);
    match stone {
        Stone::Flat => sculpt.hoop(&outline, EDGE, [THICK - 0.07, THICK + 0.005]),
        Stone::Standing => sculpt
            .hoop(&outline, EDGE, [THICK / 2.0, THICK + 0.005])
            .placed(turned_over())
            .hoop(&outline, EDGE, [THICK / 2.0, THICK + 0.005])
            .placed(standing()),
        Stone::Cap => {
            let ring = |radius: f32, from: f32, to: f32| {
                let corners = [(radius, from), (radius, to), (radius - 0.08, to)];
                corners.map(Vec2::from)
            };
            sculpt
                .lathe(&ring(0.325, 0.0, 0.10), 32)
                .lathe(&ring(0.25, 0.505, 0.548), 32)
        }
    };
    sculpt
}

/// A thin line around the foot of a stone.
pub(super) fn foot(side: Side) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.hoop(&outline(side).grown(0.03), 0.05, [0.0, 0.025]);
    sculpt
}

/// The top of a flat stone, and the ground around one that stands.
pub(super) fn top_fill(side: Side, stone: Stone) -> Sculpt {
    let height = if stone == Stone::Flat { THICK } else { 0.0 };
    let mut sculpt = Sculpt::new(2.0);
    sculpt.inlay(&outline(side).grown(-0.03), height + 0.004, Vec2::ZERO);
    sculpt
}

/// A stone of a stack is dark at its foot, so that the stack reads by its edges.
const FLAT_SHADE: FootShade = FootShade {
    left: 0.40,
    from: 0.005,
    to: 0.10,
};

fn stone(side: Side, shade: Option<FootShade>) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.shaded(shade).extrude(
        &outline(side),
        &quarter_round(0.0, THICK, 0.022, 0.035, 2),
        Vec2::ZERO,
    );
    sculpt
}

/// A straight foot and a round head.
fn half_round(half: f32) -> Outline {
    let wide = 0.335;
    let (foot, head) = (|at| (at, 0.05, 4), |at| (at, 0.325, 9));
    Outline::rounded_each(&[
        head(Vec2::new(wide, half)),
        head(Vec2::new(-wide, half)),
        foot(Vec2::new(-wide, -half)),
        foot(Vec2::new(wide, -half)),
    ])
}

/// A tower in the round: White's ends in a ball, Black's in a cone, so that not even these differ by tone alone.
fn capstone(side: Side) -> Sculpt {
    let mut profile = vec![
        (0.0, 0.0),
        (0.27, 0.0),
        (0.27, 0.0),
        (0.295, 0.02),
        (0.30, 0.05),
        (0.295, 0.09),
        (0.27, 0.115),
        (0.235, 0.125),
        (0.235, 0.125),
        (0.205, 0.17),
        (0.165, 0.26),
        (0.142, 0.36),
        (0.140, 0.42),
        (0.155, 0.475),
        (0.185, 0.50),
        (0.185, 0.50),
        (0.215, 0.505),
        (0.225, 0.525),
        (0.215, 0.545),
        (0.185, 0.55),
        (0.185, 0.55),
    ];
    match side {
        Side::White => {
            for k in 1..=9 {
                let angle = -0.75 + (FRAC_PI_2 + 0.75) * k as f32 / 9.0;
                profile.push((0.19 * angle.cos(), 0.685 + 0.19 * angle.sin()));
            }
        }
        Side::Black => profile.extend([
            (0.205, 0.60),
            (0.205, 0.65),
            (0.18, 0.73),
            (0.12, 0.82),
            (0.06, 0.875),
            (0.025, 0.89),
            (0.0, 0.893),
        ]),
    }
    let profile: Vec<Vec2> = profile.into_iter().map(Vec2::from).collect();
    let mut sculpt = Sculpt::new(2.0);
    sculpt
        .shaded(Some(FootShade {
            left: 0.55,
            from: 0.0,
            to: 0.12,
        }))
        .lathe(&profile, 32);
    sculpt
}
