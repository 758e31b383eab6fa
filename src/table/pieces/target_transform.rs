//! Where every piece should be right now: on its slot, spread by the exploded view, lifted, or in the hand.

use crate::app::{Explode, InHand, OnBoard, Raised, TurnSet};
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;

/// The transform that a piece moves to.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Component)]
pub struct TargetTransform(pub Transform);

/// How high a lifted piece floats above where it lay.
pub(in crate::table) const LIFTED: f32 = 1.3;
/// How high a piece in the hand floats.
const HELD: f32 = 0.55;

/// The [`TargetTransform`] of every piece is set.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct TargetsSet;

/// Sets the targets in [`TurnSet::Animate`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        set_targets.in_set(TargetsSet).in_set(TurnSet::Animate),
    );
}

/// The pieces that something has happened to; all of them where the whole board is seen differently.
fn set_targets(
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    pieces: Query<(
        Entity,
        Ref<OnBoard>,
        Option<Ref<InHand>>,
        Option<Ref<Raised>>,
        Option<&TargetTransform>,
    )>,
    mut let_go: RemovedComponents<InHand>,
    mut let_down: RemovedComponents<Raised>,
    mut commands: Commands,
) {
    let all = geometry.is_changed() || explode.is_changed();
    let released: Vec<Entity> = let_go.read().chain(let_down.read()).collect();
    for (entity, on_board, in_hand, raised, target) in &pieces {
        let happened = on_board.is_changed()
            || in_hand.as_ref().is_some_and(Ref::is_changed)
            || raised.as_ref().is_some_and(Ref::is_added)
            || released.contains(&entity);
        if !(all || happened) {
            continue;
        }
        let in_hand = in_hand.as_deref().copied();
        let next = target_of(&geometry, *explode, *on_board, in_hand, raised.is_some());
        if target != Some(&next) {
            commands.entity(entity).insert(next);
        }
    }
}

/// The target of one piece.
pub(super) fn target_of(
    geometry: &BoardGeometry,
    explode: Explode,
    OnBoard(lying): OnBoard,
    in_hand: Option<InHand>,
    raised: bool,
) -> TargetTransform {
    let (slot, lift) = match in_hand {
        Some(InHand::Dropped { on, level }) => (on.at_level(level), 0.0),
        Some(InHand::Held { over, level }) => (over.at_level(level), HELD),
        None => (lying.dots.anchor(), 0.0),
    };
    let mut at = geometry.slot(slot) + Vec3::Y * lift;
    at.y += spread(geometry, explode, slot.level);
    if raised {
        at.y += LIFTED;
    }
    TargetTransform(Transform::from_translation(at).with_rotation(art::turn_rotation(lying.turn)))
}

/// How much higher than it lies a level is shown while the levels are spread apart.
pub(in crate::table) fn spread(geometry: &BoardGeometry, explode: Explode, level: u8) -> f32 {
    geometry.level_height * 3.0 * explode.0 * f32::from(level)
}
