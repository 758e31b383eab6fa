//! The keyboard's focus: the step that it has in mind, shown on the board until Enter takes it.

use super::assets::MarkAssets;
use super::placement::Ring;
use super::{Mark, MarkOf, flat_mark};
use crate::app::{BoardIndex, TurnSet};
use crate::rules::Step;
use bevy::prelude::*;

/// The step that the keyboard has in mind.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Focus(pub Option<Step>);

impl Focus {
    /// The space that it is on.
    pub const fn space(self) -> Option<crate::rules::Coord> {
        match self.0 {
            Some(Step::Put(at) | Step::Take { at, .. }) => Some(at),
            _ => None,
        }
    }

    /// The space where it would put something.
    pub const fn target(self) -> Option<crate::rules::Coord> {
        match self.0 {
            Some(Step::Put(at)) => Some(at),
            _ => None,
        }
    }
}

/// Shows the focus in [`TurnSet::Animate`] when it has changed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>().add_systems(
        Update,
        show_focus
            .in_set(TurnSet::Animate)
            .before(crate::table::pieces::motion::MotionSet)
            .run_if(resource_changed::<Focus>),
    );
}

const SIZE: f32 = 1.15;

/// One ring walks over the board.
fn show_focus(
    focus: Res<Focus>,
    index: Res<BoardIndex>,
    marks: Query<(Entity, &Mark)>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let space = focus.space().and_then(|at| index.space(at));
    let shown = marks.iter().find(|(_, mark)| **mark == Mark::Focus);
    match (space, shown) {
        (Some(space), Some((ring, _))) => {
            // A ring that moves is placed like a new one.
            commands.entity(ring).insert((MarkOf(space), Mark::Focus));
        }
        (Some(space), None) => {
            let (mesh, material) = (assets.ring.clone(), assets.material(Mark::Focus));
            commands.spawn((
                flat_mark(Mark::Focus, space, mesh, material),
                Ring { size: SIZE },
            ));
        }
        (None, Some((ring, _))) => commands.entity(ring).despawn(),
        (None, None) => {}
    }
}
