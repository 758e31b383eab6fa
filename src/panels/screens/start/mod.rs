//! The first screen: what can be gone on with, who plays, and the three games as cards.

mod card;
mod choice;
mod clock;
mod games;
mod last_game;
mod pictures;
mod screen;

pub use choice::Choice;
pub use pictures::{Pictures, decode_pictures};
pub use screen::{Resume, start_screen};

pub(in crate::panels) use clock::{clock_name, usual_clocks};
pub(in crate::panels) use last_game::LastGame;

use bevy::prelude::*;

/// Adds the last game and the pictures of the cards.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((last_game::plugin, pictures::plugin));
}
