//! Who plays: seats for people, levels and engines, and the searches behind the opponent and the hint.

mod background;
pub(super) mod clock;
pub(super) mod coach;
pub(super) mod draw_offer;
pub(super) mod engines;
pub(super) mod hint;
pub(super) mod opponent;
pub(super) mod pace;
mod rating;
mod search;
mod search_task;
mod seats;

pub use rating::PersonRatings;
pub(in crate::app) use search_task::lower_thread_priority;
pub(crate) use search_task::waker;
pub use seats::{MasterTime, RandomColours, Seat, Seats};

use bevy::prelude::*;

/// Adds seats, opponent, coach and hint; their searches run in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        seats::plugin,
        rating::plugin,
        search::plugin,
        engines::plugin,
        pace::plugin,
        coach::plugin,
        opponent::plugin,
        hint::plugin,
        draw_offer::plugin,
        clock::plugin,
    ));
}
