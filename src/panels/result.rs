//! How the game ended, and what next.

use super::command::Command;
use super::theme;
use super::toolbar::button;
use super::view::View;
use bevy_egui::egui;

pub(super) fn result_banner(
    ctx: &egui::Context,
    view: &View,
    free: egui::Rect,
    wanted: &mut Vec<Command>,
) {
    let Some(outcome) = view.outcome else { return };
    egui::Area::new("result".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(free.center().x, free.top() + 4.0))
        .movable(false)
        .show(ctx, |ui| {
            theme::frame()
                .stroke(egui::Stroke::new(1.5, theme::ACCENT))
                .show(ui, |ui| {
                    let most = (free.width() - 40.0).max(140.0);
                    let font = egui::FontId::proportional(18.0);
                    let words = outcome.to_string();
                    let words = ui.painter().layout(words, font, theme::ACCENT, most);
                    ui.vertical_centered(|ui| {
                        ui.set_max_width(most);
                        ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
                        ui.horizontal(|ui| {
                            button(ui, Command::Rematch, true, wanted);
                            button(ui, Command::Menu, true, wanted);
                        });
                    });
                });
        });
}
