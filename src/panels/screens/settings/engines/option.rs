//! An engine's own option, changed by what its type asks for. Its name is the engine's own, in no language of ours.

use super::field::field_ui;
use crate::app::{EngineRequest, KnownEngine};
use crate::panels::commands::command::Command;
use crate::panels::screens::settings::controls::{names_ui, switch_ui};
use crate::panels::screens::settings::row::{ARROW, CONTROL, arrow_ui, words_ui};
use crate::protocol::client::{EngineOption, OptionKind, switched};
use crate::say;
use bevy_egui::egui::{self, vec2};
use egui_phosphor::regular as icon;

/// What a button takes that stands behind a field.
const BUTTON: f32 = 34.0;

pub(super) fn option_ui(
    ui: &mut egui::Ui,
    engine: &KnownEngine,
    option: &EngineOption,
    wanted: &mut Vec<Command>,
) {
    let name = option.name.as_str();
    if option.kind == OptionKind::Button {
        if ui.button(name).clicked() {
            wanted.push(EngineRequest::Press(engine.id, name.to_owned()).into());
        }
        return;
    }
    let now = engine.entry.value_of(option);
    let mut next = None;
    ui.horizontal_top(|ui| {
        words_ui(ui, name, "", CONTROL + ARROW);
        let size = vec2(CONTROL, ui.spacing().interact_size.y);
        let layout = egui::Layout::right_to_left(egui::Align::Min);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(CONTROL);
            next = control_ui(ui, engine, option, now, wanted);
        });
        if now != option.default && arrow_ui(ui, name) {
            next = Some(option.default.clone());
        }
    });
    if let Some(value) = next {
        wanted.push(EngineRequest::Set(engine.id, name.to_owned(), value).into());
    }
}

/// Draws what changes it, and returns what it was changed to.
fn control_ui(
    ui: &mut egui::Ui,
    engine: &KnownEngine,
    option: &EngineOption,
    now: &str,
    wanted: &mut Vec<Command>,
) -> Option<String> {
    let name = option.name.as_str();
    let id = egui::Id::new(("option of an engine", engine.id, name));
    match &option.kind {
        OptionKind::Switch => {
            let before = switched(now).unwrap_or_default();
            let mut on = before;
            switch_ui(ui, name, &mut on);
            (on != before).then(|| as_written(on, &option.default))
        }
        OptionKind::Number(least, most) => {
            let before = now.parse().unwrap_or(*least);
            let mut number: i64 = before;
            let field = egui::DragValue::new(&mut number).range(*least..=*most);
            let shown = ui.add(field);
            ui.ctx()
                .accesskit_node_builder(shown.id, |node| node.set_label(name));
            (number != before).then(|| number.to_string())
        }
        OptionKind::Choice(choices) => {
            let mut chosen = now.to_owned();
            let choices = choices
                .iter()
                .map(|choice| (choice.clone(), choice.clone()));
            names_ui(ui, name, &mut chosen, choices.collect());
            (chosen != now).then_some(chosen)
        }
        OptionKind::Text => field_ui(ui, id, now, name, CONTROL - 14.0),
        OptionKind::File => {
            let label = say!(ui, "engines-file-for", option = name);
            let choose = ui.button(icon::FOLDER_OPEN);
            choose
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
            if choose.on_hover_text(&label).clicked() {
                wanted.push(Command::ChooseEngineFile(engine.id, name.to_owned()));
            }
            field_ui(ui, id, now, name, CONTROL - 14.0 - BUTTON)
        }
        OptionKind::Button => None,
    }
}

/// A switch as this engine writes it: `True` in UHP, `true` elsewhere.
fn as_written(on: bool, default: &str) -> String {
    let word = if on { "true" } else { "false" };
    if default.starts_with(char::is_uppercase) {
        word[..1].to_uppercase() + &word[1..]
    } else {
        word.to_owned()
    }
}
