//! What lies on the squares: sets of squares for what is on top, and a string of colours for every stack.

use super::keys;
use super::{Direction, Drops, Square, Stone};
use crate::rules::Color;

/// The stacks and, kept in step with them, who and what is on top. Knows nothing of turns and reserves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// The squares that belong to the board.
    pub squares: u64,
    /// Where each side is on top.
    pub tops: [u64; 2],
    pub standing: u64,
    pub caps: u64,
    /// Where two or more pieces lie on each other.
    pub tall: u64,
    /// The colours of each stack, the top in the lowest bit, 1 for Black; nothing above the height.
    colors: [u128; 64],
    heights: [u8; 64],
    /// The keys of everything that lies here, joined.
    pub key: u64,
}

impl Board {
    pub fn new(size: u8) -> Self {
        let rank = (1u64 << size) - 1;
        let squares = (0..size).fold(0, |board, y| board | rank << (8 * y));
        Self {
            squares,
            tops: [0; 2],
            standing: 0,
            caps: 0,
            tall: 0,
            colors: [0; 64],
            heights: [0; 64],
            key: 0,
        }
    }

    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.tops[0] | self.tops[1]
    }

    #[inline]
    pub const fn empty(&self) -> u64 {
        self.squares & !self.occupied()
    }

    /// Squares that any piece may be dropped on: empty, or a flat on top.
    #[inline]
    pub const fn open(&self) -> u64 {
        self.squares & !(self.standing | self.caps)
    }

    /// The squares that count toward a side's road.
    #[inline]
    pub const fn road(&self, side: Color) -> u64 {
        self.tops[side.index()] & !self.standing
    }

    /// Where a side has a flat stone on top.
    #[inline]
    pub const fn flats(&self, side: Color) -> u64 {
        self.tops[side.index()] & !(self.standing | self.caps)
    }

    #[inline]
    pub const fn height(&self, at: Square) -> u8 {
        self.heights[at.index()]
    }

    /// The colours of a stack's uppermost pieces, the top in the lowest bit, 1 for Black.
    #[inline]
    pub const fn colors(&self, at: Square) -> u64 {
        self.colors[at.index()] as u64
    }

    /// Who is on top, and with what.
    pub fn top(&self, at: Square) -> Option<(Color, Stone)> {
        let owner = if self.tops[0] & at.bit() != 0 {
            Color::White
        } else if self.tops[1] & at.bit() != 0 {
            Color::Black
        } else {
            return None;
        };
        let stone = if self.standing & at.bit() != 0 {
            Stone::Standing
        } else if self.caps & at.bit() != 0 {
            Stone::Cap
        } else {
            Stone::Flat
        };
        Some((owner, stone))
    }

    /// The stack's pieces, bottom first.
    pub fn stack(&self, at: Square) -> impl DoubleEndedIterator<Item = (Color, Stone)> + use<> {
        let (colors, height) = (self.colors[at.index()], self.height(at));
        let top = self.top(at).map_or(Stone::Flat, |(_, stone)| stone);
        (0..height).rev().map(move |depth| {
            let color = color_of((colors >> depth) as u64);
            (color, if depth == 0 { top } else { Stone::Flat })
        })
    }

    /// Puts a new piece on an empty square.
    #[inline]
    pub fn place(&mut self, owner: Color, stone: Stone, at: Square) {
        let (i, bit) = (at.index(), at.bit());
        self.tops[owner.index()] |= bit;
        self.set_stone(stone, at);
        self.colors[i] = owner as u128;
        self.heights[i] = 1;
        self.key ^= keys::piece(0, owner, at) ^ keys::stone(stone, at);
    }

    /// Takes all that lies on a square off again; the key is put back by whoever knows it.
    #[inline]
    pub fn remove(&mut self, at: Square) {
        let (i, bit) = (at.index(), at.bit());
        self.tops[0] &= !bit;
        self.tops[1] &= !bit;
        self.standing &= !bit;
        self.caps &= !bit;
        self.tall &= !bit;
        self.colors[i] = 0;
        self.heights[i] = 0;
    }

    /// Lays a piece on whatever is there, for setting up positions.
    pub fn pile(&mut self, owner: Color, stone: Stone, at: Square) {
        let i = at.index();
        self.key ^= keys::piece(self.height(at), owner, at) ^ keys::stone(stone, at);
        self.colors[i] = self.colors[i] << 1 | owner as u128;
        self.heights[i] += 1;
        self.refresh(at);
        self.set_stone(stone, at);
    }

    /// Spreads the top of a stack; whether a standing stone was flattened.
    pub fn spread(&mut self, from: Square, direction: Direction, drops: Drops) -> bool {
        let stone = self.lift_stone(from);
        let count = drops.count();
        let i = from.index();
        let hand = self.colors[i] as u64 & low(count);
        self.colors[i] >>= count;
        self.heights[i] -= count;
        let base = self.heights[i];
        self.toggle_keys(from, base, hand, count);
        self.refresh(from);

        let mut left = count;
        let mut at = from;
        let mut flattened = false;
        for drop in drops {
            let Some(next) = at.step(direction) else {
                break;
            };
            at = next;
            left -= drop;
            let dropped = hand >> left & low(drop);
            if self.standing & at.bit() != 0 {
                self.standing &= !at.bit();
                self.key ^= keys::stone(Stone::Standing, at);
                flattened = true;
            }
            let j = at.index();
            self.toggle_keys(at, self.heights[j], dropped, drop);
            self.colors[j] = self.colors[j] << drop | u128::from(dropped);
            self.heights[j] += drop;
            self.refresh(at);
        }
        self.set_stone(stone, at);
        self.key ^= keys::stone(stone, at);
        flattened
    }

    /// Takes a spread back. The key is the caller's to restore.
    pub fn gather(&mut self, from: Square, direction: Direction, drops: Drops, flattened: bool) {
        let mut hand = 0u64;
        let mut at = from;
        for drop in drops {
            let Some(next) = at.step(direction) else {
                break;
            };
            at = next;
            let j = at.index();
            hand = hand << drop | self.colors[j] as u64 & low(drop);
            self.colors[j] >>= drop;
            self.heights[j] -= drop;
            self.refresh(at);
        }
        let stone = self.lift_stone(at);
        if flattened {
            self.standing |= at.bit();
        }
        let i = from.index();
        self.colors[i] = self.colors[i] << drops.count() | u128::from(hand);
        self.heights[i] += drops.count();
        self.refresh(from);
        self.set_stone(stone, from);
    }

    /// The board's key worked out anew.
    pub fn key_from_scratch(&self) -> u64 {
        super::square::squares(self.occupied()).fold(0, |key, at| {
            let levels = self.stack(at).zip(0..).fold(0, |key, ((owner, _), level)| {
                key ^ keys::piece(level, owner, at)
            });
            let top = self.top(at).map_or(Stone::Flat, |(_, stone)| stone);
            key ^ levels ^ keys::stone(top, at)
        })
    }

    /// Brings the sets of squares in step with who is on top now.
    #[inline]
    fn refresh(&mut self, at: Square) {
        let (i, shift) = (at.index(), at.index());
        let there = u64::from(self.heights[i] > 0);
        let tall = u64::from(self.heights[i] > 1);
        let black = self.colors[i] as u64 & there;
        let keep = !at.bit();
        self.tops[0] = self.tops[0] & keep | (there & !black) << shift;
        self.tops[1] = self.tops[1] & keep | (black & 1) << shift;
        self.tall = self.tall & keep | tall << shift;
    }

    /// What stands on top, taken from the sets (and the key): it goes elsewhere.
    #[inline]
    fn lift_stone(&mut self, at: Square) -> Stone {
        let bit = at.bit();
        if (self.standing | self.caps) & bit == 0 {
            return Stone::Flat;
        }
        let stone = if self.standing & bit != 0 {
            Stone::Standing
        } else {
            Stone::Cap
        };
        self.standing &= !bit;
        self.caps &= !bit;
        self.key ^= keys::stone(stone, at);
        stone
    }

    #[inline]
    fn set_stone(&mut self, stone: Stone, at: Square) {
        self.standing |= u64::from(stone == Stone::Standing) << at.index();
        self.caps |= u64::from(stone == Stone::Cap) << at.index();
    }

    /// Joins the keys of some pieces, lowest bit on top, that lie from this level upward.
    #[inline]
    fn toggle_keys(&mut self, at: Square, base: u8, pieces: u64, count: u8) {
        for depth in 0..count {
            let level = base + count - 1 - depth;
            self.key ^= keys::piece(level, color_of(pieces >> depth), at);
        }
    }
}

/// The lowest `count` bits, at most eight.
#[inline]
const fn low(count: u8) -> u64 {
    (1 << count) - 1
}

#[inline]
const fn color_of(bits: u64) -> Color {
    if bits & 1 == 0 {
        Color::White
    } else {
        Color::Black
    }
}
