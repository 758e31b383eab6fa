//! The pieces that won light up: those on top of the winning spaces.

use crate::app::{OnBoard, OnWinningPath, Space, Stacks, TurnSet};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

/// Whether a piece shines because it is part of what won.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Lit(pub bool);

/// Lights pieces in [`TurnSet::Animate`] when what won has changed.
pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<OnBoard, Lit>()
        .add_systems(
            Update,
            light_winners
                .in_set(super::opacity::OpacitySet)
                .in_set(TurnSet::Animate)
                .run_if(
                    any_match_filter::<Or<(Added<OnWinningPath>, Changed<OnBoard>)>>
                        .or_eager(any_component_removed::<OnWinningPath>),
                ),
        );
}

/// Writes [`Lit`] on every piece.
fn light_winners(
    winning: Query<&Space, With<OnWinningPath>>,
    stacks: Stacks,
    mut pieces: Query<(Entity, &mut Lit)>,
) {
    let tops = winning.iter().filter_map(|space| stacks.top(space.0));
    let lit: HashSet<Entity> = tops.map(|(_, piece, _)| piece).collect();
    for (entity, mut shown) in &mut pieces {
        shown.set_if_neq(Lit(lit.contains(&entity)));
    }
}
