//! What the pointer means while a position is set up: any piece can be taken where it is seen, and put anywhere.

use super::hover::Hovered;
use super::table::Table;
use crate::app::{Arrange, Intent};
use crate::rules::{Coord, Slot, Step};
use bevy::prelude::*;

/// A step, as in a game, or something that only a draft can have done to it.
pub(super) enum Meant {
    Game(Intent),
    Draft(Arrange),
}

/// A click takes what is there or puts what is in the hand; a right click sends it back to the reserve.
pub(super) fn click(button: PointerButton, on: Hovered, table: &Table) -> Option<Meant> {
    match button {
        PointerButton::Middle => None,
        PointerButton::Secondary => {
            let anchor = anchor(on.piece, table);
            Some(Meant::Draft(Arrange::Remove(anchor)))
        }
        PointerButton::Primary => {
            let intent = match on.space.filter(|at| table.is_on_board(*at)) {
                None => Intent::StepBack,
                Some(at) if table.hand.is_empty() => {
                    take(at, on.piece, table).unwrap_or(Intent::StepBack)
                }
                Some(at) => Intent::Step(Step::Put(at)),
            };
            Some(Meant::Game(intent))
        }
    }
}

/// Takes the piece that was hit, with what lies on it; else what lies on top of the space.
pub(super) fn take(at: Coord, piece: Option<Entity>, table: &Table) -> Option<Intent> {
    let top = || Some(table.stacks.top(at)?.2.dots.anchor());
    let anchor = anchor(piece, table).or_else(top)?;
    let stack = table.stacks.stack(anchor.at);
    let above = stack.iter().rev();
    let above = above.take_while(|(.., lying)| lying.dots.anchor() != anchor);
    let count = above.count() as u8 + 1;
    let at = anchor.at;
    Some(Intent::Step(Step::Take { at, count }))
}

/// A drag that ends on the board puts there what it carried; beside it, it throws it out.
pub(super) fn drop(to: Hovered, table: &Table) -> Meant {
    match to.space.filter(|at| table.is_on_board(*at)) {
        Some(to) => Meant::Game(Intent::PutAll(to)),
        None => Meant::Draft(Arrange::Remove(None)),
    }
}

/// The anchor of a piece.
fn anchor(piece: Option<Entity>, table: &Table) -> Option<Slot> {
    let lying = table.stacks.lying(piece?)?;
    Some(lying.dots.anchor())
}
