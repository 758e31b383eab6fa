//! The stack under the pointer in words, from the top down: what a lift shows, for those who read.

use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, RichText};

/// What is kept free for the panel beside the board while the moves are folded away, so that it never lies on it.
const STRIP: f32 = 176.0;

/// What the panel takes at the least, with the gap above it.
pub(in crate::panels) const LEAST: f32 = 100.0;

/// How much of a room that is, its frame included; in very narrow ones less.
pub(in crate::panels) fn strip(room: egui::Rect) -> f32 {
    STRIP.min(room.width() * 0.25)
}

/// Draws the panel at the right, below `below` and not wider than `widest`.
pub(in crate::panels) fn stack_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    below: f32,
    widest: f32,
) {
    let Some(stack) = &view.stack else { return };
    let top = below + 8.0;
    egui::Area::new("stack".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(egui::pos2(room.right(), top))
        .movable(false)
        .interactable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(widest);
                let words = RichText::new(say!(ui, "play-stack", space = &stack.name)).strong();
                ui.add(egui::Label::new(words).wrap());
                levels_ui(ui, &stack.levels, room.bottom() - top - 24.0);
            });
        });
}

/// As many levels as the height has room for, and how many more there are.
fn levels_ui(ui: &mut egui::Ui, levels: &[String], height: f32) {
    let bottom = ui.min_rect().top() + height;
    let font = egui::TextStyle::Body.resolve(ui.style());
    let gap = ui.spacing().item_spacing.y;
    let line = ui.text_style_height(&egui::TextStyle::Body) + gap;
    for (i, words) in levels.iter().enumerate() {
        let width = ui.available_width();
        let words = ui
            .painter()
            .layout(words.clone(), font.clone(), theme::of(ui).text, width);
        // The last line but one must leave room to say that there are more.
        let more = if i + 1 < levels.len() { line } else { 0.0 };
        if i > 0 && ui.cursor().top() + words.size().y + more > bottom {
            let left = say!(ui, "play-stack-below", count = levels.len() - i);
            ui.label(RichText::new(left).color(theme::of(ui).faint));
            return;
        }
        ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
    }
}
