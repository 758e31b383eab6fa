//! Settings: what a person has chosen for all games, loaded from the folder at the start and written when it changes.

use crate::app::library::folder::Library;
use crate::app::notice::Notice;
use crate::app::players::coach::CoachOn;
use crate::app::players::engines::Engines;
use crate::app::players::pace::LevelPause;
use crate::app::players::{MasterTime, PersonRatings, Seat, Seats};
use crate::app::redraw::WakingMessages;
use crate::app::session::{Session, WaitingGame};
use crate::app::turn::sets::TurnSet;
use crate::app::{
    AnimationSpeed, ChosenClock, ChosenLines, ChosenStyles, ChosenVariants, ConfirmMoves,
    FullScreen, HistoryShown, LearnProgress, MarkColours, PanelTheme, Quality, QualityChoice,
    RandomColours, ReducedMotion, ShowCoordinates, ShowTileNumbers, ShownOverlays, SoundChoice,
    SpokenLanguage, SweepEffort, TextSize, ThreatWarnings,
};
use crate::store::{self, Settings};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode, WindowPosition};
use std::time::Duration;

/// The settings as they are stored. What the app uses of them are resources of their own.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct SavedSettings(pub Settings);

/// A person changes what holds for all games. What a game or the window itself keeps among the settings stays as it is.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct ChangeSettings(pub Box<Settings>);

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

/// Loads the settings in [`PreStartup`], changes them before the turn, and collects and writes them in
/// [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedSettings>()
        .add_waking_message::<ChangeSettings>()
        .add_systems(PreStartup, load_settings.run_if(resource_exists::<Library>))
        .add_systems(
            Update,
            (
                change_settings.before(TurnSet::Gather),
                (
                    collect_settings,
                    write_settings.run_if(
                        resource_exists::<Library>.and_then(resource_changed::<SavedSettings>),
                    ),
                )
                    .chain()
                    .in_set(TurnSet::Announce),
            ),
        );
}

/// What is seen and heard: picture, motion, sound and writing.
#[derive(SystemParam)]
struct Appearance<'w> {
    quality: ResMut<'w, QualityChoice>,
    styles: ResMut<'w, ChosenStyles>,
    animation: ResMut<'w, AnimationSpeed>,
    reduced_motion: ResMut<'w, ReducedMotion>,
    sound: ResMut<'w, SoundChoice>,
    theme: ResMut<'w, PanelTheme>,
    colours: ResMut<'w, MarkColours>,
    text_size: ResMut<'w, TextSize>,
    full_screen: ResMut<'w, FullScreen>,
}

impl Appearance<'_> {
    fn load(&mut self, settings: &Settings) {
        let quality = QUALITIES
            .into_iter()
            .find(|(stored, _)| *stored == settings.quality)
            .map_or(QualityChoice::Auto, |(_, choice)| choice);
        self.quality.set_if_neq(quality);
        self.styles.set_if_neq(ChosenStyles(settings.styles));
        let mut known = ANIMATIONS.into_iter();
        let animation = known.find(|(stored, _)| *stored == settings.animation);
        let animation = animation.map(|(_, speed)| speed).unwrap_or_default();
        self.animation.set_if_neq(animation);
        let motion = ReducedMotion(settings.reduced_motion);
        self.reduced_motion.set_if_neq(motion);
        self.sound.set_if_neq(SoundChoice {
            volume: settings.volume,
            mute: settings.mute,
            while_walking: settings.sounds_while_walking,
        });
        self.theme.set_if_neq(PanelTheme(settings.theme));
        self.colours.set_if_neq(MarkColours(settings.colours));
        self.text_size.set_if_neq(TextSize(settings.ui_scale));
        self.full_screen
            .set_if_neq(FullScreen(settings.full_screen));
    }

    fn collect(&self, settings: &mut Settings) {
        settings.quality = QUALITIES
            .into_iter()
            .find(|(_, choice)| *choice == *self.quality)
            .map_or(store::Quality::Auto, |(stored, _)| stored);
        let mut known = ANIMATIONS.into_iter();
        let now = known.find(|(_, speed)| *speed == *self.animation);
        settings.animation = now.map(|(stored, _)| stored).unwrap_or_default();
        settings.styles = self.styles.0;
        settings.reduced_motion = self.reduced_motion.0;
        settings.volume = self.sound.volume;
        settings.mute = self.sound.mute;
        settings.sounds_while_walking = self.sound.while_walking;
        settings.theme = self.theme.0;
        settings.colours = self.colours.0;
        settings.ui_scale = self.text_size.0;
        settings.full_screen = self.full_screen.0;
    }
}

