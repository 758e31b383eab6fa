//! What holds for all games, in a panel at the side: the table behind it shows at once what a change does.

mod controls;
mod engines;
mod folder;
mod row;
mod rows;

use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::widgets::dialogs::close_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::protocol::client::EngineCommand;
use crate::say;
use crate::store::Settings;
use bevy_egui::egui::{self, RichText, vec2};
pub use engines::EnginesView;
use row::{Row, Section};
use rows::ROWS;
use std::path::Path;

/// How wide the panel is, where the window has room for it.
const WIDTH: f32 = 440.0;
const MARGIN: f32 = 8.0;

/// What the panel remembers while the app runs.
#[derive(Clone, Debug, Default)]
pub struct SettingsPage {
    open: bool,
    search: String,
    /// The program that is typed to be added to the engines, with its arguments.
    engine: String,
}

impl SettingsPage {
    /// Opens the page anew, or closes it.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        self.search.clear();
    }

    /// Shows a program that was chosen among the files, to be added.
    pub(in crate::panels) fn offer_engine(&mut self, program: &Path) {
        let program = program.to_string_lossy().into_owned();
        let arguments = Vec::new();
        self.engine = EngineCommand { program, arguments }.to_string();
    }
}

/// Draws the panel if it is open, and says how far it reaches from the left. A change comes back as all settings with it.
pub fn settings_panel(
    ctx: &egui::Context,
    page: &mut SettingsPage,
    settings: &Settings,
    engines: EnginesView<'_>,
    folder: Option<&Path>,
    wanted: &mut Vec<Command>,
) -> Option<f32> {
    if !page.open {
        return None;
    }
    let room = ctx.viewport_rect().shrink(MARGIN);
    let area = egui::Modal::default_area(egui::Id::new("settings"))
        .anchor(egui::Align2::LEFT_TOP, vec2(MARGIN, MARGIN));
    let mut changed = settings.clone();
    let shown = egui::Modal::new(egui::Id::new("settings"))
        .area(area)
        // The table stays as it is: it shows what a change does.
        .backdrop_color(egui::Color32::TRANSPARENT)
        .frame(theme::panel_frame(ctx).fill(theme::of(ctx).panel.to_opaque()))
        .show(ctx, |ui| {
            ui.set_width(WIDTH.min(room.width() - 26.0));
            ui.set_height(room.height() - 20.0);
            let closed = head_ui(ui, page);
            ui.separator();
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| {
                    let found_engines = engines.is_found(ui, &page.search);
                    rows_ui(ui, &page.search, &mut changed, found_engines);
                    if found_engines {
                        engines.ui(ui, &mut page.engine, wanted);
                    }
                    if Section::Data.is_found(ui, &page.search) {
                        folder::folder_ui(ui, folder, wanted);
                    }
                    follow_focus(ui);
                });
            closed
        });
    if shown.should_close() || shown.inner {
        page.toggle();
    }
    if changed != *settings {
        wanted.push(Command::ChangeSettings(Box::new(changed)));
    }
    Some(shown.response.rect.left() + WIDTH.min(room.width()) + 26.0)
}

/// The title with a cross behind it, and the field that searches.
fn head_ui(ui: &mut egui::Ui, page: &mut SettingsPage) -> bool {
    let closed = egui::Sides::new()
        .shrink_left()
        .truncate()
        .show(
            ui,
            |ui| {
                let title = CommandId::ToggleSettings.info().word(ui);
                ui.label(RichText::new(title).size(17.0).strong())
            },
            close_button,
        )
        .1;
    let label = say!(ui, "settings-search");
    let field = egui::TextEdit::singleline(&mut page.search)
        .hint_text(label.as_str())
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    ui.ctx().accesskit_node_builder(field.id, |node| {
        node.set_label(label.clone());
    });
    closed
}

/// The rows that are found, under the headings of their sections; `found_more` where something is that has no rows.
fn rows_ui(ui: &mut egui::Ui, search: &str, settings: &mut Settings, found_more: bool) {
    let found = |ui: &egui::Ui, row: &&Row| row.is_found(ui, search);
    let rows: Vec<&Row> = ROWS.iter().filter(|row| found(ui, row)).collect();
    if rows.is_empty() && !found_more && !Section::Data.is_found(ui, search) {
        let words = say!(ui, "settings-none-found");
        ui.label(RichText::new(words).color(theme::of(ui).faint));
    }
    let usual = Settings::default();
    let mut section = None;
    for row in rows {
        if section != Some(row.section) {
            section = Some(row.section);
            row.section.heading_ui(ui);
        }
        row.ui(ui, settings, &usual);
    }
}
