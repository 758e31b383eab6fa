//! The app: the session, the turn as a chain of systems, and the world that mirrors the position.

mod edits;
mod errand;
mod flow;
mod hand;
mod hint;
mod intent;
mod mirror;
pub mod open;
mod opponent;
pub mod ready;
mod session;
pub mod shot;
mod start;
mod trace;
mod turn;

pub use edits::Change;
pub use flow::Turn;
pub use hand::{Candidates, Hand};
pub use hint::{AskHint, Hint};
pub use intent::Intent;
pub use mirror::{
    Atlas, Bears, Board, Connected, Covered, Dot, InHand, LegalTarget, Level, Movable, OnBoard,
    OnWinningPath, Reserve, Space, StandsOn, Stuck, layout_of_world,
};
pub use opponent::{MasterTime, MoveNow, Seats, Thinking};
pub use session::{Session, Walk};
pub use start::{fake_window, run, window};
pub use turn::{KnownFacts, Refusal};

use bevy::prelude::*;

/// What is on the screen.
#[derive(States, Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Which game, and who plays.
    #[default]
    Start,
    /// A game is open.
    Play,
}

/// The game without anything to see: enough for tests and tools that drive the turn by intents.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        flow::plugin,
        turn::plugin,
        mirror::plugin,
        opponent::plugin,
        hint::plugin,
    ));
}
