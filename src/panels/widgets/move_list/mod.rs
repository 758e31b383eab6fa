//! The move list: the rows of the history. They are worked out when the record changes, and not in between.

mod builder;
mod history;
mod row;
mod state;
mod wrap;

pub use history::History;
pub use row::{Cell, MoveList, Row, RowKind};
pub use state::HistoryState;

pub(in crate::panels) use builder::number;
pub(in crate::panels) use row::DEEPEST_INDENT;
pub(super) use state::plugin;
