//! Games that come from outside and go there: files, the clipboard, what is dropped onto the window; and pictures.

use super::errand::waker;
use super::flow::Turn;
use super::keep::{Keeping, Shelf};
use super::notice::{Notice, Offer};
use super::open::{Opened, Unsound};
use super::opponent::Seats;
use super::session::Session;
use super::shot::Size;
use super::{Intent, Screen};
use crate::panels::Open;
use crate::record::any;
use crate::record::format::Format;
use crate::record::loss;
use crate::record::story::Story;
use crate::store::{GameId, write_whole};
use crate::table::{Explode, XRay};
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
pub enum FileWish {
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
    Picture { to: PathBuf, size: Size },
    /// Draw the line on the table as an animation.
    Film { to: PathBuf, size: Size },
}

/// A game to put on the table, or why there is none.
#[derive(Message, Clone, Debug)]
pub struct Arrived(pub Result<Box<Opened>, Unsound>);

/// What waits for a person's decision: several games in one text, or the good part of a broken one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Undecided {
    pub several: Vec<Result<Opened, Unsound>>,
    good: Option<Box<Opened>>,
}

/// Who draws pictures: this program once more, without a window, so that the table isn't held up.
#[derive(Resource, Clone, Debug)]
pub struct Painter(pub PathBuf);

/// How the pictures that are being drawn will turn out. Only one system hears it; the lock is there because a resource
/// must be shareable.
#[derive(Resource, Debug)]
struct Drawings {
    tell: Sender<Notice>,
    told: Mutex<Receiver<Notice>>,
}

impl Default for Drawings {
    fn default() -> Self {
        let (tell, told) = channel();
        Self {
            tell,
            told: Mutex::new(told),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileWish>()
        .add_message::<Arrived>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<Undecided>()
        .init_resource::<Drawings>()
        .add_systems(
            Update,
            (
                (drop_in, obey, draw, arrive).chain().before(Turn::Gather),
                finish_drawings.in_set(Turn::Announce),
            ),
        );
    if let Ok(program) = env::current_exe() {
        app.insert_resource(Painter(program));
    }
}

fn drop_in(mut dropped: MessageReader<FileDragAndDrop>, mut wishes: MessageWriter<FileWish>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            wishes.write(FileWish::Read(path_buf.clone()));
        }
    }
}

fn obey(
    mut wishes: MessageReader<FileWish>,
    session: Option<Res<Session>>,
    shelf: Option<Res<Shelf>>,
    mut undecided: ResMut<Undecided>,
    mut arrived: MessageWriter<Arrived>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let told = match wish {
            FileWish::Read(file) => {
                let games = match any::read_text(file) {
                    Ok(text) => Opened::read_all(&text),
                    Err(error) => vec![Err(Unsound {
                        words: error.to_string(),
                        good: None,
                    })],
                };
                take_in(games, &name(file), &mut undecided, &mut arrived);
                continue;
            }
            FileWish::ReadText(text) => {
                let games = Opened::read_all(text);
                take_in(games, "The clipboard", &mut undecided, &mut arrived);
                continue;
            }
            FileWish::Pick(which) => {
                let mut several = std::mem::take(&mut undecided.several);
                if *which < several.len() {
                    let picked = several.swap_remove(*which);
                    arrived.write(Arrived(picked.map(Box::new)));
                }
                continue;
            }
            FileWish::Forget => {
                undecided.several.clear();
                continue;
            }
            FileWish::OpenGood => {
                arrived.write_batch(undecided.good.take().map(|good| Arrived(Ok(good))));
                continue;
            }
            FileWish::Write { to, format } => match session.as_deref() {
                Some(session) => export(session.story(), *format, to),
                None => continue,
            },
            FileWish::WriteSaved { id, to, format } => match shelf.as_deref() {
                Some(shelf) => shelf
                    .read(id)
                    .map_err(|broken| broken.error.to_string())
                    .and_then(|save| export(&save.story, *format, to)),
                None => continue,
            },
            FileWish::Picture { .. } | FileWish::Film { .. } => continue,
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
    mut games: Vec<Result<Opened, Unsound>>,
    from: &str,
    undecided: &mut Undecided,
    arrived: &mut MessageWriter<Arrived>,
) {
    if games.len() > 1 {
        undecided.several = games;
        return;
    }
    let only = games.pop().unwrap_or_else(|| {
        Err(Unsound {
            words: "there is no game in it".to_owned(),
            good: None,
        })
    });
    arrived.write(Arrived(only.map(Box::new).map_err(|unsound| Unsound {
        words: format!("{from}: {}", unsound.words),
        ..unsound
    })));
}

/// Puts what has arrived on the table. What can't be read leaves the open game as it is.
fn arrive(
    mut arrived: MessageReader<Arrived>,
    mut undecided: ResMut<Undecided>,
    mut shelf: Option<ResMut<Shelf>>,
    mut seats: ResMut<Seats>,
    mut looks: (
        Option<ResMut<Explode>>,
        Option<ResMut<XRay>>,
        Option<ResMut<Open>>,
    ),
    mut screen: Option<ResMut<NextState<Screen>>>,
    mut intents: MessageWriter<Intent>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    for Arrived(arrived) in arrived.read() {
        let opened = match arrived {
            Ok(opened) => opened,
            Err(unsound) => {
                let mut notice = Notice::trouble(unsound.words.clone());
                undecided.good.clone_from(&unsound.good);
                if unsound.good.is_some() {
                    notice = notice.offering(Offer::OpenGood);
                }
                notices.write(notice);
                continue;
            }
        };
        if let Some(shelf) = &mut shelf {
            shelf.expect(opened.kept.clone());
        }
        // A record that doesn't tell who plays is there to be read, not to be answered.
        seats.set_if_neq(Seats(opened.levels.unwrap_or_default()));
        let (explode, xray, open) = &mut looks;
        if let Some(explode) = explode {
            explode.0 = opened.look.explode;
        }
        if let Some(xray) = xray {
            xray.0 = opened.look.xray;
        }
        if let (Some(open), Some(history)) = (open, opened.look.history) {
            open.history = Some(history);
        }
        commands.insert_resource(opened.look.clone());
        intents.write(Intent::Open {
            story: Box::new(opened.story.clone()),
            at: opened.at,
        });
        if let Some(screen) = &mut screen {
            screen.set(Screen::Play);
        }
    }
}

/// Writes a game where a person wants it, and says what has no place in that format.
fn export(story: &Story, format: Format, to: &Path) -> Result<String, String> {
    let written = any::write(story, format).map_err(|error| error.to_string())?;
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
    mut wishes: MessageReader<FileWish>,
    painter: Option<Res<Painter>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    keeping: Keeping,
    drawings: Res<Drawings>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let (task, to, size) = match wish {
            FileWish::Picture { to, size } => ("shot", to, size),
            FileWish::Film { to, size } => ("film", to, size),
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
        let (tell, wake) = (drawings.tell.clone(), waker(proxy.as_deref()));
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
fn paint(task: &str, program: &Path, game: &str, to: &Path, size: Size) -> Result<(), String> {
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
fn finish_drawings(drawings: Res<Drawings>, mut notices: MessageWriter<Notice>) {
    if let Ok(told) = drawings.told.lock() {
        notices.write_batch(told.try_iter());
    }
}
