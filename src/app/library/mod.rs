//! The library: the folder of saved games, autosave, import, export, and pictures of the table.

pub(super) mod autosave;
mod export;
pub(super) mod files;
pub(super) mod folder;
pub(super) mod import;
pub mod opened;
pub(super) mod picture_size;
pub(super) mod pictures;
pub(super) mod quit;
pub(super) mod requests;
pub(super) mod show_folder;

use bevy::prelude::*;

/// Adds the library's parts; each says when its systems run.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        autosave::plugin,
        files::plugin,
        quit::plugin,
        requests::plugin,
        show_folder::plugin,
    ));
}
