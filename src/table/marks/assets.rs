//! The meshes and colours of the marks.

use super::Mark;
use super::colors::MarkColors;
use super::placement::Shape;
use crate::app::MarkColours;
use crate::table::art::{self, SideMeshes, SpaceMeshes, SpaceShape};
use bevy::prelude::*;

/// The shared meshes and materials of the marks.
#[derive(Resource, Debug)]
pub(in crate::table) struct MarkAssets {
    spaces: [SpaceMeshes; 3],
    pub(super) pin: Handle<Mesh>,
    /// Where a route begins.
    pub(super) start: Handle<Mesh>,
    /// Where a thrown tile could come down.
    pub(super) landing: Handle<Mesh>,
    pub(super) ribbon: Handle<Mesh>,
    pub(super) link: Handle<Mesh>,
    pub(super) shaft: Handle<Mesh>,
    /// The shaft of an arrow that shows what would only be done.
    pub(super) broken_shaft: Handle<Mesh>,
    /// Points from a tile to where it could go.
    pub(super) chevron: Handle<Mesh>,
    /// What speaks of White, and of Black.
    pub(super) sides: [SideMeshes; 2],
    pub(super) side: Handle<StandardMaterial>,
    /// The head of an arrow, its point up.
    pub(super) head: Handle<Mesh>,
    pub(super) hint: Handle<StandardMaterial>,
    pub(super) target: Handle<StandardMaterial>,
    /// The edge of the piece that is only shown where it would lie.
    pub(in crate::table) preview: Handle<StandardMaterial>,
    pub(super) refused: Handle<StandardMaterial>,
    last: Handle<StandardMaterial>,
    winning: Handle<StandardMaterial>,
    line: Handle<StandardMaterial>,
    focus: Handle<StandardMaterial>,
    pinned: Handle<StandardMaterial>,
    pub(super) threat: Handle<StandardMaterial>,
}

/// The length of an arrow's head.
pub(super) const HEAD: f32 = 0.26;

impl MarkAssets {
    pub(super) fn material(&self, mark: Mark) -> Handle<StandardMaterial> {
        match mark {
            Mark::Target => &self.target,
            Mark::LastMove | Mark::Covered => &self.last,
            Mark::Refused => &self.refused,
            Mark::Winning => &self.winning,
            Mark::Focus | Mark::Lifted | Mark::Held => &self.focus,
            Mark::Line => &self.line,
            Mark::Throw | Mark::Landing => &self.preview,
            Mark::FreeSide => &self.pinned,
            Mark::Pin | Mark::PinnedBy | Mark::Reached | Mark::Besieger => &self.pinned,
            Mark::Way | Mark::Lacks | Mark::Group | Mark::Counted => &self.side,
            Mark::Threat => &self.threat,
        }
        .clone()
    }

    /// Every material with its colour.
    pub(super) fn colored(&self, colors: &MarkColors) -> [(&Handle<StandardMaterial>, Color); 10] {
        [
            (&self.hint, colors.hint),
            (&self.target, colors.target),
            (&self.preview, colors.preview),
            (&self.refused, colors.refused),
            (&self.last, colors.last),
            (&self.winning, colors.winning),
            (&self.line, colors.line),
            (&self.focus, colors.focus),
            (&self.pinned, colors.pinned),
            (&self.threat, colors.threat),
        ]
    }

    /// The mesh of a shape where no piece lies, or that is the same on every piece.
    pub(super) const fn bare<'a>(
        &'a self,
        shape: Shape,
        space: &'a SpaceMeshes,
    ) -> &'a Handle<Mesh> {
        let [white, black] = &self.sides;
        match shape {
            Shape::Fill => &space.fill,
            Shape::Edge | Shape::Foot => &space.frame,
            Shape::Teeth => &space.teeth,
            Shape::Pin => &self.pin,
            Shape::Start => &self.start,
            Shape::Landing => &self.landing,
            Shape::WhiteSign => &white.sign,
            Shape::BlackSign => &black.sign,
            Shape::WhitePip => &white.pip,
            Shape::BlackPip => &black.pip,
            Shape::Chevron => &self.chevron,
        }
    }

    /// The meshes of bare spaces of a shape.
    pub(super) const fn space(&self, shape: SpaceShape) -> &SpaceMeshes {
        &self.spaces[shape as usize]
    }
}

impl FromWorld for MarkAssets {
    fn from_world(world: &mut World) -> Self {
        let spaces = SpaceShape::ALL.map(|shape| SpaceMeshes::new(world, shape));
        let pin = art::pin(world);
        let sides = SideMeshes::both(world);
        let broken_shaft = art::broken_shaft(world);
        let chevron = art::chevron(world);
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let start = meshes.add(Cylinder::new(0.09, 0.012));
        // With four sides it is a diamond.
        let landing = meshes.add(Cylinder::new(0.2, 0.012).mesh().resolution(4));
        let ribbon = meshes.add(Cuboid::new(1.0, 0.012, 0.06));
        let link = meshes.add(Cuboid::new(1.0, 0.05, 0.13));
        let shaft = meshes.add(Cuboid::new(1.0, 0.06, 0.09));
        let head = meshes.add(Cone::new(0.15, HEAD));
        let colors = MarkColors::of(world.resource::<MarkColours>().0);
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let mut unlit = |color: Color| {
            let seen_through = color.alpha() < 1.0;
            materials.add(StandardMaterial {
                base_color: color,
                unlit: true,
                // A wall's edge is seen from both of its faces.
                cull_mode: None,
                alpha_mode: if seen_through {
                    AlphaMode::Blend
                } else {
                    AlphaMode::Opaque
                },
                ..default()
            })
        };
        Self {
            spaces,
            pin,
            start,
            landing,
            ribbon,
            link,
            shaft,
            broken_shaft,
            chevron,
            sides,
            // The meshes have their own colours.
            side: unlit(Color::srgba(1.0, 1.0, 1.0, 0.999)),
            head,
            hint: unlit(colors.hint),
            target: unlit(colors.target),
            preview: unlit(colors.preview),
            refused: unlit(colors.refused),
            last: unlit(colors.last),
            winning: unlit(colors.winning),
            line: unlit(colors.line),
            focus: unlit(colors.focus),
            pinned: unlit(colors.pinned),
            threat: unlit(colors.threat),
        }
    }
}
