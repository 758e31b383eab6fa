//! Whether pieces travel, fade or are there at once, and how long that takes.

use crate::app::players::Seats;
use crate::app::session::Session;
use crate::app::{AnimationSpeed, ReducedMotion};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A level's move takes this many times as long: nobody saw it coming.
const LEVEL_STRETCH: f32 = 1.6;

/// How things move now, as the person has chosen it and by whose move it is.
#[derive(SystemParam, Debug)]
pub struct Motion<'w> {
    speed: Res<'w, AnimationSpeed>,
    reduced: Res<'w, ReducedMotion>,
    seats: Res<'w, Seats>,
    session: Option<Res<'w, Session>>,
}

impl Motion<'_> {
    /// Whether pieces are seen on their way.
    pub fn travels(&self) -> bool {
        self.stretch() > 0.0 && !self.reduced.0
    }

    /// Whether pieces fade in where they belong.
    pub fn fades(&self) -> bool {
        self.stretch() > 0.0 && self.reduced.0
    }

    /// How many times as long as usual everything takes; 0 where nothing takes any time.
    pub fn stretch(&self) -> f32 {
        self.speed.stretch()
    }

    /// The same for what a move brings: a level's is to be followed.
    pub fn move_stretch(&self) -> f32 {
        let session = self.session.as_deref();
        let mover = session.map(|session| session.mover(session.cursor()));
        let is_levels = mover.is_some_and(|side| !self.seats.is_person(side));
        self.stretch() * if is_levels { LEVEL_STRETCH } else { 1.0 }
    }
}
