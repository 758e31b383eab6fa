//! What joins the pieces that won: a golden link between neighbours, from edge to edge, shown when the light has come to both of them. The
//! pieces themselves light up by their material.

use super::assets::MarkAssets;
use super::placement::{Bar, BarEnd};
use super::{Mark, flat_mark};
use crate::app::{OnWinningPath, Space, Stacks, TurnSet};
use crate::rules::Coord;
use crate::table::art::SpaceShape;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::lit::{Lighting, LightingSet};
use bevy::prelude::*;

/// How far along the winning way the light must have come for a link to be seen.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
struct LitAfter(u16);

/// Joins the winning spaces in [`TurnSet::Animate`] when they have changed, and shows the links as the light comes along.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            join_winning.run_if(
                any_match_filter::<Added<OnWinningPath>>
                    .or_eager(any_component_removed::<OnWinningPath>),
            ),
            show_links
                .run_if(resource_changed::<Lighting>.or_eager(any_match_filter::<Added<LitAfter>>)),
        )
            .chain()
            .in_set(TurnSet::Animate)
            .after(LightingSet)
            .before(crate::table::pieces::motion::MotionSet),
    );
}

/// Hides the links that the light has not come to.
fn show_links(lighting: Res<Lighting>, mut links: Query<(&LitAfter, &mut Visibility)>) {
    for (after, mut visibility) in &mut links {
        visibility.set_if_neq(if after.0 < lighting.spaces {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// How much of the way between two neighbours is left out at either end: the link joins edges and crosses no picture.
pub(super) const fn free(shape: SpaceShape) -> f32 {
    match shape {
        SpaceShape::Hexagon => 0.40,
        SpaceShape::Square | SpaceShape::Dot => 0.30,
    }
}

/// Every two of these spaces that lie beside each other and belong to different pieces, each pair once.
pub(super) fn joints<'a, T>(
    spaces: &'a [(Coord, T)],
    stacks: &Stacks,
    geometry: &BoardGeometry,
) -> Vec<[&'a (Coord, T); 2]> {
    let piece = |at: Coord| stacks.top(at).map(|(_, piece, _)| piece);
    let mut joints = Vec::new();
    for from in spaces {
        let is_beside = |to: Coord| geometry.lattice.neighbours(from.0).any(|at| at == to);
        let after = spaces.iter().filter(|to| from.0 < to.0);
        let beside = after.filter(|to| is_beside(to.0) && piece(from.0) != piece(to.0));
        joints.extend(beside.map(|to| [from, to]));
    }
    joints
}

/// A link between any two neighbouring winning spaces that belong to different pieces.
fn join_winning(
    winning: Query<(Entity, &Space, &OnWinningPath)>,
    shown: Query<(Entity, &Mark)>,
    stacks: Stacks,
    geometry: Res<BoardGeometry>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    for (link, _) in shown.iter().filter(|(_, mark)| **mark == Mark::Winning) {
        commands.entity(link).try_despawn();
    }
    let joined = winning.iter().filter(|(.., path)| path.joined);
    let joined: Vec<(Coord, (Entity, u16))> = joined
        .map(|(entity, space, path)| (space.0, (entity, path.place)))
        .collect();
    for [(from, (entity, place)), (to, (_, next))] in joints(&joined, &stacks, &geometry) {
        let mesh = assets.link.clone();
        let material = assets.material(Mark::Winning);
        commands.spawn((
            flat_mark(Mark::Winning, *entity, mesh, material),
            LitAfter(*place.max(next)),
            Bar {
                from: BarEnd::OnTop(*from),
                to: BarEnd::OnTop(*to),
                free: [free(geometry.shape); 2],
            },
        ));
    }
}
