//! What stands in the way of what was refused, or makes a position that is set up impossible.

use super::write::write;
use crate::app::editor::Editing;
use crate::app::turn::refusal::Refusal;
use crate::app::world::index::BoardIndex;
use crate::rules::Coord;
use bevy::prelude::*;

/// A space that shows why something was refused.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Refused;

/// Writes [`Refused`] on the spaces that the refusal names.
pub(super) fn write_refused(
    refusal: Res<Refusal>,
    draft: Option<Res<Editing>>,
    index: Res<BoardIndex>,
    now: Query<(Entity, &Refused)>,
    mut commands: Commands,
) {
    let places: Vec<Coord> = match (&draft, &refusal.0) {
        (Some(draft), _) => {
            let refused = draft.refusal().map(|refused| refused.places.clone());
            let impossible = || Some(draft.game().err()?.places.clone());
            refused.or_else(impossible).unwrap_or_default()
        }
        (None, Some(illegal)) => illegal.places(),
        (None, None) => Vec::new(),
    };
    let spaces = places
        .into_iter()
        .filter_map(|at| Some((index.space(at)?, Refused)));
    write(spaces, &now, &mut commands);
}
