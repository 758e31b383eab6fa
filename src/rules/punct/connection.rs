//! Which spaces hang together, and whether they join two opposite sides.

use super::bits::Bits;
use super::board::{BOARD, SIDES, Space, index_of};

/// No way from side to side is shorter.
const SHORTEST: u32 = 17;

const WEST: Bits = SIDES[0];
const EAST: Bits = SIDES[1];
/// The spaces beside the missing corners of the widest row, whose steps into those corners would land on the far edge.
const BESIDE_WEST_CORNER: Bits = Bits::EMPTY.with(index_of(-8, 1));
const BESIDE_EAST_CORNER: Bits = Bits::EMPTY.with(index_of(8, -1));
/// Steps along a row that leave the board beside those corners, from where one up or down would come back onto it.
const WEST_OF_BOARD: Bits = Bits::EMPTY.with(index_of(-8, -1));
const EAST_OF_BOARD: Bits = Bits::EMPTY.with(index_of(8, 1));
/// The last of all indices, which has none ahead of it, and where it comes up from there.
const LAST: u8 = index_of(-1, 8);
const ABOVE_LAST: u8 = index_of(0, 7);

/// The neighbours of all members, members among them where they touch each other.
///
/// A step from one row to the next goes straight down, or down after a step back: four shifts do for six directions.
#[inline]
pub fn neighbours(set: Bits) -> Bits {
    let back = set.without(WEST).seen_from(1).without(WEST_OF_BOARD);
    let ahead = set.without(EAST).seen_from(-1).without(EAST_OF_BOARD);
    let down = set.without(BESIDE_EAST_CORNER) | back;
    let up = set.without(BESIDE_WEST_CORNER) | ahead;
    let beside = back.without(EAST) | ahead.without(WEST);
    let mut around = beside | down.seen_from(-16) | up.seen_from(16);
    if set.has(LAST) {
        around.insert(ABOVE_LAST);
    }
    around & BOARD
}

/// What can be reached from `seed` inside `ground`.
pub fn flood(seed: Bits, ground: Bits) -> Bits {
    let mut reached = seed & ground;
    loop {
        let grown = reached | (neighbours(reached) & ground);
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// Whether the set joins any two opposite sides.
pub fn joined(set: Bits) -> bool {
    set.len() >= SHORTEST
        && (0..3).any(|pair| {
            let (one, other) = (set & SIDES[2 * pair], set & SIDES[2 * pair + 1]);
            !one.is_empty() && !other.is_empty() && flood(one, set).meets(other)
        })
}

/// Whether what hangs on some spaces of the set joins any two opposite sides.
pub(super) fn joined_through(spaces: Bits, set: Bits) -> bool {
    if set.len() < SHORTEST {
        return false;
    }
    let touched = flood(spaces, set);
    (0..3).any(|pair| touched.meets(SIDES[2 * pair]) && touched.meets(SIDES[2 * pair + 1]))
}

/// The connected groups of a set, largest first, equal ones by their first space.
pub fn groups(set: Bits) -> Vec<Bits> {
    let mut left = set;
    let mut groups = Vec::new();
    while let Some(first) = left.iter().next() {
        let group = flood(Bits::EMPTY.with(first.index()), left);
        left = left.without(group);
        groups.push(group);
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    groups
}

/// The sides that a set touches, a bit for each of [`SIDES`].
pub fn touches(set: Bits) -> u8 {
    (0..6).fold(0, |bits, side| {
        bits | u8::from(set.meets(SIDES[side])) << side
    })
}

/// A shortest way through the set between two opposite sides, from end to end; empty where there is none.
pub fn shortest_way(set: Bits) -> Vec<Space> {
    (0..3)
        .filter_map(|pair| way_between(set, set & SIDES[2 * pair], SIDES[2 * pair + 1]))
        .min_by_key(Vec::len)
        .unwrap_or_default()
}

/// A shortest way through the set from one part of it to some spaces.
pub(super) fn way_between(set: Bits, from: Bits, to: Bits) -> Option<Vec<Space>> {
    let mut rings = vec![from];
    let mut reached = from;
    while !rings.last()?.meets(to) {
        let next = (neighbours(reached) & set).without(reached);
        if next.is_empty() {
            return None;
        }
        reached |= next;
        rings.push(next);
    }
    // Back from the goal through the rings of equal distance.
    let mut ring = rings.pop()? & to;
    let mut way = Vec::new();
    loop {
        let here = ring.iter().next()?;
        way.push(here);
        let Some(nearer) = rings.pop() else {
            way.reverse();
            return Some(way);
        };
        ring = nearer & neighbours(Bits::EMPTY.with(here.index()));
    }
}

/// The fewest spaces that a side still lacks to join the sides of a pair, when its own visible dots are free and every
/// other space costs one. An opponent's dot costs no more than an empty space, because minor dots may cover it.
pub fn lacking(own: Bits, pair: usize) -> u8 {
    let goal = SIDES[2 * pair + 1];
    let start = SIDES[2 * pair];
    let mut reached = flood(start & own, own);
    let mut cost = 0;
    while !reached.meets(goal) {
        // One more space anywhere, then as far as own dots carry.
        let bought = reached | neighbours(reached) | start;
        reached = bought | flood(neighbours(bought) & own, own);
        reached &= BOARD;
        cost += 1;
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_neighbours_of_a_set_are_those_of_its_members() {
        for space in Space::all() {
            let own: Bits = space.neighbours().collect();
            assert_eq!(neighbours(Bits::EMPTY.with(space.index())), own, "{space}");
        }
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..200 {
            let set: Bits = Space::all().filter(|_| random.bool()).collect();
            let each: Bits = set.iter().flat_map(Space::neighbours).collect();
            assert_eq!(neighbours(set), each, "{set:?}");
        }
    }
}
