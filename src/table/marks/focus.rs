//! The keyboard's focus: the step that it has in mind, shown on the board until Enter takes it.

use super::assets::MarkAssets;
use super::placement::Shape;
use super::{Mark, MarkOf, shaped_mark};
use crate::app::{BoardIndex, TurnSet};
use crate::rules::{Coord, Step};
use bevy::prelude::*;

/// The step that the keyboard has in mind.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Focus(pub Option<Step>);

impl Focus {
    /// The space that it is on.
    pub const fn space(self) -> Option<Coord> {
        match self.0 {
            Some(Step::Put(at) | Step::Take { at, .. }) => Some(at),
            _ => None,
        }
    }

    /// The space where it would put something.
    pub const fn target(self) -> Option<Coord> {
        match self.0 {
            Some(Step::Put(at)) => Some(at),
            _ => None,
        }
    }
}

/// The space that somebody who asks what stands where has come to, whether anything can be done there or not.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Looking {
    pub at: Option<Coord>,
    /// It was walked to for itself, and is marked until the focus goes elsewhere.
    walked: bool,
}

impl Looking {
    /// Looks at a space for itself.
    pub const fn walk_to(&mut self, at: Coord) {
        self.at = Some(at);
        self.walked = true;
    }
}

/// Shows the focus, or what is looked at, in [`TurnSet::Animate`] when it has changed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .init_resource::<Looking>()
        .add_systems(
            Update,
            (
                look_at_focus.run_if(resource_changed::<Focus>),
                show_focus.run_if(resource_changed::<Focus>.or_eager(resource_changed::<Looking>)),
            )
                .chain()
                .in_set(TurnSet::Animate)
                .before(crate::table::pieces::motion::MotionSet),
        );
}

/// The keyboard's focus is looked at too.
fn look_at_focus(focus: Res<Focus>, mut looking: ResMut<Looking>) {
    let at = focus.space().or(looking.at);
    looking.set_if_neq(Looking { at, walked: false });
}

/// One edge walks over the board.
fn show_focus(
    focus: Res<Focus>,
    looking: Res<Looking>,
    index: Res<BoardIndex>,
    marks: Query<(Entity, &Mark)>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let walked = looking.at.filter(|_| looking.walked);
    let space = walked.or(focus.space()).and_then(|at| index.space(at));
    let shown = marks.iter().find(|(_, mark)| **mark == Mark::Focus);
    match (space, shown) {
        (Some(space), Some((edge, _))) => {
            // An edge that moves is placed like a new one.
            commands.entity(edge).insert((MarkOf(space), Mark::Focus));
        }
        (Some(space), None) => {
            commands.spawn(shaped_mark(Mark::Focus, space, Shape::Edge, &assets));
        }
        (None, Some((edge, _))) => commands.entity(edge).despawn(),
        (None, None) => {}
    }
}
