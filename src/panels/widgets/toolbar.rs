//! The bar at the top: what can be done with the game and the view.

use crate::app::{Arrange, Intent, Preset, Quality, QualityChoice};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::{icon_button, menu_entry, toggle_button};
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
                        buttons_ui(ui, view, enter, wanted);
                        if screen.width() >= ROOM_FOR_TITLE {
                            title_ui(ui, view);
                        }
                    });
                });
            });
        });
    shown.response.rect.height()
}

fn title_ui(ui: &mut egui::Ui, view: &PlayView) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let title = egui::RichText::new(&view.title).color(theme::FAINT);
        ui.add(egui::Label::new(title).truncate());
    });
}

fn buttons_ui(ui: &mut egui::Ui, view: &PlayView, enter: bool, wanted: &mut Vec<Command>) {
    let first = ui.menu_button("Game", |ui| {
        if view.setting_up.is_some() {
            for command in [
                Arrange::Clear.into(),
                Command::CopyPosition,
                Command::Paste,
                Command::LeaveEditor,
                Command::ToggleHelp,
            ] {
                menu_entry(ui, command, true, wanted);
            }
        } else {
            game_menu(ui, view, wanted);
        }
        ui.separator();
        menu_entry(ui, Command::Quit, true, wanted);
    });
    if enter {
        first.response.request_focus();
    }
    icon_button(ui, Intent::Undo.into(), view.can_undo, wanted);
    icon_button(ui, Intent::Redo.into(), view.can_redo, wanted);
    icon_button(ui, Command::Hint, view.can_hint, wanted);
    ui.separator();
    for (command, on) in [
        (Command::ToggleLift, view.lift_mode),
        (Command::ToggleXray, view.xray),
    ] {
        toggle_button(ui, command, on, wanted);
    }
    let mut spread = view.explode;
    let explode = CommandId::Explode.info();
    let label = ui.label(explode.word);
    ui.spacing_mut().slider_width = 80.0;
    let slider = ui
        .add(egui::Slider::new(&mut spread, 0.0..=1.0).show_value(false))
        .labelled_by(label.id);
    if slider.on_hover_text(explode.tip_with_shortcut()).changed() {
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
            menu_entry(ui, Command::Camera(preset), true, wanted);
        }
    });
    ui.menu_button("View", |ui| {
        for command in [Command::ToggleHistory, Command::ToggleHelp] {
            menu_entry(ui, command, true, wanted);
        }
        ui.separator();
        egui::gui_zoom::zoom_menu_buttons(ui);
        ui.separator();
        quality_menu(ui, view, wanted);
    });
}

fn quality_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    let (choice, now) = view.quality;
    ui.label(egui::RichText::new("Picture quality").color(theme::FAINT));
    for option in [
        QualityChoice::Auto,
        QualityChoice::Always(Quality::High),
        QualityChoice::Always(Quality::Medium),
        QualityChoice::Always(Quality::Low),
    ] {
        let command = Command::Quality(option);
        let info = command.info();
        let text = if option == QualityChoice::Auto {
            format!("{} (now {})", info.word, format!("{now:?}").to_lowercase())
        } else {
            info.word.to_owned()
        };
        if ui
            .radio(choice == option, text)
            .on_hover_text(info.tip)
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
        Arrange::Open(None).into(),
        Command::ToggleHelp,
    ] {
        menu_entry(ui, command, true, wanted);
    }
    ui.separator();
    for command in [Command::OpenLibrary, Command::OpenFile] {
        menu_entry(ui, command, true, wanted);
    }
    ui.menu_button("Export", |ui| {
        for &format in Format::for_game(&view.setup) {
            menu_entry(ui, Command::Export(format), true, wanted);
        }
        ui.separator();
        for command in [Command::SavePicture, Command::SaveFilm] {
            menu_entry(ui, command, true, wanted);
        }
    });
    ui.separator();
    for command in [Command::CopyGame, Command::CopyPosition, Command::Paste] {
        menu_entry(ui, command, true, wanted);
    }
}
