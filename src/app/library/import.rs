//! Import: games from files, from the clipboard and from what is dropped onto the window. Files are read on a thread of their own: a
//! disk that is slow or gone doesn't hold up the table.

use super::files::{FileRequest, file_name};
use crate::app::library::folder::Library;
use crate::app::library::opened::{BrokenGame, OpenedGame};
use crate::app::notice::{Notice, Offer};
use crate::app::players::engines::{Engines, seat_saved};
use crate::app::players::{Seats, waker};
use crate::app::redraw::WakingMessages;
use crate::app::turn::proposal::Proposal;
use crate::app::{Explode, HistoryShown, Intent, Screen, SpokenLanguage, XRay};
use crate::record::formats;
use crate::record::formats::save::TITLE;
use crate::record::game_record::GameRecord;
use crate::rules::{Fault, ReadError};
use crate::store::GameId;
use crate::words::{Sentence, Words, disk_trouble};
use crate::{key, say, sentence};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy::winit::EventLoopProxyWrapper;
use jiff::Timestamp;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// An imported game to put on the table, or why there is none.
#[derive(Message, Clone, Debug)]
pub struct GameArrived(pub Result<Box<OpenedGame>, BrokenGame>);

/// An import that waits for a person's decision: several games in one text, or the good part of a broken one.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct PendingChoice {
    pub several: Vec<Result<OpenedGame, BrokenGame>>,
    good: Option<Box<OpenedGame>>,
}

/// The channel on which reading threads report. Only one system reads it; the lock is there because a resource must be shareable.
#[derive(Resource, Debug)]
pub(super) struct Reading {
    sender: Sender<ReadFile>,
    files: Mutex<Receiver<ReadFile>>,
}

impl Default for Reading {
    fn default() -> Self {
        let (sender, files) = channel();
        Self {
            sender,
            files: Mutex::new(files),
        }
    }
}

/// A file's name, and the games in it.
#[derive(Debug)]
struct ReadFile {
    name: String,
    games: Vec<Result<OpenedGame, BrokenGame>>,
}

impl ReadFile {
    fn read(file: &Path) -> Self {
        let games = match formats::read_regular(file) {
            Ok(text) => OpenedGame::read_all(&text),
            Err(error) => {
                let reason = error.to_string();
                let words = disk_trouble(&error);
                let good = None;
                vec![Err(BrokenGame {
                    words,
                    reason,
                    good,
                })]
            }
        };
        let name = file_name(file);
        Self { name, games }
    }
}

/// Adds what importing needs; [`super::files`] orders its systems.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<GameArrived>()
        .add_message::<FileDragAndDrop>()
        .init_resource::<Reading>()
        .init_resource::<PendingChoice>();
}

/// Turns a file that is dropped onto the window into a request to read it.
pub(super) fn request_dropped_files(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut requests: MessageWriter<FileRequest>,
) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            requests.write(FileRequest::Read(path_buf.clone()));
        }
    }
}

/// Carries out the requests to open something.
pub(super) fn import_games(
    mut requests: MessageReader<FileRequest>,
    mut pending: ResMut<PendingChoice>,
    mut arrived: MessageWriter<GameArrived>,
    reading: Res<Reading>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    for request in requests.read() {
        match request {
            FileRequest::Read(file) => {
                let (file, sender) = (file.clone(), reading.sender.clone());
                let wake = waker(proxy.as_deref());
                thread::spawn(move || {
                    // Nobody listens any more when the window is closed.
                    let _ = sender.send(ReadFile::read(&file));
                    wake();
                });
            }
            FileRequest::ReadNamed { file, text } => {
                let games = OpenedGame::read_all(text);
                let name = file_name(file);
                let broken = |why| sentence!("files-broken", file = &name, why = why);
                import(games, broken, &mut pending, &mut arrived);
            }
            FileRequest::ReadText(text) => {
                let games = OpenedGame::read_all(text);
                let broken = |why| sentence!("files-clipboard-broken", why = why);
                import(games, broken, &mut pending, &mut arrived);
            }
            FileRequest::Pick(which) => {
                let mut several = std::mem::take(&mut pending.several);
                if *which < several.len() {
                    let picked = several.swap_remove(*which);
                    arrived.write(GameArrived(picked.map(Box::new)));
                }
            }
            FileRequest::Forget => pending.several.clear(),
            FileRequest::OpenGood => {
                arrived.write_batch(pending.good.take().map(|good| GameArrived(Ok(good))));
            }
            FileRequest::Write { .. }
            | FileRequest::WriteSaved { .. }
            | FileRequest::Picture { .. }
            | FileRequest::Film { .. } => {}
        }
    }
}

