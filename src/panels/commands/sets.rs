//! The order in which keys become commands and commands are done, within `PreUpdate`.

use bevy::prelude::*;

/// The steps from a key to a command that is done.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum CommandSet {
    /// Keystrokes are read with what was held when they went down.
    Read,
    /// Keystrokes become commands.
    Press,
    /// Commands are done.
    Dispatch,
}

/// Chains the sets within [`PreUpdate`].
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        (CommandSet::Read, CommandSet::Press, CommandSet::Dispatch).chain(),
    );
}
