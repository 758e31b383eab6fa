//! The dispatcher: what each [`Command`] does. Most become messages that the app reads; the rest changes what only the
//! screen knows.

use crate::app::{
    AnalysisOn, AnimationSpeed, Arrange, AskHint, Autoplay, ChangeSettings, ChosenClock,
    ChosenLines, ChosenSource, CoachOn, CoachRequest, ConfirmMoves, DrawRequest, Editing,
    EngineChoice, EngineRequest, Explode, FileRequest, FullScreen, HistoryShown, Intent,
    LearnRequest, LevelPause, Library, LibraryRequest, MasterTime, MoveNow, Notice, PaceRequest,
    Preset, PreviewLine, Proposal, PuzzleRequest, QualityChoice, QuitRequest, ReportRequest,
    Screen, Seats, Session, ShowCoordinates, ShowFolder, ShowTileNumbers, ShownOverlays,
    SoundChoice, SpokenLanguage, ThreatViewOn, ThreatWarnings, WakingMessages, XRay,
};
use crate::panels::commands::clipboard::Clipboard;
use crate::panels::commands::command::Command;
use crate::panels::commands::sets::CommandSet;
use crate::panels::game_words::nothing_to_show;
use crate::panels::outcome_words::result_words;
use crate::panels::widgets::dialogs::{Dialogs, Purpose};
use crate::panels::widgets::move_list::HistoryState;
use crate::panels::{Ask, PanelState};
use crate::record::Claim;
use crate::record::formats::format::Format;
use crate::record::game_record::GameRecord;
use crate::record::time_control::{CLOCK, CLOCK_ENDS};
use crate::record::tree::NodeId;
use crate::rules::{Color, Setup};
use crate::store::Overlay;
use crate::table::{Dropped, LiftMode, ReplayMove};
use crate::words::Key;
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
    pace: MessageWriter<'w, PaceRequest>,
    hints: MessageWriter<'w, AskHint>,
    draws: MessageWriter<'w, DrawRequest>,
    engines: MessageWriter<'w, EngineRequest>,
    after_fault: MessageWriter<'w, EngineChoice>,
    coaching: MessageWriter<'w, CoachRequest>,
    previews: MessageWriter<'w, PreviewLine>,
    asked: MessageWriter<'w, Ask>,
    dropped: MessageWriter<'w, Dropped>,
    replays: MessageWriter<'w, ReplayMove>,
    cameras: MessageWriter<'w, Preset>,
    quits: MessageWriter<'w, QuitRequest>,
    learning: MessageWriter<'w, LearnRequest>,
    puzzles: MessageWriter<'w, PuzzleRequest>,
    reports: MessageWriter<'w, ReportRequest>,
    settings: MessageWriter<'w, ChangeSettings>,
    folders: MessageWriter<'w, ShowFolder>,
}

/// What is chosen for every game.
#[derive(SystemParam)]
struct Choices<'w> {
    seats: ResMut<'w, Seats>,
    master_time: ResMut<'w, MasterTime>,
    explode: ResMut<'w, Explode>,
    lift_mode: ResMut<'w, LiftMode>,
    xray: ResMut<'w, XRay>,
    coordinates: ResMut<'w, ShowCoordinates>,
    tile_numbers: ResMut<'w, ShowTileNumbers>,
    quality: ResMut<'w, QualityChoice>,
    animation: ResMut<'w, AnimationSpeed>,
    sound: ResMut<'w, SoundChoice>,
    level_pause: ResMut<'w, LevelPause>,
    spoken: ResMut<'w, SpokenLanguage>,
    history_shown: ResMut<'w, HistoryShown>,
    autoplay: ResMut<'w, Autoplay>,
    clock: Res<'w, ChosenClock>,
    confirm: ResMut<'w, ConfirmMoves>,
    threats: ResMut<'w, ThreatWarnings>,
    overlays: ResMut<'w, ShownOverlays>,
    threat_view: ResMut<'w, ThreatViewOn>,
    coach: ResMut<'w, CoachOn>,
    analysis: ResMut<'w, AnalysisOn>,
    lines: ResMut<'w, ChosenLines>,
    full_screen: ResMut<'w, FullScreen>,
    analysis_source: ResMut<'w, ChosenSource>,
}

