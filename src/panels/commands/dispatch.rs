//! The dispatcher: what each [`Command`] does. Most become messages that the app reads; the rest changes what only the
//! screen knows.

use crate::app::{
    Arrange, AskHint, Editing, Explode, FileRequest, HistoryShown, Intent, Library, LibraryRequest,
    MasterTime, MoveNow, Preset, Proposal, QualityChoice, Screen, Seats, Session, WakingMessages,
    XRay,
};
use crate::panels::PanelState;
use crate::panels::commands::clipboard::Clipboard;
use crate::panels::commands::command::Command;
use crate::panels::commands::sets::CommandSet;
use crate::panels::widgets::dialogs::{Dialogs, Purpose};
use crate::panels::widgets::move_list::HistoryState;
use crate::record::formats::format::Format;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::Setup;
use crate::table::{Dropped, LiftMode};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// Dispatches commands in [`PreUpdate`], after keys were read.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Command>()
        .add_systems(PreUpdate, dispatch_commands.in_set(CommandSet::Dispatch));
}

/// What is on the table, and which screen shows it.
#[derive(SystemParam)]
struct Open<'w> {
    session: Option<Res<'w, Session>>,
    editing: Option<Res<'w, Editing>>,
    library: Option<Res<'w, Library>>,
    screen: ResMut<'w, NextState<Screen>>,
}

/// Messages to the app.
#[derive(SystemParam)]
struct Requests<'w> {
    intents: MessageWriter<'w, Intent>,
    arranging: MessageWriter<'w, Arrange>,
    saved: MessageWriter<'w, LibraryRequest>,
    files: MessageWriter<'w, FileRequest>,
    move_now: MessageWriter<'w, MoveNow>,
    hints: MessageWriter<'w, AskHint>,
    dropped: MessageWriter<'w, Dropped>,
    cameras: MessageWriter<'w, Preset>,
    exits: MessageWriter<'w, AppExit>,
}

/// What is chosen for every game.
#[derive(SystemParam)]
struct Choices<'w> {
    seats: ResMut<'w, Seats>,
    master_time: ResMut<'w, MasterTime>,
    explode: ResMut<'w, Explode>,
    lift_mode: ResMut<'w, LiftMode>,
    xray: ResMut<'w, XRay>,
    quality: ResMut<'w, QualityChoice>,
    history_shown: ResMut<'w, HistoryShown>,
}

/// What the panels remember.
#[derive(SystemParam)]
struct Panels<'w> {
    state: ResMut<'w, PanelState>,
    history: ResMut<'w, HistoryState>,
    dialogs: ResMut<'w, Dialogs>,
}

impl Open<'_> {
    fn setting_up(&self) -> bool {
        self.editing.is_some()
    }

    /// Back to the game, or to the choice of games where none is open.
    fn back_to_game(&mut self) {
        self.screen.set(if self.session.is_some() {
            Screen::Play
        } else {
            Screen::Start
        });
    }
}

/// Whether a command would end what is being set up: first that is left.
const fn waits_for_editor(command: &Command) -> bool {
    matches!(
        command,
        Command::Menu
            | Command::Continue
            | Command::OpenLibrary
            | Command::OpenFile
            | Command::Rematch
            | Command::Do(Intent::Propose(Proposal::NewGame(_)))
            | Command::Arrange(Arrange::Open(_))
    )
}

