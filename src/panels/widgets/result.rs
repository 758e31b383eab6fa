//! How the game ended, and what next: beside the board, never on it.

use crate::app::ReportRequest;
use crate::panels::commands::command::Command;
use crate::panels::outcome_words::result_words;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::{history, theme};
use crate::say;
use crate::words::{Sentence, Speaker};
use bevy_egui::egui;

/// In lower rooms the words stand in a strip above the board.
const ROOM_FOR_COLUMN: f32 = 440.0;

/// What a button under the words takes.
const BUTTONS: f32 = 96.0;

/// Where the result stands.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::panels) enum ResultPlace {
    /// At the top of the column of the moves.
    Column(egui::Rect),
    /// Over the whole width above the board.
    Strip(egui::Rect),
}

/// Draws the result, unless it was closed, and says where. `board` is what the panels at the sides leave.
pub(in crate::panels) fn result_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    board: egui::Rangef,
    closed: &mut Option<Sentence>,
    wanted: &mut Vec<Command>,
) -> Option<ResultPlace> {
    let words = result_words(view.outcome, view.claim);
    if *closed != words {
        *closed = None;
    }
    let shown_words = words.as_ref().filter(|_| closed.is_none())?;
    let shown_words = ctx.words().say(shown_words);
    let is_column = room.height() >= ROOM_FOR_COLUMN;
    let (pivot, at, width) = if is_column {
        (egui::Align2::RIGHT_TOP, room.right_top(), history::WIDTH)
    } else {
        let at = egui::pos2(board.center(), room.top());
        let width = (board.span() - 40.0).max(BUTTONS);
        (egui::Align2::CENTER_TOP, at, width)
    };
    let mut close = false;
    let shown = egui::Area::new("result".into())
        .order(egui::Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .movable(false)
        .show(ctx, |ui| {
            let frame = theme::panel_frame(ui).stroke(egui::Stroke::new(1.5, theme::of(ui).accent));
            frame.show(ui, |ui| {
                close = result_ui(ui, view, shown_words, width, wanted);
            });
        });
    if close {
        *closed = words;
    }
    let rect = shown.response.rect;
    Some(if is_column {
        ResultPlace::Column(rect)
    } else {
        ResultPlace::Strip(rect)
    })
}

/// The words and the buttons; true when it is to be closed.
fn result_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    words: String,
    width: f32,
    wanted: &mut Vec<Command>,
) -> bool {
    // An area is as wide as what is in it, so the words must know themselves where to break.
    let font = egui::FontId::proportional(16.0);
    let words = ui
        .painter()
        .layout(words, font, theme::of(ui).accent, width);
    let width = words.size().x.clamp((2.5 * BUTTONS).min(width), width);
    let mut close = false;
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
        ui.horizontal_wrapped(|ui| {
            if view.report.is_none() && view.sweep.is_none() && view.can_analyse {
                command_button(ui, ReportRequest::Analyse.into(), true, wanted);
            }
            command_button(ui, Command::Rematch, true, wanted);
            command_button(ui, Command::Menu, true, wanted);
            let (label, tip) = (
                say!(ui, "play-result-close"),
                say!(ui, "play-result-close-tip"),
            );
            close = ui.button(label).on_hover_text(tip).clicked();
        });
    });
    close
}
