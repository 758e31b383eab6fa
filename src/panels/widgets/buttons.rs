//! Buttons for commands. A screen reader hears the command's word alone, without icon and shortcut.

use crate::panels::commands::command::Command;
use bevy_egui::egui::{self, Button, Response, WidgetInfo, WidgetType};

/// A line of a menu: what it does on the left, its shortcut on the right. True when it was chosen.
pub(in crate::panels) fn menu_entry_ui(
    ui: &mut egui::Ui,
    command: &Command,
    enabled: bool,
) -> bool {
    let (info, word) = (command.info(), command.word(ui));
    let button = Button::new((info.icon, word.as_str())).shortcut_text(info.shortcut_text(ui));
    let shown = named(ui.add_enabled(enabled, button), &word, None);
    let chosen = shown.clicked();
    tip_beside(&shown, &info.tip(ui));
    if chosen {
        ui.close();
    }
    chosen
}

/// A line of a menu that asks for its command.
pub(in crate::panels) fn menu_entry(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    if menu_entry_ui(ui, &command, enabled) {
        wanted.push(command);
    }
}

/// A tip beside a thing instead of under it, where the next row would be covered.
pub(in crate::panels) fn tip_beside(shown: &Response, words: &str) {
    let mut tip = egui::Tooltip::for_enabled(shown);
    tip.popup = tip.popup.align(egui::RectAlign::RIGHT_START);
    tip.show(|ui| ui.label(words));
}

/// A button for a command, with its tip and shortcut.
pub(in crate::panels) fn command_button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let button = Button::new(command.word(ui));
    add(ui, button, command, enabled, wanted);
}

/// The same with the command's icon, where there is room for both.
pub(in crate::panels) fn icon_button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    room: Room,
    wanted: &mut Vec<Command>,
) {
    let button = match room {
        Room::ForWords => Button::new((command.info().icon, command.word(ui))),
        Room::ForIcons => Button::new(command.info().icon),
    };
    add(ui, button, command, enabled, wanted);
}

/// What a row of buttons has room for. A screen reader hears the words in either case.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::panels) enum Room {
    ForWords,
    ForIcons,
}

fn add(
    ui: &mut egui::Ui,
    button: Button,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let tip = command.info().tip_with_shortcut(ui);
    let shown = named(ui.add_enabled(enabled, button), &command.word(ui), None);
    if shown
        .on_hover_text(&tip)
        .on_disabled_hover_text(&tip)
        .clicked()
    {
        wanted.push(command);
    }
}

/// A button with an icon that stays down while what it switches is on.
pub(in crate::panels) fn toggle_button(
    ui: &mut egui::Ui,
    command: Command,
    on: bool,
    room: Room,
    wanted: &mut Vec<Command>,
) {
    let (info, word) = (command.info(), command.word(ui));
    let button = match room {
        Room::ForWords => Button::selectable(on, (info.icon, word.as_str())),
        Room::ForIcons => Button::selectable(on, info.icon),
    };
    let shown = named(ui.add(button), &word, Some(on));
    if shown.on_hover_text(info.tip_with_shortcut(ui)).clicked() {
        wanted.push(command);
    }
}

fn named(response: Response, word: &str, selected: Option<bool>) -> Response {
    response.widget_info(|| match selected {
        Some(on) => WidgetInfo::selected(WidgetType::Button, response.enabled(), on, word),
        None => WidgetInfo::labeled(WidgetType::Button, response.enabled(), word),
    });
    response
}
