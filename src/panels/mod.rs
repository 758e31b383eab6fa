//! The panels around the table. Each is a plain function of egui and what it shows, so that it can be tested without
//! a window; what a person does there comes back as [`Command`]s.

mod commands;
mod draw;
mod font_texture;
mod game_words;
mod move_words;
mod outcome_words;
mod reader;
mod screens;
mod setup_words;
mod speech;
mod state;
mod threat_words;
mod ui_scale;
mod widgets;

pub use commands::command::Command;
pub use commands::help::{HelpRow, help_rows, help_window, keys_as_markdown};
pub use commands::keys::Typed;
pub use commands::shortcut::{KeyNames, Modifiers, Shortcut, ShortcutKey};
pub use commands::table::{CommandId, CommandInfo, Group, Place, Situation};
pub use reader::Ask;
pub use screens::learn::{RulesPage, learn_screen};
pub use screens::play::play_screen;
pub use screens::play::view::{
    CoachView, EditView, LevelLabel, PlayView, PlayerOfRecord, PlayersView, PuzzleView,
    ReserveItem, Stack, TaskView,
};
pub use screens::settings::{EnginesView, SettingsPage, settings_panel};
pub use screens::start::{Choice, Pictures, Resume, decode_pictures, start_screen};
pub use speech::speak;
pub use state::PanelState;
pub use widgets::analysis::{AnalysisView, VariationView};
pub use widgets::dialogs::{Dialogs, Purpose};
pub use widgets::move_list::{History, HistoryState, MoveList, RowKind};
pub use widgets::players::EngineSeat;
pub use widgets::report::{LineView, MistakeRow, ReportRows, SideRow};
pub use widgets::theme::{apply_theme, style};

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use draw::draw;

/// Adds the panels: commands in [`PreUpdate`], drawing in egui's pass.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        commands::plugin,
        draw::plugin,
        font_texture::plugin,
        reader::plugin,
        screens::plugin,
        speech::plugin,
        threat_words::plugin,
        ui_scale::plugin,
        widgets::plugin,
    ));
}
