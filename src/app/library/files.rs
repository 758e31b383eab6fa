//! Requests about files, and their order within a frame: games are opened, exported and drawn before the turn gathers.

use super::{export, import, pictures};
use crate::app::library::picture_size::PictureSize;
use crate::app::redraw::WakingMessages;
use crate::app::turn::sets::TurnSet;
use crate::record::formats::format::Format;
use crate::store::GameId;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// A request about files: to open, to export, or to draw.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum FileRequest {
    /// Open what is in a file.
    Read(PathBuf),
    /// Open what is in a text, such as one from the clipboard.
    ReadText(String),
    /// Open what was read from a file before the window opened.
    ReadNamed { file: PathBuf, text: String },
    /// Open one of the several games of a text.
    Pick(usize),
    /// Open what could be read of a broken game.
    OpenGood,
    /// Forget the games that wait to be picked from.
    Forget,
    /// Write the game on the table.
    Write { to: PathBuf, format: Format },
    /// Write a saved game.
    WriteSaved {
        id: GameId,
        to: PathBuf,
        format: Format,
    },
    /// Draw the table as the camera sees it.
    Picture { to: PathBuf, size: PictureSize },
    /// Draw the line on the table as an animation.
    Film { to: PathBuf, size: PictureSize },
}

/// Runs the requests of a frame before [`TurnSet::Gather`], so that an opened game is on the table in the same frame.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<FileRequest>()
        .add_plugins((import::plugin, pictures::plugin))
        .add_systems(
            Update,
            (
                import::request_dropped_files,
                import::import_games,
                import::import_read_files,
                export::export_games,
                pictures::start_drawing,
                import::open_arrived,
            )
                .chain()
                .before(TurnSet::Gather),
        );
}

/// The name of a file as a person knows it.
pub(super) fn file_name(file: &Path) -> String {
    let name = file.file_name().unwrap_or(file.as_os_str());
    name.to_string_lossy().into_owned()
}
