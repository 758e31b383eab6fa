//! Everything a person can ask for, and the keys that ask for it.

mod clipboard;
pub(in crate::panels) mod command;
mod dispatch;
pub(in crate::panels) mod help;
mod identify;
pub(in crate::panels) mod keys;
pub(in crate::panels) mod keystroke;
mod modifier_filter;
mod sets;
pub(in crate::panels) mod shortcut;
pub(in crate::panels) mod table;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        dispatch::plugin,
        keys::plugin,
        keystroke::plugin,
        modifier_filter::plugin,
        sets::plugin,
    ));
}
