//! What moves of Hive are for.

use super::purpose::{Change, Purpose};
use crate::rules::hive::Bug;
use crate::rules::{Color, Effect, Game, Kind, Piece, Queen, Slot};
use std::collections::BTreeSet;

pub(super) fn find(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let (side, other) = (change.side, !change.side);
    let queen = |game: &Game, side: Color| game.queens()[side.index()].clone();
    let free = |queen: &Option<Queen>| queen.as_ref().map(|queen| queen.free.len() as u8);
    let [theirs, theirs_now] = [change.before, change.after].map(|game| queen(game, other));
    let lands_on_queen = theirs.as_ref().is_some_and(|queen| {
        let mut landed = change.landed();
        landed.any(|slot| slot.at == queen.at.at && slot.level > queen.at.level)
    });
    if lands_on_queen {
        found.push(Purpose::CoversQueen);
    }
    if let (Some(before), Some(after)) = (free(&theirs), free(&theirs_now))
        && after < before
    {
        found.push(Purpose::CrowdsQueen(after));
    }
    thrown(change, found);
    if !lands_on_queen {
        held(change, found);
    }
    let [own, own_now] = [change.before, change.after].map(|game| free(&queen(game, side)));
    if let (Some(before), Some(after)) = (own, own_now)
        && after > before
    {
        found.push(Purpose::FreesQueen(after));
    }
    freed(change, found);
}

/// A tile of the other side that was carried off.
fn thrown(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let thrown = change.effects.iter().find_map(|effect| match effect {
        Effect::Carry { from, .. } => change.piece_before(*from, !change.side),
        Effect::Enter { .. } | Effect::Become { .. } => None,
    });
    found.extend(thrown.map(Purpose::Throws));
}

/// The tiles of the other side that could move before and can't any more, by what keeps them.
fn held(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let other = !change.side;
    let were_stuck = change.before.stuck();
    let stuck = change.after.stuck();
    let pinned: BTreeSet<Slot> = change.after.pinned().into_iter().collect();
    let covered: BTreeSet<Slot> = change.after.covered().into_iter().collect();
    let news = stuck.keys().filter(|slot| !were_stuck.contains_key(slot));
    let news = news.filter_map(|slot| Some((*slot, change.piece_before(*slot, other)?)));
    // What was thrown may rest for a turn; that was said already.
    let news = news.filter(|(slot, _)| !change.has_come(*slot));
    let mut news: Vec<(Slot, Piece)> = news.collect();
    news.sort_by_key(|(slot, piece)| (worth(*piece), *slot));
    let weightiest = |among: &dyn Fn(&Slot) -> bool| {
        let mut some = news.iter().filter(|(slot, _)| among(slot));
        some.next().map(|(_, piece)| *piece)
    };
    found.extend(weightiest(&|slot| covered.contains(slot)).map(Purpose::Covers));
    found.extend(weightiest(&|slot| pinned.contains(slot)).map(Purpose::Pins));
    let free = |slot: &Slot| !covered.contains(slot) && !pinned.contains(slot);
    found.extend(weightiest(&free).map(Purpose::ShutsIn));
}

/// A tile of its own that can move again.
fn freed(change: &Change<'_>, found: &mut Vec<Purpose>) {
    let stuck = change.after.stuck();
    let were_stuck = change.before.stuck();
    // Before the queen lies there nobody can move; that she came is no feat.
    let has_queen = change.before.queens()[change.side.index()].is_some();
    let free = were_stuck
        .keys()
        .filter(|slot| has_queen && !stuck.contains_key(slot) && !change.has_come(**slot))
        .filter_map(|slot| change.piece_before(*slot, change.side));
    found.extend(free.min_by_key(|piece| worth(*piece)).map(Purpose::Frees));
}

/// The order in which one would rather not lose the use of a tile.
const fn worth(piece: Piece) -> u8 {
    match piece.kind {
        Kind::Hive(Bug::Queen) => 0,
        Kind::Hive(Bug::Ant) => 1,
        Kind::Hive(Bug::Pillbug) => 2,
        Kind::Hive(Bug::Mosquito) => 3,
        Kind::Hive(Bug::Beetle) => 4,
        Kind::Hive(Bug::Ladybug) => 5,
        Kind::Hive(Bug::Grasshopper) => 6,
        _ => 7,
    }
}
