//! The bar at the top: what can be done with the game and the view.

use super::command::{Command, Words};
use super::theme;
use super::view::View;
use crate::table::Preset;
use bevy_egui::egui;

/// Draws the bar and returns its height.
pub(super) fn toolbar(ctx: &egui::Context, view: &View, wanted: &mut Vec<Command>) -> f32 {
    let screen = ctx.viewport_rect();
    let shown = egui::Area::new("toolbar".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            theme::frame().corner_radius(0).show(ui, |ui| {
                ui.set_width(screen.width() - 26.0);
                ui.horizontal(|ui| {
                    buttons(ui, view, wanted);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        let title = format!("{} · {}", view.setup.game_name(), view.setup);
                        ui.add(
                            egui::Label::new(egui::RichText::new(title).color(theme::FAINT))
                                .truncate(),
                        );
                    });
                });
            });
        });
    shown.response.rect.height()
}

fn buttons(ui: &mut egui::Ui, view: &View, wanted: &mut Vec<Command>) {
    for (command, enabled) in [
        (Command::Menu, true),
        (Command::Undo, view.cursor > 0 || !view.hand_empty),
        (Command::Redo, view.can_redo),
    ] {
        button(ui, command, enabled, wanted);
    }
    ui.separator();
    ui.menu_button("Camera", |ui| {
        for preset in [
            Preset::White,
            Preset::Black,
            Preset::Low,
            Preset::Top,
            Preset::Fit,
        ] {
            button(ui, Command::Camera(preset), true, wanted);
        }
    });
    let mut spread = view.explode;
    let label = ui.label("Explode");
    ui.spacing_mut().slider_width = 70.0;
    let slider = ui
        .add(egui::Slider::new(&mut spread, 0.0..=1.0).show_value(false))
        .labelled_by(label.id);
    if slider
        .on_hover_text("Spread the levels apart (E)")
        .changed()
    {
        wanted.push(Command::Explode(spread));
    }
    ui.separator();
    button(ui, Command::ToggleHistory, true, wanted);
    button(ui, Command::ToggleHelp, true, wanted);
}

/// A button for a command, with its tip and key.
pub(super) fn button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let Words { text, tip, key } = command.words();
    let tip = if key.is_empty() {
        tip.to_owned()
    } else {
        format!("{tip} ({key})")
    };
    if ui
        .add_enabled(enabled, egui::Button::new(text))
        .on_hover_text(&tip)
        .on_disabled_hover_text(&tip)
        .clicked()
    {
        wanted.push(command);
    }
}
