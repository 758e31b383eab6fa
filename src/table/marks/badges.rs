//! Badges: seen from above, a piece that lies on others says how high it is.

use crate::app::{InHand, OnBoard, Stacks, TurnSet};
use crate::rules::Lying;
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// The badge of a piece, a child of it, with the number of levels that it says.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Badge(pub u8);

/// From where the table is seen, as far as badges care.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
struct SeenFromAbove {
    from_above: bool,
    yaw: f32,
}

/// The meshes that were needed so far, and their material.
#[derive(Resource, Debug, Reflect)]
#[reflect(Resource)]
struct BadgeAssets {
    meshes: HashMap<u8, Handle<Mesh>>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for BadgeAssets {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        Self {
            meshes: HashMap::default(),
            material: materials.add(StandardMaterial {
                unlit: true,
                ..default()
            }),
        }
    }
}

/// From this steep on the sides of a stack are out of sight.
const FROM_ABOVE: f32 = 1.2;
/// Where a badge is on a piece with one dot: at a corner, beside any picture.
const CORNER: Vec3 = Vec3::new(0.40, 0.0, 0.25);

/// Shows badges in [`TurnSet::Animate`] when the pieces or the view from above have changed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenFromAbove>()
        .init_resource::<BadgeAssets>()
        .add_systems(
            Update,
            (
                watch_camera,
                show_badges.run_if(
                    resource_changed::<SeenFromAbove>
                        .or_eager(any_match_filter::<Or<(Changed<OnBoard>, Changed<InHand>)>>)
                        .or_eager(any_component_removed::<InHand>)
                        .or_eager(any_component_removed::<OnBoard>),
                ),
            )
                .chain()
                .in_set(TurnSet::Animate),
        );
}

/// Notes whether the table is seen from above, and which way is up then.
fn watch_camera(cameras: Query<&PanOrbitCamera>, mut seen: ResMut<SeenFromAbove>) {
    let Some(camera) = cameras.iter().next() else {
        return;
    };
    let from_above = camera.target_pitch > FROM_ABOVE;
    seen.set_if_neq(SeenFromAbove {
        from_above,
        yaw: if from_above { camera.target_yaw } else { 0.0 },
    });
}

/// Gives every piece that lies on something and is seen its badge.
fn show_badges(
    seen: Res<SeenFromAbove>,
    stacks: Stacks,
    in_hand: Query<(), With<InHand>>,
    shown: Query<Entity, With<Badge>>,
    geometry: Res<BoardGeometry>,
    mut assets: ResMut<BadgeAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    for badge in &shown {
        commands.entity(badge).try_despawn();
    }
    if !seen.from_above {
        return;
    }
    for (piece, lying) in stacks
        .pieces()
        .filter(|(piece, _)| !in_hand.contains(*piece))
    {
        let levels = lying.dots.anchor().level + 1;
        let shown = place(piece, &lying, &stacks, &in_hand, &geometry);
        let Some(at) = shown.filter(|_| levels > 1) else {
            continue;
        };
        let mesh = assets
            .meshes
            .entry(levels)
            .or_insert_with(|| meshes.add(art::badge(levels)))
            .clone();
        let turned = art::turn_rotation(lying.turn).inverse();
        commands.spawn((
            Name::new(format!("Badge: {levels}")),
            Badge(levels),
            Mesh3d(mesh),
            MeshMaterial3d(assets.material.clone()),
            Transform::from_translation(turned * at)
                .with_rotation(turned * Quat::from_rotation_y(seen.yaw)),
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(piece),
        ));
    }
}

/// Where the badge of a piece is, seen from its anchor: on a dot that nothing covers, and never on a PÜNCT; `None` for a
/// piece that is covered.
fn place(
    piece: Entity,
    lying: &Lying,
    stacks: &Stacks,
    in_hand: &Query<(), With<InHand>>,
    geometry: &BoardGeometry,
) -> Option<Vec3> {
    let anchor = lying.dots.anchor().at;
    let slots = lying.dots.slots();
    let mut free = slots.iter().map(|slot| slot.at);
    // What is in the hand covers nothing, though the position still has it there.
    let is_free = |at| {
        let stack = stacks.stack(at).into_iter().rev();
        let mut lies = stack.filter(|(_, other, _)| !in_hand.contains(*other));
        lies.next().is_some_and(|(_, top, _)| top == piece)
    };
    let top = Vec3::Y * (geometry.level_height + 0.012);
    let minor = free.clone().find(|at| *at != anchor && is_free(*at));
    if let Some(minor) = minor {
        return Some(geometry.space(minor) - geometry.space(anchor) + top);
    }
    let anchor = free.find(|at| *at == anchor && is_free(*at));
    anchor.map(|_| CORNER + top)
}
