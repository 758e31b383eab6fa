//! What a person has chosen for all games, taken from the folder at the start and kept there when it changes.

use super::flow::Turn;
use super::keep::Shelf;
use super::notice::Notice;
use super::opponent::{MasterTime, Seats};
use super::session::Session;
use crate::panels::Open;
use crate::store::{self, Settings};
use crate::table::{Quality, QualityChoice};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use std::time::Duration;

/// The settings as they are kept. What the app uses of them are resources of their own.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Chosen(pub Settings);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_systems(PreStartup, load.run_if(resource_exists::<Shelf>))
        .add_systems(
            Update,
            (
                note,
                write.run_if(resource_exists::<Shelf>.and_then(resource_changed::<Chosen>)),
            )
                .chain()
                .in_set(Turn::Announce),
        );
}

fn load(
    shelf: Res<Shelf>,
    mut chosen: ResMut<Chosen>,
    mut quality: Option<ResMut<QualityChoice>>,
    mut master: ResMut<MasterTime>,
    mut open: Option<ResMut<Open>>,
    session: Option<Res<Session>>,
    mut seats: ResMut<Seats>,
    mut notices: MessageWriter<Notice>,
) {
    let (settings, trouble) = shelf.store().settings();
    notices.write_batch(trouble.map(Notice::trouble));
    if let Some(quality) = &mut quality {
        **quality = match settings.quality {
            store::Quality::Auto => QualityChoice::Auto,
            store::Quality::Low => QualityChoice::Always(Quality::Low),
            store::Quality::Medium => QualityChoice::Always(Quality::Medium),
            store::Quality::High => QualityChoice::Always(Quality::High),
        };
    }
    master.0 = Duration::from_secs_f32(settings.master_secs);
    if let Some(open) = &mut open {
        open.history = settings.history;
        for word in [&settings.tak, &settings.hive, &settings.punct] {
            open.start.take(word.as_deref().unwrap_or_default());
        }
    }
    // Who plays a game that is open already is its own affair.
    if session.is_none() {
        seats.0 = settings.seats;
    }
    chosen.0 = settings;
}

/// Takes down what was chosen elsewhere.
fn note(
    quality: Option<Res<QualityChoice>>,
    master: Res<MasterTime>,
    open: Option<Res<Open>>,
    seats: Res<Seats>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut chosen: ResMut<Chosen>,
) {
    let mut next = chosen.0.clone();
    if let Some(quality) = quality {
        next.quality = match *quality {
            QualityChoice::Auto => store::Quality::Auto,
            QualityChoice::Always(Quality::Low) => store::Quality::Low,
            QualityChoice::Always(Quality::Medium) => store::Quality::Medium,
            QualityChoice::Always(Quality::High) => store::Quality::High,
        };
    }
    next.master_secs = master.0.as_secs_f32();
    if let Some(open) = open {
        next.history = open.history;
        [next.tak, next.hive, next.punct] = open.start.words().map(Some);
    }
    next.seats = seats.0;
    if let Ok(window) = windows.single() {
        let side = |length: f32| length.round() as u32;
        next.window = Some([side(window.width()), side(window.height())]);
    }
    chosen.set_if_neq(Chosen(next));
}

fn write(shelf: Res<Shelf>, chosen: Res<Chosen>) {
    if !chosen.is_added() {
        shelf.keep_settings(chosen.0.clone());
    }
}
