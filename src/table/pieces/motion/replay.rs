//! The last move once more: its pieces go back to where they were, at once, and come the same way again.

use crate::app::{
    Became, BoardIndex, Explode, InHand, Motion, Moved, OnBoard, Session, WakingMessages,
};
use crate::rules::{Coord, Effect, Slot};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::target_transform::{TargetTransform, target_of};
use crate::table::pieces::tray::Trays;
use bevy::prelude::*;

/// Show the last move again.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct ReplayMove;

/// Registers the message; the system runs before travels begin.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<ReplayMove>();
}

/// Lays the pieces of the last move back and tells them again how they came.
pub(super) fn replay(
    session: Option<Res<Session>>,
    index: Res<BoardIndex>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    trays: Trays,
    motion: Motion,
    mut pieces: Query<
        (&OnBoard, &mut TargetTransform, &mut Transform),
        (With<OnBoard>, Without<InHand>),
    >,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    let mut before = session.game().clone();
    if before.undo().is_none() {
        return;
    }
    let lay = before.layout().lying;
    let mut order = 0..;
    for effect in session.game().last_effects() {
        let (anchor, from, route) = match effect {
            Effect::Enter { lying } => {
                let anchor = lying.dots.anchor();
                (anchor, None, vec![anchor.at])
            }
            Effect::Carry {
                from, to, route, ..
            } => (to.anchor(), Some(from), route),
            Effect::Become { at, .. } => {
                if let (Some(piece), Some(lying)) = (index.piece(at), lay.get(&at)) {
                    let (was, is_over) = (lying.piece.kind, !motion.travels());
                    commands.entity(piece).insert(Became { was, is_over });
                }
                continue;
            }
        };
        let Some(piece) = index.piece(anchor) else {
            continue;
        };
        let Ok((OnBoard(lying), mut target, mut transform)) = pieces.get_mut(piece) else {
            continue;
        };
        *transform = match from.and_then(|from| lay.get(&from)) {
            Some(&was) => target_of(&geometry, *explode, OnBoard(was), None, false).0,
            None => target
                .0
                .with_translation(trays.world_point(lying.piece.owner)),
        };
        target.set_changed();
        let moved = moved(from, route, order.next().unwrap_or_default());
        commands.entity(piece).insert(moved);
    }
}

const fn moved(from: Option<Slot>, route: Vec<Coord>, order: u8) -> Moved {
    Moved {
        from,
        route,
        order,
        is_played: true,
        is_back: false,
    }
}