/// Does what was asked for.
fn dispatch_commands(
    mut commands: MessageReader<Command>,
    mut open: Open,
    mut requests: Requests,
    mut choices: Choices,
    mut panels: Panels,
    mut clipboard: Clipboard,
) {
    for command in commands.read() {
        if open.setting_up() && waits_for_editor(command) {
            continue;
        }
        match command {
            Command::Do(intent) => {
                if matches!(intent, Intent::Propose(Proposal::NewGame(_))) {
                    open.screen.set(Screen::Play);
                }
                requests.intents.write(intent.clone());
            }
            Command::Arrange(arrange) => {
                requests.arranging.write(arrange.clone());
            }
            Command::Saved(request) => {
                requests.saved.write(request.clone());
            }
            Command::File(request) => {
                requests.files.write(request.clone());
            }

            Command::Menu => open.screen.set(Screen::Start),
            Command::OpenLibrary => open.screen.set(Screen::Library),
            Command::Continue | Command::LeaveLibrary | Command::LeaveEditor => open.back_to_game(),
            Command::Rematch => {
                if let Some(session) = &open.session {
                    let setup = session.game().setup();
                    requests.intents.write(Proposal::NewGame(setup).into());
                }
            }
            Command::PlayFromHere => {
                if let Some(Ok(game)) = open.editing.as_deref().map(Editing::game) {
                    open.screen.set(Screen::Play);
                    let proposal = Proposal::Open {
                        record: Box::new(GameRecord::from_game(game.clone())),
                        at: NodeId::ROOT,
                    };
                    requests.intents.write(proposal.into());
                }
            }

            Command::Comment => {
                panels.state.comment.open();
                choices.history_shown.0 = Some(true);
            }
            Command::Fold(first) => panels.history.fold(*first),
            Command::Drop => {
                requests.dropped.write(Dropped);
            }

            Command::Explode(spread) => choices.explode.0 = spread.clamp(0.0, 1.0),
            Command::ToggleExplode => {
                choices.explode.0 = if choices.explode.0 > 0.0 { 0.0 } else { 0.6 };
            }
            Command::ToggleLift => choices.lift_mode.0 = !choices.lift_mode.0,
            Command::ToggleXray => choices.xray.0 = !choices.xray.0,
            Command::Camera(preset) => {
                requests.cameras.write(*preset);
            }
            Command::Quality(choice) => *choices.quality = *choice,
            Command::ToggleHelp => panels.state.help = !panels.state.help,
            Command::ToggleHistory => choices.history_shown.0 = Some(!panels.state.history_shown),
            Command::ToToolbar => panels.state.to_toolbar = true,

            Command::Seat(side, level) => choices.seats.0[side.index()] = *level,
            Command::MoveNow => {
                requests.move_now.write(MoveNow);
            }
            Command::MasterTime(secs) => {
                choices.master_time.0 = Duration::from_secs((*secs).max(1));
            }
            Command::Hint => {
                requests.hints.write(AskHint);
            }

            Command::OpenFile => panels.dialogs.ask(Purpose::Open, ""),
            Command::Export(format) => {
                if let Some(session) = &open.session {
                    let name = file_name(&session.game().setup(), *format);
                    panels.dialogs.ask(Purpose::Export(*format), &name);
                }
            }
            Command::ExportSaved(id) => {
                let library = open.library.as_ref();
                let save = library.and_then(|library| library.read(id).ok());
                if let Some(setup) = save.map(|save| save.record.start.setup()) {
                    panels.dialogs.ask_format(id.clone(), setup);
                }
            }
            Command::SavePicture => panels.dialogs.ask_size(false),
            Command::SaveFilm => panels.dialogs.ask_size(true),
            Command::SaveScene(title) => {
                if let Some(editing) = &open.editing {
                    let name = format!("{}-position.ron", plain_name(editing.draft().setup()));
                    panels.dialogs.ask(Purpose::Scene(title.clone()), &name);
                }
            }
            Command::CopyGame => {
                if let Some(session) = &open.session {
                    clipboard.copy_game(session);
                }
            }
            Command::CopyPosition => {
                let game = match (&open.editing, &open.session) {
                    (Some(editing), _) => editing.game().ok(),
                    (None, Some(session)) => Some(session.game()),
                    (None, None) => None,
                };
                if let Some(game) = game {
                    clipboard.copy_position(game);
                }
            }
            Command::Paste => match clipboard.text() {
                Some(text) if open.setting_up() => {
                    requests.arranging.write(Arrange::Read(text));
                }
                Some(text) => {
                    requests.files.write(FileRequest::ReadText(text));
                }
                None => clipboard.say_empty(),
            },
            Command::Quit => {
                requests.exits.write(AppExit::Success);
            }
        }
    }
}

/// The name of a new file for a game.
fn file_name(setup: &Setup, format: Format) -> String {
    format!("{}.{}", plain_name(setup), format.extension())
}

/// A game's name in letters that every file system knows.
fn plain_name(setup: &Setup) -> String {
    setup.game_name().to_lowercase().replace('ü', "u")
}
