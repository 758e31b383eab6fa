//! Whole screens, and what they show.

pub(super) mod editor;
pub(super) mod learn;
pub(super) mod library;
pub(super) mod play;
pub(super) mod settings;
pub(super) mod start;

use bevy::prelude::*;

/// Adds what the screens keep from frame to frame.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((library::plugin, start::plugin));
}
