//! The bodies of the pieces: meshes, where they should be, how they travel there, previews and level labels.

pub(super) mod level_labels;
pub(super) mod lift_mode;
pub(super) mod meshes;
pub(super) mod motion;
pub(super) mod opacity;
pub(super) mod preview;
pub(super) mod target_transform;

use bevy::prelude::*;

/// Adds what pieces look like and how they move; all of it runs in `TurnSet::Animate`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        level_labels::plugin,
        lift_mode::plugin,
        meshes::plugin,
        motion::plugin,
        opacity::plugin,
        preview::plugin,
        target_transform::plugin,
    ));
}
