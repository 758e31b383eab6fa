//! The line at the bottom: what can be done next, in the game's own words; after a refusal, why.

use crate::app::{Intent, LearnRequest, Pace, PaceRequest, Proposal};
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::{Room, command_button, toggle_button};
use crate::panels::widgets::theme;
use crate::rules::Step;
use bevy_egui::egui::{self, TextStyle};

/// How much the buttons beside the words take at most.
const BUTTONS: f32 = 280.0;
/// The height of a button with its edge.
const BUTTON_HEIGHT: f32 = 28.0;
/// The widest line: longer ones are hard to read.
const WIDTH: f32 = 1000.0;

/// Draws the line and returns how much of the window it takes.
pub(in crate::panels) fn status_line(
    ctx: &egui::Context,
    view: &PlayView,
    wanted: &mut Vec<Command>,
) -> f32 {
    let screen = ctx.viewport_rect();
    let why = view.why.map_or_else(
        || (false, LearnRequest::Close.into()),
        |(game, chapter)| (true, LearnRequest::Read { game, chapter }.into()),
    );
    let buttons: [(bool, Command); 7] = [
        why,
        (view.must_pass, Intent::Step(Step::Pass).into()),
        (view.can_rotate, Intent::Rotate(1).into()),
        (view.can_finish, Intent::Finish.into()),
        (
            view.can_play_hint && view.hand_empty,
            Intent::PlayHint.into(),
        ),
        (!view.hand_empty, Intent::StepBack.into()),
        (view.just_edited.is_some(), Proposal::TakeEditBack.into()),
    ];
    let pacing = view
        .pace
        .map(|pace| pace == Pace::Held || pace == Pace::OneMove);
    let shown = egui::Area::new("status".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(screen.center_bottom() - egui::vec2(0.0, 8.0))
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                let (text, color) = match &view.refusal {
                    Some(reason) => (reason.as_str(), theme::of(ui).refused),
                    None => (view.guidance.as_str(), theme::of(ui).text),
                };
                // The line is as wide with buttons as without, so that nothing in it jumps when one comes.
                let width = (screen.width() - 60.0).min(WIDTH);
                ui.set_width(width);
                let font = TextStyle::Body.resolve(ui.style());
                let most = (width - BUTTONS).max(160.0);
                let words = ui.painter().layout(text.to_owned(), font, color, most);
                ui.horizontal(|ui| {
                    // As high as a button, whether one is there or not.
                    ui.set_min_height(BUTTON_HEIGHT);
                    ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if let Some(held) = pacing {
                            pace_buttons(ui, held, wanted);
                        }
                        for (_, command) in buttons.into_iter().rev().filter(|(shown, _)| *shown) {
                            command_button(ui, command, true, wanted);
                        }
                    });
                });
            });
        });
    shown.response.rect.height() + 8.0
}

/// Two levels play: hold them, let them make one move, or don't wait for them.
fn pace_buttons(ui: &mut egui::Ui, held: bool, wanted: &mut Vec<Command>) {
    // From right to left.
    command_button(ui, PaceRequest::ToEnd.into(), true, wanted);
    command_button(ui, PaceRequest::Step.into(), true, wanted);
    toggle_button(ui, PaceRequest::Hold.into(), held, Room::ForWords, wanted);
}
