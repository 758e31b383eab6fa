//! Every game is kept while it is played: saved in the background after each change, and opened again from the shelf.

use super::Intent;
use super::files::Arrived;
use super::flow::Turn;
use super::notice::{Notice, Offer};
use super::open::{Opened, Unsound};
use super::opponent::Seats;
use super::session::Session;
use crate::panels::Open;
use crate::record::save::{BrokenSave, Pose, Save, TITLE, View};
use crate::record::tree::NodeId;
use crate::store::{GameId, Keeper, Listing, News, Settings, Store};
use crate::table::{Explode, TableCamera, XRay};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use jiff::Timestamp;
use std::io;

/// The folder of saved games, and what is being kept there. Without it nothing is saved.
#[derive(Resource, Debug)]
pub struct Shelf {
    store: Store,
    keeper: Keeper,
    /// The game on the table: its name here, when it began, and the session it belongs to.
    game: Option<Kept>,
    /// The name of the game that is about to be opened.
    next: Option<(GameId, Timestamp)>,
}

#[derive(Clone, Debug)]
struct Kept {
    id: GameId,
    begun: Timestamp,
    session: u64,
    /// What was saved last, if anything was.
    state: Option<(u64, NodeId, Seats)>,
}

/// What a person wants with the saved games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ShelfWish {
    Open(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Undelete(GameId),
}

/// The saved games have changed behind a list's back.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct ShelfChanged;

impl Shelf {
    /// # Errors
    /// Where the system gives no thread to write on.
    pub fn new(store: Store) -> io::Result<Self> {
        Ok(Self {
            keeper: Keeper::new(store.clone())?,
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
    pub(super) fn expect(&mut self, next: Option<(GameId, Timestamp)>) {
        self.next = next;
    }

    pub(super) fn keep_settings(&self, settings: Settings) {
        self.keeper.keep_settings(settings);
    }

    /// The game on the table under its name, a new one if it is new here.
    fn game_of(&mut self, session: &Session) -> &mut Kept {
        let same = |kept: &Kept| kept.session == session.id();
        if !self.game.as_ref().is_some_and(same) {
            if let Some(old) = self.game.take() {
                self.store.leave(&old.id);
            }
            let (id, begun) = match self.next.take() {
                Some((id, begun)) => (self.store.take(&id), begun),
                None => (self.store.new_game(), Timestamp::now()),
            };
            self.game = Some(Kept {
                id,
                begun,
                session: session.id(),
                state: None,
            });
        }
        self.game.as_mut().expect("it was just put there")
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShelfWish>()
        .add_message::<ShelfChanged>()
        .add_systems(
            Update,
            (
                obey.before(Turn::Gather),
                keep.in_set(Turn::Announce),
                tell.in_set(Turn::Announce),
            )
                .run_if(resource_exists::<Shelf>),
        );
}

/// Everything that belongs into a save.
#[derive(SystemParam)]
pub(super) struct Keeping<'w, 's> {
    session: Option<Res<'w, Session>>,
    seats: Res<'w, Seats>,
    explode: Option<Res<'w, Explode>>,
    xray: Option<Res<'w, XRay>>,
    open: Option<Res<'w, Open>>,
    cameras: Query<'w, 's, (&'static PanOrbitCamera, &'static Projection), With<TableCamera>>,
}

impl Keeping<'_, '_> {
    /// The game on the table as it is now.
    pub(super) fn save(&self) -> Option<Save> {
        let session = self.session.as_deref()?;
        Some(Save {
            cursor: session.cursor(),
            levels: self.seats.0,
            view: View {
                camera: self.pose(),
                explode: self.explode.as_ref().map_or(0.0, |explode| explode.0),
                xray: self.xray.as_ref().is_some_and(|xray| xray.0),
                history: self.open.as_ref().and_then(|open| open.history),
            },
            ..Save::new(session.story().clone())
        })
    }

    fn pose(&self) -> Option<Pose> {
        let (camera, projection) = self.cameras.iter().next()?;
        camera.initialized.then(|| Pose {
            focus: camera.target_focus.to_array(),
            yaw: camera.target_yaw,
            pitch: camera.target_pitch,
            radius: camera.target_radius,
            flat: matches!(projection, Projection::Orthographic(_)),
        })
    }
}

/// Saves the game when anything about it has changed. One without a move or a word is not worth keeping.
fn keep(mut shelf: ResMut<Shelf>, keeping: Keeping) {
    let Some(session) = keeping.session.as_deref() else {
        return;
    };
    let tree = &session.story().tree;
    if tree.is_empty() && tree.comment(NodeId::ROOT).is_empty() {
        return;
    }
    let state = (session.edition(), session.cursor(), *keeping.seats);
    let shelf = shelf.bypass_change_detection();
    let kept = shelf.game_of(session);
    if kept.state == Some(state) {
        return;
    }
    kept.state = Some(state);
    let (id, begun) = (kept.id.clone(), kept.begun);
    if let Some(save) = keeping.save() {
        shelf.keeper.keep(&id, Save { begun, ..save });
    }
}

fn tell(shelf: Res<Shelf>, mut notices: MessageWriter<Notice>) {
    for news in shelf.keeper.news() {
        notices.write(match news {
            News::Failing(why) => Notice::trouble(format!(
                "{why}. Play goes on; every move tries to save it again."
            )),
            News::WorksAgain => Notice::done("The game is saved again."),
        });
    }
}

fn obey(
    mut wishes: MessageReader<ShelfWish>,
    shelf: Res<Shelf>,
    mut intents: MessageWriter<Intent>,
    mut arrived: MessageWriter<Arrived>,
    mut changed: MessageWriter<ShelfChanged>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        // What is on its way to the disk belongs to what is read from it.
        shelf.keeper.flush();
        let done = match wish {
            ShelfWish::Open(id) => {
                let read = shelf.store.read(id).map(|save| {
                    let kept = Some((id.clone(), save.begun));
                    let opened = Opened::from_save(save);
                    Box::new(Opened { kept, ..opened })
                });
                arrived.write(Arrived(read.map_err(Unsound::from)));
                continue;
            }
            ShelfWish::Rename(id, title) if shelf.open_game() == Some(id) => {
                // Its next save would bring the old name back.
                intents.write(Intent::Tag(TITLE.to_owned(), title.trim().to_owned()));
                Ok(())
            }
            ShelfWish::Rename(id, title) => shelf.store.rename(id, title.trim()),
            ShelfWish::Delete(id) => shelf.store.delete(id).map(|()| {
                notices.write(
                    Notice::done("The game is in the trash.").offering(Offer::Undelete(id.clone())),
                );
            }),
            ShelfWish::Undelete(id) => shelf.store.restore(id),
        };
        if let Err(words) = done {
            notices.write(Notice::trouble(words));
        }
        changed.write(ShelfChanged);
    }
}
