//! What the search sees of the game that is open: live lines beside the board, and the report of a whole game.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
