//! The shapes of marks that speak of a side: White's are round and whole, Black's have corners and gaps. Each is light on dark
//! or dark on light, so that it is seen on any ground.

use crate::table::art::colors::{Srgb, paint};
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use crate::table::art::studio::Studio;
use bevy::prelude::*;

/// The light and the dark of what speaks of a side.
pub(in crate::table) const LIGHT: Srgb = [0.97, 0.95, 0.88];
pub(in crate::table) const DARK: Srgb = [0.06, 0.06, 0.07];

/// The meshes that speak of one side.
#[derive(Clone, Debug)]
pub struct SideMeshes {
    /// Around the middle of a space: a ring or a square.
    pub sign: Handle<Mesh>,
    /// The same, small and filled.
    pub pip: Handle<Mesh>,
    /// A narrow band along x, one long: whole or dashed.
    pub band: Handle<Mesh>,
    /// The same, broad.
    pub link: Handle<Mesh>,
}

impl SideMeshes {
    /// Makes White's meshes and Black's.
    pub fn both(world: &mut World) -> [Self; 2] {
        Studio::open(world, |studio| {
            [false, true].map(|is_black| Self {
                sign: studio.mesh(sign(is_black)),
                pip: studio.mesh(pip(is_black)),
                band: studio.mesh(band(is_black, 0.07)),
                link: studio.mesh(band(is_black, 0.12)),
            })
        })
    }
}

/// What is filled, and the edge around it.
const fn tones(is_black: bool) -> [Srgb; 2] {
    if is_black {
        [DARK, LIGHT]
    } else {
        [LIGHT, DARK]
    }
}

/// A circle for White, a square for Black, both so far from their middle.
fn outline(is_black: bool, inradius: f32) -> Outline {
    if is_black {
        Outline::rectangle(Vec2::splat(inradius), 0.02, 2)
    } else {
        Outline::circle(Vec2::ZERO, inradius, 28)
    }
}

/// A band around the middle, edged on both sides.
fn sign(is_black: bool) -> Sculpt {
    let [fill, edge] = tones(is_black);
    // Wide enough to leave a picture free.
    let outline = outline(is_black, if is_black { 0.40 } else { 0.43 });
    let mut sculpt = Sculpt::new(2.0);
    sculpt
        .paint(paint(edge))
        .band(&outline, 0.0, 0.02, 0.0)
        .paint(paint(fill))
        .band(&outline, 0.02, 0.08, 0.0)
        .paint(paint(edge))
        .band(&outline, 0.08, 0.095, 0.0);
    sculpt
}

/// A small filled sign with an edge.
fn pip(is_black: bool) -> Sculpt {
    let [fill, edge] = tones(is_black);
    let radius = if is_black { 0.095 } else { 0.11 };
    let mut sculpt = Sculpt::new(2.0);
    sculpt
        .paint(paint(edge))
        .inlay(&outline(is_black, radius), 0.0, Vec2::ZERO)
        .paint(paint(fill))
        .inlay(&outline(is_black, radius - 0.025), 0.002, Vec2::ZERO);
    sculpt
}

/// A flat band along x with an edge: whole for White, three dashes for Black.
fn band(is_black: bool, width: f32) -> Sculpt {
    let [fill, edge] = tones(is_black);
    let parts: &[[f32; 2]] = if is_black {
        &[[-0.5, -0.28], [-0.14, 0.14], [0.28, 0.5]]
    } else {
        &[[-0.5, 0.5]]
    };
    let mut sculpt = Sculpt::new(2.0);
    // Where both sides' bands lie on one another, Black's dashes lie on White's.
    let raised = if is_black { 0.006 } else { 0.0 };
    for (tone, half, height) in [
        (edge, width * 0.75, raised),
        (fill, width * 0.5, raised + 0.003),
    ] {
        sculpt.paint(paint(tone));
        for [from, to] in parts {
            let corners = [(*from, -half), (*to, -half), (*to, half), (*from, half)];
            sculpt.patch(&corners.map(Vec2::from), height);
        }
    }
    sculpt
}

/// A tip that points along x, with a dark edge; what a mark says colours it.
pub fn chevron(world: &mut World) -> Handle<Mesh> {
    let mut sculpt = Sculpt::new(2.0);
    for (tone, grown, height) in [(DARK, 0.025, 0.0), ([1.0; 3], 0.0, 0.003)] {
        sculpt.paint(paint(tone));
        let corners = [
            (0.10 + grown * 1.6, 0.0),
            (-0.06 - grown, 0.13 + grown),
            (-0.06 - grown, -0.13 - grown),
        ];
        sculpt.patch(&corners.map(Vec2::from), height);
    }
    Studio::open(world, |studio| studio.mesh(sculpt))
}

/// The shaft of an arrow, one long along x, with gaps.
pub fn broken_shaft(world: &mut World) -> Handle<Mesh> {
    let parts = [-0.4f32, 0.0, 0.4].map(|at| {
        let part = Mesh::from(Cuboid::new(0.2, 0.06, 0.09));
        part.translated_by(Vec3::X * at)
    });
    let [mut whole, others @ ..] = parts;
    for part in others {
        if whole.merge(&part).is_err() {
            debug_assert!(false, "boxes are alike");
        }
    }
    world.resource_mut::<Assets<Mesh>>().add(whole)
}
