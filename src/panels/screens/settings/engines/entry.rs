//! An engine: what it is, what it is called, how long it thinks, its options, and whether it works.

use super::field::field_ui;
use super::option::option_ui;
use crate::app::{EngineJobs, EngineRequest, KnownEngine, Trial};
use crate::panels::commands::command::Command;
use crate::panels::screens::settings::controls::seconds_ui;
use crate::panels::screens::settings::row::{CONTROL, words_ui};
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::players::{games, protocol_name};
use crate::panels::widgets::theme;
use crate::say;
use crate::store::EngineEntry;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, vec2};

pub(super) fn entry_ui(
    ui: &mut egui::Ui,
    engine: &KnownEngine,
    jobs: &EngineJobs,
    wanted: &mut Vec<Command>,
) {
    let entry = &engine.entry;
    let header = egui::CollapsingHeader::new(&entry.name).id_salt(("engine", engine.id));
    header.show(ui, |ui| {
        about_ui(ui, entry);
        name_ui(ui, engine, wanted);
        time_ui(ui, engine, wanted);
        for option in entry.offers.iter().filter(|option| option.is_a_persons()) {
            ui.push_id(&option.name, |ui| option_ui(ui, engine, option, wanted));
        }
        trial_ui(ui, engine, jobs, wanted);
    });
}

/// Where the program is, what it speaks and what it plays.
fn about_ui(ui: &mut egui::Ui, entry: &EngineEntry) {
    let command = RichText::new(entry.command().to_string())
        .monospace()
        .small();
    ui.add(egui::Label::new(command).wrap().selectable(true));
    let (protocol, played) = (protocol_name(entry.protocol), entry.games());
    let words = if played.is_empty() {
        say!(ui, "engines-speaks-only", protocol = protocol)
    } else {
        let games = games(&ui.words(), &played);
        say!(ui, "engines-speaks", protocol = protocol, games = games)
    };
    let words = RichText::new(words).small().color(theme::of(ui).faint);
    ui.add(egui::Label::new(words).wrap());
}

fn name_ui(ui: &mut egui::Ui, engine: &KnownEngine, wanted: &mut Vec<Command>) {
    let label = say!(ui, "engines-name-of", engine = &engine.entry.name);
    let width = ui.available_width();
    let id = egui::Id::new(("name of an engine", engine.id));
    if let Some(name) = field_ui(ui, id, &engine.entry.name, &label, width) {
        wanted.push(EngineRequest::Rename(engine.id, name).into());
    }
}

fn time_ui(ui: &mut egui::Ui, engine: &KnownEngine, wanted: &mut Vec<Command>) {
    let word = say!(ui, "engines-move-time");
    let mut secs = engine.entry.move_secs;
    ui.horizontal_top(|ui| {
        words_ui(ui, &word, &say!(ui, "engines-move-time-tip"), CONTROL);
        let size = vec2(CONTROL, ui.spacing().interact_size.y);
        let layout = egui::Layout::right_to_left(egui::Align::Min);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            seconds_ui(ui, &word, &mut secs, 1.0..=60.0, 1.0);
        });
    });
    if (secs - engine.entry.move_secs).abs() > f32::EPSILON {
        wanted.push(EngineRequest::MoveSecs(engine.id, secs).into());
    }
}

/// Whether it can play, and the way to be rid of it.
fn trial_ui(ui: &mut egui::Ui, engine: &KnownEngine, jobs: &EngineJobs, wanted: &mut Vec<Command>) {
    let trial = jobs.trial(engine.id);
    ui.horizontal_wrapped(|ui| {
        let is_free = trial != Some(&Trial::Running);
        command_button(ui, EngineRequest::Test(engine.id).into(), is_free, wanted);
        command_button(ui, EngineRequest::Remove(engine.id).into(), true, wanted);
    });
    let palette = theme::of(ui);
    let said = match trial {
        None => return,
        Some(Trial::Running) => RichText::new(say!(ui, "engines-testing")).color(palette.faint),
        Some(Trial::Played(words)) => RichText::new(ui.words().say(words)),
        Some(Trial::Failed(words)) => RichText::new(ui.words().say(words)).color(palette.refused),
    };
    ui.add(egui::Label::new(said).wrap());
}
