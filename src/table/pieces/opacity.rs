//! How much of what is behind a piece shows through it: x-ray, and the surroundings of a lifted piece.

use crate::app::{Lifted, OnBoard, Raised, Stacks, TurnSet, XRay};
use crate::rules::{Coord, Lying};
use crate::table::geometry::BoardGeometry;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// How much of what is behind a piece shows through it.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub enum Opacity {
    #[default]
    Solid,
    Glass,
    /// Beside a lifted piece: out of the way, but still there.
    Faded,
}

/// The [`Opacity`] of every piece is set.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct OpacitySet;

/// From this steep on a lifted piece hides what it should show, and becomes glass.
const FROM_ABOVE: f32 = 1.2;
/// What has a dot this near to a lifted piece may stand between it and the eye.
const NEIGHBOURHOOD: f32 = 1.8;

/// Sets [`Opacity`] in [`TurnSet::Animate`] when x-ray, the pieces or what is raised has changed.
pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<OnBoard, Opacity>()
        .add_systems(
            Update,
            set_opacity
                .in_set(OpacitySet)
                .in_set(TurnSet::Animate)
                .run_if(
                    resource_changed::<XRay>
                        .or_eager(any_match_filter::<Or<(Changed<OnBoard>, Added<Raised>)>>)
                        .or_eager(any_component_removed::<Raised>),
                ),
        );
}

/// Writes the [`Opacity`] of every piece.
fn set_opacity(
    stacks: Stacks,
    xray: Res<XRay>,
    lifted: Query<Entity, With<Lifted>>,
    geometry: Res<BoardGeometry>,
    cameras: Query<&PanOrbitCamera>,
    mut pieces: Query<(Entity, &OnBoard, Has<Raised>, &mut Opacity)>,
) {
    let from_above = cameras
        .iter()
        .any(|camera| camera.target_pitch > FROM_ABOVE);
    let around: HashSet<Entity> = lifted
        .iter()
        .filter_map(|piece| stacks.lying(piece))
        .flat_map(|lifted| surroundings(&stacks, &lifted, &geometry))
        .collect();
    for (entity, OnBoard(lying), raised, mut opacity) in &mut pieces {
        let upper = lying.dots.slots().iter().any(|slot| slot.level > 0);
        opacity.set_if_neq(if around.contains(&entity) && !raised {
            Opacity::Faded
        } else if xray.0 && upper || from_above && raised {
            Opacity::Glass
        } else {
            Opacity::Solid
        });
    }
}

/// The pieces around a lifted one that don't lie under it.
fn surroundings(stacks: &Stacks, lifted: &Lying, geometry: &BoardGeometry) -> Vec<Entity> {
    let spaces: Vec<Coord> = lifted.dots.slots().iter().map(|slot| slot.at).collect();
    let under = |lying: &Lying| {
        let mut dots = lying.dots.slots().iter();
        dots.any(|slot| spaces.contains(&slot.at))
    };
    let near = |lying: &Lying| {
        let dots = lying.dots.slots().iter();
        let dots = dots.map(|slot| geometry.space(slot.at));
        let mut pairs = dots.flat_map(|dot| spaces.iter().map(move |at| (dot, *at)));
        pairs.any(|(dot, at)| dot.distance(geometry.space(at)) < NEIGHBOURHOOD)
    };
    let around = stacks.pieces();
    let around = around.filter(|(_, lying)| !under(lying) && near(lying));
    around.map(|(piece, _)| piece).collect()
}
