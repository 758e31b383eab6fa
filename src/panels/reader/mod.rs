//! The board for a screen reader: a node for every space with what stands there and what can be done, and a node whose words are
//! spoken when they change. egui owns the tree; the spaces are added to it beside the panels. What a screen reader asks for goes to
//! the table or back to egui.

mod actions;
mod answers;
mod board;

pub use answers::Ask;

use bevy::prelude::*;

/// Answers in [`Update`], describes the board after the panels are drawn, and hands on what a screen reader does in [`PreUpdate`].
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((actions::plugin, answers::plugin, board::plugin));
}
