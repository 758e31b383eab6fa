//! The move that a hint proposes, or the answer that the coach warns of: its pieces in glass where they would come to lie, and an arrow that leads there.

use super::shown_move::MoveDrawing;
use crate::app::{Coach, Explode, Hint, Session, TurnSet};
use crate::rules::Move;
use bevy::prelude::*;

/// The proposed move on the table; what shows it are its children.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct HintedMove {
    mv: Move,
    spread: f32,
}

/// Shows the move in [`TurnSet::Animate`] when it or the spread has changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_hint.in_set(TurnSet::Animate).run_if(
            resource_changed::<Hint>
                .or_eager(resource_changed::<Coach>)
                .or_eager(resource_changed::<Explode>),
        ),
    )
    .add_observer(draw_hint);
}

/// The hint that is looked for changes while better moves are found; the same move stays as it is.
fn show_hint(
    hint: Res<Hint>,
    coach: Res<Coach>,
    explode: Res<Explode>,
    shown: Query<(Entity, &HintedMove)>,
    mut commands: Commands,
) {
    let shown_move = hint.mv().or(coach.answer());
    let wanted = shown_move.map(|mv| HintedMove {
        mv,
        spread: explode.0,
    });
    for (entity, _) in shown.iter().filter(|(_, now)| Some(**now) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(wanted) = wanted
        && !shown.iter().any(|(_, now)| *now == wanted)
    {
        commands.spawn((Name::new("Hint"), wanted));
    }
}

/// Draws a new [`HintedMove`]: an arrow and glass pieces as its children.
fn draw_hint(
    added: On<Add, HintedMove>,
    hints: Query<&HintedMove>,
    session: Option<Res<Session>>,
    mut drawing: MoveDrawing,
) {
    if let (Some(session), Ok(hint)) = (session, hints.get(added.entity)) {
        drawing.draw(added.entity, session.game(), hint.mv, 1.0);
    }
}