/// What the panels remember.
#[derive(SystemParam)]
struct Panels<'w> {
    state: ResMut<'w, PanelState>,
    history: ResMut<'w, HistoryState>,
    dialogs: ResMut<'w, Dialogs>,
}

impl Requests<'_> {
    /// A game from the start, with what its record already tells.
    fn begin(&mut self, setup: &Setup, tags: Vec<(String, String)>) {
        let mut record = GameRecord::new(setup);
        for (tag, value) in tags {
            record.set_tag(&tag, &value);
        }
        let (record, at) = (Box::new(record), NodeId::ROOT);
        self.intents.write(Proposal::Open { record, at }.into());
    }

    /// The same game from the start, by the same clock. Who sits where is told by the sides that they had.
    fn rematch(&mut self, session: &Session, sides: [Color; 2]) {
        let record = session.record();
        let names = Color::BOTH.into_iter().zip(sides).map(|(side, before)| {
            let name = record.player(before).unwrap_or_default();
            (record.player_tag(side).to_owned(), name.to_owned())
        });
        let clock = [CLOCK, CLOCK_ENDS].into_iter().map(|tag| {
            let value = record.tag(tag).unwrap_or_default();
            (tag.to_owned(), value.to_owned())
        });
        self.begin(&session.game().setup(), names.chain(clock).collect());
    }
}

