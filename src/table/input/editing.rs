//! What the pointer means while a position is set up: any piece can be taken where it is seen, and put anywhere.

use crate::app::{Arrange, Intent};
use crate::rules::{Coord, Slot, Step};
use crate::table::input::pointer::{Hovered, Table};
use bevy::prelude::*;

/// A click takes what is there or puts what is in the hand; a right click sends it back to the reserve.
pub(in crate::table) fn click(button: PointerButton, on: Hovered, table: &Table) -> Option<Intent> {
    match button {
        PointerButton::Middle => None,
        PointerButton::Secondary => Some(Intent::Arrange(Arrange::Remove(anchor(on.piece, table)))),
        PointerButton::Primary => {
            let on_board = |at: &Coord| table.atlas.space(*at).is_some();
            Some(match on.space.filter(on_board) {
                None => Intent::StepBack,
                Some(at) if table.hand.is_empty() => {
                    take(at, on.piece, table).unwrap_or(Intent::StepBack)
                }
                Some(at) => Intent::Step(Step::Put(at)),
            })
        }
    }
}

/// Takes the piece that was hit, with what lies on it; else what lies on top of the space.
pub(in crate::table) fn take(at: Coord, piece: Option<Entity>, table: &Table) -> Option<Intent> {
    let top = || Some(table.atlas.top(at)?.2.dots.anchor());
    let anchor = anchor(piece, table).or_else(top)?;
    let stack = table.atlas.stack(anchor.at);
    let above = stack.iter().rev();
    let above = above.take_while(|(.., lying)| lying.dots.anchor() != anchor);
    let count = above.count() as u8 + 1;
    let at = anchor.at;
    Some(Intent::Step(Step::Take { at, count }))
}

/// A drag that ends on the board puts there what it carried; beside it, it throws it out.
pub(in crate::table) fn drop(to: Hovered, table: &Table) -> Intent {
    let on_board = |at: &Coord| table.atlas.space(*at).is_some();
    match to.space.filter(on_board) {
        Some(to) => Intent::PutAll(to),
        None => Intent::Arrange(Arrange::Remove(None)),
    }
}

fn anchor(piece: Option<Entity>, table: &Table) -> Option<Slot> {
    let mut lying = table.atlas.lying();
    let (_, lying) = lying.find(|(entity, _)| Some(*entity) == piece)?;
    Some(lying.dots.anchor())
}
