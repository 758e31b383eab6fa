//! How the game ended, and what next.

use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use bevy_egui::egui;

/// What a button under the words takes.
const BUTTONS: f32 = 96.0;

pub(in crate::panels) fn result_banner(
    ctx: &egui::Context,
    view: &PlayView,
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
                    let most = (free.width() - 40.0).max(BUTTONS);
                    let font = egui::FontId::proportional(18.0);
                    let words = outcome.to_string();
                    let words = ui.painter().layout(words, font, theme::ACCENT, most);
                    let width = words.size().x.clamp((2.0 * BUTTONS).min(most), most);
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
                        ui.horizontal_wrapped(|ui| {
                            command_button(ui, Command::Rematch, true, wanted);
                            command_button(ui, Command::Menu, true, wanted);
                        });
                    });
                });
        });
}
