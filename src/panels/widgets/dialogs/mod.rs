//! Windows that ask: which file, which of several games, how large a picture.

mod choose_file;
mod choose_format;
mod choose_game;
mod draw_offer;
mod file_labels;
mod over_screen;
mod picture_size;
mod shown_names;
mod state;
mod typed_path;
mod window;

pub use choose_file::Purpose;
pub use state::Dialogs;

pub(in crate::panels) use over_screen::OverScreen;
pub(in crate::panels) use state::dialogs_ui;
pub(super) use state::plugin;
pub(in crate::panels) use window::{close_button, room_for_list, window};
