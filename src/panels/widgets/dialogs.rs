//! Windows that ask: which file, which of several games, how large a picture.

use crate::app::PictureSize;
use crate::app::open::{BrokenGame, OpenedGame};
use crate::app::{Arrange, FileRequest, PendingChoice};
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::record::formats::format::Format;
use crate::rules::Setup;
use crate::store::GameId;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use egui_file_dialog::{DialogState, FileDialog};
use std::path::PathBuf;

/// What the file that is being chosen is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    Open,
    Export(Format),
    /// A game of the library, in the format that its file's name will tell.
    ExportSaved(GameId, Format),
    Picture(PictureSize),
    Film(PictureSize),
    /// The position that is being set up, under a title.
    Scene(String),
}

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct Dialogs {
    choosing: Option<(Purpose, Box<FileDialog>)>,
    /// Where the last file was chosen.
    folder: Option<PathBuf>,
    /// The size for which a picture or an animation is about to be made.
    drawing: Option<Drawing>,
    /// The saved game that is about to be exported.
    exporting: Option<(GameId, Setup)>,
}

impl std::fmt::Debug for Dialogs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let purpose = self.choosing.as_ref().map(|(purpose, _)| purpose);
        f.debug_struct("Dialogs")
            .field("choosing", &purpose)
            .finish_non_exhaustive()
    }
}

/// What is asked before a picture is drawn.
#[derive(Clone, Debug)]
struct Drawing {
    film: bool,
    width: String,
    height: String,
}

const PICTURE: [u32; 2] = [1920, 1200];
const FILM: [u32; 2] = [640, 400];

impl Dialogs {
    pub fn is_open(&self) -> bool {
        self.choosing.is_some() || self.drawing.is_some() || self.exporting.is_some()
    }

    /// Asks for the format in which a saved game is to be written.
    pub(in crate::panels) fn ask_format(&mut self, id: GameId, setup: Setup) {
        self.exporting = Some((id, setup));
    }

    /// Asks for a file; `name` is proposed for a new one.
    pub(in crate::panels) fn ask(&mut self, purpose: Purpose, name: &str) {
        let mut dialog = FileDialog::new()
            .as_modal(true)
            .min_size([560.0, 320.0])
            .default_size([700.0, 420.0])
            .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
            .title(match purpose {
                Purpose::Open => "Open a game",
                Purpose::Export(_) | Purpose::ExportSaved(..) => "Export the game",
                Purpose::Picture(_) => "Save a picture",
                Purpose::Film(_) => "Save an animation",
                Purpose::Scene(_) => "Save as a scene",
            })
            .default_file_name(name);
        if let Some(folder) = &self.folder {
            dialog = dialog.initial_directory(folder.clone());
        }
        if purpose == Purpose::Open {
            dialog.pick_file();
        } else {
            dialog.save_file();
        }
        self.choosing = Some((purpose, Box::new(dialog)));
    }

    pub(in crate::panels) fn ask_size(&mut self, film: bool) {
        let [width, height] = if film { FILM } else { PICTURE };
        self.drawing = Some(Drawing {
            film,
            width: width.to_string(),
            height: height.to_string(),
        });
    }
}

/// Draws whatever is open; what is decided comes back as wishes.
pub(in crate::panels) fn dialogs(
    ctx: &egui::Context,
    dialogs: &mut Dialogs,
    pending: &PendingChoice,
    wanted: &mut Vec<Command>,
) {
    choose_file(ctx, dialogs, wanted);
    choose_size(ctx, dialogs);
    choose_format(ctx, dialogs);
    if !pending.several.is_empty() {
        choose_game(ctx, pending, wanted);
    }
}

fn choose_file(ctx: &egui::Context, dialogs: &mut Dialogs, wanted: &mut Vec<Command>) {
    let Some((purpose, dialog)) = &mut dialogs.choosing else {
        return;
    };
    dialog.update(ctx);
    match dialog.state() {
        DialogState::Open => return,
        DialogState::Picked(path) => {
            let path = path.clone();
            dialogs.folder = path.parent().map(PathBuf::from);
            wanted.push(match purpose.clone() {
                Purpose::Open => Command::File(FileRequest::Read(path)),
                Purpose::Export(format) => Command::File(FileRequest::Write { to: path, format }),
                Purpose::ExportSaved(id, format) => Command::File(FileRequest::WriteSaved {
                    id,
                    to: path,
                    format,
                }),
                Purpose::Picture(size) => Command::File(FileRequest::Picture { to: path, size }),
                Purpose::Film(size) => Command::File(FileRequest::Film { to: path, size }),
                Purpose::Scene(title) => Command::Arrange(Arrange::Save { title, path }),
            });
        }
        _ => {}
    }
    dialogs.choosing = None;
}

