//! Looking under a piece: it rises with what lies on it, and comes back. Never part of a move.

use super::write::write;
use crate::app::world::components::{Board, OnBoard};
use crate::app::world::stacks::Stacks;
use crate::rules::Coord;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The lifted piece, so that what lies under it is seen. One at a time, as the rules of PÜNCT ask.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[component(immutable)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Lifted {
    pub by: Holder,
    /// The space whose stack is shown.
    pub at: Option<Coord>,
}

/// What keeps a lifted piece up: it comes down when that lets go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A key, as long as it is down.
    Key,
    /// A long press.
    Press,
    /// A click while clicks lift.
    Mode,
    /// The report of the game, to show what an answer uncovers.
    Report,
    /// Whoever draws a picture, for good.
    Picture,
}

/// A piece that floats: the lifted one, or one that lies on it.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Raised;

/// Lifts pieces and lets them down.
#[derive(SystemParam)]
#[expect(
    missing_debug_implementations,
    reason = "it holds commands, which can't be printed"
)]
pub struct Lifting<'w, 's> {
    lifted: Query<'w, 's, (Entity, &'static Lifted)>,
    commands: Commands<'w, 's>,
}

impl Lifting<'_, '_> {
    /// The piece that is up, and what keeps it there.
    pub fn lifted(&self) -> Option<(Entity, Lifted)> {
        let (piece, lifted) = self.lifted.iter().next()?;
        Some((piece, *lifted))
    }

    /// Lifts a piece in place of any other; `None` lets all of them down.
    pub fn lift(&mut self, by: Holder, piece: Option<Entity>, at: Option<Coord>) {
        for (other, _) in &self.lifted {
            if Some(other) != piece {
                self.commands.entity(other).remove::<Lifted>();
            }
        }
        if let Some(piece) = piece {
            self.commands.entity(piece).insert(Lifted { by, at });
        }
    }

    /// Lets go of what this holder lifted.
    pub fn let_go(&mut self, by: Holder) {
        for (piece, lifted) in &self.lifted {
            if lifted.by == by {
                self.commands.entity(piece).remove::<Lifted>();
            }
        }
    }
}

/// What lies on a lifted piece rises with it.
pub(super) fn raise(
    lifted: Query<Entity, With<Lifted>>,
    changed: Query<(), Or<(Added<Lifted>, Changed<OnBoard>, Added<Board>)>>,
    mut removed: RemovedComponents<Lifted>,
    stacks: Stacks,
    now: Query<(Entity, &Raised)>,
    mut commands: Commands,
) {
    if changed.is_empty() && removed.read().count() == 0 {
        return;
    }
    let piles = lifted.iter().flat_map(|piece| stacks.pile(piece));
    write(piles.map(|(piece, _)| (piece, Raised)), &now, &mut commands);
}
