//! Tasks that ask to lift a piece and look under it.

use super::lesson::{Lesson, Phase};
use super::referee::keep;
use super::requests::LearnProgress;
use crate::app::turn::sets::TurnSet;
use crate::app::world::{Lifted, OnBoard};
use crate::learn::Verdict;
use bevy::prelude::*;

/// Judges what is lifted in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        judge_lift
            .in_set(TurnSet::Think)
            .run_if(resource_exists::<Lesson>),
    );
}

/// A piece that was lifted counts by every space it lies on.
fn judge_lift(
    lifted: Query<(&OnBoard, &Lifted), Added<Lifted>>,
    mut lesson: ResMut<Lesson>,
    mut progress: ResMut<LearnProgress>,
) {
    if lesson.phase != Phase::Asking {
        return;
    }
    for (piece, lifted) in &lifted {
        let tries = lesson.tries_that_count();
        let spaces = piece.0.dots.slots().iter().map(|slot| slot.at);
        let stars = spaces
            .chain(lifted.at)
            .find_map(|at| match lesson.attempt.lift(at, tries) {
                Ok(Some(Verdict::Done { stars })) => Some(stars),
                _ => None,
            });
        if let Some(stars) = stars {
            lesson.succeed(stars);
            keep(&lesson, stars, &mut progress);
            return;
        }
    }
}