fn choose_size(ctx: &egui::Context, dialogs: &mut Dialogs) {
    let Some(drawing) = &mut dialogs.drawing else {
        return;
    };
    let title = if drawing.film {
        "Save an animation"
    } else {
        "Save a picture"
    };
    let (mut go_on, mut cancel) = (None, false);
    egui::Window::new(title)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.label("How many pixels wide and high?");
            ui.horizontal(|ui| {
                for (side, name) in [
                    (&mut drawing.width, "Width"),
                    (&mut drawing.height, "Height"),
                ] {
                    let label = ui.label(name);
                    let edit = egui::TextEdit::singleline(side).desired_width(70.0);
                    ui.add(edit).labelled_by(label.id);
                }
            });
            let size: Result<PictureSize, String> =
                format!("{}x{}", drawing.width, drawing.height).parse();
            if let Err(words) = &size {
                ui.label(RichText::new(words).color(theme::REFUSED));
            }
            ui.horizontal(|ui| {
                let next = ui.add_enabled(size.is_ok(), egui::Button::new("Choose a file"));
                if next.clicked() {
                    go_on = size.ok();
                }
                cancel = ui.button("Cancel").clicked()
                    || ui.input(|input| input.key_pressed(egui::Key::Escape));
            });
        });
    if let Some(size) = go_on {
        let film = drawing.film;
        dialogs.drawing = None;
        if film {
            dialogs.ask(Purpose::Film(size), "game.gif");
        } else {
            dialogs.ask(Purpose::Picture(size), "table.png");
        }
    } else if cancel {
        dialogs.drawing = None;
    }
}

fn choose_format(ctx: &egui::Context, dialogs: &mut Dialogs) {
    let Some((id, setup)) = dialogs.exporting.clone() else {
        return;
    };
    let mut open = true;
    let mut chosen = None;
    egui::Window::new("Export as")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            for &format in Format::for_game(&setup) {
                let button = egui::Button::new(format.title());
                if ui.add(button.min_size(egui::vec2(240.0, 0.0))).clicked() {
                    chosen = Some(format);
                }
            }
        });
    if let Some(format) = chosen {
        let name = format!("game.{}", format.extension());
        dialogs.exporting = None;
        dialogs.ask(Purpose::ExportSaved(id, format), &name);
    } else if !open {
        dialogs.exporting = None;
    }
}

/// A file may hold many games: which one is to be opened?
fn choose_game(ctx: &egui::Context, pending: &PendingChoice, wanted: &mut Vec<Command>) {
    let mut open = true;
    let games = &pending.several;
    egui::Window::new(format!("Which of {} games?", games.len()))
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.set_width(420.0);
            let height = ui.text_style_height(&egui::TextStyle::Button) + 12.0;
            egui::ScrollArea::vertical()
                .max_height(ctx.viewport_rect().height() - 160.0)
                .show_rows(ui, height, games.len(), |ui, range| {
                    for i in range {
                        let words = format!("{}. {}", i + 1, in_a_line(&games[i]));
                        let button = egui::Button::new(words).truncate();
                        if ui.add(button.min_size(egui::vec2(400.0, 0.0))).clicked() {
                            wanted.push(Command::File(FileRequest::Pick(i)));
                        }
                    }
                });
        });
    if !open {
        wanted.push(Command::File(FileRequest::Forget));
    }
}

fn in_a_line(game: &Result<OpenedGame, BrokenGame>) -> String {
    match game {
        Ok(opened) => {
            let record = &opened.record;
            let name = |tags: [&str; 2], side: &str| {
                let named = tags.into_iter().find_map(|tag| record.tag(tag));
                named.unwrap_or(side).to_owned()
            };
            format!(
                "{} – {}, {} moves",
                name(["White", "Player1"], "White"),
                name(["Black", "Player2"], "Black"),
                record.tree.main_line().count()
            )
        }
        Err(broken) => format!("broken: {}", broken.words),
    }
}
