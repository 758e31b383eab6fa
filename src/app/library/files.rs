//! Games that come from outside and go there: files, the clipboard, what is dropped onto the window; and pictures.

use crate::app::library::autosave::{Library, SaveSource};
use crate::app::library::opened::{BrokenGame, OpenedGame};
use crate::app::library::picture_size::PictureSize;
use crate::app::notice::{Notice, Offer};
use crate::app::players::opponent::Seats;
use crate::app::players::search_task::waker;
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::{Explode, HistoryShown, XRay};
use crate::app::{Intent, Screen};
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::record::formats::loss;
use crate::record::game_record::GameRecord;
use crate::store::{GameId, write_whole};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy::winit::EventLoopProxyWrapper;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{env, thread};
use tempfile::NamedTempFile;

/// What a person wants with files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum FileRequest {
    /// Open what is in a file.
    Read(PathBuf),
    /// Open what a text tells, such as one from the clipboard.
    ReadText(String),
    /// Open one of several games that a text told.
    Pick(usize),
    /// Open what could be read of a broken game.
    OpenGood,
    /// Forget the games that wait to be picked from.
    Forget,
    /// Write the game on the table.
    Write { to: PathBuf, format: Format },
    /// Write a saved game.
    WriteSaved {
        id: GameId,
        to: PathBuf,
        format: Format,
    },
    /// Draw the table as it is looked at.
    Picture { to: PathBuf, size: PictureSize },
    /// Draw the line on the table as an animation.
    Film { to: PathBuf, size: PictureSize },
}

/// A game to put on the table, or why there is none.
#[derive(Message, Clone, Debug)]
pub struct GameArrived(pub Result<Box<OpenedGame>, BrokenGame>);

/// What waits for a person's decision: several games in one text, or the good part of a broken one.
#[derive(Resource, Clone, Debug, Default)]
pub struct PendingChoice {
    pub several: Vec<Result<OpenedGame, BrokenGame>>,
    good: Option<Box<OpenedGame>>,
}

/// Who draws pictures: this program once more, without a window, so that the table isn't held up.
#[derive(Resource, Clone, Debug)]
pub struct PictureProgram(pub PathBuf);

/// How the pictures that are being drawn will turn out. Only one system hears it; the lock is there because a resource
/// must be shareable.
#[derive(Resource, Debug)]
struct PictureJobs {
    tell: Sender<Notice>,
    told: Mutex<Receiver<Notice>>,
}

impl Default for PictureJobs {
    fn default() -> Self {
        let (tell, told) = channel();
        Self {
            tell,
            told: Mutex::new(told),
        }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<FileRequest>()
        .add_message::<GameArrived>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<PendingChoice>()
        .init_resource::<PictureJobs>()
        .add_systems(
            Update,
            (
                (drop_in, obey, draw, arrive)
                    .chain()
                    .before(TurnSet::Gather),
                finish_drawings.in_set(TurnSet::Announce),
            ),
        );
    if let Ok(program) = env::current_exe() {
        app.insert_resource(PictureProgram(program));
    }
}

fn drop_in(mut dropped: MessageReader<FileDragAndDrop>, mut wishes: MessageWriter<FileRequest>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            wishes.write(FileRequest::Read(path_buf.clone()));
        }
    }
}

fn obey(
    mut wishes: MessageReader<FileRequest>,
    session: Option<Res<Session>>,
    library: Option<Res<Library>>,
    mut pending: ResMut<PendingChoice>,
    mut arrived: MessageWriter<GameArrived>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let told = match wish {
            FileRequest::Read(file) => {
                let games = match formats::read_text(file) {
                    Ok(text) => OpenedGame::read_all(&text),
                    Err(error) => vec![Err(BrokenGame {
                        words: error.to_string(),
                        good: None,
                    })],
                };
                take_in(games, &name(file), &mut pending, &mut arrived);
                continue;
            }
            FileRequest::ReadText(text) => {
                let games = OpenedGame::read_all(text);
                take_in(games, "The clipboard", &mut pending, &mut arrived);
                continue;
            }
            FileRequest::Pick(which) => {
                let mut several = std::mem::take(&mut pending.several);
                if *which < several.len() {
                    let picked = several.swap_remove(*which);
                    arrived.write(GameArrived(picked.map(Box::new)));
                }
                continue;
            }
            FileRequest::Forget => {
                pending.several.clear();
                continue;
            }
            FileRequest::OpenGood => {
                arrived.write_batch(pending.good.take().map(|good| GameArrived(Ok(good))));
                continue;
            }
            FileRequest::Write { to, format } => match session.as_deref() {
                Some(session) => export(session.record(), *format, to),
                None => continue,
            },
            FileRequest::WriteSaved { id, to, format } => match library.as_deref() {
                Some(library) => library
                    .read(id)
                    .map_err(|broken| broken.error.to_string())
                    .and_then(|save| export(&save.record, *format, to)),
                None => continue,
            },
            FileRequest::Picture { .. } | FileRequest::Film { .. } => continue,
        };
        notices.write(match told {
            Ok(words) => Notice::done(words),
            Err(words) => Notice::trouble(words),
        });
    }
}

