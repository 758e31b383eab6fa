//! The threat view: what the other side would do if it could move now, its pieces in glass and a broken arrow to them.

use super::shown_move::MoveDrawing;
use crate::app::{Explode, ThreatView, TurnSet};
use bevy::prelude::*;

/// The move on the table; what shows it are its children.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(Component)]
pub struct ForeseenMove;

/// Shows the move in [`TurnSet::Animate`] when it or the spread has changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_foreseen
            .in_set(TurnSet::Animate)
            .run_if(resource_changed::<ThreatView>.or_eager(resource_changed::<Explode>)),
    )
    .add_observer(draw_foreseen);
}

fn show_foreseen(
    view: Res<ThreatView>,
    shown: Query<Entity, With<ForeseenMove>>,
    mut commands: Commands,
) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    if view.foreseen().is_some() {
        commands.spawn((Name::new("Threat view"), ForeseenMove));
    }
}

/// Draws a new [`ForeseenMove`]: an arrow and glass pieces as its children.
fn draw_foreseen(added: On<Add, ForeseenMove>, view: Res<ThreatView>, mut drawing: MoveDrawing) {
    if let Some(foreseen) = view.foreseen()
        && let Some(mv) = foreseen.mv()
    {
        drawing.draw_threat(added.entity, &foreseen.passed, mv);
    }
}
