//! The games that are kept and those that come and go: the folder of saved games, autosave, files, the clipboard.

pub(in crate::app) mod autosave;
pub(in crate::app) mod files;
pub mod opened;
pub(in crate::app) mod picture_size;
