//! Engines in the seats of a saved game: they stand there by their names, and may be gone by now.

use super::registry::{EngineId, Engines};
use crate::app::notice::Notice;
use crate::app::players::seats::{Seat, Seats};
use crate::rules::Color;
use crate::sentence;
use bevy::prelude::*;

/// The engines of the game that was opened before the app began, by their names.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub(in crate::app) struct SavedEngines(pub [Option<String>; 2]);

/// Seats whoever is named and known. What is to be said about the others comes back: people play in their place.
pub(in crate::app) fn seat_saved(
    names: &[Option<String>; 2],
    engines: &Engines,
    seats: &mut Seats,
) -> Vec<Notice> {
    let mut notices = Vec::new();
    for side in Color::BOTH {
        let Some(name) = &names[side.index()] else {
            continue;
        };
        match engines.named(name) {
            Some(engine) => seats.0[side.index()] = Seat::Engine(engine),
            None => notices.push(Notice::trouble(sentence!(
                "engines-unknown",
                side = side,
                engine = name
            ))),
        }
    }
    notices
}

impl Engines {
    /// The names of the engines that sit at the table, as a save and the settings have them.
    pub(in crate::app) fn names(&self, seats: Seats) -> [Option<String>; 2] {
        let name = |id: EngineId| Some(self.get(id)?.entry.name.clone());
        seats.0.map(|seat| seat.engine().and_then(name))
    }
}

/// Seats the engines of the game that the app begins with, once the settings have told which are known.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedEngines>().add_systems(
        Startup,
        seat_at_start.run_if(|saved: Res<SavedEngines>| *saved != SavedEngines::default()),
    );
}

fn seat_at_start(
    mut saved: ResMut<SavedEngines>,
    engines: Res<Engines>,
    mut seats: ResMut<Seats>,
    mut notices: MessageWriter<Notice>,
) {
    let names = std::mem::take(&mut saved.0);
    notices.write_batch(seat_saved(&names, &engines, &mut seats));
}
