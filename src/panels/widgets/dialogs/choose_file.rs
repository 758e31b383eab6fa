//! Choosing a file, and what it is for.

use super::Dialogs;
use super::file_labels::file_labels;
use super::shown_names::ShownNames;
use super::typed_path::TypedPath;
use crate::app::{Arrange, EngineId, EngineRequest, FileRequest, PictureSize};
use crate::key;
use crate::panels::commands::command::Command;
use crate::record::formats::format::Format;
use crate::store::GameId;
use crate::words::{Key, Speaker, Words};
use bevy_egui::egui;
use egui_file_dialog::{DialogState, FileDialog};
use std::path::{Path, PathBuf};
use std::sync::Arc;

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
    /// The program of an engine.
    Engine,
    /// What an option of an engine names.
    EngineFile(EngineId, String),
}

impl Purpose {
    /// Whether the file is there already.
    const fn reads(&self) -> bool {
        matches!(self, Self::Open | Self::Engine | Self::EngineFile(..))
    }
}

/// The question for a file, from when it is asked until it is answered.
pub(super) struct Choosing {
    pub purpose: Purpose,
    /// Proposed for a new file.
    name: String,
    /// Made when it is first drawn, in the language that is spoken then.
    dialog: Option<Box<FileDialog>>,
    /// The names under which it shows files.
    names: ShownNames,
    typed: TypedPath,
}

/// What the list of files can be narrowed to. What is in a file counts, not its name, so at first all are shown.
const TYPES: [(Key, &[&str]); 5] = [
    (
        key!("dialogs-type-games"),
        &["ron", "ptn", "tps", "pgn", "sgf", "txt"],
    ),
    (key!("dialogs-type-own"), &["ron"]),
    (key!("dialogs-type-tak"), &["ptn", "tps"]),
    (key!("dialogs-type-hive"), &["pgn", "txt"]),
    (key!("dialogs-type-boardspace"), &["sgf"]),
];

impl Dialogs {
    /// Asks for a file; `name` is proposed for a new one.
    pub(in crate::panels) fn ask(&mut self, purpose: Purpose, name: &str) {
        self.choosing = Some(Choosing {
            purpose,
            name: name.to_owned(),
            dialog: None,
            names: ShownNames::default(),
            typed: TypedPath::default(),
        });
    }
}

const fn title(purpose: &Purpose) -> Key {
    match purpose {
        Purpose::Open => key!("dialogs-open"),
        Purpose::Export(_) | Purpose::ExportSaved(..) => key!("dialogs-export"),
        Purpose::Picture(_) => key!("dialogs-picture"),
        Purpose::Film(_) => key!("dialogs-film"),
        Purpose::Scene(_) => key!("dialogs-scene"),
        Purpose::Engine => key!("engines-choose-program"),
        Purpose::EngineFile(..) => key!("engines-choose-option"),
    }
}

impl Choosing {
    fn make_dialog(&self, words: &Words, folder: Option<&Path>) -> FileDialog {
        let mut dialog = FileDialog::with_file_system(Arc::new(self.names.clone()))
            .as_modal(true)
            .min_size([560.0, 320.0])
            .default_size([700.0, 420.0])
            .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
            .labels(file_labels(words))
            .title(&words.say(&title(&self.purpose).into()))
            .default_file_name(&self.name);
        if let Some(folder) = folder {
            dialog = dialog.initial_directory(self.names.shown(folder));
        }
        if self.purpose == Purpose::Open {
            for (name, extensions) in TYPES {
                let name = words.say(&name.into());
                dialog = dialog.add_file_filter_extensions(&name, extensions.to_vec());
            }
        }
        if self.purpose.reads() {
            dialog.pick_file();
        } else {
            dialog.save_file();
        }
        dialog
    }
}

pub(super) fn choose_file(ctx: &egui::Context, dialogs: &mut Dialogs, wanted: &mut Vec<Command>) {
    let Some(choosing) = &mut dialogs.choosing else {
        return;
    };
    choosing.typed.type_ahead(ctx);
    let mut dialog = choosing.dialog.take().unwrap_or_else(|| {
        let folder = dialogs.folder.as_deref();
        Box::new(choosing.make_dialog(&ctx.words(), folder))
    });
    dialog.update(ctx);
    match dialog.state() {
        DialogState::Open => {
            choosing.dialog = Some(dialog);
            return;
        }
        DialogState::Picked(path) => {
            let path = choosing.names.real(path);
            dialogs.folder = path.parent().map(PathBuf::from);
            wanted.extend(match choosing.purpose.clone() {
                Purpose::Open => Some(Command::File(FileRequest::Read(path))),
                Purpose::Export(format) => {
                    Some(Command::File(FileRequest::Write { to: path, format }))
                }
                Purpose::ExportSaved(id, format) => {
                    let to = path;
                    Some(Command::File(FileRequest::WriteSaved { id, to, format }))
                }
                Purpose::Picture(size) => {
                    Some(Command::File(FileRequest::Picture { to: path, size }))
                }
                Purpose::Film(size) => Some(Command::File(FileRequest::Film { to: path, size })),
                Purpose::Scene(title) => Some(Arrange::Save { title, path }.into()),
                // The settings show it, so that arguments can be written behind it.
                Purpose::Engine => {
                    dialogs.engine = Some(path);
                    None
                }
                Purpose::EngineFile(engine, option) => {
                    let path = path.to_string_lossy().into_owned();
                    Some(EngineRequest::Set(engine, option, path).into())
                }
            });
        }
        _ => {}
    }
    dialogs.choosing = None;
}
