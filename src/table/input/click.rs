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
    // A piece that was put and waits: a click on it decides, one on the arms of a PÜNCT piece turns it.
    if hand.waits() {
        let covers = |at: Coord| {
            let mut slots = preview.0.iter().flat_map(|lying| lying.dots.slots());
            slots.any(|slot| slot.at == at)
        };
        let again = hand.puts().last() == Some(space);
        return Some(
            if again && hand.chosen().is_some() && table.at_a_click().is_some() {
                Intent::NextKind
            } else if again {
                Intent::Finish
            } else if hand.turn.is_some() && covers(space) {
                Intent::Rotate(1)
            } else {
                Intent::Step(Step::Put(space))
            },
        );
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
        let taken = take(space, on.piece, table);
        // Where the move of the hint ends on a piece that can be taken, a click takes it.
        let takes = matches!(taken, Some(Intent::Step(Step::Take { at, .. }))
            if table.candidates.most_first(at).is_some());
        if table.is_hinted(space) && !takes {
            return Some(Intent::PlayHint);
        }
        // A click on an empty space places what the game places so; else it ends a refusal that is still on show.
        return Some(taken.unwrap_or_else(|| place(space, table)));
    }
    let other = take(space, on.piece, table);
    match other {
        Some(Intent::Step(Step::Take { at, count }))
            if hand.puts().next().is_none()
                && table.candidates.most_first(at).is_some()
                && takes_instead(at, on.piece, table) =>
        {
            Some(Intent::Step(Step::Take { at, count }))
        }
        // Somewhere else: say why it can't go there, and keep it in the hand.
        _ => Some(Intent::Step(Step::Put(space))),
    }
}

/// Whether a click on another piece means to take that one. A new piece never goes onto others. One of the board may have
/// been meant to climb: the first click on the other says why it can't, the second takes it.
fn takes_instead(at: Coord, piece: Option<Entity>, table: &Table) -> bool {
    let hand = &table.hand;
    hand.taken().is_none() || hand.asked == Some(at) || table.is_throwable(piece)
}

/// What a click on an empty space means with an empty hand.
fn place(at: Coord, table: &Table) -> Intent {
    let kind = table.at_a_click();
    match kind.filter(|kind| table.candidates.first.contains(&Step::Choose(*kind))) {
        Some(kind) => Intent::Place { kind, at },
        None => Intent::StepBack,
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
