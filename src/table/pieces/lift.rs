//! Looking under a piece: it rises with what lies on it, and comes back. Never part of a move.

use crate::app::{Atlas, Board};
use crate::rules::Coord;
use bevy::prelude::*;

/// The piece that is lifted for a look at what lies under it. One at a time, as the rules of PÜNCT ask.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Lift(pub Option<Entity>);

/// What keeps the lifted piece up, and the space whose stack is looked at.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct LiftedBy {
    pub holder: Option<Holder>,
    pub at: Option<Coord>,
}

/// A piece comes down when what lifted it lets go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A key, as long as it is down.
    Key,
    /// A long press.
    Press,
    /// A click while [`LiftMode`] is on.
    Mode,
}

/// While this is on a click lifts instead of taking.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct LiftMode(pub bool);

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Lift>()
        .init_resource::<LiftedBy>()
        .init_resource::<LiftMode>()
        .add_systems(
            PreUpdate,
            end_mode
                .run_if(resource_changed::<LiftMode>.or_eager(any_match_filter::<Added<Board>>)),
        );
}

/// Lifts a piece, or nothing where there is none.
pub fn lift(
    lift: &mut Lift,
    by: &mut LiftedBy,
    holder: Holder,
    piece: Option<Entity>,
    at: Option<Coord>,
) {
    lift.0 = piece;
    *by = match piece {
        Some(_) => LiftedBy {
            holder: Some(holder),
            at,
        },
        None => LiftedBy::default(),
    };
}

/// Lets go of what this holder lifted.
pub fn let_go(lift: &mut ResMut<Lift>, by: &mut ResMut<LiftedBy>, holder: Holder) {
    if by.holder == Some(holder) {
        lift.0 = None;
        **by = LiftedBy::default();
    }
}

/// The next piece of the same stack, above or below.
pub(in crate::table) fn walk(lift: &mut Lift, by: LiftedBy, atlas: &Atlas, up: bool) {
    let (Some(piece), Some(at)) = (lift.0, by.at) else {
        return;
    };
    let stack = atlas.stack(at);
    let Some(now) = stack.iter().position(|(_, entity, _)| *entity == piece) else {
        return;
    };
    let next = if up {
        now.checked_add(1)
    } else {
        now.checked_sub(1)
    };
    if let Some((_, entity, _)) = next.and_then(|next| stack.get(next)) {
        lift.0 = Some(*entity);
    }
}

/// A piece comes down with the mode that lifted it, and every piece with its board.
fn end_mode(
    mode: Res<LiftMode>,
    new: Query<(), Added<Board>>,
    mut lift: ResMut<Lift>,
    mut by: ResMut<LiftedBy>,
) {
    if !new.is_empty() {
        let_go(&mut lift, &mut by, Holder::Press);
    }
    if !mode.0 || !new.is_empty() {
        let_go(&mut lift, &mut by, Holder::Mode);
    }
}
