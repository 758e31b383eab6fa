//! The line at the bottom: what can be done next, in the game's own words; after a refusal, why.

use crate::app::{Intent, Proposal};
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::rules::Step;
use bevy_egui::egui::{self, TextStyle};

/// How much the buttons beside the words take at most.
const BUTTONS: f32 = 230.0;

/// Draws the line and returns how much of the window it takes.
pub(in crate::panels) fn status_line(
    ctx: &egui::Context,
    view: &PlayView,
    wanted: &mut Vec<Command>,
) -> f32 {
    let screen = ctx.viewport_rect();
    let buttons: [(bool, Command); 5] = [
        (view.must_pass, Intent::Step(Step::Pass).into()),
        (view.can_rotate, Intent::Rotate(1).into()),
        (view.can_finish, Intent::Finish.into()),
        (!view.hand_empty, Intent::StepBack.into()),
        (view.just_edited.is_some(), Proposal::TakeEditBack.into()),
    ];
    let shown = egui::Area::new("status".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(screen.center_bottom() - egui::vec2(0.0, 8.0))
        .movable(false)
        .show(ctx, |ui| {
            theme::frame().show(ui, |ui| {
                let (text, color) = match &view.refusal {
                    Some(reason) => (reason.as_str(), theme::REFUSED),
                    None => (view.guidance.as_str(), theme::TEXT),
                };
                let beside = if buttons.iter().any(|(shown, _)| *shown) {
                    BUTTONS
                } else {
                    0.0
                };
                // An area is as wide as what is in it, so the words must know themselves where to break.
                let font = TextStyle::Body.resolve(ui.style());
                let most = (screen.width() - 60.0 - beside).max(160.0);
                let words = ui.painter().layout(text.to_owned(), font, color, most);
                ui.horizontal(|ui| {
                    ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
                    for (shown, command) in buttons {
                        if shown {
                            command_button(ui, command, true, wanted);
                        }
                    }
                });
            });
        });
    shown.response.rect.height() + 8.0
}
