//! The line at the bottom: what can be done next, in the game's own words; after a refusal, why.

use super::command::Command;
use super::theme;
use super::toolbar::button;
use super::view::View;
use crate::rules::Step;
use bevy_egui::egui;

/// Draws the line and returns its height.
pub(super) fn status_line(ctx: &egui::Context, view: &View, wanted: &mut Vec<Command>) -> f32 {
    let screen = ctx.viewport_rect();
    let shown = egui::Area::new("status".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(screen.center_bottom() - egui::vec2(0.0, 8.0))
        .movable(false)
        .show(ctx, |ui| {
            theme::frame().show(ui, |ui| {
                ui.set_max_width(screen.width() - 60.0);
                ui.horizontal(|ui| {
                    let (text, color) = match &view.refusal {
                        Some(reason) => (reason.as_str(), theme::REFUSED),
                        None => (view.guidance.as_str(), theme::TEXT),
                    };
                    ui.add(
                        egui::Label::new(egui::RichText::new(text).color(color))
                            .wrap_mode(egui::TextWrapMode::Extend),
                    );
                    if view.must_pass {
                        button(ui, Command::Step(Step::Pass), true, wanted);
                    }
                    if view.can_rotate {
                        button(ui, Command::Rotate(1), true, wanted);
                    }
                    if view.can_finish {
                        button(ui, Command::Finish, true, wanted);
                    }
                    if !view.hand_empty {
                        button(ui, Command::StepBack, true, wanted);
                    }
                });
            });
        });
    shown.response.rect.height() + 8.0
}
