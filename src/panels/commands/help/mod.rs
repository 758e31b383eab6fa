//! The help page: what the keys and the mouse do.

mod rows;
mod window;

pub use rows::{HelpRow, help_rows, keys_as_markdown};
pub use window::help_window;
