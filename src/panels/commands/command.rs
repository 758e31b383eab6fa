//! Commands: everything a person can ask for. Menus, buttons and keys send these and nothing else.

use crate::app::{
    AnimationSpeed, Arrange, Change, CoachRequest, DrawRequest, EngineChoice, EngineId,
    EngineRequest, FileRequest, Intent, LearnRequest, LibraryRequest, LineSource, PaceRequest,
    Preset, Proposal, PuzzleRequest, QualityChoice, QuitRequest, ReportRequest, Seat,
    ThreatWarnings,
};
use crate::panels::Ask;
use crate::panels::commands::table::CommandInfo;
use crate::record::formats::format::Format;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::store::{GameId, Overlay, Settings};
use crate::words::{Language, Speaker, format_name};
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

    /// Something about the courses and their tasks.
    Learn(LearnRequest),
    /// Something about the puzzles.
    Puzzle(PuzzleRequest),
    /// Something about the analysis of the whole game.
    Report(ReportRequest),

    /// Go to the choice of games.
    Menu,
    /// From there to the game that is open.
    Continue,
    /// Go to the saved games.
    OpenLibrary,
    LeaveLibrary,
    /// The same game from the start.
    Rematch,
    /// The same with the sides changed.
    RematchSwapped,
    /// This side gives the game up.
    Resign(Color),
    /// A draw is offered, or answered.
    Draw(DrawRequest),
    PlayFromHere,
    LeaveEditor,

    /// Walk through the line by itself, or stop.
    Autoplay,
    /// Write about the move at the cursor.
    Comment,
    /// Fold or unfold the variation that begins with this move.
    Fold(NodeId),
    /// Show the last move once more.
    ReplayMove,
    /// Let go over the board of what was dragged from the reserve.
    Drop,

    Explode(f32),
    ToggleExplode,
    ToggleLift,
    ToggleXray,
    ToggleCoordinates,
    ToggleTileNumbers,
    Camera(Preset),
    Quality(QualityChoice),
    Animation(AnimationSpeed),
    /// No sound, or sounds again.
    ToggleMute,
    /// Speak another language, from now on.
    Language(Language),
    /// Moves wait to be confirmed, or not.
    ToggleConfirm,
    /// Warn of threats, and up to which level.
    Threats(ThreatWarnings),
    /// Show what the search makes of the position on the table, or no more.
    Analyse,
    /// How many lines it shows.
    AnalysisLines(u8),
    /// In notation, or in words.
    AnalysisNotation(bool),
    /// Who finds them.
    AnalysisSource(LineSource),
    /// Show the position after so many moves of the line of a rank, or the game again.
    PreviewLine(Option<(usize, usize)>),
    /// Mark something that the rules know, or no longer.
    ToggleOverlay(Overlay),
    /// Show what the other side would do if it could move now, or no longer.
    ToggleThreatView,
    /// A coach looks on in games against levels, or not.
    Coach(bool),
    /// What the person says to the coach's objection.
    Coaching(CoachRequest),
    ToggleHelp,
    /// Show what holds for all games, or close it.
    ToggleSettings,
    /// What holds for all games is changed to this.
    ChangeSettings(Box<Settings>),
    ToggleFullScreen,
    /// Open the folder of games and settings with the system's own program.
    ShowFolder,
    /// Its path into the clipboard.
    CopyFolder,
    ToggleHistory,
    /// The keyboard goes from the board to the buttons; Esc brings it back.
    ToToolbar,

    /// Who plays a side.
    Seat(Color, Seat),
    /// Something about the engines of other programs.
    Engine(EngineRequest),
    /// Look for an engine's program among the files.
    ChooseEngine,
    /// Look for the file that an engine's option names.
    ChooseEngineFile(EngineId, String),
    /// How the game goes on after an engine has failed.
    AfterFault(EngineChoice),
    /// The level that thinks should play what it has found.
    MoveNow,
    /// Hold two levels that play each other, let them go on, or let them make one move.
    Pace(PaceRequest),
    /// How long they wait after each move, in tenths of a second.
    LevelPause(u64),
    /// How long Master may think about a move, in seconds.
    MasterTime(u64),
    /// Say something about the game in words.
    Ask(Ask),
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
    /// An answer to what is asked before the end.
    Quitting(QuitRequest),
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

impl From<LearnRequest> for Command {
    fn from(request: LearnRequest) -> Self {
        Self::Learn(request)
    }
}

impl From<PuzzleRequest> for Command {
    fn from(request: PuzzleRequest) -> Self {
        Self::Puzzle(request)
    }
}

impl From<ReportRequest> for Command {
    fn from(request: ReportRequest) -> Self {
        Self::Report(request)
    }
}

impl From<CoachRequest> for Command {
    fn from(request: CoachRequest) -> Self {
        Self::Coaching(request)
    }
}

impl From<PaceRequest> for Command {
    fn from(request: PaceRequest) -> Self {
        Self::Pace(request)
    }
}

impl From<EngineRequest> for Command {
    fn from(request: EngineRequest) -> Self {
        Self::Engine(request)
    }
}

impl From<EngineChoice> for Command {
    fn from(choice: EngineChoice) -> Self {
        Self::AfterFault(choice)
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

    /// What a button says for it, in the speaker's language.
    pub fn word(&self, speaker: &impl Speaker) -> String {
        match self {
            Self::Export(format) => speaker.words().say(&format_name(*format)),
            _ => self.info().word(speaker),
        }
    }
}
