//! Buttons for commands. A screen reader hears the command's word alone, without icon and shortcut.

use crate::panels::commands::command::Command;
use bevy_egui::egui::{self, Button, Response, WidgetInfo, WidgetType};

/// A line of a menu: what it does on the left, its shortcut on the right. True when it was chosen.
pub(in crate::panels) fn menu_entry_ui(
    ui: &mut egui::Ui,
    command: &Command,
    enabled: bool,
) -> bool {
    let info = command.info();
    let button = Button::new((info.icon, command.word())).shortcut_text(info.shortcut_text());
    let shown = named(ui.add_enabled(enabled, button), command.word(), None);
    let chosen = shown.on_hover_text(info.tip).clicked();
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

/// A button for a command, with its tip and shortcut.
pub(in crate::panels) fn command_button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let button = Button::new(command.word());
    add(ui, button, command, enabled, wanted);
}

/// The same with the command's icon.
pub(in crate::panels) fn icon_button(
    ui: &mut egui::Ui,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let button = Button::new((command.info().icon, command.word()));
    add(ui, button, command, enabled, wanted);
}

fn add(
    ui: &mut egui::Ui,
    button: Button,
    command: Command,
    enabled: bool,
    wanted: &mut Vec<Command>,
) {
    let tip = command.info().tip_with_shortcut();
    let shown = named(ui.add_enabled(enabled, button), command.word(), None);
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
    wanted: &mut Vec<Command>,
) {
    let info = command.info();
    let button = Button::selectable(on, (info.icon, command.word()));
    let shown = named(ui.add(button), command.word(), Some(on));
    if shown.on_hover_text(info.tip_with_shortcut()).clicked() {
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
