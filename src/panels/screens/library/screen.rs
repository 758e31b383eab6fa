//! Draws the list of saved games.

use super::description::description;
use super::row::{row_ui, trash_row_ui};
use crate::app::{Library, LibraryChanged, LibraryRequest, Screen, TurnSet};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::widgets::backdrop::backdrop_ui;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::rows_ui;
use crate::panels::widgets::theme;
use crate::rules::Game;
use crate::say;
use crate::store::{GameId, Listing};
use crate::words::{Speaker, Words};
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
    /// The deleted games.
    trash: Vec<Listing>,
    /// Those are shown instead.
    in_trash: bool,
    /// Emptying the trash was asked for, and is asked about.
    emptying: bool,
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
    list.trash = library
        .as_ref()
        .map(|library| library.trash())
        .unwrap_or_default();
    list.games = library.map(|library| library.list()).unwrap_or_default();
    if list.trash.is_empty() {
        (list.in_trash, list.emptying) = (false, false);
    }
    // The game on the table may have gone on.
    list.pictures.clear();
}

impl LibraryScreen {
    fn matches(&self, words: &Words, listing: &Listing) -> bool {
        let search = self.search.trim().to_lowercase();
        search.is_empty() || description(words, listing).to_lowercase().contains(&search)
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
            backdrop_ui(ui, screen);
            let frame = egui::Frame::new().inner_margin(18);
            frame.show(ui, |ui| {
                ui.set_width(screen.width() - 36.0);
                ui.set_height(screen.height() - 36.0);
                ui.vertical_centered(|ui| {
                    ui.set_max_width(WIDTH.min(ui.available_width()));
                    ui.vertical(|ui| {
                        head_ui(ui, list, wanted);
                        if list.in_trash {
                            trash_ui(ui, list, wanted);
                        } else {
                            games_ui(ui, list, library, wanted);
                        }
                    });
                });
            });
        });
}

fn head_ui(ui: &mut egui::Ui, list: &mut LibraryScreen, wanted: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.heading(say!(ui, "library-title"));
        ui.add_space(12.0);
        let find = egui::TextEdit::singleline(&mut list.search)
            .hint_text(say!(ui, "library-find"))
            .desired_width(180.0);
        ui.add(find);
        if !list.trash.is_empty() {
            let info = CommandId::ShowTrash.info();
            let words = say!(ui, "library-trash", count = list.trash.len());
            let button = ui.selectable_label(list.in_trash, words);
            if button.on_hover_text(info.tip(ui)).clicked() {
                (list.in_trash, list.emptying) = (!list.in_trash, false);
            }
        }
        command_button(ui, Command::OpenFile, true, wanted);
        command_button(ui, Command::LeaveLibrary, true, wanted);
    });
    ui.add_space(6.0);
}

fn games_ui(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    library: Option<&Library>,
    wanted: &mut Vec<Command>,
) {
    let words = ui.words();
    let shown: Vec<usize> = (0..list.games.len())
        .filter(|&i| list.matches(&words, &list.games[i]))
        .collect();
    if shown.is_empty() {
        let words = match (library, list.games.is_empty()) {
            (None, _) => say!(ui, "library-no-folder"),
            (_, true) => say!(ui, "library-none-yet"),
            _ => say!(ui, "library-none-found"),
        };
        ui.label(RichText::new(words).color(theme::of(ui).faint));
        return;
    }
    let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
    rows_ui(ui, area, ROW, shown.len(), |ui, i| {
        let listing = list.games[shown[i]].clone();
        let open = library.and_then(Library::open_game) == Some(&listing.id);
        row_ui(ui, list, &listing, open, library, wanted);
    });
}

/// The deleted games, to be brought back or removed for good.
fn trash_ui(ui: &mut egui::Ui, list: &mut LibraryScreen, wanted: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(say!(ui, "library-kept")).color(theme::of(ui).faint));
        let empty = Command::Saved(LibraryRequest::EmptyTrash);
        if !list.emptying {
            let button = ui
                .button(empty.word(ui))
                .on_hover_text(empty.info().tip(ui));
            list.emptying = button.clicked();
            return;
        }
        ui.label(RichText::new(say!(ui, "library-no-way-back")).color(theme::of(ui).refused));
        if ui.button(say!(ui, "library-remove")).clicked() {
            wanted.push(empty);
        }
        list.emptying &= !ui.button(say!(ui, "library-keep")).clicked();
    });
    let words = ui.words();
    let shown: Vec<usize> = (0..list.trash.len())
        .filter(|&i| list.matches(&words, &list.trash[i]))
        .collect();
    let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
    rows_ui(ui, area, ROW, shown.len(), |ui, i| {
        trash_row_ui(ui, &list.trash[shown[i]], wanted);
    });
}
