//! A cheapest way over a board, by what each space costs. What counts for whom is each game's own affair.

use super::{Coord, Lattice, Way};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// What a space costs on a way, in the order of weight.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Toll {
    /// It is still missing.
    pub(super) missing: bool,
    /// It is harder to get than others that are missing.
    pub(super) hard: bool,
}

/// What a way has cost so far: spaces that are missing, hard ones among them, and its length.
type Price = [u16; 3];

/// A way between two sets of spaces that lacks as few as possible, then as few hard ones, then the shortest; of ways as good
/// the first in the order of spaces. `None` where there is none. A space without a toll can't be passed.
pub(super) fn cheapest_way(
    lattice: Lattice,
    from: impl IntoIterator<Item = Coord>,
    is_goal: impl Fn(Coord) -> bool,
    toll: impl Fn(Coord) -> Option<Toll>,
) -> Option<Way> {
    let after = |[missing, hard, length]: Price, at: Coord| {
        let toll = toll(at)?;
        let more = [u16::from(toll.missing), u16::from(toll.hard), 1];
        Some([missing + more[0], hard + more[1], length + more[2]])
    };
    let mut best: BTreeMap<Coord, (Price, Option<Coord>)> = BTreeMap::new();
    let mut open = BinaryHeap::new();
    for at in from {
        if let Some(price) = after([0; 3], at) {
            best.insert(at, (price, None));
            open.push(Reverse((price, at)));
        }
    }
    while let Some(Reverse((price, at))) = open.pop() {
        if is_goal(at) {
            return Some(way_to(at, &best, toll));
        }
        if best.get(&at).is_some_and(|(known, _)| *known < price) {
            continue;
        }
        for next in lattice.neighbours(at) {
            let Some(price) = after(price, next) else {
                continue;
            };
            if best.get(&next).is_none_or(|(known, _)| price < *known) {
                best.insert(next, (price, Some(at)));
                open.push(Reverse((price, next)));
            }
        }
    }
    None
}

/// The way that led to a space.
fn way_to(
    end: Coord,
    best: &BTreeMap<Coord, (Price, Option<Coord>)>,
    toll: impl Fn(Coord) -> Option<Toll>,
) -> Way {
    let before = |at: &Coord| best.get(at).and_then(|(_, before)| *before);
    let mut spaces: Vec<Coord> = std::iter::successors(Some(end), before).collect();
    spaces.reverse();
    let is_missing = |at: &Coord| toll(*at).is_some_and(|toll| toll.missing);
    let missing = spaces.iter().copied().filter(is_missing).collect();
    Way { spaces, missing }
}

/// The way of several that lacks fewest, then the shortest.
pub(super) fn best_of(ways: impl IntoIterator<Item = Way>) -> Option<Way> {
    let cost = |way: &Way| (way.missing.len(), way.spaces.len());
    ways.into_iter().min_by_key(cost)
}
