//! Shows the help page in a window.

use super::rows::help_rows;
use crate::panels::commands::shortcut::KeyNames;
use crate::panels::commands::table::Group;
use crate::panels::widgets::theme;
use bevy_egui::egui::{self, RichText};

/// Shows the page in a window; true when it was closed.
pub(in crate::panels) fn help_window(ctx: &egui::Context) -> bool {
    let mut open = true;
    egui::Window::new("Keys")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.set_max_width(560.0);
            let most = ctx.viewport_rect().height() - 120.0;
            egui::ScrollArea::vertical()
                .max_height(most)
                .show(ui, |ui| {
                    for group in Group::ALL {
                        group_ui(ui, group);
                    }
                });
        });
    !open
}

fn group_ui(ui: &mut egui::Ui, group: Group) {
    ui.add_space(4.0);
    ui.label(RichText::new(group.title()).strong());
    egui::Grid::new(("keys", group.title()))
        .num_columns(2)
        .min_col_width(130.0)
        .spacing([18.0, 6.0])
        .show(ui, |ui| {
            for row in help_rows(group, KeyNames::NATIVE) {
                ui.label(RichText::new(row.keys).color(theme::ACCENT));
                ui.add(egui::Label::new(row.meaning).wrap());
                ui.end_row();
            }
        });
    ui.add_space(6.0);
}
