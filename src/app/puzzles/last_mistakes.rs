//! The last mistakes of all saved games, looked for on a thread of its own: every game is read for it.

use crate::analysis::notes;
use crate::app::library::folder::Library;
use crate::app::waker;
use crate::learn::mistakes::OwnMistake;
use crate::learn::place_of;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::store::Store;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// The search through the saved games, if there is one. It is for the game at this place.
#[derive(Resource, Debug, Default)]
pub(super) struct LookingForMistakes(Option<(usize, Mutex<Receiver<Vec<OwnMistake>>>)>);

/// So many are put on the table.
const MOST: usize = 20;

impl LookingForMistakes {
    /// Begins to look; what was looked for before is given up.
    pub(super) fn start(
        &mut self,
        game: usize,
        library: &Library,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        let store = library.settled_store();
        let (sender, found) = channel();
        let wake = waker(proxy);
        thread::spawn(move || {
            // Who asked may be gone.
            let _ = sender.send(last_mistakes(&store, game));
            wake();
        });
        self.0 = Some((game, Mutex::new(found)));
    }

    /// What was found, once it is known, and of which game.
    pub(super) fn poll(&mut self) -> Option<(usize, Vec<OwnMistake>)> {
        let (game, found) = self.0.as_ref()?;
        let found = found.lock().ok()?.try_recv().ok()?;
        let game = *game;
        self.0 = None;
        Some((game, found))
    }
}

/// The person's mistakes in the games that were changed last.
fn last_mistakes(store: &Store, game: usize) -> Vec<OwnMistake> {
    let mut found = Vec::new();
    for listing in store.list() {
        let setup = listing.head.as_ref().map(|head| &head.setup);
        if setup.ok().and_then(place_of) != Some(game) {
            continue;
        }
        let Ok(save) = store.read(&listing.id) else {
            continue;
        };
        let tree = &save.record.tree;
        let line = tree.path_to(tree.end_of(NodeId::ROOT));
        if let Some(report) = notes::read_line(&save.record, &line) {
            let persons = Color::BOTH.map(|side| {
                let side = side.index();
                save.levels[side].is_none() && save.engines[side].is_none()
            });
            let mut mistakes = OwnMistake::all_of(&save.record, &report, persons);
            // The last ones first, as the games are.
            mistakes.reverse();
            found.extend(mistakes);
        }
        if found.len() >= MOST {
            break;
        }
    }
    found.truncate(MOST);
    found
}
