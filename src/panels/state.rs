//! What the panels remember from frame to frame.

use crate::panels::screens::{editor, start};
use crate::panels::widgets::history;
use bevy::prelude::*;

/// What is open beside the board.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct PanelState {
    pub help: bool,
    /// Whether it was shown in the last frame.
    pub history_shown: bool,
    pub comment: history::CommentField,
    /// The keyboard was asked to go to the toolbar.
    pub to_toolbar: bool,
    pub start: start::Choice,
    pub editor: editor::EditorFields,
}
