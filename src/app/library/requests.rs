//! Requests about saved games: open, rename, delete and undelete.

use super::folder::Library;
use super::import::GameArrived;
use super::opened::{BrokenGame, OpenedGame};
use crate::app::Intent;
use crate::app::notice::{Notice, Offer};
use crate::app::redraw::WakingMessages;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::key;
use crate::record::formats::save::TITLE;
use crate::store::GameId;
use bevy::prelude::*;

/// A request about a saved game.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    Open(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Undelete(GameId),
    /// Remove every deleted game for good.
    EmptyTrash,
}

/// Tells a list of saved games that it is out of date.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct LibraryChanged;

/// Runs the requests of a frame before [`TurnSet::Gather`].
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<LibraryRequest>()
        .add_waking_message::<LibraryChanged>()
        .add_systems(
            Update,
            apply_requests
                .before(TurnSet::Gather)
                .run_if(resource_exists::<Library>),
        );
}

/// Carries out the requests about saved games before the turn gathers.
fn apply_requests(
    mut requests: MessageReader<LibraryRequest>,
    library: Res<Library>,
    mut intents: MessageWriter<Intent>,
    mut arrived: MessageWriter<GameArrived>,
    mut changed: MessageWriter<LibraryChanged>,
    mut notices: MessageWriter<Notice>,
) {
    for request in requests.read() {
        // What is on its way to the disk belongs to what is read from it.
        library.writer.flush();
        let done = match request {
            LibraryRequest::Open(id) => {
                let read = library.store.read(id).map(|save| {
                    let kept = Some((id.clone(), save.begun));
                    let opened = OpenedGame::from_save(save);
                    Box::new(OpenedGame { kept, ..opened })
                });
                arrived.write(GameArrived(read.map_err(BrokenGame::from)));
                continue;
            }
            LibraryRequest::Rename(id, title) if library.open_game() == Some(id) => {
                // Its next save would bring the old name back.
                intents.write(Proposal::Tag(TITLE.to_owned(), title.trim().to_owned()).into());
                Ok(())
            }
            LibraryRequest::Rename(id, title) => library.store.rename(id, title.trim()),
            LibraryRequest::Delete(id) => library.store.delete(id).map(|()| {
                notices.write(
                    Notice::done(key!("files-in-trash")).offering(Offer::Undelete(id.clone())),
                );
            }),
            LibraryRequest::Undelete(id) => library.store.restore(id),
            LibraryRequest::EmptyTrash => library.store.empty_trash(),
        };
        if let Err(words) = done {
            notices.write(Notice::trouble(words));
        }
        changed.write(LibraryChanged);
    }
}
