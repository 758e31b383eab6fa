//! The bodies of the pieces: meshes, where they should be, how they travel there, previews and level labels.

pub(super) mod lettering;
pub(super) mod level_labels;
pub(super) mod lift_mode;
pub(super) mod lit;
pub(super) mod meshes;
pub(super) mod motion;
pub(super) mod opacity;
pub(super) mod preview;
pub(super) mod shade;
pub(super) mod target_transform;
pub(super) mod tray;

use bevy::prelude::*;

/// Adds what pieces look like and how they move; all of it runs in `TurnSet::Animate`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        lettering::plugin,
        level_labels::plugin,
        lift_mode::plugin,
        lit::plugin,
        meshes::plugin,
        motion::plugin,
        opacity::plugin,
        preview::plugin,
        shade::plugin,
        target_transform::plugin,
        tray::plugin,
    ));
}
