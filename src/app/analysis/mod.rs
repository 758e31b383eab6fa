//! What the search sees of the game that is open: live lines beside the board, and the report of a whole game.

mod known;
mod lines;
mod live;
mod preview;
mod report;
mod search;
mod source;
mod threat_view;

pub use lines::{LineSource, Lines};
pub use live::{Analysed, Analysis, AnalysisOn, AnalysisPhase, ChosenLines};
pub use preview::{LinePreview, PreviewLine};
pub use report::{GameReport, ReportRequest, Sweep, SweepEffort};
pub use source::ChosenSource;
pub use threat_view::{ThreatView, ThreatViewOn};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        live::plugin,
        preview::plugin,
        report::plugin,
        source::plugin,
        threat_view::plugin,
    ));
}
