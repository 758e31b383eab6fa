//! The history panel: the moves numbered, both sides, variations folded in, the current one always in view. A click goes
//! there; a right click says what else can be done with a move.

mod comment;
mod move_menu;
mod panel;
mod rows;
mod steps;

pub use comment::CommentField;

pub(in crate::panels) use panel::{WIDTH, history_panel};
