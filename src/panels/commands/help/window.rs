//! Shows the help page in a window.

use super::rows::help_rows;
use crate::panels::commands::shortcut::KeyNames;
use crate::panels::commands::table::Group;
use crate::panels::widgets::dialogs::{room_for_list, window};
use crate::panels::widgets::scroll::scroll_by_keys;
use crate::panels::widgets::theme;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText};

/// Shows the page in a window; true when it was closed.
pub fn help_window(ctx: &egui::Context) -> bool {
    window(ctx, &say!(ctx, "help-title"), 600.0, |ui| {
        egui::ScrollArea::vertical()
            .max_height(room_for_list(ctx))
            .show(ui, |ui| {
                for group in Group::ALL {
                    group_ui(ui, group);
                }
                scroll_by_keys(ui);
            });
    })
}

fn group_ui(ui: &mut egui::Ui, group: Group) {
    ui.add_space(4.0);
    let words = ui.words();
    ui.label(RichText::new(words.say(&group.title().into())).strong());
    egui::Grid::new(("keys", group as usize))
        .num_columns(2)
        .min_col_width(130.0)
        .spacing([18.0, 6.0])
        .show(ui, |ui| {
            for row in help_rows(group, KeyNames::NATIVE, &words) {
                ui.label(RichText::new(row.keys).color(theme::of(ui).accent));
                ui.add(egui::Label::new(row.meaning).wrap());
                ui.end_row();
            }
        });
    ui.add_space(6.0);
}
