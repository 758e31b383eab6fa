//! The app: the session, the turn as a chain of systems, and the world that mirrors the position.

mod editor;
mod edits;
mod errand;
mod files;
pub mod film;
mod flow;
mod hand;
mod hint;
mod intent;
mod keep;
mod mirror;
mod notice;
mod on_table;
pub mod open;
mod opponent;
pub mod ready;
mod session;
mod settings;
pub mod shot;
mod start;
mod trace;
mod turn;

pub use editor::{Arrange, Editing, Editor};
pub use edits::Change;
pub use files::{Arrived, FileWish, Painter, Undecided};
pub use flow::Turn;
pub use hand::{Candidates, Hand};
pub use hint::{AskHint, Hint};
pub use intent::Intent;
pub use keep::{Shelf, ShelfChanged, ShelfWish};
pub use mirror::{
    Atlas, Bears, Board, Connected, Covered, Dot, InHand, LegalTarget, Level, Movable, OnBoard,
    OnWinningPath, Reserve, Space, StandsOn, Stuck, layout_of_world,
};
pub use notice::{Notice, NoticeKind, Offer};
pub use on_table::{Laid, OnTable};
pub use opponent::{MasterTime, MoveNow, Seats, Thinking};
pub use session::{Session, Walk};
pub use settings::Chosen;
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
    /// The saved games.
    Library,
    /// A position is set up; the game that is open waits.
    Edit,
}

impl Screen {
    /// Whether the table is seen and can be worked on.
    pub fn shows_table(self) -> bool {
        matches!(self, Self::Play | Self::Edit)
    }
}

/// The game without anything to see: enough for tests and tools that drive the turn by intents.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        flow::plugin,
        editor::plugin,
        turn::plugin,
        mirror::plugin,
        opponent::plugin,
        hint::plugin,
        notice::plugin,
        open::plugin,
        keep::plugin,
        files::plugin,
        settings::plugin,
    ));
}