/// How a person likes to play, and what is marked meanwhile.
#[derive(SystemParam)]
struct WaysToPlay<'w> {
    confirm: ResMut<'w, ConfirmMoves>,
    threats: ResMut<'w, ThreatWarnings>,
    overlays: ResMut<'w, ShownOverlays>,
    coordinates: ResMut<'w, ShowCoordinates>,
    tile_numbers: ResMut<'w, ShowTileNumbers>,
    random_colours: ResMut<'w, RandomColours>,
    coach: ResMut<'w, CoachOn>,
    sweep: ResMut<'w, SweepEffort>,
    lines: ResMut<'w, ChosenLines>,
    clock: ResMut<'w, ChosenClock>,
    master: ResMut<'w, MasterTime>,
    pause: ResMut<'w, LevelPause>,
}

impl WaysToPlay<'_> {
    fn load(&mut self, settings: &Settings) {
        self.confirm
            .set_if_neq(ConfirmMoves(settings.confirm_moves));
        self.threats.set_if_neq(ThreatWarnings {
            on: settings.threats,
            up_to: settings.threats_up_to,
        });
        self.overlays.set_if_neq(ShownOverlays(settings.overlays));
        let coordinates = ShowCoordinates(settings.coordinates);
        self.coordinates.set_if_neq(coordinates);
        let numbers = ShowTileNumbers(settings.tile_numbers);
        self.tile_numbers.set_if_neq(numbers);
        let random = RandomColours(settings.random_colours);
        self.random_colours.set_if_neq(random);
        self.coach.set_if_neq(CoachOn(settings.coach));
        self.sweep.set_if_neq(SweepEffort {
            effort: settings.report_effort,
            secs: settings.report_secs,
        });
        let mut lines = ChosenLines {
            in_notation: settings.analysis_notation,
            ..*self.lines
        };
        lines.set_count(settings.analysis_lines);
        self.lines.set_if_neq(lines);
        let control = settings.clock.as_ref().and_then(|word| word.parse().ok());
        self.clock.set_if_neq(ChosenClock {
            control,
            ends: settings.clock_ends,
        });
        let master = Duration::from_secs_f32(settings.master_secs);
        self.master.set_if_neq(MasterTime(master));
        let pause = Duration::from_secs_f32(settings.level_pause_secs);
        self.pause.set_if_neq(LevelPause(pause));
    }

    fn collect(&self, settings: &mut Settings) {
        settings.confirm_moves = self.confirm.0;
        settings.threats = self.threats.on;
        settings.threats_up_to = self.threats.up_to;
        settings.overlays = self.overlays.0;
        settings.coordinates = self.coordinates.0;
        settings.tile_numbers = self.tile_numbers.0;
        settings.random_colours = self.random_colours.0;
        settings.coach = self.coach.0;
        settings.report_effort = self.sweep.effort;
        settings.report_secs = self.sweep.secs;
        settings.analysis_lines = self.lines.count;
        settings.analysis_notation = self.lines.in_notation;
        settings.clock = self.clock.control.map(|control| control.to_string());
        settings.clock_ends = self.clock.ends;
        settings.master_secs = self.master.0.as_secs_f32();
        settings.level_pause_secs = self.pause.0.as_secs_f32();
    }
}

