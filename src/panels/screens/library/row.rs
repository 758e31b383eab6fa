//! A saved game's row: its picture, its words and what can be done with it.

use super::description::lines;
use super::screen::{LibraryScreen, PICTURE};
use crate::app::{Library, LibraryRequest};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::widgets::{diagram, theme};
use crate::rules::Game;
use crate::say;
use crate::store::{GameId, Listing};
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, Sense};

pub(super) fn row_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    open: bool,
    library: Option<&Library>,
    wanted: &mut Vec<Command>,
) {
    let frame = theme::panel_frame(ui).inner_margin(egui::Margin::symmetric(6, 5));
    frame.show(ui, |ui| {
        ui.set_height(PICTURE.y);
        ui.set_width(ui.available_width());
        // The buttons take what they need, the words the rest.
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            actions_ui(ui, list, listing, wanted);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Min), |ui| {
                let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
                let game = list
                    .pictures
                    .entry(listing.id.clone())
                    .or_insert_with(|| played_out(library, &listing.id));
                if let Some(game) = game {
                    diagram::paint(ui.painter(), rect, game);
                } else {
                    ui.painter().rect_filled(rect, 6.0, theme::of(ui).panel);
                }
                ui.vertical(|ui| words_ui(ui, list, listing, open, wanted));
            });
        });
    });
    ui.add_space(2.0);
}

/// A deleted game's row.
pub(super) fn trash_row_ui(ui: &mut egui::Ui, listing: &Listing, wanted: &mut Vec<Command>) {
    let [title, players, state] = lines(&ui.words(), listing);
    let frame = theme::panel_frame(ui).inner_margin(egui::Margin::symmetric(6, 5));
    frame.show(ui, |ui| {
        ui.set_height(PICTURE.y);
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - 140.0).max(120.0));
                let heading = RichText::new(&title).size(16.0).strong();
                ui.add(egui::Label::new(heading).truncate());
                ui.add(egui::Label::new(players).truncate());
                ui.add(
                    egui::Label::new(RichText::new(state).color(theme::of(ui).faint)).truncate(),
                );
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let button = ui.button(say!(ui, "library-bring-back"));
                let label = say!(ui, "library-bring-back-game", title = &title);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone())
                });
                if button.clicked() {
                    let request = LibraryRequest::Undelete(listing.id.clone());
                    wanted.push(Command::Saved(request));
                }
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
    let [title, players, state] = lines(&ui.words(), listing);
    // Room for a last line that is broken in two, in a narrow window.
    ui.spacing_mut().item_spacing.y = 2.0;
    let renaming = list.renaming.as_mut();
    if let Some((_, name)) = renaming.filter(|(id, _)| *id == listing.id) {
        let hint = say!(ui, "library-name-hint");
        let id = ui.id().with("rename");
        // The click that opened it was elsewhere.
        let stood = ui.ctx().read_response(id).is_some();
        let edit = ui.add(egui::TextEdit::singleline(name).hint_text(hint).id(id));
        edit.request_focus();
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        let escape = ui.input(|input| input.key_pressed(egui::Key::Escape));
        if enter {
            wanted.push(Command::Saved(LibraryRequest::Rename(
                listing.id.clone(),
                name.clone(),
            )));
        }
        if enter || escape || (stood && edit.clicked_elsewhere()) {
            list.renaming = None;
        }
    } else {
        let title = RichText::new(title).size(16.0).strong();
        ui.add(egui::Label::new(title).truncate());
    }
    let color = if listing.head.is_ok() {
        theme::of(ui).text
    } else {
        theme::of(ui).refused
    };
    ui.add(egui::Label::new(RichText::new(players).color(color)).truncate());
    let state = if open {
        say!(ui, "library-on-the-table", state = state)
    } else {
        state
    };
    ui.add(egui::Label::new(RichText::new(state).color(theme::of(ui).faint)).wrap());
}

fn actions_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    wanted: &mut Vec<Command>,
) {
    let id = || listing.id.clone();
    let [title, ..] = lines(&ui.words(), listing);
    let named = |ui: &mut egui::Ui, command: CommandId| {
        let text = command.info().word(ui);
        let button = ui.button(&text);
        let label = say!(ui, "library-action", action = &text, title = &title);
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
