//! The engines of other programs: what they are and how they play, and a line to add another.

mod add;
mod entry;
mod field;
mod option;

use super::row::{Section, contains_all};
use crate::app::{EngineJobs, Engines};
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, RichText};

/// What the engines' part of the page shows.
#[derive(Copy, Clone, Debug)]
pub struct EnginesView<'a> {
    pub engines: &'a Engines,
    pub jobs: &'a EngineJobs,
}

impl EnginesView<'_> {
    /// Whether it is looked for: by its heading, or by an engine.
    pub(super) fn is_found(&self, ui: &egui::Ui, search: &str) -> bool {
        let mut said = say!(ui, "engines-title");
        said += " UHP TEI UGI ";
        said += &say!(ui, "engines-about");
        for engine in self.engines.iter() {
            said += " ";
            said += &engine.entry.name;
        }
        contains_all(&said, search)
    }

    /// Draws the engines; `command` is what is typed of another.
    pub(super) fn ui(&self, ui: &mut egui::Ui, command: &mut String, wanted: &mut Vec<Command>) {
        Section::Engines.heading_ui(ui);
        let about = RichText::new(say!(ui, "engines-about")).small();
        ui.add(egui::Label::new(about.color(theme::of(ui).faint)).wrap());
        for engine in self.engines.iter() {
            entry::entry_ui(ui, engine, self.jobs, wanted);
        }
        ui.add_space(4.0);
        add::add_ui(ui, self.jobs, command, wanted);
        ui.add_space(6.0);
    }
}
