//! Where games and settings lie: shown, opened with the system's own program, or copied.

use super::row::Section;
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, RichText};
use std::path::Path;

/// Draws the folder; where there is none it says so.
pub(super) fn folder_ui(ui: &mut egui::Ui, folder: Option<&Path>, wanted: &mut Vec<Command>) {
    Section::Data.heading_ui(ui);
    ui.label(say!(ui, "settings-folder"));
    let about = RichText::new(say!(ui, "settings-folder-tip")).small();
    ui.label(about.color(theme::of(ui).faint));
    let Some(folder) = folder else {
        ui.label(say!(ui, "library-no-folder"));
        return;
    };
    let path = RichText::new(folder.display().to_string()).monospace();
    ui.add(egui::Label::new(path).wrap().selectable(true));
    ui.horizontal_wrapped(|ui| {
        for command in [Command::ShowFolder, Command::CopyFolder] {
            command_button(ui, command, true, wanted);
        }
    });
    ui.add_space(6.0);
}
