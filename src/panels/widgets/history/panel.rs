//! Draws the history panel.

use super::comment::{self, comment_editor_ui};
use super::move_menu::move_menu;
use super::{rows, steps};
use crate::panels::PanelState;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::{report, theme};
use crate::say;
use bevy_egui::egui::{self, RichText};

pub(in crate::panels) const WIDTH: f32 = 236.0;
/// Room under the moves for the stack under the pointer.
const STACK: f32 = 170.0;

/// The row of tabs, where there is a report.
const TABS_HEIGHT: f32 = 30.0;

/// With less for the moves there is no room for a graph under them.
const ROOM_FOR_GRAPH: f32 = 150.0;

/// Draws the panel, or the tab it is folded to; returns where it is.
pub(in crate::panels) fn history_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    open: bool,
    state: &mut PanelState,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let PanelState {
        comment: field,
        report_shown,
        ..
    } = state;
    let shown = egui::Area::new(egui::Id::new(("history", open)))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            if !open {
                theme::panel_frame(ui).inner_margin(4).show(ui, |ui| {
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                    command_button(ui, Command::ToggleHistory, true, wanted);
                });
                return;
            }
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(WIDTH);
                let has_report = view.report.is_some();
                *report_shown &= has_report;
                if has_report {
                    // Beside the buttons their words have no room in every language.
                    ui.horizontal(|ui| tabs_ui(ui, report_shown));
                }
                ui.horizontal(|ui| {
                    if !has_report {
                        ui.label(RichText::new(say!(ui, "history-moves")).size(17.0).strong());
                    }
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.spacing_mut().button_padding.y = 1.0;
                        let fold = ui.button(say!(ui, "history-fold"));
                        let shortcut = CommandId::ToggleHistory.info().shortcut_text(ui);
                        let tip = say!(ui, "history-fold-tip", shortcut = shortcut);
                        if fold.on_hover_text(tip).clicked() {
                            wanted.push(Command::ToggleHistory);
                        }
                        if let Some(cursor) = view.history.cursor {
                            ui.menu_button(say!(ui, "history-edit"), |ui| {
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
                // What is left holds a few levels of the stack under the pointer.
                let most = (room.height() - STACK).max(room.height() * 0.55);
                let mut height = most - 40.0 - steps::HEIGHT - foot;
                // Where there is little room, the moves come first.
                let graph = view.report.as_deref().filter(|_| height > ROOM_FOR_GRAPH);
                if graph.is_some() {
                    height -= report::GRAPH_HEIGHT;
                }
                if has_report {
                    height -= TABS_HEIGHT;
                }
                if view.sweep.is_some() {
                    height -= report::PROGRESS_HEIGHT;
                }
                let height = height.max(50.0);
                match view.report.as_deref().filter(|_| *report_shown) {
                    Some(rows) => report::report_ui(ui, view, rows, height, wanted),
                    None => rows::rows_ui(ui, view, height, wanted),
                }
                if let Some(rows) = graph {
                    report::graph_ui(ui, rows, view.report_ply, wanted);
                }
                if let Some(progress) = view.sweep {
                    report::progress_ui(ui, progress, wanted);
                }
                steps::steps_ui(ui, view, wanted);
                if field.is_open() {
                    comment_editor_ui(ui, view, field, wanted);
                }
            });
        });
    if view.autoplay {
        // A sleeping window must wake for the next step.
        ctx.request_repaint_after_secs(0.1);
    }
    shown.response.rect
}

/// Which of the two is shown: the moves, or what went wrong with them.
fn tabs_ui(ui: &mut egui::Ui, report_shown: &mut bool) {
    ui.spacing_mut().item_spacing.x = 2.0;
    for (is_report, words) in [
        (false, say!(ui, "history-moves")),
        (true, say!(ui, "report-title")),
    ] {
        let words = RichText::new(words).size(15.0);
        let tab = egui::Button::selectable(*report_shown == is_report, words);
        if ui.add(tab).clicked() {
            *report_shown = is_report;
        }
    }
}
