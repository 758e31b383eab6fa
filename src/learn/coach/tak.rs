//! What moves of Tak are for.

use super::purpose::{Change, Purpose};
use crate::rules::Effect;

pub(super) fn find(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let (side, other) = (change.side, !change.side);
    if change.before.in_opening() {
        // The first stones are the other side's.
        return;
    }
    let flattens = change
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Become { .. }));
    let [before, after] = &change.layouts;
    let owner = |layout: &crate::rules::Layout, at| layout.top(at).map(|top| top.piece.owner);
    let takes = change
        .landed()
        .any(|slot| owner(before, slot.at) == Some(other) && owner(after, slot.at) == Some(side));
    if flattens {
        found.push(Purpose::FlattensWall);
    }
    if let [Some(few), more] = change.lacks(other)
        && more.is_none_or(|more| more > few)
    {
        found.push(Purpose::BlocksRoad(more));
    }
    if takes && !flattens {
        found.push(Purpose::TakesStack);
    }
    if let [more, Some(few)] = change.lacks(side)
        && more.is_none_or(|more| more > few)
    {
        found.push(Purpose::BuildsRoad(few));
    }
}
