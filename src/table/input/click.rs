//! What a click and the end of a drag mean while a game is played, given what is in the hand.

use super::hover::Hovered;
use super::table::Table;
use crate::app::Intent;
use crate::rules::{Coord, Dots, Step};
use crate::table::pieces::preview::Preview;
use bevy::prelude::*;

/// What a drag that ends here means: all that travelled is put, and what comes back to its place was never taken.
pub(super) fn drop(from: Hovered, to: Hovered, table: &Table) -> Intent {
    match to.space.filter(|at| table.is_on_board(*at)) {
        Some(to) if Some(to) != from.space || table.is_target(to) => Intent::PutAll(to),
        _ => Intent::ClearHand,
    }
}

/// What a click means, given what is in the hand.
pub(super) fn click(
    button: PointerButton,
    on: Hovered,
    table: &Table,
    preview: &Preview,
) -> Option<Intent> {
    match button {
        PointerButton::Primary => {}
        PointerButton::Secondary => return Some(Intent::StepBack),
        PointerButton::Middle => return None,
    }
    let Some(space) = on.space.filter(|at| table.is_on_board(*at)) else {
        // Beside the board.
        return Some(Intent::StepBack);
    };
    let hand = &table.hand;
    // A piece that was put and waits for its turn: a click on its PÜNCT decides, one on its arms turns it.
    if hand.turn.is_some() {
        let covers = |at: Coord| {
            let mut slots = preview.0.iter().flat_map(|lying| lying.dots.slots());
            slots.any(|slot| slot.at == at)
        };
        return Some(if hand.puts().last() == Some(space) {
            Intent::Finish
        } else if covers(space) {
            Intent::Rotate(1)
        } else {
            Intent::Step(Step::Put(space))
        });
    }
    if table.is_target(space) {
        return Some(Intent::Step(Step::Put(space)));
    }
    if let (Some((from, count)), 1) = (hand.taken(), hand.steps.len())
        && (from == space || table.carries(on.piece))
    {
        return Some(if count > 1 {
            Intent::SetCount(count - 1)
        } else {
            Intent::ClearHand
        });
    }
    if hand.is_empty() {
        // A click on an empty space has nothing to take, but it ends a refusal that is still on show.
        return Some(take(space, on.piece, table).unwrap_or(Intent::StepBack));
    }
    let other = take(space, on.piece, table);
    match other {
        Some(Intent::Step(step))
            if hand.puts().next().is_none()
                && !table.candidates.spelling.beginning(&[step]).is_empty() =>
        {
            Some(Intent::Step(step))
        }
        // Somewhere else: say why it can't go there, and keep it in the hand.
        _ => Some(Intent::Step(Step::Put(space))),
    }
}

/// Takes what stands there, as much of it as may be taken; a piece that is held down is asked why.
pub(super) fn take(space: Coord, piece: Option<Entity>, table: &Table) -> Option<Intent> {
    let (.., top) = table.stacks.top(space)?;
    let hit = piece.and_then(|piece| Some((piece, table.stacks.lying(piece)?)));
    let at = match hit {
        // A stack of single pieces is taken from its top, wherever it was hit; a piece that reaches over several
        // spaces is meant itself.
        Some((piece, hit)) if matches!(hit.dots, Dots::Three(_)) => {
            if table.is_covered(piece) {
                return Some(Intent::Ask(hit.dots.anchor()));
            }
            hit.dots.anchor().at
        }
        _ => top.dots.anchor().at,
    };
    let count = table.most_from(at).unwrap_or(1);
    Some(Intent::Step(Step::Take { at, count }))
}
