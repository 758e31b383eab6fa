//! Squares and the four ways from each. Every board lies in the lower left corner of an 8×8 frame, so that the
//! steps between squares are the same for all sizes.

use crate::rules::Coord;
use std::fmt;

/// A square of the 8×8 frame; whether it is on the board is for the board to say.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this file and rank, both from 0 to 7.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    pub fn at(coord: Coord) -> Option<Self> {
        Self::new(u8::try_from(coord.x).ok()?, u8::try_from(coord.y).ok()?)
    }

    /// The square of the lowest bit set.
    #[inline]
    pub(super) const fn lowest(bits: u64) -> Self {
        Self((bits.trailing_zeros() & 63) as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.index()
    }

    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    pub fn coord(self) -> Coord {
        Coord::new(self.file().into(), self.rank().into())
    }

    /// The next square that way, if the frame has one.
    #[inline]
    pub(super) fn step(self, direction: Direction) -> Option<Self> {
        let next = direction.shift(self.bit());
        (next != 0).then(|| Self::lowest(next))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The squares of a set of bits, in the order of ranks.
pub(super) fn squares(mut bits: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (bits != 0).then(|| Square::lowest(bits));
        bits &= bits.wrapping_sub(1);
        square
    })
}

/// The way a stack goes, as White sees the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// All these squares one step that way; those that would leave the frame are gone.
    #[inline]
    pub(super) const fn shift(self, bits: u64) -> u64 {
        const FIRST_FILE: u64 = 0x0101_0101_0101_0101;
        match self {
            Self::Up => bits << 8,
            Self::Right => (bits << 1) & !FIRST_FILE,
            Self::Down => bits >> 8,
            Self::Left => (bits >> 1) & !(FIRST_FILE << 7),
        }
    }

    #[inline]
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// The next squares that way, at most so many; not the first one.
    #[inline]
    pub(super) fn ray(self, mut at: u64, length: u8) -> u64 {
        let mut ray = 0;
        for _ in 0..length {
            at = self.shift(at);
            ray |= at;
        }
        ray
    }

    /// The way from a square to its neighbour.
    pub fn between(from: Coord, to: Coord) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|direction| from + direction.offset() == to)
    }

    pub const fn offset(self) -> Coord {
        match self {
            Self::Up => Coord::new(0, 1),
            Self::Right => Coord::new(1, 0),
            Self::Down => Coord::new(0, -1),
            Self::Left => Coord::new(-1, 0),
        }
    }

    pub const fn symbol(self) -> char {
        match self {
            Self::Up => '+',
            Self::Right => '>',
            Self::Down => '-',
            Self::Left => '<',
        }
    }

    pub fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.symbol() == symbol)
    }
}
