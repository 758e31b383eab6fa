//! What is seen while the game can't be saved: a sign that stays, and a question before the end.

use crate::app::{AskedToQuit, QuitRequest, Unsaved};
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::say;
use crate::words::{Sentence, Speaker};
use bevy_egui::egui;

/// Draws the sign under the toolbar, or the question in the middle.
pub(in crate::panels) fn unsaved_ui(
    ctx: &egui::Context,
    unsaved: &Unsaved,
    asked: AskedToQuit,
    wanted: &mut Vec<Command>,
) {
    let Some(why) = &unsaved.0 else { return };
    if asked.0 {
        question(ctx, why, wanted);
    } else {
        sign(ctx, why, wanted);
    }
}

/// Below the toolbar, where nothing else stands.
const TOP: f32 = 52.0;

fn sign(ctx: &egui::Context, why: &Sentence, wanted: &mut Vec<Command>) {
    let screen = ctx.viewport_rect();
    egui::Area::new("unsaved".into())
        .order(egui::Order::Foreground)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(screen.center().x, screen.top() + TOP))
        .movable(false)
        .show(ctx, |ui| {
            let frame =
                theme::panel_frame(ui).stroke(egui::Stroke::new(1.5, theme::of(ui).refused));
            frame.show(ui, |ui| {
                ui.horizontal(|ui| {
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let most = (screen.width() - 240.0).clamp(160.0, 620.0);
                    let words = ui.words().say(why);
                    let words = ui
                        .painter()
                        .layout(words, font, theme::of(ui).refused, most);
                    let tip = say!(ui, "dialogs-unsaved-about");
                    ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend))
                        .on_hover_text(tip);
                    command_button(ui, Command::Quitting(QuitRequest::SaveAgain), true, wanted);
                });
            });
        });
}

fn question(ctx: &egui::Context, why: &Sentence, wanted: &mut Vec<Command>) {
    let asked = egui::Modal::new("quit unsaved".into()).show(ctx, |ui| {
        ui.set_width(380.0);
        ui.heading(say!(ui, "dialogs-quit"));
        ui.label(ui.words().say(why));
        ui.label(say!(ui, "dialogs-quit-about"));
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            for answer in [
                QuitRequest::SaveAgain,
                QuitRequest::QuitAnyway,
                QuitRequest::Stay,
            ] {
                command_button(ui, Command::Quitting(answer), true, wanted);
            }
        });
    });
    if asked.should_close() {
        wanted.push(Command::Quitting(QuitRequest::Stay));
    }
}
