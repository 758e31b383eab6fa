//! Import: games from files, from the clipboard and from what is dropped onto the window.

use super::files::{FileRequest, file_name};
use crate::app::library::folder::Library;
use crate::app::library::opened::{BrokenGame, OpenedGame};
use crate::app::notice::{Notice, Offer};
use crate::app::players::Seats;
use crate::app::redraw::WakingMessages;
use crate::app::turn::proposal::Proposal;
use crate::app::{Explode, HistoryShown, Intent, Screen, XRay};
use crate::record::formats;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

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

/// Adds what importing needs; [`super::files`] orders its systems.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<GameArrived>()
        .add_message::<FileDragAndDrop>()
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
) {
    for request in requests.read() {
        match request {
            FileRequest::Read(file) => {
                let games = match formats::read_text(file) {
                    Ok(text) => OpenedGame::read_all(&text),
                    Err(error) => vec![Err(BrokenGame {
                        words: error.to_string(),
                        good: None,
                    })],
                };
                import(games, &file_name(file), &mut pending, &mut arrived);
            }
            FileRequest::ReadText(text) => {
                let games = OpenedGame::read_all(text);
                import(games, "The clipboard", &mut pending, &mut arrived);
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

/// Opens the one game of a text, or keeps several to choose from.
fn import(
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

/// Opens the games that have arrived. What can't be read leaves the open game as it is.
pub(super) fn open_arrived(
    mut arrived: MessageReader<GameArrived>,
    mut pending: ResMut<PendingChoice>,
    mut library: Option<ResMut<Library>>,
    mut seats: ResMut<Seats>,
    mut explode: ResMut<Explode>,
    mut xray: ResMut<XRay>,
    mut history: ResMut<HistoryShown>,
    mut screen: ResMut<NextState<Screen>>,
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
        // A record that doesn't say who plays is there to be read, not to be answered.
        seats.set_if_neq(Seats(opened.levels.unwrap_or_default()));
        explode.0 = opened.view.explode;
        xray.0 = opened.view.xray;
        if opened.view.history.is_some() {
            history.0 = opened.view.history;
        }
        commands.insert_resource(opened.view.clone());
        intents.write(Intent::Propose(Proposal::Open {
            record: Box::new(opened.record.clone()),
            at: opened.at,
        }));
        screen.set(Screen::Play);
    }
}
