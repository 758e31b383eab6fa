//! The bodies of the pieces: meshes, where they should be, how they travel there, previews and lifting.

pub(in crate::table) mod level_labels;
pub(in crate::table) mod lift;
pub(in crate::table) mod meshes;
pub(in crate::table) mod motion;
pub(in crate::table) mod preview;
pub(in crate::table) mod target_transform;
