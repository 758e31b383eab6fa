//! A standing stone falls flat when the capstone touches it, not before.

use super::travel::Travel;
use crate::app::{Became, OnBoard, Stacks};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Ends [`Became`] on pieces that nothing is on its way to any more.
pub(super) fn end_flattening(
    mut flattened: Query<(&OnBoard, &mut Became)>,
    travels: Query<&Travel>,
    stacks: Stacks,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (on_board, mut became) in &mut flattened {
        if became.is_over {
            continue;
        }
        let top = stacks.top(on_board.anchor().at);
        let travel = top.and_then(|(_, piece, _)| travels.get(piece).ok());
        if travel.is_none_or(Travel::has_landed) {
            became.is_over = true;
            redraw.write(RequestRedraw);
        }
    }
}
