//! The six kinds of piece: how many there are, where their dots lie, and which dot may hang.

use crate::rules::lattice::HEX_DIRECTIONS;
use crate::rules::{Coord, Dots, PieceKind, Slot};
use std::fmt;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Shape {
    Triangle,
    /// Straight, the PÜNCT in the middle.
    StraightCentre,
    /// Straight, the PÜNCT at an end.
    StraightEnd,
    /// Angular, the PÜNCT at an end: on the left where the bend points away.
    AngularLeft,
    /// Angular, the PÜNCT in the middle.
    AngularMiddle,
    /// Angular, the PÜNCT at an end: on the right where the bend points away.
    AngularRight,
}

/// The dot between the two ends of a piece, the only one that may hang.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Middle {
    /// A triangle has no ends and so no middle.
    None,
    Punct,
    /// The first minor dot.
    Near,
}

impl Shape {
    pub const ALL: [Self; 6] = [
        Self::Triangle,
        Self::StraightCentre,
        Self::StraightEnd,
        Self::AngularLeft,
        Self::AngularMiddle,
        Self::AngularRight,
    ];

    /// Pieces of one player, all kinds together.
    pub const PIECES: u8 = 18;

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Triangle => 'T',
            Self::StraightCentre => 'C',
            Self::StraightEnd => 'E',
            Self::AngularLeft => 'L',
            Self::AngularMiddle => 'M',
            Self::AngularRight => 'R',
        }
    }

    /// The shape of a letter, large or small.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|shape| shape.letter().eq_ignore_ascii_case(&letter))
    }

    /// How many of them each player has.
    pub const fn count(self) -> u8 {
        match self {
            Self::Triangle => 6,
            Self::StraightEnd => 4,
            Self::StraightCentre | Self::AngularLeft | Self::AngularMiddle | Self::AngularRight => {
                2
            }
        }
    }

    /// How many turns look different: a straight piece around its centre is itself again after a half turn.
    #[inline]
    pub const fn turns(self) -> u8 {
        match self {
            Self::StraightCentre => 3,
            _ => 6,
        }
    }

    /// A turn of any number of steps as one of [`Shape::turns`].
    #[inline]
    pub const fn same_turn(self, turn: u8) -> u8 {
        turn % self.turns()
    }

    #[inline]
    pub const fn middle(self) -> Middle {
        match self {
            Self::Triangle => Middle::None,
            Self::StraightCentre | Self::AngularMiddle => Middle::Punct,
            Self::StraightEnd | Self::AngularLeft | Self::AngularRight => Middle::Near,
        }
    }

    /// Where the two minor dots lie from the PÜNCT, as axial (q, r), after so many steps of 60°.
    pub const fn offsets(self, turn: u8) -> [(i16, i16); 2] {
        let ahead = direction(turn);
        match self {
            Self::Triangle => [ahead, direction(turn + 1)],
            Self::StraightCentre => [ahead, direction(turn + 3)],
            Self::StraightEnd => [ahead, sum(ahead, ahead)],
            Self::AngularLeft => [ahead, sum(ahead, direction(turn + 1))],
            Self::AngularMiddle => [ahead, direction(turn + 2)],
            Self::AngularRight => [ahead, sum(ahead, direction(turn + 5))],
        }
    }
}

const fn direction(turn: u8) -> (i16, i16) {
    let step = HEX_DIRECTIONS[turn as usize % 6];
    (step.x, step.y)
}

const fn sum(a: (i16, i16), b: (i16, i16)) -> (i16, i16) {
    (a.0 + b.0, a.1 + b.1)
}

impl PieceKind for Shape {
    fn follows_lines(self) -> bool {
        true
    }

    fn turns(self) -> u8 {
        Self::turns(self)
    }

    fn dots(self, anchor: Slot, turn: u8) -> Dots {
        let [a, b] = self
            .offsets(turn)
            .map(|(x, y)| (anchor.at + Coord::new(x, y)).at_level(anchor.level));
        Dots::Three([anchor, a, b])
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Triangle => "triangle",
            Self::StraightCentre => "straight piece with its PÜNCT in the centre",
            Self::StraightEnd => "straight piece with its PÜNCT at an end",
            Self::AngularLeft => "angular piece with its PÜNCT on the left",
            Self::AngularMiddle => "angular piece with its PÜNCT in the middle",
            Self::AngularRight => "angular piece with its PÜNCT on the right",
        })
    }
}
