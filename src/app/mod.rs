//! The app: the session, the turn as a chain of systems, and the world of entities that is the position's body.

mod analysis;
mod autoplay;
mod editor;
mod language;
mod learn;
mod library;
mod motion;
mod notice;
mod players;
mod preferences;
mod puzzles;
mod redraw;
mod session;
mod settings;
mod thought;
mod turn;
mod view_state;
mod window_place;
mod world;

pub use analysis::{
    Analysed, Analysis, AnalysisOn, AnalysisPhase, ChosenLines, ChosenSource, GameReport,
    LinePreview, LineSource, Lines, PreviewLine, ReportRequest, Sweep, SweepEffort, ThreatView,
    ThreatViewOn,
};
pub use autoplay::Autoplay;
pub use editor::{Arrange, Editing};
pub use language::SpokenLanguage;
pub use learn::{
    Guide, LearnPage, LearnPart, LearnProgress, LearnRequest, Lesson, Phase, TaskPlace,
};
pub use library::autosave::Unsaved;
pub use library::files::FileRequest;
pub use library::folder::Library;
pub use library::import::{GameArrived, PendingChoice};
pub use library::opened as open;
pub use library::picture_size::PictureSize;
pub use library::pictures::PictureProgram;
pub use library::quit::{AskedToQuit, QuitRequest};
pub use library::requests::{LibraryChanged, LibraryRequest};
pub use library::show_folder::{FolderProgram, ShowFolder};
pub use motion::Motion;
pub use notice::{Notice, NoticeKind, Offer};
pub use players::clock::{ChosenClock, Clocks, GameClock};
pub use players::coach::{Coach, CoachOn, CoachRequest, CoachTime};
pub use players::draw_offer::{DrawOffer, DrawRequest, acting_person};
pub use players::engines::{
    EngineChoice, EngineHost, EngineId, EngineJobs, EngineRequest, EngineTrouble, Engines,
    KnownEngine, Trial,
};
pub use players::hint::{AskHint, Hint, Outlook};
pub use players::opponent::{MoveNow, Thinking};
pub use players::pace::{LevelPause, Pace, PaceRequest, ReplyPause, Travelling};
pub(crate) use players::waker;
pub use players::{MasterTime, PersonRatings, RandomColours, Seat, Seats};
pub use preferences::{FullScreen, MarkColours, PanelTheme, ReducedMotion, SoundChoice, TextSize};
pub use puzzles::{OneOfMistakes, PuzzleRequest, Said, Solving, Stage};
pub use redraw::WakingMessages;
pub use session::edits::Change;
pub use session::{Seeds, Session, WaitingGame, Walk};
pub use settings::{ChangeSettings, SavedSettings};
pub use turn::candidates::Candidates;
pub use turn::hand::Hand;
pub use turn::intent::Intent;
pub use turn::proposal::Proposal;
pub use turn::refusal::Refusal;
pub use turn::sets::TurnSet;
pub use view_state::{
    AnimationSpeed, CameraPose, ChosenStyles, ChosenVariants, ConfirmMoves, Explode, HistoryShown,
    Preset, Quality, QualityChoice, ShowCoordinates, ShowTileNumbers, ShownOverlays,
    ThreatWarnings, XRay,
};
pub use world::{
    Bears, Became, Besieging, Board, BoardIndex, Choosable, Connected, Counted, Covered, Dot,
    FreeSide, Hanging, HintedSpace, Holder, InHand, JustCovered, Lacking, LastMove, LastRoute,
    LegalTarget, Level, Lifted, Lifting, MissingForConnection, Movable, Moved, OnBoard, OnTable,
    OnWinningPath, PendingThreat, Pinned, PinnedBy, QueenFreeSides, Raised, ReachedSide, Refused,
    Reserve, Score, ShortestWays, Space, Stacks, Standing, StandsOn, Stuck, Tally, Threatened,
    ThrowLanding, ThrowTarget, Throwable, layout_of_world,
};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

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
    /// The courses, the rules and the puzzles.
    Learn,
    /// A task of a course or a puzzle is on the table; the game that is open waits.
    Task,
}

impl Screen {
    /// Whether the table is seen and can be worked on.
    pub fn shows_table(self) -> bool {
        matches!(self, Self::Play | Self::Edit | Self::Task)
    }
}

/// The game without anything to see: enough for tests and tools that drive the turn by intents.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<StatesPlugin>() {
        app.add_plugins(StatesPlugin);
    }
    app.init_state::<Screen>().add_plugins((
        redraw::plugin,
        language::plugin,
        turn::plugin,
        autoplay::plugin,
        editor::plugin,
        learn::plugin,
        analysis::plugin,
        puzzles::plugin,
        world::plugin,
        players::plugin,
        notice::plugin,
        library::plugin,
        (
            preferences::plugin,
            settings::plugin,
            view_state::plugin,
            window_place::plugin,
        ),
    ));
}
