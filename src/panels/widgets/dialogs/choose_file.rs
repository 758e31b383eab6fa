//! Choosing a file, and what it is for.

use super::Dialogs;
use crate::app::{Arrange, FileRequest, PictureSize};
use crate::panels::commands::command::Command;
use crate::record::formats::format::Format;
use crate::store::GameId;
use bevy_egui::egui;
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

impl Dialogs {
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
}

pub(super) fn choose_file(ctx: &egui::Context, dialogs: &mut Dialogs, wanted: &mut Vec<Command>) {
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
                Purpose::Scene(title) => Arrange::Save { title, path }.into(),
            });
        }
        _ => {}
    }
    dialogs.choosing = None;
}
