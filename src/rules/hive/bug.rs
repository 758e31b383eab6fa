//! The eight kinds of tile.

use crate::rules::PieceKind;
use std::fmt;
use std::ops::RangeInclusive;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Bug {
    Queen,
    Beetle,
    Grasshopper,
    Spider,
    Ant,
    Ladybug,
    Mosquito,
    Pillbug,
}

impl Bug {
    pub const ALL: [Self; 8] = [
        Self::Queen,
        Self::Beetle,
        Self::Grasshopper,
        Self::Spider,
        Self::Ant,
        Self::Ladybug,
        Self::Mosquito,
        Self::Pillbug,
    ];

    /// How many of it a side has, when it is in the game at all.
    pub const fn count(self) -> u8 {
        match self {
            Self::Grasshopper | Self::Ant => 3,
            Self::Beetle | Self::Spider => 2,
            Self::Queen | Self::Ladybug | Self::Mosquito | Self::Pillbug => 1,
        }
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Queen => 'Q',
            Self::Beetle => 'B',
            Self::Grasshopper => 'G',
            Self::Spider => 'S',
            Self::Ant => 'A',
            Self::Ladybug => 'L',
            Self::Mosquito => 'M',
            Self::Pillbug => 'P',
        }
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|bug| bug.letter() == letter)
    }

    /// A bit of its own, for sets of bugs.
    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl PieceKind for Bug {
    const MARKS_LAST_MOVED: bool = true;
    const SLIDES: bool = true;

    fn numbers(self) -> Option<RangeInclusive<u8>> {
        Some(match self.count() {
            1 => 0..=0,
            count => 1..=count,
        })
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Queen => "queen",
            Self::Beetle => "beetle",
            Self::Grasshopper => "grasshopper",
            Self::Spider => "spider",
            Self::Ant => "ant",
            Self::Ladybug => "ladybug",
            Self::Mosquito => "mosquito",
            Self::Pillbug => "pillbug",
        })
    }
}
