//! Every game is kept while it is played: saved in the background after each change, and opened again from the library.

use crate::app::Intent;
use crate::app::library::files::GameArrived;
use crate::app::library::opened::{BrokenGame, OpenedGame};
use crate::app::notice::{Notice, Offer};
use crate::app::players::opponent::Seats;
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::{CameraPose, Explode, HistoryShown, XRay};
use crate::record::formats::save::{BrokenSave, Save, SavedView, TITLE};
use crate::record::tree::NodeId;
use crate::store::{GameId, Listing, SaveEvent, SaveWriter, Settings, Store};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use jiff::Timestamp;
use std::io;

/// The folder of saved games, and what is being kept there. Without it nothing is saved.
#[derive(Resource, Debug)]
pub struct Library {
    store: Store,
    keeper: SaveWriter,
    /// The game on the table: its name here, when it began, and the session it belongs to.
    game: Option<OpenSave>,
    /// The name of the game that is about to be opened.
    next: Option<(GameId, Timestamp)>,
}

#[derive(Clone, Debug)]
struct OpenSave {
    id: GameId,
    begun: Timestamp,
    session: u64,
    /// What was saved last, if anything was.
    state: Option<(u64, NodeId, Seats)>,
}

/// What a person wants with the saved games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    Open(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Undelete(GameId),
}

/// The saved games have changed behind a list's back.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct LibraryChanged;

impl Library {
    /// # Errors
    /// Where the system gives no thread to write on.
    pub fn new(store: Store) -> io::Result<Self> {
        Ok(Self {
            keeper: SaveWriter::new(store.clone())?,
            store,
            game: None,
            next: None,
        })
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The name of the game on the table, once something of it was saved.
    pub fn open_game(&self) -> Option<&GameId> {
        let kept = self.game.as_ref()?;
        kept.state.as_ref().map(|_| &kept.id)
    }

    /// Every saved game, with the one on the table as it is now.
    pub fn list(&self) -> Vec<Listing> {
        self.keeper.flush();
        self.store.list()
    }

    /// A saved game, as it is now.
    pub fn read(&self, id: &GameId) -> Result<Save, BrokenSave> {
        self.keeper.flush();
        self.store.read(id)
    }

    /// The game that was played last.
    pub fn last(&self) -> Option<Listing> {
        self.keeper.flush();
        self.store.last()
    }

    /// Which saved game the next one on the table is; else it is a new one.
    pub(in crate::app) fn expect(&mut self, next: Option<(GameId, Timestamp)>) {
        self.next = next;
    }

    pub(in crate::app) fn keep_settings(&self, settings: Settings) {
        self.keeper.keep_settings(settings);
    }

    /// The game on the table under its name, a new one if it is new here.
    fn game_of(&mut self, session: &Session) -> &mut OpenSave {
        let same = |kept: &OpenSave| kept.session == session.id();
        if !self.game.as_ref().is_some_and(same) {
            if let Some(old) = self.game.take() {
                self.store.leave(&old.id);
            }
            let (id, begun) = match self.next.take() {
                Some((id, begun)) => (self.store.take(&id), begun),
                None => (self.store.new_game(), Timestamp::now()),
            };
            self.game = Some(OpenSave {
                id,
                begun,
                session: session.id(),
                state: None,
            });
        }
        self.game.as_mut().expect("it was just put there")
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<LibraryRequest>()
        .add_message::<LibraryChanged>()
        .add_systems(
            Update,
            (
                obey.before(TurnSet::Gather),
                keep.in_set(TurnSet::Announce),
                tell.in_set(TurnSet::Announce),
            )
                .run_if(resource_exists::<Library>),
        );
}

/// Everything that belongs into a save.
#[derive(SystemParam)]
pub(in crate::app) struct SaveSource<'w> {
    session: Option<Res<'w, Session>>,
    seats: Res<'w, Seats>,
    explode: Res<'w, Explode>,
    xray: Res<'w, XRay>,
    history: Res<'w, HistoryShown>,
    camera: Res<'w, CameraPose>,
}

impl SaveSource<'_> {
    /// The game on the table as it is now.
    pub(in crate::app) fn save(&self) -> Option<Save> {
        let session = self.session.as_deref()?;
        Some(Save {
            cursor: session.cursor(),
            levels: self.seats.0,
            view: SavedView {
                camera: self.camera.0,
                explode: self.explode.0,
                xray: self.xray.0,
                history: self.history.0,
            },
            ..Save::new(session.record().clone())
        })
    }
}

/// Saves the game when anything about it has changed. One without a move or a word is not worth keeping.
fn keep(mut library: ResMut<Library>, keeping: SaveSource) {
    let Some(session) = keeping.session.as_deref() else {
        return;
    };
    let tree = &session.record().tree;
    if tree.is_empty() && tree.comment(NodeId::ROOT).is_empty() {
        return;
    }
    let state = (session.edition(), session.cursor(), *keeping.seats);
    let library = library.bypass_change_detection();
    let kept = library.game_of(session);
    if kept.state == Some(state) {
        return;
    }
    kept.state = Some(state);
    let (id, begun) = (kept.id.clone(), kept.begun);
    if let Some(save) = keeping.save() {
        library.keeper.keep(&id, Save { begun, ..save });
    }
}

fn tell(library: Res<Library>, mut notices: MessageWriter<Notice>) {
    for news in library.keeper.events() {
        notices.write(match news {
            SaveEvent::Failing(why) => Notice::trouble(format!(
                "{why}. Play goes on; every move tries to save it again."
            )),
            SaveEvent::WorksAgain => Notice::done("The game is saved again."),
        });
    }
}

fn obey(
    mut wishes: MessageReader<LibraryRequest>,
    library: Res<Library>,
    mut intents: MessageWriter<Intent>,
    mut arrived: MessageWriter<GameArrived>,
    mut changed: MessageWriter<LibraryChanged>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        // What is on its way to the disk belongs to what is read from it.
        library.keeper.flush();
        let done = match wish {
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
                intents.write(Intent::Tag(TITLE.to_owned(), title.trim().to_owned()));
                Ok(())
            }
            LibraryRequest::Rename(id, title) => library.store.rename(id, title.trim()),
            LibraryRequest::Delete(id) => library.store.delete(id).map(|()| {
                notices.write(
                    Notice::done("The game is in the trash.").offering(Offer::Undelete(id.clone())),
                );
            }),
            LibraryRequest::Undelete(id) => library.store.restore(id),
        };
        if let Err(words) = done {
            notices.write(Notice::trouble(words));
        }
        changed.write(LibraryChanged);
    }
}
