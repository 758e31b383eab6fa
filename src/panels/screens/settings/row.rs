//! A row of the settings: what it is called, what it does, what changes it, and the way back to the usual.

use crate::panels::widgets::theme;
use crate::store::Settings;
use crate::words::{Key, Language, Speaker, Words};
use crate::{key, say};
use bevy_egui::egui::{self, RichText, vec2};
use egui_phosphor::regular as icon;

/// What the control takes of a row, and the arrow that leads back.
pub(super) const CONTROL: f32 = 168.0;
pub(super) const ARROW: f32 = 36.0;
/// What lies between the three parts of a row, and before the bar that scrolls.
const GAPS: f32 = 20.0;

/// A row of the list.
pub(super) struct Row {
    pub section: Section,
    pub word: Key,
    /// One line that explains it.
    pub about: Key,
    pub is_usual: fn(&Settings, &Settings) -> bool,
    pub reset: fn(&mut Settings, &Settings),
    /// Draws the control, called by the row's name.
    pub control: fn(&mut egui::Ui, &str, &mut Settings),
}

/// What rows belong together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Writing,
    Panels,
    Table,
    Board,
    Motion,
    Sound,
    Playing,
    Engines,
    Data,
}

impl Section {
    const fn title(self) -> Key {
        match self {
            Self::Writing => key!("settings-writing"),
            Self::Panels => key!("settings-panels"),
            Self::Table => key!("settings-table-and-pieces"),
            Self::Board => key!("settings-board"),
            Self::Motion => key!("settings-motion"),
            Self::Sound => key!("settings-sound"),
            Self::Playing => key!("settings-playing"),
            Self::Engines => key!("engines-title"),
            Self::Data => key!("settings-data"),
        }
    }

    pub fn heading_ui(self, ui: &mut egui::Ui) {
        ui.add_space(8.0);
        let title = ui.words().say(&self.title().into());
        ui.label(RichText::new(title).strong().color(theme::of(ui).accent));
    }

    /// Whether the folder, which is no setting, is looked for.
    pub fn is_found(self, ui: &egui::Ui, search: &str) -> bool {
        let (words, title) = (ui.words(), self.title());
        let said = [title, key!("settings-folder"), key!("settings-folder-tip")];
        contains_all(&said.map(|key| words.say(&key.into())).join(" "), search)
    }
}

/// Whether all that is looked for stands in a text, in any order.
pub(super) fn contains_all(text: &str, search: &str) -> bool {
    let text = text.to_lowercase();
    let search = search.to_lowercase();
    search.split_whitespace().all(|part| text.contains(part))
}

impl Row {
    pub fn is_found(&self, ui: &egui::Ui, search: &str) -> bool {
        let words = ui.words();
        let said = [self.section.title(), self.word, self.about];
        let mut said = said.map(|key| words.say(&key.into())).join(" ");
        if self.word == key!("settings-language") {
            // Whoever is in a language that they don't read looks for it in theirs.
            for language in Language::ALL {
                said += " ";
                said += &Words::of(language).say(&self.word.into());
            }
        }
        contains_all(&said, search)
    }

    /// The words on the left, the control on the right, and behind it the arrow, where there is something to go back from.
    pub fn ui(&self, ui: &mut egui::Ui, settings: &mut Settings, usual: &Settings) {
        let word = ui.words().say(&self.word.into());
        let about = ui.words().say(&self.about.into());
        ui.push_id(self.word, |ui| {
            ui.horizontal_top(|ui| {
                words_ui(ui, &word, &about, CONTROL + ARROW);
                let size = vec2(CONTROL, ui.spacing().interact_size.y);
                let layout = egui::Layout::right_to_left(egui::Align::Min);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_min_width(CONTROL);
                    (self.control)(ui, &word, settings);
                });
                if !(self.is_usual)(settings, usual) && arrow_ui(ui, &word) {
                    (self.reset)(settings, usual);
                }
            });
        });
        ui.add_space(3.0);
    }
}

/// What a row is called and what it does, in what the right side leaves.
pub(super) fn words_ui(ui: &mut egui::Ui, word: &str, about: &str, right: f32) {
    let width = (ui.available_width() - right - GAPS).max(100.0);
    ui.allocate_ui(vec2(width, 0.0), |ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(egui::Label::new(word).wrap());
            let about = RichText::new(about).small().color(theme::of(ui).faint);
            ui.add(egui::Label::new(about).wrap());
        });
    });
}

/// The arrow back to the usual value.
pub(super) fn arrow_ui(ui: &mut egui::Ui, word: &str) -> bool {
    let arrow = ui.button(icon::ARROW_COUNTER_CLOCKWISE);
    let label = say!(ui, "settings-reset", setting = word);
    arrow.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    arrow.on_hover_text(&label).clicked()
}
