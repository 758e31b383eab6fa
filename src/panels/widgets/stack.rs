//! The stack under the pointer in words, from the top down: what a lift shows, for those who read.

use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::{history, theme};
use bevy_egui::egui::{self, RichText};

pub(in crate::panels) fn stack_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    below: f32,
) {
    let Some(stack) = &view.stack else { return };
    egui::Area::new("stack".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(egui::pos2(room.right(), below + 8.0))
        .movable(false)
        .interactable(false)
        .show(ctx, |ui| {
            theme::frame().show(ui, |ui| {
                ui.set_width(history::WIDTH);
                ui.label(RichText::new(format!("Stack {}", stack.name)).strong());
                let most = ((room.bottom() - below - 70.0) / 25.0).max(1.0) as usize;
                for line in stack.levels.iter().take(most) {
                    ui.label(line);
                }
                if stack.levels.len() > most {
                    ui.label(
                        RichText::new(format!("… and {} below", stack.levels.len() - most))
                            .color(theme::FAINT),
                    );
                }
            });
        });
}
