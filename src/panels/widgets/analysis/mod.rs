//! What the analysis shows beside the board: how the position stands as a bar, and the best lines in a panel.

mod bar;
mod line;
mod panel;
mod state;
mod view;

pub use view::{AnalysisView, VariationView};

pub(in crate::panels) use bar::{WIDTH as BAR, evaluation_bar};
pub(in crate::panels) use panel::analysis_panel;
pub(in crate::panels) use state::AnalysisState;
pub(super) use state::plugin;
