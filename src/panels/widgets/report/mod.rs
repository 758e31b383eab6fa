//! The analysis of the whole game beside the moves: the graph of winning chances with its scrubber, and the list of what went
//! wrong, with why and what punishes it.

mod graph;
mod panel;
mod rows;
mod state;

pub use rows::{LineView, MistakeRow, ReportRows, SideRow};

pub(super) use graph::{HEIGHT as GRAPH_HEIGHT, graph_ui, mark_color};
pub(super) use panel::{PROGRESS_HEIGHT, progress_ui, report_ui};
pub(in crate::panels) use state::ReportState;
pub(super) use state::plugin;
