//! One tile of the set: whose, which bug, and which of several alike.

use super::{Bug, Setup};
use crate::rules::{Color, Kind, Piece};
use std::fmt;

/// A tile by its number in the set: bit 4 is the side, the low bits count the side's fourteen tiles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The tiles of a side in the order of their numbers.
const BUGS: [Bug; 14] = [
    Bug::Queen,
    Bug::Beetle,
    Bug::Beetle,
    Bug::Grasshopper,
    Bug::Grasshopper,
    Bug::Grasshopper,
    Bug::Spider,
    Bug::Spider,
    Bug::Ant,
    Bug::Ant,
    Bug::Ant,
    Bug::Ladybug,
    Bug::Mosquito,
    Bug::Pillbug,
];

/// Where each bug's tiles begin in [`BUGS`].
const FIRST: [u8; 8] = [0, 1, 3, 6, 8, 11, 12, 13];

/// The bug by the low bits of a tile's number; the two numbers that no tile has read as queens.
const BUG_OF: [Bug; 16] = {
    let mut bugs = [Bug::Queen; 16];
    let mut i = 0;
    while i < BUGS.len() {
        bugs[i] = BUGS[i];
        i += 1;
    }
    bugs
};

impl Tile {
    /// `nth` counts from 0. `None` where the side has not so many.
    pub fn new(owner: Color, bug: Bug, nth: u8) -> Option<Self> {
        (nth < bug.count()).then(|| Self((owner as u8) << 4 | (FIRST[bug as usize] + nth)))
    }

    pub(super) const fn queen(owner: Color) -> Self {
        Self((owner as u8) << 4)
    }

    #[inline]
    pub(super) const fn from_index(index: u8) -> Self {
        Self(index & 31)
    }

    /// Below 32, with gaps.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize & 31
    }

    #[inline]
    pub(super) const fn bit(self) -> u32 {
        1 << self.index()
    }

    #[inline]
    pub const fn owner(self) -> Color {
        if self.0 & 16 == 0 {
            Color::White
        } else {
            Color::Black
        }
    }

    #[inline]
    pub const fn bug(self) -> Bug {
        BUG_OF[self.0 as usize & 15]
    }

    /// Which of several alike, from 0.
    pub const fn nth(self) -> u8 {
        (self.0 & 15).saturating_sub(FIRST[self.bug() as usize])
    }

    /// The number in its name: 0 where the side has only one.
    pub const fn number(self) -> u8 {
        if self.bug().count() == 1 {
            0
        } else {
            self.nth() + 1
        }
    }

    pub fn piece(self) -> Piece {
        Piece {
            owner: self.owner(),
            kind: Kind::Hive(self.bug()),
            number: self.number(),
        }
    }

    pub fn from_piece(piece: Piece) -> Option<Self> {
        let Kind::Hive(bug) = piece.kind else {
            return None;
        };
        let tile = Self::new(piece.owner, bug, piece.number.saturating_sub(1))?;
        (tile.number() == piece.number).then_some(tile)
    }

    /// The tile that a name such as `wQ` or `bA2` means. Some programs number the single bugs too.
    pub fn read(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let owner = match chars.next()? {
            'w' | 'W' => Color::White,
            'b' | 'B' => Color::Black,
            _ => return None,
        };
        let bug = Bug::from_letter(chars.next()?.to_ascii_uppercase())?;
        let nth = match (chars.next(), bug.count()) {
            (None, 1) => 0,
            (Some(digit), _) => u8::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?,
            (None, _) => return None,
        };
        if chars.next().is_some() {
            return None;
        }
        Self::new(owner, bug, nth)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.owner() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, "{side}{}", self.bug().letter())?;
        match self.number() {
            0 => Ok(()),
            number => write!(f, "{number}"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The tiles of a set of bits, lowest number first.
#[inline]
pub(super) fn tiles(mut bits: u32) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let tile = Tile::from_index(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            tile
        })
    })
}

/// All tiles of one side as bits.
#[inline]
pub(super) const fn side(owner: Color) -> u32 {
    0x3FFF << ((owner as u32) << 4)
}

/// The tiles that are in the game.
pub(super) fn in_game(setup: Setup) -> u32 {
    Color::BOTH
        .into_iter()
        .flat_map(|owner| {
            Bug::ALL
                .into_iter()
                .filter(move |&bug| setup.has(bug))
                .flat_map(move |bug| (0..bug.count()).filter_map(move |n| Tile::new(owner, bug, n)))
        })
        .fold(0, |bits, tile| bits | tile.bit())
}

/// The tiles that have one of the same bug before them.
const NOT_FIRST_OF_BUG: u32 = {
    let mut bits = 0x3FFF;
    let mut i = 0;
    while i < 8 {
        bits &= !(1 << FIRST[i]);
        i += 1;
    }
    bits | bits << 16
};

/// Of the tiles in hand, the next of each bug: identical bugs are placed in the order of their numbers.
#[inline]
pub(super) const fn next_of_each_bug(in_hand: u32) -> u32 {
    in_hand & !(in_hand << 1 & NOT_FIRST_OF_BUG)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_a_name_of_its_own_that_reads_back() {
        let setup = Setup {
            pillbug: true,
            ..Setup::default()
        };
        let all: Vec<Tile> = tiles(in_game(setup)).collect();
        assert_eq!(all.len(), 28);
        for tile in all {
            assert_eq!(Tile::read(&tile.to_string()), Some(tile));
            assert_eq!(Tile::from_piece(tile.piece()), Some(tile));
        }
        assert_eq!(Tile::read("wQ1"), Tile::read("wQ"));
        for bad in [
            "", "w", "wA", "wA0", "wA4", "xQ", "wX1", "wQ2", "wA11", "wÄ1",
        ] {
            assert_eq!(Tile::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_side_has_thirteen_tiles_without_the_pillbug() {
        let bits = in_game(Setup::default());
        assert_eq!((bits & side(Color::White)).count_ones(), 13);
        assert_eq!((bits & side(Color::Black)).count_ones(), 13);
    }
}
