//! One way through a turn: every frame runs these sets in this order, and each has one job.

use bevy::prelude::*;

/// The steps of a turn, as sets of systems in [`Update`].
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnSet {
    /// Intents and steps become a proposed move or another change of the game.
    Gather,
    /// The rules say yes, or no and why.
    Judge,
    /// The only writer of the session.
    Apply,
    /// Spaces, pieces and dots follow the position.
    Sync,
    /// What the rules know of the position and of the hand is written onto them.
    Derive,
    /// Searches are started, polled, cancelled.
    Think,
    /// What is seen follows the entities, and eases toward where it should be.
    Animate,
    /// Autosave and settings.
    Announce,
}

/// Chains the sets within [`Update`].
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TurnSet::Gather,
            TurnSet::Judge,
            TurnSet::Apply,
            TurnSet::Sync,
            TurnSet::Derive,
            TurnSet::Think,
            TurnSet::Animate,
            TurnSet::Announce,
        )
            .chain(),
    );
}
