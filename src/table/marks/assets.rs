//! The meshes and colours of the marks.

use super::Mark;
use bevy::prelude::*;

/// The shared meshes and materials of the marks.
#[derive(Resource, Debug, Reflect)]
#[reflect(Resource)]
pub(super) struct MarkAssets {
    pub(super) ring: Handle<Mesh>,
    pub(super) bar: Handle<Mesh>,
    pub(super) hint: Handle<StandardMaterial>,
    target: Handle<StandardMaterial>,
    last: Handle<StandardMaterial>,
    refused: Handle<StandardMaterial>,
    winning: Handle<StandardMaterial>,
    line: Handle<StandardMaterial>,
    focus: Handle<StandardMaterial>,
}

impl MarkAssets {
    pub(super) fn material(&self, mark: Mark) -> Handle<StandardMaterial> {
        match mark {
            Mark::Target => &self.target,
            Mark::LastMove | Mark::Covered => &self.last,
            Mark::Refused => &self.refused,
            Mark::Winning => &self.winning,
            Mark::Focus | Mark::Lifted => &self.focus,
            Mark::Line => &self.line,
        }
        .clone()
    }
}

impl FromWorld for MarkAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let ring = meshes.add(Torus {
            minor_radius: 0.028,
            major_radius: 0.33,
        });
        let bar = meshes.add(Cuboid::new(1.0, 0.012, 0.05));
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let mut unlit = |color: Color| {
            materials.add(StandardMaterial {
                base_color: color,
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })
        };
        Self {
            ring,
            bar,
            hint: unlit(Color::srgba(0.62, 0.50, 0.95, 0.95)),
            target: unlit(Color::srgba(0.10, 0.66, 0.62, 0.95)),
            last: unlit(Color::srgba(0.93, 0.62, 0.13, 0.9)),
            refused: unlit(Color::srgba(0.86, 0.16, 0.14, 0.95)),
            winning: unlit(Color::srgba(1.0, 0.82, 0.25, 1.0)),
            focus: unlit(Color::srgba(1.0, 1.0, 1.0, 0.95)),
            line: unlit(Color::srgba(0.10, 0.66, 0.62, 0.35)),
        }
    }
}
