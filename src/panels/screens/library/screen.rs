//! Draws the list of saved games.

use super::description::description;
use super::row::row_ui;
use crate::app::{Library, LibraryChanged, Screen, TurnSet};
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::rules::Game;
use crate::store::{GameId, Listing};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, vec2};
use std::collections::BTreeMap;

const ROW: f32 = 92.0;
pub(super) const PICTURE: egui::Vec2 = vec2(116.0, 80.0);
const WIDTH: f32 = 920.0;

/// What the list shows.
#[derive(Resource, Debug, Default)]
pub struct LibraryScreen {
    games: Vec<Listing>,
    /// How each game stands, played out when its row is first seen; `None` when it can't be.
    pub(super) pictures: BTreeMap<GameId, Option<Box<Game>>>,
    /// The game that is being renamed, and its new name so far.
    pub(super) renaming: Option<(GameId, String)>,
    /// What titles, players and games must contain to be listed.
    search: String,
}

/// Refreshes the list when the screen is entered and when the library changes.
pub(in crate::panels::screens) fn plugin(app: &mut App) {
    app.init_resource::<LibraryScreen>()
        .add_systems(OnEnter(Screen::Library), refresh_list)
        .add_systems(
            Update,
            // What changed the game on the table is saved by then.
            refresh_list
                .after(TurnSet::Announce)
                .run_if(on_message::<LibraryChanged>.and_then(in_state(Screen::Library))),
        );
}

/// Lists the saved games anew.
fn refresh_list(library: Option<Res<Library>>, mut list: ResMut<LibraryScreen>) {
    list.games = library.map(|library| library.list()).unwrap_or_default();
    // The game on the table may have gone on.
    list.pictures.clear();
}

impl LibraryScreen {
    fn matches(&self, listing: &Listing) -> bool {
        let search = self.search.trim().to_lowercase();
        search.is_empty() || description(listing).to_lowercase().contains(&search)
    }
}

pub(in crate::panels) fn library_screen(
    ctx: &egui::Context,
    list: &mut LibraryScreen,
    library: Option<&Library>,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    egui::Area::new("library".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            // The whole window, so that no click reaches a table behind it.
            let frame = egui::Frame::new().fill(theme::BACKDROP).inner_margin(18);
            frame.show(ui, |ui| {
                ui.set_width(screen.width() - 36.0);
                ui.set_height(screen.height() - 36.0);
                ui.vertical_centered(|ui| {
                    ui.set_max_width(WIDTH);
                    ui.vertical(|ui| {
                        head_ui(ui, list, wanted);
                        rows_ui(ui, list, library, wanted);
                    });
                });
            });
        });
}

fn head_ui(ui: &mut egui::Ui, list: &mut LibraryScreen, wanted: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.heading("Saved games");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            command_button(ui, Command::LeaveLibrary, true, wanted);
            command_button(ui, Command::OpenFile, true, wanted);
            let find = egui::TextEdit::singleline(&mut list.search)
                .hint_text("Find")
                .desired_width(180.0);
            ui.add(find);
        });
    });
    ui.add_space(6.0);
}

fn rows_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    library: Option<&Library>,
    wanted: &mut Vec<Command>,
) {
    let shown: Vec<usize> = (0..list.games.len())
        .filter(|&i| list.matches(&list.games[i]))
        .collect();
    if shown.is_empty() {
        let words = match (library, list.games.is_empty()) {
            (None, _) => "There is no folder to save games in, so none are kept.",
            (_, true) => "Nothing yet. Every game is saved here while it is played.",
            _ => "No saved game is called that.",
        };
        ui.label(RichText::new(words).color(theme::FAINT));
        return;
    }
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_rows(ui, ROW, shown.len(), |ui, range| {
            for &i in &shown[range] {
                let listing = list.games[i].clone();
                let open = library.and_then(Library::open_game) == Some(&listing.id);
                row_ui(ui, list, &listing, open, library, wanted);
            }
        });
}
