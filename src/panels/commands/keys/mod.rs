//! The keyboard. Keys that are commands are looked up in the table of commands; what isn't a command stands here: the
//! names of spaces and whole moves that are typed, the letters of pieces, the digits that count, the focus that walks
//! over the board, and the key that lifts while it is held.
//!
//! Letters choose a kind while the hand is empty. With a piece in it they begin the name of a space, and Shift makes
//! them choose another kind. What no space begins with is a command as ever. Arrows walk over the board while a piece is
//! in the hand or Tab has begun to, and else through the history.

mod anywhere;
mod at_table;
mod context;
mod focus;
pub(in crate::panels) mod lift;
mod tab;
mod typing;

pub use typing::Typed;

use bevy::prelude::*;

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        anywhere::plugin,
        at_table::plugin,
        focus::plugin,
        lift::plugin,
        tab::plugin,
        typing::plugin,
    ));
}
