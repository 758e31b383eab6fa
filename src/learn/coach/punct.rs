//! What moves of PÜNCT are for.

use super::purpose::{Change, Purpose};
use crate::rules::punct::Costs;
use crate::rules::{Color, Game};
use std::collections::BTreeSet;

pub(super) fn find(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let (side, other) = (change.side, !change.side);
    let cuts = match change.lacks(other) {
        [Some(few), Some(more)] if more > few => Some(more - few),
        _ => None,
    };
    found.extend(cuts.map(Purpose::Cuts));
    let covered: BTreeSet<_> = change.after.covered().into_iter().collect();
    let were_stuck = change.before.stuck();
    let mut blocked = covered
        .iter()
        .filter(|anchor| !were_stuck.contains_key(anchor));
    let blocked = blocked.find_map(|anchor| change.piece_before(*anchor, other));
    found.extend(blocked.map(Purpose::Blocks));
    if cuts.is_none() && way(change.after, other) > way(change.before, other) {
        found.push(Purpose::StandsInTheWay);
    }
    if let [Some(more), Some(few)] = change.lacks(side)
        && few < more
    {
        found.push(Purpose::ComesNearer(few));
    }
    if let (Some(before), Some(after)) = (change.before.score(), change.after.score()) {
        let lead =
            |score: [u8; 2]| i16::from(score[side.index()]) - i16::from(score[other.index()]);
        if lead(after) > lead(before) {
            found.push(Purpose::GainsCentre);
        }
    }
}

/// What the cheapest way costs a side, where it must climb over the dots of the other.
fn way(game: &Game, side: Color) -> i32 {
    const COSTS: Costs = Costs {
        opponent: Costs::MOST,
        centre: 1,
    };
    let Game::Punct(played) = game else { return 0 };
    let gaps = played.position().features(side, COSTS).gaps;
    gaps.into_iter().min().unwrap_or(0)
}