impl Open<'_> {
    fn setting_up(&self) -> bool {
        self.editing.is_some()
    }

    /// Why an overlay has nothing to show in the game on the table.
    fn why_not(&self, overlay: Overlay) -> Option<Key> {
        let setup = match (&self.editing, &self.session) {
            (Some(editing), _) => editing.draft().setup().clone(),
            (None, Some(session)) => session.game().setup(),
            (None, None) => return None,
        };
        nothing_to_show(&setup, overlay)
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
            | Command::RematchSwapped
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
                if let Intent::Propose(Proposal::NewGame(setup)) = intent {
                    open.screen.set(Screen::Play);
                    if choices.clock.control.is_some() {
                        requests.begin(setup, choices.clock.tags());
                        continue;
                    }
                }
                if *intent == Intent::StepBack {
                    // With nothing in the hand there is only the result to step back from.
                    let session = open.session.as_deref();
                    panels.state.closed_result =
                        session.and_then(|it| result_words(it.game().outcome(), it.claim()));
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

            Command::Learn(request) => {
                requests.learning.write(*request);
            }
            Command::Puzzle(request) => {
                requests.puzzles.write(*request);
            }
            Command::Report(request) => {
                requests.reports.write(*request);
            }
            Command::Menu => open.screen.set(Screen::Start),
            Command::OpenLibrary => open.screen.set(Screen::Library),
            Command::Continue | Command::LeaveLibrary | Command::LeaveEditor => open.back_to_game(),
            Command::Rematch => {
                if let Some(session) = &open.session {
                    requests.rematch(session, Color::BOTH);
                }
            }
            Command::RematchSwapped => {
                if let Some(session) = &open.session {
                    choices.seats.0.swap(0, 1);
                    requests.rematch(session, Color::BOTH.map(|side| !side));
                }
            }
            Command::Resign(side) => {
                let claim = Claim::Resigned(*side);
                requests.intents.write(Proposal::End(Some(claim)).into());
            }
            Command::Draw(request) => {
                requests.draws.write(*request);
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

            Command::Autoplay => choices.autoplay.toggle(),
            Command::Comment => {
                panels.state.comment.open();
                choices.history_shown.0 = Some(true);
            }
            Command::Fold(first) => panels.history.fold(*first),
            Command::ReplayMove => {
                requests.replays.write(ReplayMove);
            }
            Command::Drop => {
                requests.dropped.write(Dropped);
            }

            Command::Explode(spread) => choices.explode.0 = spread.clamp(0.0, 1.0),
            Command::ToggleExplode => {
                choices.explode.0 = if choices.explode.0 > 0.0 { 0.0 } else { 0.6 };
            }
            Command::ToggleLift => choices.lift_mode.0 = !choices.lift_mode.0,
            Command::ToggleXray => choices.xray.0 = !choices.xray.0,
            Command::ToggleCoordinates => choices.coordinates.0 = !choices.coordinates.0,
            Command::ToggleTileNumbers => choices.tile_numbers.0 = !choices.tile_numbers.0,
            Command::Camera(preset) => {
                requests.cameras.write(*preset);
            }
            Command::Quality(choice) => *choices.quality = *choice,
            Command::Animation(speed) => *choices.animation = *speed,
            Command::ToggleMute => choices.sound.mute = !choices.sound.mute,
            Command::Language(language) => choices.spoken.choose(*language),
            Command::ToggleConfirm => choices.confirm.0 = !choices.confirm.0,
            Command::Threats(warnings) => *choices.threats = *warnings,
            Command::Analyse => choices.analysis.0 = !choices.analysis.0,
            Command::AnalysisLines(count) => choices.lines.set_count(*count),
            Command::AnalysisNotation(on) => choices.lines.in_notation = *on,
            Command::PreviewLine(line) => {
                requests.previews.write(PreviewLine(*line));
            }
            Command::ToggleOverlay(overlay) => match open.why_not(*overlay) {
                Some(why) => {
                    clipboard.notices.write(Notice::done(why));
                }
                None => choices.overlays.0.toggle(*overlay),
            },
            Command::ToggleThreatView => choices.threat_view.0 = !choices.threat_view.0,
            Command::Coach(on) => choices.coach.0 = *on,
            Command::Coaching(request) => {
                requests.coaching.write(*request);
            }
            Command::ToggleHelp => panels.state.help = !panels.state.help,
            Command::ToggleSettings => panels.state.settings.toggle(),
            Command::ChangeSettings(settings) => {
                requests.settings.write(ChangeSettings(settings.clone()));
            }
            Command::ToggleFullScreen => choices.full_screen.0 = !choices.full_screen.0,
            Command::ShowFolder => {
                requests.folders.write(ShowFolder);
            }
            Command::CopyFolder => {
                if let Some(library) = &open.library {
                    clipboard.copy_folder(library.store().root());
                }
            }
            Command::ToggleHistory => choices.history_shown.0 = Some(!panels.state.history_shown),
            Command::ToToolbar => panels.state.to_toolbar = true,

            Command::Seat(side, seat) => choices.seats.0[side.index()] = *seat,
            Command::Engine(request) => {
                requests.engines.write(request.clone());
            }
            Command::AfterFault(choice) => {
                requests.after_fault.write(*choice);
            }
            Command::AnalysisSource(source) => choices.analysis_source.0 = *source,
            Command::ChooseEngine => panels.dialogs.ask(Purpose::Engine, ""),
            Command::ChooseEngineFile(engine, option) => {
                let purpose = Purpose::EngineFile(*engine, option.clone());
                panels.dialogs.ask(purpose, "");
            }
            Command::MoveNow => {
                requests.move_now.write(MoveNow);
            }
            Command::Pace(request) => {
                requests.pace.write(*request);
            }
            Command::LevelPause(tenths) => {
                choices.level_pause.0 = Duration::from_millis((*tenths).min(600) * 100);
            }
            Command::MasterTime(secs) => {
                choices.master_time.0 = Duration::from_secs((*secs).max(1));
            }
            Command::Ask(ask) => {
                requests.asked.write(*ask);
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
            Command::Paste => clipboard.paste(),
            Command::Quitting(request) => {
                requests.quits.write(*request);
            }
            Command::Quit => {
                requests.quits.write(QuitRequest::Quit);
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
