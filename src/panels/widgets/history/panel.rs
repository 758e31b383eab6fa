//! Draws the history panel.

use super::comment::{self, CommentField, comment_editor_ui};
use super::move_menu::move_menu;
use super::rows;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use bevy_egui::egui::{self, RichText};

pub(in crate::panels) const WIDTH: f32 = 236.0;

/// Draws the panel, or the tab it is folded to; returns where it is.
pub(in crate::panels) fn history_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    open: bool,
    field: &mut CommentField,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let shown = egui::Area::new(egui::Id::new(("history", open)))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            if !open {
                theme::frame().inner_margin(4).show(ui, |ui| {
                    command_button(ui, Command::ToggleHistory, true, wanted);
                });
                return;
            }
            theme::frame().show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.horizontal(|ui| {
                    ui.label(RichText::new("Moves").size(17.0).strong());
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.spacing_mut().button_padding.y = 1.0;
                        let fold = ui.button("Fold");
                        let shortcut = CommandId::ToggleHistory.info().shortcut_text();
                        let tip = format!("Fold the moves away ({shortcut})");
                        if fold.on_hover_text(tip).clicked() {
                            wanted.push(Command::ToggleHistory);
                        }
                        if let Some(cursor) = view.history.cursor {
                            ui.menu_button("Edit", |ui| {
                                move_menu(ui, view, cursor, &view.history.marks, wanted);
                            });
                        }
                    });
                });
                let foot = if field.is_open() {
                    comment::HEIGHT
                } else {
                    0.0
                };
                let height = (room.height() * 0.55 - 40.0 - foot).max(50.0);
                rows::rows_ui(ui, view, height, wanted);
                if field.is_open() {
                    comment_editor_ui(ui, view, field, wanted);
                }
            });
        });
    shown.response.rect
}
