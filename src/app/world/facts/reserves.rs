//! Which kinds of a reserve can be chosen.

use super::write::write;
use crate::app::turn::candidates::Candidates;
use crate::app::world::components::{Board, Reserve};
use crate::rules::{Kind, Step};
use bevy::prelude::*;

/// A reserve of which a piece can be taken now: as these kinds, since a Tak stone can be laid flat or stood.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Choosable(pub Vec<Kind>);

/// Writes [`Choosable`] on reserves that can be taken from.
pub(super) fn write_choosable(
    candidates: Res<Candidates>,
    boards: Query<&Board>,
    reserves: Query<(Entity, &Reserve)>,
    now: Query<(Entity, &Choosable)>,
    mut commands: Commands,
) {
    let Ok(board) = boards.single() else { return };
    let wanted = reserves.iter().filter_map(|(entity, reserve)| {
        let kinds: Vec<Kind> = candidates
            .first
            .iter()
            .filter_map(|step| match step {
                Step::Choose(kind) if kind.in_reserve() == reserve.kind => Some(*kind),
                _ => None,
            })
            .collect();
        let own = candidates.chooses_for.unwrap_or(board.to_move) == reserve.owner;
        (own && !kinds.is_empty()).then_some((entity, Choosable(kinds)))
    });
    write(wanted, &now, &mut commands);
}
