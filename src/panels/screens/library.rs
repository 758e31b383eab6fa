//! The saved games: a list with a picture of each, to open, rename, export or delete.

use crate::app::{Library, LibraryChanged, Screen, TurnSet};
use crate::panels::commands::command::Command;
use crate::panels::widgets::{diagram, theme};
use crate::rules::Game;
use crate::store::{GameId, Listing};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Sense, vec2};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;

/// What the list shows.
#[derive(Resource, Debug, Default)]
pub struct LibraryScreen {
    games: Vec<Listing>,
    /// How each game stands, played out when its row is first seen; `None` when it can't be.
    pictures: BTreeMap<GameId, Option<Box<Game>>>,
    /// The game that is being renamed, and its new name so far.
    renaming: Option<(GameId, String)>,
    /// What titles, players and games must contain to be listed.
    wanted: String,
}

const ROW: f32 = 92.0;
const PICTURE: egui::Vec2 = vec2(116.0, 80.0);
const WIDTH: f32 = 920.0;

pub(in crate::panels) fn plugin(app: &mut App) {
    app.init_resource::<LibraryScreen>()
        .add_systems(OnEnter(Screen::Library), refresh)
        .add_systems(
            Update,
            // What changed the game on the table is saved by then.
            refresh
                .after(TurnSet::Announce)
                .run_if(on_message::<LibraryChanged>.and_then(in_state(Screen::Library))),
        );
}

fn refresh(library: Option<Res<Library>>, mut list: ResMut<LibraryScreen>) {
    list.games = library.map(|library| library.list()).unwrap_or_default();
    // The game on the table may have gone on.
    list.pictures.clear();
}

impl LibraryScreen {
    fn matches(&self, listing: &Listing) -> bool {
        let wanted = self.wanted.trim().to_lowercase();
        wanted.is_empty() || described(listing).to_lowercase().contains(&wanted)
    }
}

/// Everything that is written in a row.
fn described(listing: &Listing) -> String {
    let [first, second, third] = lines(listing);
    format!("{first} {second} {third}")
}

/// What is written beside the picture: the title, who played, and how far it has come.
fn lines(listing: &Listing) -> [String; 3] {
    let when = day(listing.changed);
    match &listing.head {
        Ok(head) => {
            let game = crate::panels::screens::view::title(&head.setup);
            let [white, black] = &head.players;
            let title = head.title.clone().unwrap_or_else(|| game.clone());
            let moves = match head.plies {
                1 => "1 move".to_owned(),
                plies => format!("{plies} moves"),
            };
            let result = head.result.as_deref().unwrap_or("unfinished");
            [
                title,
                format!("{white} – {black}, {game}"),
                format!("{when} · {moves} · {result}"),
            ]
        }
        Err(error) => [
            format!("{} can't be read", listing.id),
            error.to_string(),
            when,
        ],
    }
}

/// The day and the time where the person is.
fn day(time: Timestamp) -> String {
    let here = time.to_zoned(TimeZone::system());
    here.strftime("%-d %B %Y, %H:%M").to_string()
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
                        head(ui, list, wanted);
                        rows(ui, list, library, wanted);
                    });
                });
            });
        });
}

fn head(ui: &mut egui::Ui, list: &mut LibraryScreen, wanted: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.heading("Saved games");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            crate::panels::widgets::toolbar::button(ui, Command::LeaveLibrary, true, wanted);
            crate::panels::widgets::toolbar::button(ui, Command::OpenFile, true, wanted);
            let find = egui::TextEdit::singleline(&mut list.wanted)
                .hint_text("Find")
                .desired_width(180.0);
            ui.add(find);
        });
    });
    ui.add_space(6.0);
}

fn rows(
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
                // One picture a frame: a long list must not stumble.
                let open = library.and_then(Library::open_game) == Some(&listing.id);
                row(ui, list, &listing, open, library, wanted);
            }
        });
}

fn row(
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
                words(ui, list, listing, open, wanted);
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                actions(ui, list, listing, wanted);
            });
        });
    });
    ui.add_space(2.0);
}

fn played_out(library: Option<&Library>, id: &GameId) -> Option<Box<Game>> {
    let save = library?.store().read(id).ok()?;
    save.record.game_at(save.cursor).ok().map(Box::new)
}

fn words(
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
            wanted.push(Command::Rename(listing.id.clone(), name.clone()));
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

fn actions(
    ui: &mut egui::Ui,
    list: &mut LibraryScreen,
    listing: &Listing,
    wanted: &mut Vec<Command>,
) {
    let id = || listing.id.clone();
    let title = lines(listing)[0].clone();
    let named = |ui: &mut egui::Ui, text: &str| {
        let button = ui.button(text);
        let label = format!("{text} {title}");
        button.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone())
        });
        button.clicked()
    };
    if named(ui, "Delete") {
        wanted.push(Command::Delete(id()));
    }
    if listing.head.is_ok() {
        if named(ui, "Export") {
            wanted.push(Command::ExportSaved(id()));
        }
        if named(ui, "Rename") {
            let now = listing
                .head
                .as_ref()
                .ok()
                .and_then(|head| head.title.clone());
            list.renaming = Some((id(), now.unwrap_or_default()));
        }
    }
    if named(ui, "Open") {
        wanted.push(Command::OpenSaved(id()));
    }
}
