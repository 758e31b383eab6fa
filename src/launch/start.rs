//! The ways to start the app: in a window, or with a window that isn't there, for tests.

use super::{graphics, icon, log, preflight, signals, trace};
use crate::app::open::{BrokenGame, OpenedGame};
use crate::app::{
    self, FileRequest, Intent, Library, Notice, Proposal, Screen, Seeds, SpokenLanguage,
};
use crate::cli::fail;
use crate::learn::courses;
use crate::panels::decode_pictures;
use crate::record::formats;
use crate::rules::Setup;
use crate::store::{self, Settings, Store};
use crate::table::sound::Speaker;
use crate::words::Language;
use crate::{panels, table};
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{ExitCondition, WindowPosition};
use bevy::winit::WinitPlugin;
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::thread;

const TITLE: &str = "Strata";

/// What the window opens with.
#[derive(Clone, Debug)]
pub enum Opening {
    Nothing,
    Game(Box<OpenedGame>),
    /// A text that leaves a choice: which of its games, or whether what is good of a broken one will do. A pipe can be read
    /// once only, so it is kept.
    Ask {
        file: PathBuf,
        text: String,
    },
}

impl Opening {
    /// What a file on the command line comes to.
    ///
    /// # Errors
    /// Where there is nothing good in it, in words that name the file.
    pub fn of_file(file: &Path) -> Result<Self, String> {
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = formats::read_text(file).map_err(|error| named(&error))?;
        let games = OpenedGame::read_all(&text);
        let is_one = games.len() == 1;
        let mut why_not = "there is no game in it".to_owned();
        for game in games.into_iter().rev() {
            match game {
                Ok(opened) if is_one => return Ok(Self::Game(Box::new(opened))),
                Ok(_) | Err(BrokenGame { good: Some(_), .. }) => {
                    let file = file.to_owned();
                    return Ok(Self::Ask { file, text });
                }
                Err(broken) => why_not = broken.reason,
            }
        }
        Err(named(&why_not))
    }
}

/// Opens the window, with a game on the table if there is one, and plays until it is closed. What is missing for that
/// is told in words, with exit code 2. With a trace, what happens is written to that file, for tests that play in a real
/// window.
pub fn run(
    opening: Opening,
    data: Option<&Path>,
    language: Option<Language>,
    trace: Option<&Path>,
) -> ExitCode {
    if let Err(missing) = preflight::check() {
        return fail(&missing.to_string());
    }
    // winit panics where a library of the window system can't be loaded: say that in words too.
    let said = Arc::new(Mutex::new(None::<String>));
    let hook_said = Arc::clone(&said);
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if let Ok(mut said) = hook_said.lock() {
            said.get_or_insert_with(|| {
                info.to_string()
                    .lines()
                    .skip(1)
                    .collect::<Vec<_>>()
                    .join(" ")
            });
        }
    }));
    let quiet = log::hold_back_libraries();
    let built = panic::catch_unwind(panic::AssertUnwindSafe(|| {
        let library = library(data);
        let settings = library.as_ref().map(|library| library.settings().clone());
        let mut app = window_of(as_it_was(&settings.unwrap_or_default()), None);
        app.insert_resource(Seeds::shuffled());
        app.insert_resource(SpokenLanguage::asked(language));
        if let Some(library) = library {
            app.insert_resource(library);
        }
        match opening {
            Opening::Nothing => {}
            Opening::Game(opened) => {
                let notices = opened.introduction().map(Notice::done);
                app.world_mut().write_message_batch(notices);
                opened.put_on_table(&mut app);
            }
            Opening::Ask { file, text } => {
                app.world_mut()
                    .write_message(FileRequest::ReadNamed { file, text });
            }
        }
        app
    }));
    drop(quiet);
    panic::set_hook(default_hook);
    let Ok(mut app) = built else {
        let message = said
            .lock()
            .ok()
            .and_then(|mut said| said.take())
            .unwrap_or_default();
        return fail(&preflight::from_panic(&message).to_string());
    };
    if let Some(path) = trace
        && let Err(error) = trace::write_to(&mut app, path)
    {
        return fail(&format!(
            "the trace {} can't be written: {error}",
            path.display()
        ));
    }
    signals::plugin(&mut app);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Where games and settings are kept. Where there is no such place, people play without.
fn library(data: Option<&Path>) -> Option<Library> {
    let folder = store::folder(data)?;
    match Library::new(Store::open(folder)) {
        Ok(library) => Some(library),
        Err(error) => {
            eprintln!("strata: games can't be saved: {error}");
            None
        }
    }
}

/// The app in a real window.
pub fn window(setup: Option<&Setup>) -> App {
    window_of(as_it_was(&Settings::default()), setup)
}

/// Width and height of a window whose person has not chosen yet.
const SIZE: [u32; 2] = [1280, 800];

/// The window as the person left it.
fn as_it_was(settings: &Settings) -> Window {
    let [width, height] = settings.window.unwrap_or(SIZE);
    let at = settings.window_at.map(IVec2::from_array);
    Window {
        title: TITLE.to_owned(),
        name: Some(icon::NAME.to_owned()),
        resolution: (width, height).into(),
        position: at.map_or(WindowPosition::Automatic, WindowPosition::At),
        ..default()
    }
}

/// Reads what the first screen shows on a thread of its own, while the graphics driver is loaded.
fn read_ahead() {
    let thread = thread::Builder::new().name("read ahead".to_owned());
    // Without a thread all of it is read when it is asked for.
    let _ = thread.spawn(|| {
        courses();
        decode_pictures();
    });
}

/// The app in this window.
fn window_of(window: Window, setup: Option<&Setup>) -> App {
    read_ahead();
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                // A game that can't be saved asks before it goes.
                close_when_requested: false,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: graphics::settings().into(),
                ..default()
            })
            .set(log::plugin())
            // It sets a flag that a sleeping window doesn't look at.
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    // An idle table sleeps; whatever moves asks for the next frame itself.
    .insert_resource(table::reactive_settings());
    icon::plugin(&mut app);
    add_game_plugins(&mut app, setup);
    app.insert_resource(Speaker::start());
    app
}

/// Everything but the window and the GPU: the window is an entity that nobody shows, so cameras, picking and
/// panels work, and a test sends it events.
pub fn fake_window(width: u32, height: u32, setup: Option<&Setup>) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    resolution: (width, height).into(),
                    ..default()
                }),
                exit_condition: ExitCondition::DontExit,
                close_when_requested: false,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    );
    add_game_plugins(&mut app, setup);
    app.finish();
    app.cleanup();
    app
}

/// Adds the game to an app that has its window, with a new game if one is asked for.
fn add_game_plugins(app: &mut App, setup: Option<&Setup>) {
    app.add_plugins((app::plugin, table::plugin, panels::plugin));
    if let Some(setup) = setup {
        app.insert_state(Screen::Play);
        app.world_mut()
            .write_message(Intent::Propose(Proposal::NewGame(setup.clone())));
    }
}
