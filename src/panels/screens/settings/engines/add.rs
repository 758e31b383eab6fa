//! The line in which another engine is added.

use crate::app::{EngineJobs, EngineRequest};
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText};

/// The program's path with its arguments, and what comes of asking it.
pub(super) fn add_ui(
    ui: &mut egui::Ui,
    jobs: &EngineJobs,
    command: &mut String,
    wanted: &mut Vec<Command>,
) {
    let label = say!(ui, "engines-command");
    ui.label(&label);
    let field = egui::TextEdit::singleline(command)
        .hint_text(say!(ui, "engines-command-hint"))
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(label));
    let add = Command::from(EngineRequest::Add(command.clone()));
    let is_free = jobs.asked().is_none();
    let can_add = is_free && !command.trim().is_empty();
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if entered && can_add {
        wanted.push(add.clone());
    }
    ui.horizontal_wrapped(|ui| {
        command_button(ui, add, can_add, wanted);
        command_button(ui, Command::ChooseEngine, is_free, wanted);
        if !is_free {
            command_button(ui, EngineRequest::StopAdding.into(), true, wanted);
        }
    });
    if let Some(program) = jobs.asked() {
        ui.horizontal_wrapped(|ui| {
            ui.spinner();
            ui.label(say!(ui, "engines-asking", program = program));
        });
    } else if let Some(why) = jobs.refused() {
        let why = RichText::new(ui.words().say(why)).color(theme::of(ui).refused);
        ui.add(egui::Label::new(why).wrap());
    }
}
