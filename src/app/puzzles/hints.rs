//! What a hint points at on the board.

use super::solving::Solving;
use crate::app::learn::Guide;
use crate::app::players::hint::Hint;
use crate::learn::puzzles::hinted_space;
use bevy::prelude::*;

/// Takes the move of a hint off the board with its position.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        clear_stale_hint
            .in_set(crate::app::TurnSet::Think)
            .run_if(resource_exists_and_changed::<Solving>),
    );
}

/// Once the person has moved, the hint for that move is old.
fn clear_stale_hint(solving: Res<Solving>, mut hint: ResMut<Hint>) {
    if !solving.accepts_moves() {
        hint.set_if_neq(Hint::None);
    }
}

impl Solving {
    /// The space that the last hint is about.
    pub(in crate::app) fn guide(&self) -> Option<Guide> {
        let to = hinted_space(self.asked(), self.next_move()?, self.hint()?)?;
        Some(Guide { from: None, to })
    }
}
