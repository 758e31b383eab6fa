//! Roads: edge-connected squares between two opposite sides of the board.

use super::{Direction, Square, square::squares};

/// The four sides of a board as sets of squares, in the order of [`Direction::ALL`].
pub(super) fn edges(board: u64) -> [u64; 4] {
    Direction::ALL.map(|direction| board & !inward(direction, board))
}

/// The board's squares that have a neighbour this way.
fn inward(direction: Direction, board: u64) -> u64 {
    direction.opposite().shift(board)
}

/// A set with all its neighbours.
#[inline]
pub(super) const fn grown(bits: u64) -> u64 {
    bits | neighbours(bits)
}

/// The squares beside those of a set.
#[inline]
pub(super) const fn neighbours(bits: u64) -> u64 {
    Direction::Up.shift(bits)
        | Direction::Right.shift(bits)
        | Direction::Down.shift(bits)
        | Direction::Left.shift(bits)
}

/// Everything in `within` that hangs together with `seed`.
pub(super) fn flood(seed: u64, within: u64) -> u64 {
    let mut reached = seed & within;
    loop {
        let next = grown(reached) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Whether these squares hold a road across a board of this size.
#[inline]
pub(super) fn has_road(road: u64, size: u8) -> bool {
    let last_rank = ((1u64 << size) - 1) << (8 * (size - 1));
    let first_rank = (1u64 << size) - 1;
    // A road needs a square in every rank or in every file, and hardly any position has that: look there first.
    if every_rank(road, size) && flood(road & first_rank, road) & last_rank != 0 {
        return true;
    }
    every_file(road, size) && {
        let first_file = 0x0101_0101_0101_0101;
        let last_file = first_file << (size - 1);
        flood(road & first_file, road) & last_file != 0
    }
}

#[inline]
fn every_rank(road: u64, size: u8) -> bool {
    const LOW_BITS: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    // The highest bit of each byte becomes "this rank has something".
    let ranks = (((road & LOW_BITS) + LOW_BITS) | road) & !LOW_BITS;
    ranks == !LOW_BITS >> (8 * (8 - u32::from(size)))
}

#[inline]
fn every_file(road: u64, size: u8) -> bool {
    let half = road | road >> 32;
    let quarter = half | half >> 16;
    let files = (quarter | quarter >> 8) & 0xFF;
    files == (1 << size) - 1
}

/// A shortest road among these squares, from side to side; empty if there is none.
pub(super) fn shortest_road(road: u64, board: u64) -> Vec<Square> {
    let [up, right, down, left] = edges(board);
    [(down, up), (left, right)]
        .into_iter()
        .filter_map(|(from, to)| shortest_path(from & road, to & road, road))
        .min_by_key(Vec::len)
        .unwrap_or_default()
}

fn shortest_path(from: u64, to: u64, within: u64) -> Option<Vec<Square>> {
    let mut rings = vec![from];
    let mut reached = from;
    while reached & to == 0 {
        let ring = grown(reached) & within & !reached;
        if ring == 0 {
            return None;
        }
        reached |= ring;
        rings.push(ring);
    }
    let mut at = Square::lowest(reached & to);
    let mut path = vec![at];
    for &ring in rings.iter().rev().skip(1) {
        at = squares(grown(at.bit()) & ring)
            .next()
            .expect("every ring grew out of the one before");
        path.push(at);
    }
    path.reverse();
    Some(path)
}

/// The four sides of a board of some size: south and north, west and east.
#[derive(Copy, Clone, Debug)]
pub(super) struct Sides([[u64; 2]; 2]);

impl Sides {
    #[inline]
    pub(super) const fn of(size: u8) -> Self {
        let rank = (1u64 << size) - 1;
        let file = 0x0101_0101_0101_0101 >> (8 * (8 - size as u32));
        let last = size - 1;
        Self([[rank, rank << (8 * last)], [file, file << last]])
    }

    /// The squares from which a road of these pieces reaches each side.
    #[inline]
    pub(super) fn within_reach(self, road: u64) -> Reach {
        let beside = |edge: u64| {
            let seed = edge & road;
            if seed == 0 {
                edge
            } else {
                edge | grown(flood(seed, road))
            }
        };
        Reach(self.0.map(|edges| edges.map(beside)))
    }

    /// The fewest squares of `free` that a road of these pieces lacks, up the board and across.
    pub(super) fn missing(self, road: u64, free: u64) -> [Option<u8>; 2] {
        self.0
            .map(|[from, to]| fewest_missing(from, to, road, free))
    }
}

/// The fewest squares of `free` that would join `from` to `to`, given that `own` counts already.
pub(super) fn fewest_missing(from: u64, to: u64, own: u64, free: u64) -> Option<u8> {
    let mut reached = flood(from & own, own);
    let mut missing = 0;
    while reached & to == 0 {
        // The first step may also enter the board anywhere along its side.
        let entry = if missing == 0 { from } else { 0 };
        let step = (grown(reached) | entry) & free & !reached;
        if step == 0 {
            return None;
        }
        reached |= step;
        reached = flood(grown(reached) & own | reached, own | reached);
        missing += 1;
    }
    Some(missing)
}

/// What reaches each side of a board, see [`Sides::within_reach`], where nothing reaches two opposite ones yet.
#[derive(Copy, Clone, Debug)]
pub(super) struct Reach([[u64; 2]; 2]);

impl Reach {
    /// Any one of these squares, added to the road, makes it reach opposite sides; those of the road itself may be among them.
    #[inline]
    pub(super) const fn joining(self) -> u64 {
        let [[south, north], [west, east]] = self.0;
        south & north | west & east
    }

    /// Whether these squares, which hang together, make the road reach opposite sides if all of them are added.
    #[inline]
    pub(super) const fn is_joined_by(self, squares: u64) -> bool {
        let [[south, north], [west, east]] = self.0;
        squares & south != 0 && squares & north != 0 || squares & west != 0 && squares & east != 0
    }
}
