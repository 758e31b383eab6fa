//! The buttons under the moves: step by step, to the ends, by itself; and what ends a game off the board.

use crate::app::{DrawRequest, Intent, Walk};
use crate::key;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::words::Speaker;
use bevy_egui::egui::{self, Button, WidgetInfo, WidgetType};

/// What the buttons take of the panel.
pub(super) const HEIGHT: f32 = 74.0;

/// Steps through the record, and autoplay.
pub(super) fn steps_ui(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    let walk = |walk| Command::Do(Intent::Walk(walk));
    let steps = [
        (
            key!("history-to-start"),
            walk(Walk::Start),
            view.can_undo,
            false,
        ),
        (key!("history-back"), walk(Walk::Back), view.can_undo, false),
        (
            key!("history-autoplay"),
            Command::Autoplay,
            view.can_redo || view.autoplay,
            view.autoplay,
        ),
        (key!("history-on"), walk(Walk::On), view.can_redo, false),
        (
            key!("history-to-end"),
            walk(Walk::End),
            view.can_redo,
            false,
        ),
    ];
    ui.horizontal(|ui| {
        for (name, command, enabled, on) in steps {
            let info = command.info();
            let button = Button::selectable(on, info.icon).min_size(egui::vec2(38.0, 0.0));
            let shown = ui.add_enabled(enabled, button);
            let name = ui.words().say(&name.into());
            shown.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
            if shown.on_hover_text(info.tip_with_shortcut(ui)).clicked() {
                wanted.push(command);
            }
        }
    });
    if let Some(side) = view.acting {
        ui.horizontal(|ui| {
            command_button(ui, Command::Resign(side), true, wanted);
            command_button(ui, Command::Draw(DrawRequest::Offer), true, wanted);
        });
    }
}
