//! Where the move of a hint puts something, so that a click there can play it.

use super::write::write;
use crate::app::players::hint::Hint;
use crate::app::session::Session;
use crate::app::world::index::BoardIndex;
use crate::rules::{Coord, Effect};
use bevy::prelude::*;

/// A space where a piece comes to lie by the move that the hint shows.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct HintedSpace;

/// Writes [`HintedSpace`] on the spaces of a hint that was found.
pub(in crate::app) fn write_hinted_spaces(
    hint: Res<Hint>,
    session: Option<Res<Session>>,
    index: Res<BoardIndex>,
    now: Query<(Entity, &HintedSpace)>,
    mut commands: Commands,
) {
    let effects = match (hint.found(), session) {
        (Some(mv), Some(session)) => session.game().effects(mv),
        _ => Vec::new(),
    };
    let spaces = effects.iter().flat_map(landed);
    let spaces = spaces.filter_map(|at| Some((index.space(at)?, HintedSpace)));
    write(spaces, &now, &mut commands);
}

/// Where an effect lays something.
fn landed(effect: &Effect) -> Vec<Coord> {
    let dots = match effect {
        Effect::Enter { lying } => &lying.dots,
        Effect::Carry { to, .. } => to,
        Effect::Become { .. } => return Vec::new(),
    };
    dots.slots().iter().map(|slot| slot.at).collect()
}
