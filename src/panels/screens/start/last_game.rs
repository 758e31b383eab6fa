//! The saved game that was played last, for the first screen.

use crate::app::{Library, LibraryChanged};
use crate::panels::screens::play::names;
use crate::store::GameId;
use bevy::prelude::*;

/// The last game: its name in the library, and its title.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub(in crate::panels) struct LastGame(pub Option<(GameId, String)>);

/// Looks the last game up at the start and when the library changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastGame>()
        .add_systems(PostStartup, find_last_game)
        .add_systems(Update, find_last_game.run_if(on_message::<LibraryChanged>));
}

/// Reads the last game from the library.
fn find_last_game(library: Option<Res<Library>>, mut last: ResMut<LastGame>) {
    let listing = library.and_then(|library| library.last());
    last.0 = listing.and_then(|listing| {
        let head = listing.head.ok()?;
        let game = head.title.unwrap_or_else(|| names::title(&head.setup));
        let [white, black] = head.players;
        Some((listing.id, format!("{game}: {white} – {black}")))
    });
}
