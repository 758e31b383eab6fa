//! Everything a person can ask for, in one place: menus, buttons and keys all send these, so they can't drift apart.

use crate::ai::Strength;
use crate::app::{
    Arrange, AskHint, Change, Editing, Editor, FileRequest, Intent, MasterTime, MoveNow, Screen,
    Seats, Session, Walk,
};
use crate::app::{Explode, HistoryShown, Preset, Quality, QualityChoice, XRay};
use crate::panels::PanelState;
use crate::panels::widgets::move_list::HistoryState;
use crate::record::formats::format::Format;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Color, Coord, Move, Setup, Step};
use crate::store::GameId;
use crate::table::{Dropped, LiftMode};
use bevy::prelude::*;
use std::time::Duration;

#[derive(Message, Clone, Debug, PartialEq)]
pub enum Command {
    /// Back to the choice of games.
    Menu,
    /// From there to the game that is open.
    Continue,
    NewGame(Setup),
    Rematch,
    /// Set up a position: from what is on the table, or from an empty board of a set-up.
    SetUp(Option<Setup>),
    /// Do something to the position that is being set up.
    Arrange(Arrange),
    PlayFromHere,
    LeaveEditor,
    /// Choose a file for the position that is being set up, under this title.
    SaveScene(String),
    Undo,
    Redo,
    /// Go to a place of the record.
    Jump(NodeId),
    Walk(Walk),
    /// Let the level whose turn it is move here.
    PlayOn,
    Edit(Change),
    TakeEditBack,
    /// Write about the move at the cursor.
    Comment,
    /// Fold or unfold the variation that begins with this move.
    Fold(NodeId),
    Step(Step),
    /// A whole move, typed in the game's notation.
    Play(Move),
    /// Let go over the board of what was dragged from the reserve.
    Drop,
    StepBack,
    Finish,
    /// The next turn of the piece in hand, or the one before.
    Rotate(i8),
    /// The same for a piece that would be put there.
    TurnPreview {
        at: Coord,
        by: i8,
    },
    Count(u8),
    Explode(f32),
    ToggleExplode,
    ToggleLift,
    ToggleXray,
    Camera(Preset),
    ToggleHelp,
    ToggleHistory,
    /// The keyboard goes from the board to the buttons; Esc brings it back.
    ToToolbar,
    Quality(QualityChoice),
    /// Who plays a side: a level, or a person.
    Seat(Color, Option<Strength>),
    /// The level that thinks should play what it has found.
    MoveNow,
    /// How long Master may think about a move, in seconds.
    MasterTime(u64),
    /// Show a good move, or take it off the board.
    Hint,
    /// The saved games.
    Library,
    LeaveLibrary,
    OpenSaved(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Undelete(GameId),
    ExportSaved(GameId),
    /// Open what could be read of a broken game.
    OpenGood,
    /// Choose a file to open.
    OpenFile,
    /// Choose a file to write the game to.
    Export(Format),
    SavePicture,
    SaveFilm,
    CopyGame,
    CopyPosition,
    /// Open the game that is in the clipboard.
    Paste,
    File(FileRequest),
    Quit,
}

/// What a button or a menu shows for a command, and the key that does the same.
#[derive(Copy, Clone, Debug)]
pub struct CommandInfo {
    pub text: &'static str,
    pub tip: &'static str,
    pub key: &'static str,
}

impl Command {
    pub const fn words(&self) -> CommandInfo {
        let (text, tip, key) = match self {
            Self::Menu => ("New game", "Choose a game; this one stays open", "Ctrl+N"),
            Self::Continue => ("Continue", "Back to the game that is open", "Esc"),
            Self::NewGame(_) => ("Play", "Start this game", "Enter"),
            Self::Rematch => ("Rematch", "The same game from the start", "Ctrl+R"),
            Self::SetUp(_) => (
                "Set up a position…",
                "Put any position on the table; this game stays open",
                "",
            ),
            Self::Arrange(wish) => return arrange_words(wish),
            Self::PlayFromHere => (
                "Play from here",
                "A game that begins with this position",
                "",
            ),
            Self::SaveScene(_) => ("Save as scene…", "Choose a file for this position", ""),
            Self::LeaveEditor => (
                "Cancel",
                "Back to where you were; nothing is changed there",
                "",
            ),
            Self::Undo => ("Undo", "Take the last move back", "Ctrl+Z"),
            Self::Redo => ("Redo", "Play it again", "Ctrl+Y"),
            Self::Jump(_) => ("Go here", "Show the position after this move", ""),
            Self::Walk(Walk::Back) => ("Back", "Show the position before this move", "Left"),
            Self::Walk(Walk::On) => ("On", "Show the position after the next move", "Right"),
            Self::Walk(Walk::Start) => ("Start", "Show how the game began", "Home"),
            Self::Walk(Walk::End) => ("End", "Show where this line ends", "End"),
            Self::Walk(Walk::Earlier) => ("Earlier", "The variation before this one", "Up"),
            Self::Walk(Walk::Later) => ("Later", "The next variation", "Down"),
            Self::PlayOn => (
                "Play from here",
                "Let it move here; what was played stays as another line",
                "",
            ),
            Self::Edit(Change::Promote(_)) => (
                "Promote",
                "Make this variation the main line here",
                "Ctrl+Up",
            ),
            Self::Edit(Change::Delete(_)) => (
                "Delete",
                "Take this move out with all that follows it",
                "Delete",
            ),
            Self::Edit(Change::Comment(..)) | Self::Comment => {
                ("Comment", "Say something about this move", "Ctrl+Enter")
            }
            Self::Edit(Change::Mark(..)) => ("Mark", "Judge this move", "!"),
            Self::TakeEditBack => (
                "Undo edit",
                "Take the last change of the history back",
                "Ctrl+U",
            ),
            Self::Fold(_) => ("Fold", "Fold or unfold this variation", ""),
            Self::Step(Step::Pass) => ("Pass", "You have no move: pass", "Enter"),
            Self::Step(_) => ("Take", "Take this piece", ""),
            Self::Play(_) => ("Play", "Play this move", ":"),
            Self::Drop => ("Drop", "Put the piece here", ""),
            Self::StepBack => ("Back", "Take the last step back", "Esc"),
            Self::Finish => ("Done", "Finish the move as it is shown", "Enter"),
            Self::Rotate(_) | Self::TurnPreview { .. } => {
                ("Turn", "Turn the piece in hand", "R, Shift+R")
            }
            Self::Count(_) => ("Take so many", "How many pieces to take", "1 to 8"),
            Self::Explode(_) | Self::ToggleExplode => ("Explode", "Spread the levels apart", "E"),
            Self::ToggleLift => (
                "Lift",
                "A click lifts a piece to show what lies under it; so does holding L over it",
                "L, held",
            ),
            Self::ToggleXray => ("X-ray", "Upper pieces become glass", "X"),
            Self::Camera(Preset::White) => ("White's side", "Look from White's side", "1"),
            Self::Camera(Preset::Black) => ("Black's side", "Look from Black's side", "2"),
            Self::Camera(Preset::Low) => (
                "Low",
                "Look along the board, to see how high the stacks are",
                "3",
            ),
            Self::Camera(Preset::Top) => ("Top", "Look straight down, without perspective", "4"),
            Self::Camera(Preset::Fit) => ("Fit", "Show the whole board", "0"),
            Self::ToggleHelp => ("Keys", "What the keys and the mouse do", "F1"),
            Self::ToToolbar => ("Toolbar", "Walk through the buttons with Tab", "F10"),
            Self::ToggleHistory => ("History", "Show or fold the moves", "H"),
            Self::Quality(QualityChoice::Auto) => {
                ("Auto", "As much as this machine draws smoothly", "")
            }
            Self::Quality(QualityChoice::Always(Quality::High)) => {
                ("High", "Soft shadows, smooth edges, reflections", "")
            }
            Self::Quality(QualityChoice::Always(Quality::Medium)) => {
                ("Medium", "Shadows, without smooth edges", "")
            }
            Self::Quality(QualityChoice::Always(Quality::Low)) => (
                "Low",
                "No shadows, and fewer pixels while something moves",
                "",
            ),
            Self::Seat(..) => ("Played by", "Who plays this side", ""),
            Self::MoveNow => ("Move now", "Play the best move found so far", ""),
            Self::MasterTime(_) => ("Master's time", "How long Master thinks about a move", ""),
            Self::Hint => ("Hint", "Show a good move on the board", "?"),
            Self::Library => ("Saved games", "Every game that was played here", "Ctrl+L"),
            Self::LeaveLibrary => ("Back", "Leave the saved games", "Esc"),
            Self::OpenSaved(_) => ("Open", "Go on with this game as it was left", ""),
            Self::Rename(..) => ("Rename", "Give this game a name", ""),
            Self::Delete(_) => ("Delete", "Move this game to the trash", ""),
            Self::Undelete(_) => ("Undo", "Bring this game back", ""),
            Self::ExportSaved(_) => ("Export", "Write this game to a file", ""),
            Self::OpenGood => ("Open what is good", "Open the game up to what is wrong", ""),
            Self::OpenFile => (
                "Open a file",
                "A game in any format that Strata reads",
                "Ctrl+O",
            ),
            Self::Export(format) => (format.title(), "Write the game to a file", ""),
            Self::SavePicture => ("Picture", "Save a picture of the table (PNG)", ""),
            Self::SaveFilm => ("Animation", "Save this line as an animation (GIF)", ""),
            Self::CopyGame => (
                "Copy game",
                "The game as text, into the clipboard",
                "Ctrl+C",
            ),
            Self::CopyPosition => (
                "Copy position",
                "The position as text, into the clipboard",
                "Ctrl+Shift+C",
            ),
            Self::Paste => ("Paste", "Open the game that is in the clipboard", "Ctrl+V"),
            Self::File(_) => ("File", "Read or write a file", ""),
            Self::Quit => ("Quit", "Close Strata", "Ctrl+Q"),
        };
        CommandInfo { text, tip, key }
    }
}

const fn arrange_words(wish: &Arrange) -> CommandInfo {
    let (text, tip, key) = match wish {
        Arrange::Open(_) => ("Set up a position…", "Put any position on the table", ""),
        Arrange::Pick(..) => ("Take", "Take this piece", ""),
        Arrange::OtherColor => ("Other side", "Letters take the other side's pieces", "W"),
        Arrange::Remove(_) => (
            "Remove",
            "Put it back into the reserve, with what lies on it",
            "Delete",
        ),
        Arrange::Clear => ("Clear the board", "Everything back into the reserves", ""),
        Arrange::ToMove(Color::White) => ("White", "White is to move", "N"),
        Arrange::ToMove(Color::Black) => ("Black", "Black is to move", "N"),
        Arrange::MoveNumber(_) => ("Move", "The number of the turn to be played", ""),
        Arrange::Read(_) => ("Read", "Lay the position that the text describes", "Enter"),
        Arrange::Save { .. } => ("Save", "Write this position to a file", ""),
    };
    CommandInfo { text, tip, key }
}

pub(in crate::panels) fn plugin(app: &mut App) {
    app.add_message::<Command>().add_systems(PreUpdate, obey);
}

/// Commands become intents, or change what only the screen knows.
pub(in crate::panels) fn obey(
    mut commands: MessageReader<Command>,
    session: Option<Res<Session>>,
    (mut open, mut history): (ResMut<PanelState>, ResMut<HistoryShown>),
    mut art: (ResMut<Explode>, ResMut<LiftMode>, ResMut<XRay>),
    mut quality: ResMut<QualityChoice>,
    mut exits: MessageWriter<AppExit>,
    mut screen: ResMut<NextState<Screen>>,
    mut intents: MessageWriter<Intent>,
    mut presets: MessageWriter<Preset>,
    mut dropped: MessageWriter<Dropped>,
    mut opponent: (
        ResMut<Seats>,
        MessageWriter<MoveNow>,
        ResMut<MasterTime>,
        MessageWriter<AskHint>,
    ),
    mut history_state: ResMut<HistoryState>,
    editor: Res<Editor>,
) {
    let (explode, lift_mode, xray) = &mut art;
    for command in commands.read() {
        let intent = match command {
            // Another game would end what is being set up: first it is left.
            Command::Menu
            | Command::Continue
            | Command::Library
            | Command::Rematch
            | Command::NewGame(_)
            | Command::SetUp(_)
                if editor.0.is_some() =>
            {
                continue;
            }
            Command::SetUp(setup) => {
                if setup.is_none() && session.is_none() {
                    continue;
                }
                screen.set(Screen::Edit);
                Intent::Arrange(Arrange::Open(setup.clone()))
            }
            Command::Arrange(wish) => Intent::Arrange(wish.clone()),
            Command::LeaveEditor => {
                screen.set(if session.is_some() {
                    Screen::Play
                } else {
                    Screen::Start
                });
                continue;
            }
            Command::PlayFromHere => {
                let Some(Ok(game)) = editor.0.as_ref().map(Editing::game) else {
                    continue;
                };
                screen.set(Screen::Play);
                Intent::Open {
                    record: Box::new(GameRecord::from_game(game.clone())),
                    at: NodeId::ROOT,
                }
            }
            Command::Menu => {
                screen.set(Screen::Start);
                continue;
            }
            Command::Continue | Command::LeaveLibrary => {
                screen.set(if session.is_some() {
                    Screen::Play
                } else {
                    Screen::Start
                });
                continue;
            }
            Command::Library => {
                screen.set(Screen::Library);
                continue;
            }
            // Those of `files`.
            Command::OpenSaved(_)
            | Command::Rename(..)
            | Command::Delete(_)
            | Command::Undelete(_)
            | Command::ExportSaved(_)
            | Command::OpenGood
            | Command::OpenFile
            | Command::Export(_)
            | Command::SavePicture
            | Command::SaveFilm
            | Command::CopyGame
            | Command::CopyPosition
            | Command::Paste
            | Command::SaveScene(_)
            | Command::File(_) => continue,
            Command::Seat(side, level) => {
                opponent.0.0[side.index()] = *level;
                continue;
            }
            Command::MoveNow => {
                opponent.1.write(MoveNow);
                continue;
            }
            Command::MasterTime(secs) => {
                opponent.2.0 = Duration::from_secs((*secs).max(1));
                continue;
            }
            Command::Hint => {
                opponent.3.write(AskHint);
                continue;
            }
            Command::Quality(choice) => {
                *quality = *choice;
                continue;
            }
            Command::Quit => {
                exits.write(AppExit::Success);
                continue;
            }
            Command::NewGame(setup) => {
                screen.set(Screen::Play);
                Intent::NewGame(setup.clone())
            }
            Command::Rematch => match &session {
                Some(session) => Intent::NewGame(session.game().setup()),
                None => continue,
            },
            Command::Undo => Intent::Undo,
            Command::Redo => Intent::Redo,
            Command::Jump(to) => Intent::Jump(*to),
            Command::Walk(walk) => Intent::Walk(*walk),
            Command::PlayOn => Intent::PlayOn,
            Command::Edit(change) => Intent::Edit(change.clone()),
            Command::TakeEditBack => Intent::TakeEditBack,
            Command::Comment => {
                open.comment.open();
                history.0 = Some(true);
                continue;
            }
            Command::Fold(first) => {
                history_state.fold(*first);
                continue;
            }
            Command::Step(step) => Intent::Step(*step),
            Command::Play(mv) => Intent::Play(*mv),
            Command::Drop => {
                dropped.write(Dropped);
                continue;
            }
            Command::StepBack => Intent::StepBack,
            Command::Finish => Intent::Finish,
            Command::Rotate(by) => Intent::Rotate(*by),
            Command::TurnPreview { at, by } => Intent::TurnPreview { at: *at, by: *by },
            Command::Count(count) => Intent::SetCount(*count),
            Command::Explode(spread) => {
                explode.0 = spread.clamp(0.0, 1.0);
                continue;
            }
            Command::ToggleExplode => {
                explode.0 = if explode.0 > 0.0 { 0.0 } else { 0.6 };
                continue;
            }
            Command::ToggleLift => {
                lift_mode.0 = !lift_mode.0;
                continue;
            }
            Command::ToggleXray => {
                xray.0 = !xray.0;
                continue;
            }
            Command::Camera(preset) => {
                presets.write(*preset);
                continue;
            }
            Command::ToggleHelp => {
                open.help = !open.help;
                continue;
            }
            Command::ToToolbar => {
                open.to_toolbar = true;
                continue;
            }
            Command::ToggleHistory => {
                history.0 = Some(!open.history_shown);
                continue;
            }
        };
        intents.write(intent);
    }
}
