//! Level labels: where each level of the lifted stack is seen, so that it can be numbered beside it.

use super::target_transform::{LIFTED, spread};
use crate::app::{Explode, Lifted, Raised, Stacks, TurnSet};
use crate::rules::Piece;
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;

/// One label a level of the stack under the lifted piece, that piece and what is above it included; from the board up.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct StackLabels(pub Vec<StackLabel>);

/// The label of one level.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct StackLabel {
    /// The middle of the level above its space, where it is shown.
    pub at: Vec3,
    /// Counted from 1.
    pub level: u8,
    /// `None` for the gap under a bridge.
    pub piece: Option<Piece>,
    pub lifted: bool,
}

/// Labels the levels in [`TurnSet::Animate`] while a piece is lifted.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StackLabels>().add_systems(
        Update,
        label_levels
            .in_set(TurnSet::Animate)
            .run_if(any_with_component::<Lifted>.or_eager(labels_are_shown)),
    );
}

/// Run condition: there are labels to update or remove.
fn labels_are_shown(labels: Res<StackLabels>) -> bool {
    !labels.0.is_empty()
}

/// Writes [`StackLabels`] for the stack of the lifted piece.
fn label_levels(
    stacks: Stacks,
    lifted: Query<(Entity, &Lifted)>,
    raised: Query<(), With<Raised>>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    mut labels: ResMut<StackLabels>,
) {
    let lifted = lifted.iter().next();
    let Some((piece, lifted)) = lifted else {
        labels.set_if_neq(StackLabels::default());
        return;
    };
    let anchor = stacks.lying(piece).map(|lying| lying.dots.anchor().at);
    let Some(at) = lifted.at.or(anchor) else {
        return;
    };
    let stack = stacks.stack(at);
    let top = stack.last().map_or(0, |(slot, ..)| slot.level);
    let level = |level: u8| {
        let there = stack.iter().find(|(slot, ..)| slot.level == level);
        let lifted = there.is_some_and(|(_, piece, _)| raised.contains(*piece));
        let mut height = geometry.level_height / 2.0 + spread(&geometry, *explode, level);
        if lifted {
            height += LIFTED;
        }
        StackLabel {
            at: geometry.slot(at.at_level(level)) + Vec3::Y * height,
            level: level + 1,
            piece: there.map(|(.., lying)| lying.piece),
            lifted,
        }
    };
    labels.set_if_neq(StackLabels((0..=top).map(level).collect()));
}
