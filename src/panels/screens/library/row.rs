//! A saved game's row: its picture, its words and what can be done with it.

use super::description::lines;
use super::screen::{LibraryScreen, PICTURE};
use crate::app::{Library, LibraryRequest};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::widgets::{diagram, theme};
use crate::rules::Game;
use crate::store::{GameId, Listing};
use bevy_egui::egui::{self, RichText, Sense};

pub(super) fn row_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    open: bool,
    library: Option<&Library>,
    wanted: &mut Vec<Command>,
) {
    let frame = theme::frame().inner_margin(egui::Margin::symmetric(6, 5));
    frame.show(ui, |ui| {
        ui.set_height(PICTURE.y);
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
            let game = list
                .pictures
                .entry(listing.id.clone())
                .or_insert_with(|| played_out(library, &listing.id));
            if let Some(game) = game {
                diagram::paint(ui.painter(), rect, game);
            } else {
                ui.painter().rect_filled(rect, 6.0, theme::PANEL);
            }
            let buttons = 300.0;
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - buttons).max(120.0));
                words_ui(ui, list, listing, open, wanted);
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                actions_ui(ui, list, listing, wanted);
            });
        });
    });
    ui.add_space(2.0);
}

fn played_out(library: Option<&Library>, id: &GameId) -> Option<Box<Game>> {
    let save = library?.store().read(id).ok()?;
    save.record.game_at(save.cursor).ok().map(Box::new)
}

fn words_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    open: bool,
    wanted: &mut Vec<Command>,
) {
    let [title, players, state] = lines(listing);
    let renaming = list.renaming.as_mut();
    if let Some((_, name)) = renaming.filter(|(id, _)| *id == listing.id) {
        let edit = ui.add(egui::TextEdit::singleline(name).hint_text("A name for this game"));
        edit.request_focus();
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        let escape = ui.input(|input| input.key_pressed(egui::Key::Escape));
        if enter {
            wanted.push(Command::Saved(LibraryRequest::Rename(
                listing.id.clone(),
                name.clone(),
            )));
        }
        if enter || escape || edit.clicked_elsewhere() {
            list.renaming = None;
        }
    } else {
        let title = RichText::new(title).size(16.0).strong();
        ui.add(egui::Label::new(title).truncate());
    }
    let color = if listing.head.is_ok() {
        theme::TEXT
    } else {
        theme::REFUSED
    };
    ui.add(egui::Label::new(RichText::new(players).color(color)).truncate());
    let state = if open {
        format!("{state} · on the table")
    } else {
        state
    };
    ui.add(egui::Label::new(RichText::new(state).color(theme::FAINT)).truncate());
}

fn actions_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    wanted: &mut Vec<Command>,
) {
    let id = || listing.id.clone();
    let title = lines(listing)[0].clone();
    let named = |ui: &mut egui::Ui, command: CommandId| {
        let text = command.info().word;
        let button = ui.button(text);
        let label = format!("{text} {title}");
        button.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone())
        });
        button.clicked()
    };
    if named(ui, CommandId::DeleteSaved) {
        wanted.push(Command::Saved(LibraryRequest::Delete(id())));
    }
    if listing.head.is_ok() {
        if named(ui, CommandId::ExportSaved) {
            wanted.push(Command::ExportSaved(id()));
        }
        if named(ui, CommandId::Rename) {
            let now = listing
                .head
                .as_ref()
                .ok()
                .and_then(|head| head.title.clone());
            list.renaming = Some((id(), now.unwrap_or_default()));
        }
    }
    if named(ui, CommandId::OpenSaved) {
        wanted.push(Command::Saved(LibraryRequest::Open(id())));
    }
}
