//! Whole screens, and what they show.

pub(in crate::panels) mod editor;
pub(in crate::panels) mod library;
pub(in crate::panels) mod play;
pub(in crate::panels) mod start;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((library::plugin, start::plugin));
}
