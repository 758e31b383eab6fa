//! The table of commands: for each its word, tip, icon and shortcuts, and where those hold. Menus, buttons, keys, the
//! help page and README's list of keys all come from here, so they can't drift apart.

mod info;
mod place;
mod rows;
#[cfg(test)]
mod tests;

pub use info::{CommandInfo, Group};
pub use place::{Place, Situation};
pub use rows::CommandId;

pub(in crate::panels) use info::command_for;
