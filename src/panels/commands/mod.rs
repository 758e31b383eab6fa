//! Everything a person can ask for, and the keys that ask for it.

mod clipboard;
pub(super) mod command;
mod dispatch;
pub(super) mod help;
mod identify;
pub(super) mod keys;
pub(super) mod keystroke;
mod modifier_filter;
mod paste;
mod pointer_order;
mod sets;
pub(super) mod shortcut;
pub(super) mod table;

use bevy::prelude::*;

/// Adds commands and keys; [`sets`] gives their order.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        dispatch::plugin,
        keys::plugin,
        keystroke::plugin,
        modifier_filter::plugin,
        paste::plugin,
        pointer_order::plugin,
        sets::plugin,
    ));
}
