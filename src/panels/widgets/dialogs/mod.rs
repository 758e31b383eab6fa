//! Windows that ask: which file, which of several games, how large a picture.

mod choose_file;
mod choose_format;
mod choose_game;
mod picture_size;
mod state;

pub use choose_file::Purpose;
pub use state::Dialogs;

pub(in crate::panels) use state::dialogs_ui;
pub(super) use state::plugin;
