//! Autosave: every game is saved in the background after each change.

use super::folder::Library;
use super::quit::AskedToQuit;
use crate::app::notice::Notice;
use crate::app::players::engines::Engines;
use crate::app::players::{Seats, waker};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::{CameraPose, Explode, GameClock, HistoryShown, XRay};
use crate::key;
use crate::record::formats::save::{Save, SavedView};
use crate::record::tree::NodeId;
use crate::store::SaveEvent;
use crate::words::Sentence;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// Saves in [`TurnSet::Announce`], after everything that changes the game.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unsaved>()
        .add_systems(
            Startup,
            wake_for_save_events.run_if(resource_exists::<Library>),
        )
        .add_systems(
            Update,
            (autosave, report_save_events)
                .in_set(TurnSet::Announce)
                .run_if(resource_exists::<Library>),
        );
}

/// Why the game isn't on the disk, as long as it isn't.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Unsaved(pub Option<Sentence>);

/// What a [`Save`] is made from.
#[derive(SystemParam)]
pub(in crate::app) struct SaveSource<'w> {
    session: Option<Res<'w, Session>>,
    seats: Res<'w, Seats>,
    engines: Res<'w, Engines>,
    explode: Res<'w, Explode>,
    xray: Res<'w, XRay>,
    history: Res<'w, HistoryShown>,
    camera: Res<'w, CameraPose>,
    clock: Res<'w, GameClock>,
}

impl SaveSource<'_> {
    /// The game on the table as it is now.
    pub(in crate::app) fn save(&self) -> Option<Save> {
        let session = self.session.as_deref()?;
        let mut record = session.record().clone();
        self.clock.write_to(&mut record);
        Some(Save {
            cursor: session.cursor(),
            levels: self.seats.levels(),
            engines: self.engines.names(*self.seats),
            view: SavedView {
                camera: self.camera.0,
                explode: self.explode.0,
                xray: self.xray.0,
                history: self.history.0,
            },
            ..Save::new(record)
        })
    }
}

/// After so many seconds a clock that runs is saved.
const CLOCK_SECS: u32 = 5;

/// Saves the game when anything about it has changed. One without a move or a word is not worth keeping.
pub(super) fn autosave(mut library: ResMut<Library>, source: SaveSource) {
    let session = source.session.as_deref();
    let Some(session) = session.filter(|session| !session.is_practice()) else {
        return;
    };
    let tree = &session.record().tree;
    if tree.is_empty() && tree.comment(NodeId::ROOT).is_empty() {
        return;
    }
    // A game by the clock is saved now and then while nobody moves, so that no time comes back with a crash.
    let time_left = source.clock.running_secs().map(|secs| secs / CLOCK_SECS);
    let state = (
        session.edition(),
        session.cursor(),
        *source.seats,
        time_left,
    );
    let library = library.bypass_change_detection();
    let open = library.game_of(session);
    // What is only looked at is no game of this folder yet.
    if session.is_untouched() && !open.kept {
        return;
    }
    if open.state == Some(state) {
        return;
    }
    open.state = Some(state);
    let (id, begun) = (open.id.clone(), open.begun);
    if let Some(save) = source.save() {
        library.writer.keep(&id, Save { begun, ..save });
    }
}

/// Says when saving works again, and keeps in mind while it doesn't.
fn report_save_events(
    library: Res<Library>,
    mut unsaved: ResMut<Unsaved>,
    mut asked_to_quit: ResMut<AskedToQuit>,
    mut notices: MessageWriter<Notice>,
) {
    for event in library.writer.events() {
        match event {
            SaveEvent::Failing(why) => unsaved.0 = Some(why),
            SaveEvent::WorksAgain => {
                unsaved.0 = None;
                // What was asked before the end was about games that are saved now.
                asked_to_quit.set_if_neq(AskedToQuit::default());
                notices.write(Notice::done(key!("library-saved-again")));
            }
        }
    }
}

/// Lets the writer wake a window that sleeps when something is to be said about saving.
fn wake_for_save_events(library: Res<Library>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    library.writer.listen(waker(proxy.as_deref()));
}
