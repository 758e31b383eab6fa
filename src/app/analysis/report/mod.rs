//! The report of a whole game: a sweep over all moves of a line in the background, what it found as it stands in the record, and
//! what a person asks of it.

mod effort;
mod hidden;
mod kept;
mod request;
mod sweep;
mod sweep_task;

pub use effort::SweepEffort;
pub use kept::GameReport;
pub use request::ReportRequest;
pub use sweep::Sweep;

use bevy::prelude::*;

/// Sweeps and follows the record in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        effort::plugin,
        hidden::plugin,
        request::plugin,
        sweep::plugin,
        kept::plugin,
    ));
}