/// Opens what the files had in them that were read since the last frame.
pub(super) fn import_read_files(
    reading: Res<Reading>,
    mut pending: ResMut<PendingChoice>,
    mut arrived: MessageWriter<GameArrived>,
) {
    if let Ok(files) = reading.files.lock() {
        for ReadFile { name, games } in files.try_iter() {
            let broken = |why| sentence!("files-broken", file = &name, why = why);
            import(games, broken, &mut pending, &mut arrived);
        }
    }
}

/// Opens the one game of a text, or keeps several to choose from. `broken` says where the text comes from.
fn import(
    mut games: Vec<Result<OpenedGame, BrokenGame>>,
    broken: impl Fn(Sentence) -> Sentence,
    pending: &mut PendingChoice,
    arrived: &mut MessageWriter<GameArrived>,
) {
    if games.len() > 1 {
        pending.several = games;
        return;
    }
    let only = games.pop().unwrap_or_else(|| {
        Err(ReadError::new("", "there is no game in it")
            .with(Fault::NoGame)
            .into())
    });
    let only = only.map_err(|game| BrokenGame {
        words: broken(game.words),
        ..game
    });
    arrived.write(GameArrived(only.map(Box::new)));
}

/// Opens the games that have arrived. What can't be read leaves the open game as it is.
pub(super) fn open_arrived(
    mut arrived: MessageReader<GameArrived>,
    mut pending: ResMut<PendingChoice>,
    mut library: Option<ResMut<Library>>,
    mut seats: ResMut<Seats>,
    engines: Res<Engines>,
    mut explode: ResMut<Explode>,
    mut xray: ResMut<XRay>,
    mut history: ResMut<HistoryShown>,
    mut screen: ResMut<NextState<Screen>>,
    spoken: Res<SpokenLanguage>,
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
        notices.write_batch(opened.introduction().map(Notice::done));
        let mut record = opened.record.clone();
        if let Some(library) = &mut library {
            let elsewhere = |(id, _): &(GameId, Timestamp)| !library.store.may_play(id);
            if opened.kept.as_ref().is_some_and(elsewhere) {
                call_copy(&mut record, spoken.words());
                notices.write(Notice::done(key!("files-open-elsewhere")));
            }
            library.expect(opened.kept.clone());
        }
        // A record that doesn't say who plays is there to be read, not to be answered.
        let mut who = Seats::of_levels(opened.levels.unwrap_or_default());
        notices.write_batch(seat_saved(&opened.engines, &engines, &mut who));
        seats.set_if_neq(who);
        explode.0 = opened.view.explode;
        xray.0 = opened.view.xray;
        if opened.view.history.is_some() {
            history.0 = opened.view.history;
        }
        commands.insert_resource(opened.view.clone());
        intents.write(Intent::Propose(Proposal::Open {
            record: Box::new(record),
            at: opened.at,
        }));
        screen.set(Screen::Play);
    }
}

/// Says in a game's title that it is a copy.
fn call_copy(record: &mut GameRecord, words: &Words) {
    let title = record.tag(TITLE).map(str::to_owned);
    let title = title.unwrap_or_else(|| record.start.setup().game_name().to_owned());
    record.set_tag(TITLE, &say!(words, "files-copy-of", title = title));
}
