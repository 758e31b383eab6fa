//! Who plays: seats for people and levels, and the searches behind the opponent and the hint.

pub(super) mod hint;
pub(super) mod opponent;
mod search;
mod search_task;
mod seats;

pub(super) use search_task::waker;
pub use seats::{MasterTime, Seats};

use bevy::prelude::*;

/// Adds seats, opponent and hint; their searches run in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        seats::plugin,
        search::plugin,
        opponent::plugin,
        hint::plugin,
    ));
}
