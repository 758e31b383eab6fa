//! Settings: what a person has chosen for all games, loaded from the folder at the start and written when it changes.

use crate::app::library::folder::Library;
use crate::app::notice::Notice;
use crate::app::players::pace::LevelPause;
use crate::app::players::{MasterTime, PersonRatings, Seats};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::{
    AnimationSpeed, ChosenClock, ChosenStyles, ChosenVariants, ConfirmMoves, HistoryShown,
    LearnProgress, Quality, QualityChoice, RandomColours, ShowCoordinates, ShowPins,
    ShowTileNumbers, SpokenLanguage, ThreatWarnings,
};
use crate::store::{self, Settings};
use bevy::ecs::system::SystemParam;
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

/// How the settings file writes each speed of animation.
const ANIMATIONS: [(store::Animation, AnimationSpeed); 4] = [
    (store::Animation::Off, AnimationSpeed::Off),
    (store::Animation::Fast, AnimationSpeed::Fast),
    (store::Animation::Normal, AnimationSpeed::Normal),
    (store::Animation::Slow, AnimationSpeed::Slow),
];

/// How fast things go, how strong the person is and what they have learnt, as the settings keep it.
#[derive(SystemParam)]
struct Tempo<'w> {
    pause: ResMut<'w, LevelPause>,
    animation: ResMut<'w, AnimationSpeed>,
    ratings: ResMut<'w, PersonRatings>,
    learnt: ResMut<'w, LearnProgress>,
}

impl Tempo<'_> {
    fn load(&mut self, settings: &Settings) {
        self.pause.0 = Duration::from_secs_f32(settings.level_pause_secs);
        let mut known = ANIMATIONS.into_iter();
        let chosen = known.find(|(stored, _)| *stored == settings.animation);
        *self.animation = chosen.map(|(_, speed)| speed).unwrap_or_default();
        self.ratings.0 = settings.ratings;
        self.learnt.0 = settings.learnt.clone();
    }

    fn collect(&self, settings: &mut Settings) {
        settings.level_pause_secs = self.pause.0.as_secs_f32();
        let mut known = ANIMATIONS.into_iter();
        let now = known.find(|(_, speed)| *speed == *self.animation);
        settings.animation = now.map(|(stored, _)| stored).unwrap_or_default();
        settings.ratings = self.ratings.0;
        settings.learnt.clone_from(&self.learnt.0);
    }
}

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

/// How a person likes to play.
#[derive(SystemParam)]
struct WaysToPlay<'w> {
    confirm: ResMut<'w, ConfirmMoves>,
    threats: ResMut<'w, ThreatWarnings>,
    pins: ResMut<'w, ShowPins>,
    random_colours: ResMut<'w, RandomColours>,
}

/// Reads the settings file into the resources that the app uses.
fn load_settings(
    mut library: ResMut<Library>,
    mut chosen: ResMut<SavedSettings>,
    mut quality: ResMut<QualityChoice>,
    mut styles: ResMut<ChosenStyles>,
    mut master: ResMut<MasterTime>,
    mut history: ResMut<HistoryShown>,
    mut spoken: ResMut<SpokenLanguage>,
    mut coordinates: ResMut<ShowCoordinates>,
    mut tile_numbers: ResMut<ShowTileNumbers>,
    mut variants: ResMut<ChosenVariants>,
    mut clock: ResMut<ChosenClock>,
    mut ways: WaysToPlay,
    session: Option<Res<Session>>,
    mut seats: ResMut<Seats>,
    mut tempo: Tempo,
    mut notices: MessageWriter<Notice>,
) {
    let settings = library.settings().clone();
    let trouble = library.bypass_change_detection().take_settings_trouble();
    notices.write_batch(trouble.map(Notice::trouble));
    *quality = QUALITIES
        .into_iter()
        .find(|(stored, _)| *stored == settings.quality)
        .map_or(QualityChoice::Auto, |(_, choice)| choice);
    styles.0 = settings.styles;
    master.0 = Duration::from_secs_f32(settings.master_secs);
    history.0 = settings.history;
    tempo.load(&settings);
    spoken.restore(settings.language);
    spoken.override_from(library.store().root().join("words"));
    coordinates.0 = settings.coordinates;
    tile_numbers.0 = settings.tile_numbers;
    ways.confirm.0 = settings.confirm_moves;
    *ways.threats = ThreatWarnings {
        on: settings.threats,
        up_to: settings.threats_up_to,
    };
    ways.pins.0 = settings.pins;
    ways.random_colours.0 = settings.random_colours;
    for setup in settings.variants() {
        variants.choose(setup);
    }
    let control = settings.clock.as_ref().and_then(|word| word.parse().ok());
    clock.set_if_neq(ChosenClock {
        control,
        ends: settings.clock_ends,
    });
    // Who plays a game that is open already is its own affair.
    if session.is_none() {
        seats.0 = settings.seats;
    }
    chosen.0 = settings;
}

/// Collects what the resources say now into [`SavedSettings`].
fn collect_settings(
    quality: Res<QualityChoice>,
    styles: Res<ChosenStyles>,
    master: Res<MasterTime>,
    history: Res<HistoryShown>,
    spoken: Res<SpokenLanguage>,
    coordinates: Res<ShowCoordinates>,
    tile_numbers: Res<ShowTileNumbers>,
    variants: Res<ChosenVariants>,
    clock: Res<ChosenClock>,
    ways: WaysToPlay,
    seats: Res<Seats>,
    tempo: Tempo,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut chosen: ResMut<SavedSettings>,
) {
    let mut next = chosen.0.clone();
    next.quality = QUALITIES
        .into_iter()
        .find(|(_, choice)| choice == &*quality)
        .map_or(store::Quality::Auto, |(stored, _)| stored);
    next.styles = styles.0;
    next.master_secs = master.0.as_secs_f32();
    next.history = history.0;
    tempo.collect(&mut next);
    next.language = spoken.chosen();
    next.coordinates = coordinates.0;
    next.tile_numbers = tile_numbers.0;
    next.confirm_moves = ways.confirm.0;
    next.threats = ways.threats.on;
    next.threats_up_to = ways.threats.up_to;
    next.pins = ways.pins.0;
    next.random_colours = ways.random_colours.0;
    for setup in &variants.0 {
        next.keep_variant(setup);
    }
    next.clock = clock.control.map(|control| control.to_string());
    next.clock_ends = clock.ends;
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
