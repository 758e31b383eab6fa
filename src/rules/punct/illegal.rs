//! Why a PÜNCT move is refused.

use super::board::Space;
use super::shape::Shape;
use crate::rules::{Color, Coord};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("no {0} left in reserve")]
    NoneLeft(Shape),
    #[error("there is no room on the board for a new {0}")]
    NoRoom(Shape),
    #[error("a new piece goes on the bare board, and {0} is taken")]
    Taken(Space),
    #[error("{empty} lies empty under {bridge}'s bridge, and nothing can go under it")]
    UnderBridge { empty: Space, bridge: Space },
    #[error("new pieces may not touch the centre, and {0} is in it")]
    Centre(Space),
    #[error("White's first piece may not touch the centre, and {0} is in it")]
    FirstInCentre(Space),
    #[error("turned like this and with its PÜNCT on {at}, the {shape} sticks out over the edge")]
    OverTheEdge { shape: Shape, at: Space },
    #[error("the {0} has only {turns} different turns, 0 to {last}", turns = .0.turns(), last = .0.turns() - 1)]
    NoSuchTurn(Shape),
    #[error("there is nothing on {0} to move")]
    NothingThere(Space),
    #[error("the piece on {at} is {owner}'s")]
    NotYours { at: Space, owner: Color },
    #[error("a piece is taken by its PÜNCT; the one seen on {at} has it on {punct}")]
    NotThePunct { at: Space, punct: Space },
    #[error("this piece is under the piece of {by}, which covers its dot on {dot}")]
    Covered { punct: Space, dot: Space, by: Space },
    #[error("this piece is under {by}'s bridge, which spans its dot on {dot}")]
    Bridged { punct: Space, dot: Space, by: Space },
    #[error("the PÜNCT moves only in a straight line, and none leads from {from} to {to}")]
    NotInLine { from: Space, to: Space },
    #[error("that leaves everything where it was")]
    NothingChanges(Space),
    #[error("this piece has nowhere to go and no room to turn")]
    Nowhere(Space),
    #[error("the PÜNCT must land on your own piece, and {at} shows {owner}'s", owner = !*.mover)]
    OnOpponent { at: Space, mover: Color },
    #[error("the PÜNCT must land on your own piece; it may not hang over the empty {0}")]
    OverNothing(Space),
    #[error("the PÜNCT must touch what it lands on, and it would hang over {0}")]
    HangingPunct(Space),
    #[error("dots at both ends need the same level: {a} and {b} differ")]
    EndsDiffer { a: Space, b: Space },
    #[error("a triangle can't bridge: all three dots need the same level, and {a} and {b} differ")]
    TriangleUneven { a: Space, b: Space },
    #[error("the middle dot would run into what lies on {0}, which is higher than the ends")]
    MiddleTooHigh(Space),
    #[error("you have a legal move, so you can't pass")]
    CannotPass,
    #[error("there is no legal move: you must pass")]
    MustPass,
    #[error("a move is a new piece or one of the board, then its space, then its turn")]
    OutOfOrder,
    #[error("{x}, {y} is no space of the board", x = .0.x, y = .0.y)]
    OffBoard(Coord),
}

impl Illegal {
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
