//! The bar at the top: what can be done with the game and the view.

use crate::app::Arrange;
use crate::app::{Preset, Quality, QualityChoice};
use crate::panels::commands::command::{Command, CommandInfo};
use crate::panels::screens::view::PlayView;
use crate::panels::widgets::theme;
use crate::record::formats::format::Format;
use bevy_egui::egui;

/// Below this width the bar has no room for the game's name.
const ROOM_FOR_TITLE: f32 = 780.0;

/// Draws the bar and returns its height. The keyboard goes to its first button when it is asked to.
pub(in crate::panels) fn toolbar(
    ctx: &egui::Context,
    view: &PlayView,
    enter: bool,
    wanted: &mut Vec<Command>,
) -> f32 {
    let screen = ctx.viewport_rect();
    let shown = egui::Area::new("toolbar".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            theme::frame().corner_radius(0).show(ui, |ui| {
                ui.set_width(screen.width() - 26.0);
                let bar = egui::ScrollArea::horizontal().auto_shrink([false, true]);
                bar.show(ui, |ui| {
                    ui.horizontal(|ui| {
                        buttons(ui, view, enter, wanted);
                        if screen.width() >= ROOM_FOR_TITLE {
                            title(ui, view);
                        }
                    });
                });
            });
        });
    shown.response.rect.height()
}

fn title(ui: &mut egui::Ui, view: &PlayView) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let title = egui::RichText::new(&view.title).color(theme::FAINT);
        ui.add(egui::Label::new(title).truncate());
    });
}

fn buttons(ui: &mut egui::Ui, view: &PlayView, enter: bool, wanted: &mut Vec<Command>) {
    let first = ui.menu_button("Game", |ui| {
        if view.setting_up.is_some() {
            for command in [
                Command::Arrange(Arrange::Clear),
                Command::CopyPosition,
                Command::Paste,
                Command::LeaveEditor,
                Command::ToggleHelp,
            ] {
                entry(ui, command, true, wanted);
            }
        } else {
            game_menu(ui, view, wanted);
        }
        ui.separator();
        entry(ui, Command::Quit, true, wanted);
    });
    if enter {
        first.response.request_focus();
    }
    button(ui, Command::Undo, view.can_undo, wanted);
    button(ui, Command::Redo, view.can_redo, wanted);
    button(ui, Command::Hint, view.can_hint, wanted);
    ui.separator();
    for (command, on) in [
        (Command::ToggleLift, view.lift_mode),
        (Command::ToggleXray, view.xray),
    ] {
        toggle(ui, command, on, wanted);
    }
    let mut spread = view.explode;
    let label = ui.label("Explode");
    ui.spacing_mut().slider_width = 80.0;
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
    ui.menu_button("Camera", |ui| {
        for preset in [
            Preset::White,
            Preset::Black,
            Preset::Low,
            Preset::Top,
            Preset::Fit,
        ] {
            entry(ui, Command::Camera(preset), true, wanted);
        }
    });
    ui.menu_button("View", |ui| {
        for command in [Command::ToggleHistory, Command::ToggleHelp] {
            entry(ui, command, true, wanted);
        }
        ui.separator();
        egui::gui_zoom::zoom_menu_buttons(ui);
        ui.separator();
        quality(ui, view, wanted);
    });
}

fn quality(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    let (choice, now) = view.quality;
    ui.label(egui::RichText::new("Picture quality").color(theme::FAINT));
    for option in [
        QualityChoice::Auto,
        QualityChoice::Always(Quality::High),
        QualityChoice::Always(Quality::Medium),
        QualityChoice::Always(Quality::Low),
    ] {
        let command = Command::Quality(option);
        let CommandInfo { text, tip, .. } = command.words();
        let text = if option == QualityChoice::Auto {
            format!("{text} (now {})", format!("{now:?}").to_lowercase())
        } else {
            text.to_owned()
        };
        if ui
            .radio(choice == option, text)
            .on_hover_text(tip)
            .clicked()
        {
            wanted.push(command);
        }
    }
}

fn game_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    for command in [
        Command::Menu,
        Command::Rematch,
        Command::SetUp(None),
        Command::ToggleHelp,
    ] {
        entry(ui, command, true, wanted);
    }
    ui.separator();
    for command in [Command::Library, Command::OpenFile] {
        entry(ui, command, true, wanted);
    }
    ui.menu_button("Export", |ui| {
        for &format in Format::for_game(&view.setup) {
            entry(ui, Command::Export(format), true, wanted);
        }
        ui.separator();
        for command in [Command::SavePicture, Command::SaveFilm] {
            entry(ui, command, true, wanted);
        }
    });
    ui.separator();
    for command in [Command::CopyGame, Command::CopyPosition, Command::Paste] {
        entry(ui, command, true, wanted);
    }
}

/// A line of a menu: what it does on the left, its key on the right.
pub(in crate::panels) fn entry(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let CommandInfo { text, tip, key } = command.words();
    let button = egui::Button::new(text).shortcut_text(key);
    if ui.add_enabled(enabled, button).on_hover_text(tip).clicked() {
        wanted.push(command);
        ui.close();
    }
}

/// A button that stays down while what it switches is on.
fn toggle(ui: &mut egui::Ui, command: Command, on: bool, wanted: &mut Vec<Command>) {
    let CommandInfo { text, tip, key } = command.words();
    let shown = ui.add(egui::Button::selectable(on, text));
    if shown.on_hover_text(format!("{tip} ({key})")).clicked() {
        wanted.push(command);
    }
}

/// A button for a command, with its tip and key.
pub(in crate::panels) fn button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let CommandInfo { text, tip, key } = command.words();
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
