//! The play screen: the table fills the window; the panels float at its edges.

mod coach;
mod guidance;
mod pieces;
mod puzzle;
mod screen;
mod source;
mod task;
mod told;
pub(in crate::panels) mod view;

pub use screen::play_screen;

pub(in crate::panels) use screen::STATUS;
pub(in crate::panels) use source::ViewSource;
