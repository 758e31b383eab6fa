//! The travels of pieces: frame by frame, and what ends them.

use super::path::Path;
use crate::app::Travelling;
use crate::table::sound::{PlaySound, Sound};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The movement of a piece to its target.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct Travel {
    pub(super) path: Path,
    pub(super) turn: Quat,
    pub(super) to: Transform,
    pub(super) elapsed_secs: f32,
    /// What is heard when the piece touches down, until it has.
    #[reflect(ignore)]
    pub(super) lands: Option<Sound>,
    pub(super) has_landed: bool,
}

impl Travel {
    pub(super) fn new(path: Path, from: &Transform, to: Transform, lands: Option<Sound>) -> Self {
        Self {
            path,
            turn: from.rotation,
            to,
            elapsed_secs: 0.0,
            lands,
            has_landed: false,
        }
    }

    /// Whether the piece has touched what it comes to lie on.
    pub const fn has_landed(&self) -> bool {
        self.has_landed
    }

    /// Where the piece is now.
    fn transform(&self) -> Transform {
        let secs = self.elapsed_secs;
        let rotation = self.turn.slerp(self.to.rotation, self.path.turned(secs));
        Transform::from_translation(self.path.at(secs))
            .with_rotation(self.path.lean(secs) * rotation)
    }

    /// What is heard of the contact.
    fn land(&mut self) -> Option<PlaySound> {
        self.has_landed = true;
        self.lands.take().map(PlaySound)
    }
}

/// Another position has come to the table: what was on its way arrives at once.
pub(super) fn end_former_travels(
    mut travelling: Query<(Entity, &mut Travel, &mut Transform)>,
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    for (entity, mut travel, mut transform) in &mut travelling {
        *transform = travel.to;
        sounds.write_batch(travel.land());
        commands.entity(entity).remove::<Travel>();
    }
}

/// Moves every travelling piece one frame along its way, and asks for the next frame.
pub(super) fn animate_travels(
    time: Res<Time>,
    mut travelling: Query<(Entity, &mut Travel, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    for (entity, mut travel, mut transform) in &mut travelling {
        // The first frame after a sleep may be long; a travel should still be seen.
        travel.elapsed_secs += time.delta_secs().min(0.1);
        *transform = travel.transform();
        if travel.elapsed_secs >= travel.path.contact_secs() && !travel.has_landed {
            sounds.write_batch(travel.land());
        }
        if travel.elapsed_secs >= travel.path.secs() {
            *transform = travel.to;
            commands.entity(entity).remove::<Travel>();
        }
        redraw.write(RequestRedraw);
    }
}

/// Says whether anything travels; the next level waits for it.
pub(super) fn tell_travelling(
    travels: Query<(), With<Travel>>,
    mut travelling: ResMut<Travelling>,
) {
    travelling.set_if_neq(Travelling(!travels.is_empty()));
}
