//! What the overlays and the threat view say, above the board: a line each.

use crate::panels::widgets::theme;
use bevy_egui::egui;

/// The widest strip: longer lines are hard to read.
const WIDTH: f32 = 620.0;
/// More lines than this leave the board no room; the rest scrolls.
const MOST_LINES: usize = 5;
/// What a line takes, and the strip around them.
const LINE: f32 = 21.0;
const AROUND: f32 = 24.0;

/// Draws the lines between the panels at the sides, and returns how far down the board must stay away from them.
pub(in crate::panels) fn told_strip(
    ctx: &egui::Context,
    lines: &[String],
    board: egui::Rangef,
    top: f32,
) -> f32 {
    let height = LINE * lines.len().min(MOST_LINES) as f32;
    let width = (board.span() - 40.0).clamp(150.0, WIDTH);
    egui::Area::new("told".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(board.center(), top))
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(width);
                egui::ScrollArea::vertical()
                    .max_height(LINE * MOST_LINES as f32)
                    .min_scrolled_height(height)
                    .show(ui, |ui| {
                        for line in lines {
                            let label = ui.add(egui::Label::new(line).wrap());
                            // A screen reader says it when it comes.
                            ctx.accesskit_node_builder(label.id, |node| {
                                node.set_live(egui::accesskit::Live::Polite);
                            });
                        }
                    });
            });
        });
    // As much as the lines take that are switched on, so that other words in them don't move the board.
    top + height + AROUND
}
