//! Puzzles at the table, and mistakes of one's own: the other side's last move is played, the person's answer is judged on a thread of its own, and what
//! follows is played on the table by the same steps as a game. The game that was open waits, as it does for a task.

mod exercise;
mod hints;
mod judge;
mod last_mistakes;
mod referee;
mod requests;
mod solving;

pub use exercise::OneOfMistakes;
pub use requests::PuzzleRequest;
pub use solving::{Said, Solving, Stage};

use bevy::prelude::*;

/// Carries requests out before the turn gathers, and judges and plays in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((requests::plugin, referee::plugin, hints::plugin));
}
