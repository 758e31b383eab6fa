//! What the table sounds like: which sound an event asks for, how it is made, and who plays it. Everything but `device.rs` works
//! without a sound card.

mod catalogue;
mod device;
mod listen;
mod mixer;
mod moments;
mod play;
mod synthesis;

pub use catalogue::{Material, Sound};
pub use play::{Order, PlaySound, Speaker};
pub use synthesis::{RATE, synthesise};

use bevy::prelude::*;

/// Listens to the turn in `TurnSet::Announce`, and hands what is heard to the [`Speaker`] where there is one.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((listen::plugin, moments::plugin, play::plugin));
}
