//! One way through a turn: every frame runs these sets in this order, and each has one job.

use bevy::prelude::*;

#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Intents and steps become a proposed move or another change of the game.
    Gather,
    /// The rules say yes, or no and why.
    Judge,
    /// The only writer of the session.
    Apply,
    /// Legal moves, candidates and facts of the new position.
    Derive,
    /// Entities follow the position; facts become components.
    Mirror,
    /// The opponent's search is started, polled, cancelled.
    Think,
    /// Transforms ease toward their rest.
    Animate,
    /// Title, toast, sound, autosave.
    Announce,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            Turn::Gather,
            Turn::Judge,
            Turn::Apply,
            Turn::Derive,
            Turn::Mirror,
            Turn::Think,
            Turn::Animate,
            Turn::Announce,
        )
            .chain(),
    );
}