/// The name of a file as a person knows it.
fn name(file: &Path) -> String {
    let name = file.file_name().unwrap_or(file.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Opens the game of a text, or keeps several to choose from.
fn take_in(
    mut games: Vec<Result<OpenedGame, BrokenGame>>,
    from: &str,
    pending: &mut PendingChoice,
    arrived: &mut MessageWriter<GameArrived>,
) {
    if games.len() > 1 {
        pending.several = games;
        return;
    }
    let only = games.pop().unwrap_or_else(|| {
        Err(BrokenGame {
            words: "there is no game in it".to_owned(),
            good: None,
        })
    });
    arrived.write(GameArrived(only.map(Box::new).map_err(|broken| {
        BrokenGame {
            words: format!("{from}: {}", broken.words),
            ..broken
        }
    })));
}

/// Puts what has arrived on the table. What can't be read leaves the open game as it is.
fn arrive(
    mut arrived: MessageReader<GameArrived>,
    mut pending: ResMut<PendingChoice>,
    mut library: Option<ResMut<Library>>,
    mut seats: ResMut<Seats>,
    mut explode: ResMut<Explode>,
    mut xray: ResMut<XRay>,
    mut history: ResMut<HistoryShown>,
    mut screen: Option<ResMut<NextState<Screen>>>,
    mut intents: MessageWriter<Intent>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    for GameArrived(arrived) in arrived.read() {
        let opened = match arrived {
            Ok(opened) => opened,
            Err(broken) => {
                let mut notice = Notice::trouble(broken.words.clone());
                pending.good.clone_from(&broken.good);
                if broken.good.is_some() {
                    notice = notice.offering(Offer::OpenGood);
                }
                notices.write(notice);
                continue;
            }
        };
        if let Some(library) = &mut library {
            library.expect(opened.kept.clone());
        }
        // A record that doesn't tell who plays is there to be read, not to be answered.
        seats.set_if_neq(Seats(opened.levels.unwrap_or_default()));
        explode.0 = opened.view.explode;
        xray.0 = opened.view.xray;
        if opened.view.history.is_some() {
            history.0 = opened.view.history;
        }
        commands.insert_resource(opened.view.clone());
        intents.write(Intent::Open {
            record: Box::new(opened.record.clone()),
            at: opened.at,
        });
        if let Some(screen) = &mut screen {
            screen.set(Screen::Play);
        }
    }
}

/// Writes a game where a person wants it, and says what has no place in that format.
fn export(record: &GameRecord, format: Format, to: &Path) -> Result<String, String> {
    let written = formats::write(record, format).map_err(|error| error.to_string())?;
    write_whole(to, written.text.as_bytes(), true)
        .map_err(|error| format!("{} can't be written: {error}", to.display()))?;
    let lost = loss::in_words(&written.lost, format);
    Ok(match lost {
        Some(lost) => format!("Written to {}. {lost}", name(to)),
        None => format!("Written to {}.", name(to)),
    })
}

/// Sends the program off to draw what is on the table.
fn draw(
    mut wishes: MessageReader<FileRequest>,
    painter: Option<Res<PictureProgram>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    keeping: SaveSource,
    jobs: Res<PictureJobs>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let (task, to, size) = match wish {
            FileRequest::Picture { to, size } => ("shot", to, size),
            FileRequest::Film { to, size } => ("film", to, size),
            _ => continue,
        };
        let (Some(painter), Some(save)) = (&painter, keeping.save()) else {
            continue;
        };
        let game = match save.write() {
            Ok(game) => game,
            Err(error) => {
                notices.write(Notice::trouble(error.to_string()));
                continue;
            }
        };
        notices.write(Notice::done(format!("Drawing {} …", name(to))));
        let (program, to, size) = (painter.0.clone(), to.clone(), *size);
        let (tell, wake) = (jobs.tell.clone(), waker(proxy.as_deref()));
        thread::spawn(move || {
            let notice = match paint(task, &program, &game, &to, size) {
                Ok(()) => Notice::done(format!("{} is drawn.", name(&to))),
                Err(words) => Notice::trouble(format!("{} isn't drawn: {words}", name(&to))),
            };
            // Whoever asked may be gone.
            let _ = tell.send(notice);
            wake();
        });
    }
}

/// Lets the program draw a game into a file, and waits for it.
fn paint(
    task: &str,
    program: &Path,
    game: &str,
    to: &Path,
    size: PictureSize,
) -> Result<(), String> {
    let words = |error: std::io::Error| error.to_string();
    let file = NamedTempFile::new().map_err(words)?;
    std::fs::write(file.path(), game).map_err(words)?;
    let done = Command::new(program)
        .arg(task)
        .arg(file.path())
        .arg("--output")
        .arg(to)
        .args(["--size", &size.to_string()])
        .stdin(Stdio::null())
        .output()
        .map_err(words)?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let last = said.lines().next_back().unwrap_or("no reason was given");
    Err(last.trim_start_matches("strata: ").to_owned())
}

/// Tells when a picture is there, or why it isn't.
fn finish_drawings(jobs: Res<PictureJobs>, mut notices: MessageWriter<Notice>) {
    if let Ok(told) = jobs.told.lock() {
        notices.write_batch(told.try_iter());
    }
}
