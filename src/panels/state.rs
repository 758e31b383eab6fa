//! What the panels remember from frame to frame.

use crate::panels::screens::{editor, learn, settings, start};
use crate::panels::widgets::history;
use crate::words::Sentence;
use bevy::prelude::*;
use bevy_egui::egui;

/// What is open beside the board.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct PanelState {
    pub help: bool,
    /// Whether a window lay over the screen in the last frame.
    pub window_shown: bool,
    /// Whether it was shown in the last frame.
    pub history_shown: bool,
    /// The result that was closed, until there is another or none.
    pub closed_result: Option<Sentence>,
    /// Where the reserves were shown.
    pub trays: Option<[egui::Rect; 2]>,
    pub comment: history::CommentField,
    /// The list of mistakes is shown in place of the moves.
    pub report_shown: bool,
    /// The keyboard was asked to go to the toolbar.
    pub to_toolbar: bool,
    pub start: start::Choice,
    pub editor: editor::EditorFields,
    pub rules: learn::RulesPage,
    pub settings: settings::SettingsPage,
    /// How far the settings reach from the left, while they are open.
    pub settings_reach: Option<f32>,
}
