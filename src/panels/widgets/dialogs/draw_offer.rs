//! The question to the other person at the screen whether the game is a draw.

use super::window::window;
use crate::app::{DrawOffer, DrawRequest};
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::say;
use bevy_egui::egui;

/// Asks while an offer waits for a person.
pub(super) fn draw_offer_ui(ctx: &egui::Context, offer: DrawOffer, wanted: &mut Vec<Command>) {
    let DrawOffer::Asked { by, .. } = offer else {
        return;
    };
    let closed = window(ctx, &say!(ctx, "dialogs-draw"), 420.0, |ui| {
        ui.label(say!(ui, "dialogs-draw-question", by = by, other = !by));
        ui.horizontal_wrapped(|ui| {
            for agreed in [true, false] {
                let answer = Command::Draw(DrawRequest::Answer(agreed));
                command_button(ui, answer, true, wanted);
            }
        });
    });
    if closed {
        wanted.push(Command::Draw(DrawRequest::Answer(false)));
    }
}
