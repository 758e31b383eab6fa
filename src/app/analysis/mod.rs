//! What the search sees of the game that is open: live lines beside the board, and the report of a whole game.

mod report;

pub use report::{GameReport, ReportRequest, Sweep, SweepEffort};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(report::plugin);
}
