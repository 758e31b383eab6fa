//! The saved games: a list with a picture of each, to open, rename, export or delete.

mod description;
mod row;
mod screen;

pub(in crate::panels) use description::player;
pub(super) use screen::plugin;
pub(in crate::panels) use screen::{LibraryScreen, library_screen};
