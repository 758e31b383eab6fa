//! The moves: numbered, both sides, the current one always in view; a click goes there.

use super::command::Command;
use super::theme;
use super::toolbar::button;
use super::view::View;
use bevy_egui::egui::{self, RichText};

const WIDTH: f32 = 220.0;

/// Draws the panel, or the tab it is folded to; returns where it is.
pub(super) fn history_panel(
    ctx: &egui::Context,
    view: &View,
    room: egui::Rect,
    open: bool,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let shown = egui::Area::new(egui::Id::new(("history", open)))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            if !open {
                theme::frame()
                    .inner_margin(4)
                    .show(ui, |ui| button(ui, Command::ToggleHistory, true, wanted));
                return;
            }
            theme::frame().show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.horizontal(|ui| {
                    ui.label(RichText::new("Moves").size(17.0).strong());
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        let fold = ui.small_button("Fold");
                        if fold.on_hover_text("Fold the moves away (H)").clicked() {
                            wanted.push(Command::ToggleHistory);
                        }
                    });
                });
                let height = (room.height() * 0.55 - 40.0).max(80.0);
                history(ui, view, height, wanted);
            });
        });
    shown.response.rect
}

/// The list itself. Only the rows in sight are laid out, so that thousands of plies cost nothing.
pub(super) fn history(ui: &mut egui::Ui, view: &View, height: f32, wanted: &mut Vec<Command>) {
    let shift = usize::from(view.black_begins);
    let rows = (view.texts.len() + shift).div_ceil(2);
    if rows == 0 {
        ui.label(RichText::new("No moves yet").color(theme::FAINT));
        return;
    }
    let row_height = 26.0;
    // A row is as high as it says, or the list would drift.
    ui.spacing_mut().button_padding = egui::vec2(6.0, 1.0);
    let mut area = egui::ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true]);
    let remembered = ui.id().with("shown cursor");
    let last_cursor = ui.data(|data| data.get_temp::<usize>(remembered));
    if last_cursor != Some(view.cursor) {
        ui.data_mut(|data| data.insert_temp(remembered, view.cursor));
        let row = (view.cursor + shift).saturating_sub(1) / 2;
        let lowest = (rows as f32 * row_height - ui.spacing().item_spacing.y - height).max(0.0);
        let wanted = row as f32 * row_height - height / 2.0;
        area = area.vertical_scroll_offset(wanted.clamp(0.0, lowest));
    }
    area.show_rows(
        ui,
        row_height - ui.spacing().item_spacing.y,
        rows,
        |ui, shown| {
            for row in shown {
                ui.horizontal(|ui| {
                    ui.set_height(row_height - ui.spacing().item_spacing.y);
                    ui.add_sized(
                        [26.0, 18.0],
                        egui::Label::new(RichText::new(format!("{}", row + 1)).color(theme::FAINT)),
                    );
                    for half in 0..2 {
                        let Some(ply) = (2 * row + half).checked_sub(shift) else {
                            ui.add_sized([84.0, 20.0], egui::Label::new("…"));
                            continue;
                        };
                        if let Some(text) = view.texts.get(ply) {
                            move_button(ui, text, ply, view.cursor, wanted);
                        }
                    }
                });
            }
        },
    );
}

fn move_button(
    ui: &mut egui::Ui,
    text: &str,
    ply: usize,
    cursor: usize,
    wanted: &mut Vec<Command>,
) {
    let current = ply + 1 == cursor;
    let undone = ply >= cursor;
    let label = RichText::new(text).color(if undone { theme::FAINT } else { theme::TEXT });
    let button = egui::Button::selectable(current, label)
        .min_size(egui::vec2(84.0, 20.0))
        .truncate();
    let number = ply + 1;
    let response = ui.add(button);
    response.widget_info(|| {
        let name = format!("Move {number}: {text}");
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, current, name)
    });
    if response.clicked() {
        wanted.push(Command::Jump(ply + 1));
    }
}
