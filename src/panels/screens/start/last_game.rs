//! The saved game that was played last and isn't over, for the first screen.

use crate::app::{Library, LibraryChanged, Screen};
use crate::panels::screens::library::player;
use crate::panels::setup_words;
use crate::record::formats::save::Head;
use crate::say;
use crate::store::GameId;
use crate::words::Words;
use bevy::prelude::*;

/// The last game: its name in the library, and what is known of it.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub(in crate::panels) struct LastGame(Option<(GameId, Head)>);

impl LastGame {
    /// The game, and what to call it.
    pub(in crate::panels) fn named(&self, words: &Words) -> Option<(GameId, String)> {
        let (id, head) = self.0.as_ref()?;
        let title = head.title.clone();
        let game = title.unwrap_or_else(|| setup_words::title(words, &head.setup));
        let [white, black] = &head.players;
        let name = say!(
            words,
            "start-last-game",
            game = game,
            white = player(white),
            black = player(black)
        );
        Some((id.clone(), name))
    }
}

/// Looks the last game up at the start and when the library changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastGame>()
        .add_systems(PostStartup, find_last_game)
        // A game that was played meanwhile may have ended; it is saved by the time that its screen is left.
        .add_systems(OnEnter(Screen::Start), find_last_game)
        .add_systems(Update, find_last_game.run_if(on_message::<LibraryChanged>));
}

/// Reads the last game from the library.
fn find_last_game(library: Option<Res<Library>>, mut last: ResMut<LastGame>) {
    let games = library.map(|library| library.list()).unwrap_or_default();
    last.0 = games.into_iter().find_map(|listing| {
        // Of a game that is over nothing is left to play.
        let head = listing.head.ok().filter(|head| head.result.is_none())?;
        Some((listing.id, head))
    });
}
