//! The app: the session, the turn as a chain of systems, and the world of entities that is the position's body.

mod editor;
mod library;
mod notice;
mod players;
mod session;
mod settings;
mod turn;
mod view_state;
mod world;

pub use editor::{Arrange, Editing, Editor};
pub use library::autosave::{Library, LibraryChanged, LibraryRequest};
pub use library::files::{FileRequest, GameArrived, PendingChoice, PictureProgram};
pub use library::opened as open;
pub use library::picture_size::PictureSize;
pub use notice::{Notice, NoticeKind, Offer};
pub use players::hint::{AskHint, Hint};
pub use players::opponent::{MasterTime, MoveNow, Seats, Thinking};
pub use session::edits::Change;
pub use session::{Seeds, Session, Walk};
pub use settings::SavedSettings;
pub use turn::hand::{Candidates, Hand};
pub use turn::intent::Intent;
pub use turn::sets::TurnSet;
pub use turn::{KnownFacts, Refusal};
pub use view_state::{
    CameraPose, ChosenVariants, Explode, HistoryShown, Preset, Quality, QualityChoice, XRay,
};
pub use world::on_table::{Laid, OnTable};
pub use world::sync::{
    Atlas, Bears, Board, Connected, Covered, Dot, InHand, LegalTarget, Level, Movable, OnBoard,
    OnWinningPath, Reserve, Space, StandsOn, Stuck, layout_of_world,
};

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
        turn::sets::plugin,
        editor::plugin,
        turn::plugin,
        world::sync::plugin,
        players::opponent::plugin,
        players::hint::plugin,
        notice::plugin,
        library::autosave::plugin,
        library::files::plugin,
        settings::plugin,
        view_state::plugin,
    ));
}
