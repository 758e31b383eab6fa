//! The kinds of piece that a game has.

use super::games::{each_game, with_games};
use super::{Dots, Slot};
use std::fmt;
use std::ops::RangeInclusive;

/// What the table asks of a game's kinds of piece.
pub trait PieceKind: Copy + fmt::Display {
    /// Whether a position remembers which piece was moved last.
    const MARKS_LAST_MOVED: bool = false;

    /// Whether a piece stays on the table where its way is free, and slides along the others instead of being lifted.
    const SLIDES: bool = false;

    /// The numbers that a side's pieces of this kind bear, where the game tells them apart: Hive's `wA1` and `wA2`, and 0
    /// for a bug that comes alone.
    fn numbers(self) -> Option<RangeInclusive<u8>> {
        None
    }

    /// The kind under which the piece waits in the reserve.
    #[must_use]
    fn in_reserve(self) -> Self {
        self
    }

    /// Whether a piece goes along straight lines from where it lies, so that a marker keeps that place meanwhile.
    fn follows_lines(self) -> bool {
        false
    }

    /// How many turns of the piece look different.
    fn turns(self) -> u8 {
        1
    }

    /// What a piece with its anchor in this slot fills, turned so.
    fn dots(self, anchor: Slot, _turn: u8) -> Dots {
        Dots::One(anchor)
    }
}

macro_rules! kinds {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// What a piece is, apart from whose it is.
        #[derive(
            Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        pub enum Kind {
            $($game(super::$module::$kind),)*
        }

        $(impl From<super::$module::$kind> for Kind {
            fn from(kind: super::$module::$kind) -> Self {
                Self::$game(kind)
            }
        })*

        impl Kind {
            /// See [`PieceKind::MARKS_LAST_MOVED`].
            pub const fn marks_last_moved(self) -> bool {
                match self {
                    $(Self::$game(_) => super::$module::$kind::MARKS_LAST_MOVED,)*
                }
            }

            /// See [`PieceKind::SLIDES`].
            pub const fn slides(self) -> bool {
                match self {
                    $(Self::$game(_) => super::$module::$kind::SLIDES,)*
                }
            }
        }
    };
}

with_games!(kinds!());

impl Kind {
    /// The kind under which the piece waits in the reserve: a standing stone is a stone like any other there.
    #[must_use]
    pub fn in_reserve(self) -> Self {
        each_game!(Kind, self, kind => PieceKind::in_reserve(kind).into())
    }

    /// See [`PieceKind::numbers`].
    pub fn numbers(self) -> Option<RangeInclusive<u8>> {
        each_game!(Kind, self, kind => PieceKind::numbers(kind))
    }

    /// Whether a piece goes along straight lines from where it lies, so that a marker keeps that place meanwhile.
    pub fn follows_lines(self) -> bool {
        each_game!(Kind, self, kind => PieceKind::follows_lines(kind))
    }

    /// How many turns of the piece look different.
    pub fn turns(self) -> u8 {
        each_game!(Kind, self, kind => PieceKind::turns(kind))
    }

    /// What a piece with its anchor in this slot fills, turned so.
    pub fn dots(self, anchor: Slot, turn: u8) -> Dots {
        each_game!(Kind, self, kind => PieceKind::dots(kind, anchor, turn))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(Kind, self, kind => kind.fmt(f))
    }
}
