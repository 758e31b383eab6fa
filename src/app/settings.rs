//! Settings: what a person has chosen for all games, loaded from the folder at the start and written when it changes.

use crate::app::library::folder::Library;
use crate::app::notice::Notice;
use crate::app::players::{MasterTime, Seats};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::{ChosenVariants, HistoryShown, Quality, QualityChoice};
use crate::store::{self, Settings};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use std::time::Duration;

/// The settings as they are stored. What the app uses of them are resources of their own.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct SavedSettings(pub Settings);

/// How the settings file writes each choice of quality.
const QUALITIES: [(store::Quality, QualityChoice); 4] = [
    (store::Quality::Auto, QualityChoice::Auto),
    (store::Quality::Low, QualityChoice::Always(Quality::Low)),
    (
        store::Quality::Medium,
        QualityChoice::Always(Quality::Medium),
    ),
    (store::Quality::High, QualityChoice::Always(Quality::High)),
];

/// Loads the settings in [`PreStartup`], and collects and writes them in [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedSettings>()
        .add_systems(PreStartup, load_settings.run_if(resource_exists::<Library>))
        .add_systems(
            Update,
            (
                collect_settings,
                write_settings
                    .run_if(resource_exists::<Library>.and_then(resource_changed::<SavedSettings>)),
            )
                .chain()
                .in_set(TurnSet::Announce),
        );
}

/// Reads the settings file into the resources that the app uses.
fn load_settings(
    library: Res<Library>,
    mut chosen: ResMut<SavedSettings>,
    mut quality: ResMut<QualityChoice>,
    mut master: ResMut<MasterTime>,
    mut history: ResMut<HistoryShown>,
    mut variants: ResMut<ChosenVariants>,
    session: Option<Res<Session>>,
    mut seats: ResMut<Seats>,
    mut notices: MessageWriter<Notice>,
) {
    let (settings, trouble) = library.store().settings();
    notices.write_batch(trouble.map(Notice::trouble));
    *quality = QUALITIES
        .into_iter()
        .find(|(stored, _)| *stored == settings.quality)
        .map_or(QualityChoice::Auto, |(_, choice)| choice);
    master.0 = Duration::from_secs_f32(settings.master_secs);
    history.0 = settings.history;
    for setup in settings.variants() {
        variants.choose(setup);
    }
    // Who plays a game that is open already is its own affair.
    if session.is_none() {
        seats.0 = settings.seats;
    }
    chosen.0 = settings;
}

/// Collects what the resources say now into [`SavedSettings`].
fn collect_settings(
    quality: Res<QualityChoice>,
    master: Res<MasterTime>,
    history: Res<HistoryShown>,
    variants: Res<ChosenVariants>,
    seats: Res<Seats>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut chosen: ResMut<SavedSettings>,
) {
    let mut next = chosen.0.clone();
    next.quality = QUALITIES
        .into_iter()
        .find(|(_, choice)| choice == &*quality)
        .map_or(store::Quality::Auto, |(stored, _)| stored);
    next.master_secs = master.0.as_secs_f32();
    next.history = history.0;
    for setup in &variants.0 {
        next.keep_variant(setup);
    }
    next.seats = seats.0;
    if let Ok(window) = windows.single() {
        let side = |length: f32| length.round() as u32;
        next.window = Some([side(window.width()), side(window.height())]);
    }
    chosen.set_if_neq(SavedSettings(next));
}

/// Hands changed settings to the save writer.
fn write_settings(library: Res<Library>, chosen: Res<SavedSettings>) {
    if !chosen.is_added() {
        library.save_settings(chosen.0.clone());
    }
}