/// What games and engines leave behind: who sat down, who can, which variants were played, how strong the person is and what they have learnt.
#[derive(SystemParam)]
struct Traces<'w> {
    seats: ResMut<'w, Seats>,
    engines: ResMut<'w, Engines>,
    waiting: Res<'w, WaitingGame>,
    variants: ResMut<'w, ChosenVariants>,
    history: ResMut<'w, HistoryShown>,
    ratings: ResMut<'w, PersonRatings>,
    learnt: ResMut<'w, LearnProgress>,
}

impl Traces<'_> {
    fn load(&mut self, settings: &Settings) {
        self.engines
            .set_if_neq(Engines::of_entries(&settings.engines));
        *self.seats = Seats::of_levels(settings.seats);
        for (seat, name) in self.seats.0.iter_mut().zip(&settings.engine_seats) {
            // One that was removed meanwhile leaves its seat to a person.
            let engine = name.as_ref().and_then(|name| self.engines.named(name));
            *seat = engine.map_or(*seat, Seat::Engine);
        }
        for setup in settings.variants() {
            self.variants.choose(setup);
        }
        self.history.0 = settings.history;
        self.ratings.0 = settings.ratings;
        self.learnt.0 = settings.learnt.clone();
    }

    fn collect(&self, settings: &mut Settings) {
        // A task or a puzzle has no seats of its own.
        let seats = if self.waiting.is_kept {
            self.waiting.seats
        } else {
            *self.seats
        };
        settings.seats = seats.levels();
        settings.engine_seats = self.engines.names(seats);
        settings.engines = self.engines.entries();
        for setup in &self.variants.0 {
            settings.keep_variant(setup);
        }
        settings.history = self.history.0;
        settings.ratings = self.ratings.0;
        settings.learnt.clone_from(&self.learnt.0);
    }
}

/// Reads the settings file into the resources that the app uses.
fn load_settings(
    mut library: ResMut<Library>,
    mut chosen: ResMut<SavedSettings>,
    mut appearance: Appearance,
    mut ways: WaysToPlay,
    mut traces: Traces,
    mut spoken: ResMut<SpokenLanguage>,
    session: Option<Res<Session>>,
    mut notices: MessageWriter<Notice>,
) {
    let settings = library.settings().clone();
    let trouble = library.bypass_change_detection().take_settings_trouble();
    notices.write_batch(trouble.map(Notice::trouble));
    appearance.load(&settings);
    ways.load(&settings);
    let seats = *traces.seats;
    traces.load(&settings);
    // Who plays a game that is open already is its own affair.
    if session.is_some() {
        *traces.seats = seats;
    }
    spoken.restore(settings.language);
    spoken.override_from(library.store().root().join("words"));
    chosen.0 = settings;
}

/// Takes over what a person has changed.
fn change_settings(
    mut changes: MessageReader<ChangeSettings>,
    mut appearance: Appearance,
    mut ways: WaysToPlay,
    mut spoken: ResMut<SpokenLanguage>,
) {
    for ChangeSettings(settings) in changes.read() {
        appearance.load(settings);
        ways.load(settings);
        if spoken.chosen() != settings.language {
            spoken.follow(settings.language);
        }
    }
}

/// Collects what the resources say now into [`SavedSettings`].
fn collect_settings(
    appearance: Appearance,
    ways: WaysToPlay,
    traces: Traces,
    spoken: Res<SpokenLanguage>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut chosen: ResMut<SavedSettings>,
) {
    let mut next = chosen.0.clone();
    appearance.collect(&mut next);
    ways.collect(&mut next);
    traces.collect(&mut next);
    next.language = spoken.chosen();
    if let Ok(window) = windows.single()
        && window.mode == WindowMode::Windowed
    {
        let side = |length: f32| length.round() as u32;
        next.window = Some([side(window.width()), side(window.height())]);
        if let WindowPosition::At(at) = window.position {
            next.window_at = Some(at.to_array());
        }
    }
    chosen.set_if_neq(SavedSettings(next));
}

/// Hands changed settings to the save writer.
fn write_settings(library: Res<Library>, chosen: Res<SavedSettings>) {
    if !chosen.is_added() {
        library.save_settings(chosen.0.clone());
    }
}
