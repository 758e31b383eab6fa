//! The library: the folder of saved games, and the one of them that is on the table.

use crate::app::players::Seats;
use crate::app::session::Session;
use crate::record::clock;
use crate::record::formats::save::{BrokenSave, Save};
use crate::record::tree::NodeId;
use crate::store::{GameId, Listing, SaveWriter, Settings, Store};
use crate::words::Sentence;
use bevy::prelude::*;
use jiff::Timestamp;
use std::io;

/// The folder of saved games with its writer, and which of them is on the table. Without it nothing is saved.
#[derive(Resource, Debug)]
pub struct Library {
    pub(super) store: Store,
    pub(super) writer: SaveWriter,
    /// The game on the table: its name here, when it began, and the session it belongs to.
    game: Option<OpenSave>,
    /// The name of the game that is about to be opened.
    next: Option<(GameId, Timestamp)>,
    settings: Settings,
    /// What was wrong with the settings, until somebody has said it.
    settings_trouble: Option<Sentence>,
}

/// The saved game on the table.
#[derive(Clone, Debug)]
pub(super) struct OpenSave {
    pub(super) id: GameId,
    pub(super) begun: Timestamp,
    /// Whether it was opened from here, and goes on under its own name.
    pub(super) kept: bool,
    session: u64,
    /// What was saved last, if anything was; with the time on the clock that runs.
    pub(super) state: Option<(u64, NodeId, Seats, Option<u32>)>,
}

impl Library {
    /// # Errors
    /// Where the system gives no thread to write on.
    pub fn new(store: Store) -> io::Result<Self> {
        // Read once: what is broken is set aside then, and a second look would find nothing to report.
        let (settings, settings_trouble) = store.settings();
        Ok(Self {
            writer: SaveWriter::new(store.clone())?,
            store,
            game: None,
            next: None,
            settings,
            settings_trouble,
        })
    }

    /// The settings as they were when the folder was opened.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What was wrong with them, to be said once.
    pub(in crate::app) fn take_settings_trouble(&mut self) -> Option<Sentence> {
        self.settings_trouble.take()
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The name of the game on the table, once something of it was saved.
    pub fn open_game(&self) -> Option<&GameId> {
        let open = self.game.as_ref()?;
        open.state.as_ref().map(|_| &open.id)
    }

    /// When the game on the table began, once something of it was saved.
    pub(super) fn open_game_begun(&self) -> Option<Timestamp> {
        self.game.as_ref().map(|open| open.begun)
    }

    /// Every saved game, with the one on the table as it is now.
    pub fn list(&self) -> Vec<Listing> {
        self.writer.flush();
        self.store.list()
    }

    /// A saved game, as it is now.
    pub fn read(&self, id: &GameId) -> Result<Save, BrokenSave> {
        self.writer.flush();
        self.store.read(id)
    }

    /// The deleted games that can still be brought back.
    pub fn trash(&self) -> Vec<Listing> {
        self.store.trashed()
    }

    /// The game that was played last.
    pub fn last(&self) -> Option<Listing> {
        self.writer.flush();
        self.store.last()
    }

    /// The folder, with everything in it that was on its way.
    pub(in crate::app) fn settled_store(&self) -> Store {
        self.writer.flush();
        self.store.clone()
    }

    /// Which saved game the next one on the table is; else it is a new one.
    pub(super) fn expect(&mut self, next: Option<(GameId, Timestamp)>) {
        self.next = next;
    }

    /// Hands settings to the writer.
    pub(in crate::app) fn save_settings(&self, settings: Settings) {
        self.writer.keep_settings(settings);
    }

    /// The game on the table under its name, a new one if it is new here.
    pub(super) fn game_of(&mut self, session: &Session) -> &mut OpenSave {
        let same = |open: &OpenSave| open.session == session.id();
        if !self.game.as_ref().is_some_and(same) {
            if let Some(old) = self.game.take() {
                self.store.leave(&old.id);
            }
            let next = self.next.take();
            let (id, begun) = match &next {
                Some((id, begun)) => (self.store.take(id), *begun),
                None => (self.store.new_game(), clock::now()),
            };
            self.game = Some(OpenSave {
                kept: next.is_some_and(|(asked, _)| asked == id),
                id,
                begun,
                session: session.id(),
                state: None,
            });
        }
        self.game.as_mut().expect("it was just put there")
    }
}
