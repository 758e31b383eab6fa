//! Commands: everything a person can ask for. Menus, buttons and keys send these and nothing else.

use crate::ai::Strength;
use crate::app::{
    Arrange, Change, FileRequest, Intent, LibraryRequest, Preset, Proposal, QualityChoice,
};
use crate::panels::commands::table::CommandInfo;
use crate::record::formats::format::Format;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::store::GameId;
use bevy::prelude::*;

/// What a button, a menu or a key asks for.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Command {
    /// Something about the game, or about the position that is being set up.
    Do(Intent),
    /// Do something to the position that is being set up, or begin to set one up.
    Arrange(Arrange),
    /// Something about a saved game.
    Saved(LibraryRequest),
    /// Something about a file or a text.
    File(FileRequest),

    /// Go to the choice of games.
    Menu,
    /// From there to the game that is open.
    Continue,
    /// Go to the saved games.
    OpenLibrary,
    LeaveLibrary,
    /// The same game from the start.
    Rematch,
    PlayFromHere,
    LeaveEditor,

    /// Write about the move at the cursor.
    Comment,
    /// Fold or unfold the variation that begins with this move.
    Fold(NodeId),
    /// Let go over the board of what was dragged from the reserve.
    Drop,

    Explode(f32),
    ToggleExplode,
    ToggleLift,
    ToggleXray,
    Camera(Preset),
    Quality(QualityChoice),
    ToggleHelp,
    ToggleHistory,
    /// The keyboard goes from the board to the buttons; Esc brings it back.
    ToToolbar,

    /// Who plays a side: a level, or a person.
    Seat(Color, Option<Strength>),
    /// The level that thinks should play what it has found.
    MoveNow,
    /// How long Master may think about a move, in seconds.
    MasterTime(u64),
    /// Show a good move, or take it off the board.
    Hint,

    /// Choose a file to open.
    OpenFile,
    /// Choose a file to write the game to.
    Export(Format),
    /// Choose a format and a file for a saved game.
    ExportSaved(GameId),
    SavePicture,
    SaveFilm,
    /// Choose a file for the position that is being set up, under this title.
    SaveScene(String),
    CopyGame,
    CopyPosition,
    /// Open the game that is in the clipboard.
    Paste,
    Quit,
}

impl From<Intent> for Command {
    fn from(intent: Intent) -> Self {
        Self::Do(intent)
    }
}

impl From<Proposal> for Command {
    fn from(proposal: Proposal) -> Self {
        Self::Do(Intent::Propose(proposal))
    }
}

impl From<Arrange> for Command {
    fn from(arrange: Arrange) -> Self {
        Self::Arrange(arrange)
    }
}

impl From<Change> for Command {
    fn from(change: Change) -> Self {
        Proposal::Edit(change).into()
    }
}

impl Command {
    /// The row of the table that this command is in.
    pub fn info(&self) -> &'static CommandInfo {
        self.id().info()
    }

    /// What a button says for it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Export(format) => format.title(),
            _ => self.info().word,
        }
    }
}
