//! Groups, when they are asked for: a link in the way of its side between neighbours that hang together.

use super::assets::MarkAssets;
use super::links::{free, joints};
use super::placement::{Bar, BarEnd};
use super::{Mark, flat_mark};
use crate::app::{Connected, OnBoard, ShownOverlays, Space, Stacks, TurnSet};
use crate::rules::{Color, Coord};
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;

/// Joins groups in [`TurnSet::Animate`] when they have changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        join_groups
            .in_set(TurnSet::Animate)
            .before(crate::table::pieces::motion::MotionSet)
            .run_if(
                resource_changed::<ShownOverlays>.or_eager(
                    any_match_filter::<Or<(Changed<Connected>, Changed<OnBoard>)>>
                        .or_eager(any_component_removed::<Connected>)
                        .or_eager(any_component_removed::<OnBoard>),
                ),
            ),
    );
}

/// A link between any two neighbours of a group that belong to different pieces.
fn join_groups(
    shown: Res<ShownOverlays>,
    spaces: Query<(Entity, &Space, &Connected)>,
    marks: Query<(Entity, &Mark)>,
    stacks: Stacks,
    geometry: Res<BoardGeometry>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    for (link, _) in marks.iter().filter(|(_, mark)| **mark == Mark::Group) {
        commands.entity(link).try_despawn();
    }
    if !shown.0.groups {
        return;
    }
    let side = |at: Coord| stacks.top(at).map(|(.., lying)| lying.piece.owner);
    let grouped: Vec<(Coord, (Entity, usize))> = spaces
        .iter()
        .map(|(entity, space, group)| (space.0, (entity, group.0)))
        .collect();
    for [(from, (entity, group)), (to, (_, other))] in joints(&grouped, &stacks, &geometry) {
        if group != other {
            continue;
        }
        let meshes = &assets.sides[side(*from).map_or(0, Color::index)];
        let material = assets.material(Mark::Group);
        commands.spawn((
            flat_mark(Mark::Group, *entity, meshes.link.clone(), material),
            Bar {
                from: BarEnd::OnTop(*from),
                to: BarEnd::OnTop(*to),
                free: [free(geometry.shape); 2],
            },
        ));
    }
}
