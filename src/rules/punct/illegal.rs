//! Why a PÜNCT move is refused.

use super::board::Space;
use super::shape::Shape;
use crate::rules::{Color, Coord};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    NoneLeft(Shape),
    NoRoom(Shape),
    Taken(Space),
    UnderBridge {
        empty: Space,
        bridge: Space,
    },
    Centre(Space),
    FirstInCentre(Space),
    OverTheEdge {
        shape: Shape,
        at: Space,
    },
    /// Over the edge however it is turned.
    NoTurnFits {
        shape: Shape,
        at: Space,
    },
    NoSuchTurn(Shape),
    NothingThere(Space),
    NotYours {
        at: Space,
        owner: Color,
    },
    NotThePunct {
        at: Space,
        punct: Space,
    },
    Covered {
        punct: Space,
        dot: Space,
        /// The PÜNCT of the piece above it, and whose piece that is.
        by: Space,
        whose: Color,
    },
    Bridged {
        punct: Space,
        dot: Space,
        by: Space,
        whose: Color,
    },
    NotInLine {
        from: Space,
        to: Space,
    },
    NothingChanges(Space),
    Nowhere(Space),
    OnOpponent {
        at: Space,
        mover: Color,
    },
    OverNothing(Space),
    HangingPunct(Space),
    EndsDiffer {
        a: Space,
        b: Space,
    },
    TriangleUneven {
        a: Space,
        b: Space,
    },
    MiddleTooHigh(Space),
    CannotPass,
    MustPass,
    OutOfOrder,
    OffBoard(Coord),
}

impl Illegal {
    /// The same reason where every other turn is refused too.
    pub(super) fn for_every_turn(self) -> Self {
        match self {
            Self::OverTheEdge { shape, at } => Self::NoTurnFits { shape, at },
            other => other,
        }
    }

    /// The spaces that stand in the way.
    pub fn places(&self) -> Vec<Coord> {
        use Illegal::*;
        let spaces = match *self {
            NoneLeft(_) | NoRoom(_) | NoSuchTurn(_) | CannotPass | MustPass | OutOfOrder
            | OffBoard(_) => Vec::new(),
            Taken(at)
            | Centre(at)
            | FirstInCentre(at)
            | OverTheEdge { at, .. }
            | NoTurnFits { at, .. }
            | NothingThere(at)
            | NotYours { at, .. }
            | NothingChanges(at)
            | Nowhere(at)
            | OnOpponent { at, .. }
            | OverNothing(at)
            | HangingPunct(at)
            | MiddleTooHigh(at) => vec![at],
            UnderBridge { empty, bridge } => vec![empty, bridge],
            NotThePunct { at, punct } => vec![at, punct],
            Covered { dot, by, .. } | Bridged { dot, by, .. } => vec![dot, by],
            NotInLine { from, to } => vec![from, to],
            EndsDiffer { a, b } | TriangleUneven { a, b } => vec![a, b],
        };
        spaces.into_iter().map(Space::coord).collect()
    }
}
