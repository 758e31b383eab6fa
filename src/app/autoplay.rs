//! Autoplay: the line on the table is walked to its end by itself, a move every second or so.

use crate::app::session::{Session, Walk};
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use bevy::prelude::*;
use bevy::time::Real;

/// Whether the line plays by itself, and how long it still waits for the next move.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Autoplay(pub Option<f32>);

/// Between two moves, so that the eye can follow.
const SECONDS: f32 = 1.2;

impl Autoplay {
    pub fn toggle(&mut self) {
        self.0 = match self.0 {
            Some(_) => None,
            // The first step is at once.
            None => Some(0.0),
        };
    }

    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

/// Walks before the turn gathers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autoplay>()
        .add_systems(Update, walk_on.before(TurnSet::Gather));
}

/// Takes the next step when it is due. It ends with the line, and as soon as somebody does something else.
fn walk_on(
    time: Res<Time<Real>>,
    session: Option<Res<Session>>,
    mut autoplay: ResMut<Autoplay>,
    mut shown: Local<Option<(u64, crate::record::tree::NodeId)>>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(left) = autoplay.0 else {
        *shown = None;
        return;
    };
    let next = session.as_deref().and_then(|session| {
        let here = (session.id(), session.cursor());
        let undisturbed = shown.is_none_or(|shown| shown == here);
        let next = session.walk(Walk::On).filter(|_| undisturbed)?;
        Some((session.id(), next))
    });
    let Some(next) = next else {
        autoplay.0 = None;
        *shown = None;
        return;
    };
    let left = left - time.delta_secs();
    autoplay.0 = Some(if left > 0.0 {
        left
    } else {
        intents.write(Intent::Walk(Walk::On));
        *shown = Some(next);
        SECONDS
    });
}
