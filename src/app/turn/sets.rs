//! One way through a turn: every frame runs these sets in this order, and each has one job.

use bevy::prelude::*;

#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnSet {
    /// Intents and steps become a proposed move or another change of the game.
    Gather,
    /// The rules say yes, or no and why.
    Judge,
    /// The only writer of the session.
    Apply,
    /// Legal moves, candidates and facts of the new position.
    Derive,
    /// Entities follow the position; facts become components.
    Sync,
    /// The opponent's search is started, polled, cancelled.
    Think,
    /// Transforms ease toward their rest.
    Animate,
    /// Title, toast, sound, autosave.
    Announce,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TurnSet::Gather,
            TurnSet::Judge,
            TurnSet::Apply,
            TurnSet::Derive,
            TurnSet::Sync,
            TurnSet::Think,
            TurnSet::Animate,
            TurnSet::Announce,
        )
            .chain(),
    );
}
