//! What a task points at, as long as nothing has been played, a puzzle's hint, and how a line goes on that the coach shows.

use super::lesson::{Lesson, Phase};
use crate::app::players::coach::Coach;
use crate::app::puzzles::Solving;
use crate::app::turn::sets::TurnSet;
use crate::record::formats::scene::space;
use crate::rules::Coord;
use bevy::prelude::*;

/// An arrow: from one space to another, or from above onto one. What shows it are its children.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[require(Transform, Visibility)]
#[component(immutable)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Guide {
    pub from: Option<Coord>,
    pub to: Coord,
}

/// Points in [`TurnSet::Think`], when the entities of the position are there.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, point.in_set(TurnSet::Think));
}

/// Brings the arrows in step with the lesson, the puzzle and the coach.
fn point(
    lesson: Option<Res<Lesson>>,
    solving: Option<Res<Solving>>,
    coach: Res<Coach>,
    guides: Query<(Entity, &Guide)>,
    mut commands: Commands,
) {
    let mut wanted = lesson.as_deref().map(arrows).unwrap_or_default();
    wanted.extend(solving.and_then(|solving| solving.guide()));
    let line = coach.arrows().iter();
    wanted.extend(line.map(|&(from, to)| Guide { from, to }));
    for (entity, guide) in &guides {
        match wanted.iter().position(|arrow| arrow == guide) {
            Some(there) => {
                wanted.swap_remove(there);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for arrow in wanted {
        commands.spawn((Name::new("Guide"), arrow));
    }
}

/// What a lesson points at now.
fn arrows(lesson: &Lesson) -> Vec<Guide> {
    if lesson.phase != Phase::Asking || lesson.attempt.moves_made() > 0 {
        return Vec::new();
    }
    let (task, game) = (lesson.task(), lesson.attempt.game());
    let named = |name: &String| space(game, name).ok();
    let spots = task.spots.iter().filter_map(named);
    let spots = spots.map(|to| Guide { from: None, to });
    let arrows = task.arrows.iter().filter_map(|arrow| {
        let from = Some(named(&arrow.from)?);
        let to = named(&arrow.to)?;
        Some(Guide { from, to })
    });
    spots.chain(arrows).collect()
}
