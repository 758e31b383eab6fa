//! Moves and how they are found: placements square by square, spreads as every split of a hand over a way.

use super::board::Board;
use super::square::squares;
use super::{Direction, Square, Stone};
use crate::rules::Color;

/// One turn: a new piece, or part of a stack spread in a straight line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Place {
        stone: Stone,
        at: Square,
    },
    Spread {
        from: Square,
        direction: Direction,
        drops: Drops,
    },
}

/// How a hand of one to eight pieces is split over the squares of its way.
///
/// A bit for each piece in the hand, the lowest for the top one: set where that piece is the lowest of those dropped
/// on its square. The highest set bit is the bottom of the hand, so that every value but 0 is one split.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drops(u8);

impl Drops {
    /// One piece, one step.
    pub(super) const ONE: Self = Self(1);

    /// From the numbers dropped, the nearest square first. Each is at least 1, together at most 8.
    pub fn new(counts: &[u8]) -> Option<Self> {
        let mut bits = 0u32;
        let mut total = 0u32;
        for &count in counts.iter().rev() {
            total += u32::from(count);
            if count == 0 || total > 8 {
                return None;
            }
            bits |= 1 << (total - 1);
        }
        (bits != 0).then_some(Self(bits as u8))
    }

    /// As a number that is not 0.
    pub const fn bits(self) -> u8 {
        self.0
    }

    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits == 0 { None } else { Some(Self(bits)) }
    }

    /// Every split of every hand of up to `most` pieces.
    pub fn all(most: u8) -> impl Iterator<Item = Self> {
        (1..1u16 << most.min(8)).map(|bits| Self(bits as u8))
    }

    /// Pieces in the hand.
    #[inline]
    pub const fn count(self) -> u8 {
        8 - self.0.leading_zeros() as u8
    }

    /// Squares that get some.
    #[inline]
    pub const fn squares(self) -> u8 {
        PARTS[self.0 as usize]
    }

    /// Whether just one piece, the top one, comes to the last square.
    #[inline]
    pub const fn ends_alone(self) -> bool {
        self.0 & 1 != 0
    }
}

impl IntoIterator for Drops {
    type Item = u8;
    type IntoIter = DropsIter;

    #[inline]
    fn into_iter(self) -> DropsIter {
        DropsIter(self.0)
    }
}

/// How many pieces each square gets, the nearest first.
#[derive(Clone, Debug)]
pub struct DropsIter(u8);

impl Iterator for DropsIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let before = self.0.leading_zeros();
        self.0 &= !(0x80 >> before);
        // With no set bit left, all the lower pieces come along: `leading_zeros` is then 8.
        Some((self.0.leading_zeros() - before) as u8)
    }
}

impl std::fmt::Debug for Drops {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// The set bits of each byte.
static PARTS: [u8; 256] = {
    let mut parts = [0; 256];
    let mut bits = 1;
    while bits < 256 {
        parts[bits] = parts[bits >> 1] + (bits & 1) as u8;
        bits += 1;
    }
    parts
};

/// `SPREADS[hand][way]`: the splits of one to `hand` pieces over one to `way` squares.
static SPREADS: [[u16; 8]; 9] = {
    let mut spreads = [[0; 8]; 9];
    let mut hand = 1;
    while hand <= 8 {
        let mut bits = 1usize;
        while bits < 1 << hand {
            let mut way = PARTS[bits] as usize;
            while way < 8 {
                spreads[hand][way] += 1;
                way += 1;
            }
            bits += 1;
        }
        hand += 1;
    }
    spreads
};

/// `CRUSHES[hand][way]`: those over `way` squares and one more that gets the top piece alone.
static CRUSHES: [[u16; 8]; 9] = {
    let mut crushes = [[0; 8]; 9];
    let mut hand = 1;
    while hand <= 8 {
        let mut bits = 1usize;
        while bits < 1 << hand {
            if bits & 1 != 0 {
                crushes[hand][PARTS[bits] as usize - 1] += 1;
            }
            bits += 2;
        }
        hand += 1;
    }
    crushes
};

/// How far a hand can go one way: over open squares, and whether a standing stone comes right after them.
#[inline]
pub(super) fn way(board: &Board, from: u64, direction: Direction, hand: u8) -> (u8, bool) {
    let open = board.open();
    let mut at = from;
    for length in 0..hand {
        at = direction.shift(at);
        if at & open == 0 {
            return (length, at & board.standing != 0);
        }
    }
    (hand, false)
}

/// Visits every spread of a side's stacks of up to `carry` pieces a hand.
#[inline]
pub(super) fn spreads(board: &Board, side: Color, carry: u8, mut visit: impl FnMut(Move)) {
    for from in squares(board.tops[side.index()]) {
        let hand = board.height(from).min(carry);
        let crushing = board.caps & from.bit() != 0;
        for direction in Direction::ALL {
            let (way, standing) = way(board, from.bit(), direction, hand);
            if way > 0 {
                for drops in Drops::all(hand).filter(|drops| drops.squares() <= way) {
                    visit(Move::Spread {
                        from,
                        direction,
                        drops,
                    });
                }
            }
            if crushing && standing {
                let alone = |drops: &Drops| drops.ends_alone() && drops.squares() == way + 1;
                for drops in Drops::all(hand).filter(alone) {
                    visit(Move::Spread {
                        from,
                        direction,
                        drops,
                    });
                }
            }
        }
    }
}

/// How many moves [`spreads`] would visit. Lone pieces, the most by far, are counted all at once.
pub(super) fn count_spreads(board: &Board, side: Color, carry: u8) -> u64 {
    let own = board.tops[side.index()];
    let open = board.open();
    let lone = own & !board.tall;
    let lone_caps = lone & board.caps;
    let mut count = 0;
    for direction in Direction::ALL {
        count += (direction.shift(lone) & open).count_ones();
        if lone_caps != 0 {
            count += (direction.shift(lone_caps) & board.standing).count_ones();
        }
    }
    for from in squares(own & board.tall) {
        let hand = board.height(from).min(carry);
        let crushing = board.caps & from.bit() != 0;
        for direction in Direction::ALL {
            let (way, standing) = way(board, from.bit(), direction, hand);
            count += u32::from(SPREADS[usize::from(hand)][usize::from(way).min(7)]);
            if crushing && standing {
                count += u32::from(CRUSHES[usize::from(hand)][usize::from(way).min(7)]);
            }
        }
    }
    u64::from(count)
}
