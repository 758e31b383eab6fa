//! How the game ended, and what next.

use super::command::Command;
use super::theme;
use super::toolbar::button;
use super::view::View;
use bevy_egui::egui::{self, RichText};

pub(super) fn result_banner(
    ctx: &egui::Context,
    view: &View,
    below: f32,
    wanted: &mut Vec<Command>,
) {
    let Some(outcome) = view.outcome else { return };
    let screen = ctx.viewport_rect();
    egui::Area::new("result".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(screen.center().x, below + 12.0))
        .movable(false)
        .show(ctx, |ui| {
            theme::frame()
                .stroke(egui::Stroke::new(1.5, theme::ACCENT))
                .show(ui, |ui| {
                    ui.horizontal(|ui| {
                        ui.label(
                            RichText::new(outcome.to_string())
                                .size(18.0)
                                .strong()
                                .color(theme::ACCENT),
                        );
                        button(ui, Command::Rematch, true, wanted);
                        button(ui, Command::Menu, true, wanted);
                    });
                });
        });
}
