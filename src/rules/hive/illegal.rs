//! Why a move of Hive is refused.

use super::{Bug, Tile};
use crate::rules::{Color, Coord};

/// A tile with its place, for a reason that names it and a board that shows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub tile: Tile,
    pub at: Coord,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    NotInGame(Bug),
    NotYours(Tile),
    NoneLeft {
        side: Color,
        bug: Bug,
    },
    OutOfOrder {
        tile: Tile,
        next: Tile,
    },
    QueenNow,
    QueenTooEarly,
    QueenFirst,
    OffCentre,
    Apart {
        to: Coord,
    },
    Occupied {
        at: Coord,
    },
    TouchesEnemy {
        enemies: Vec<Coord>,
    },
    NoSpot,
    NothingThere {
        at: Coord,
    },
    Covered {
        tile: Tile,
        by: Placed,
    },
    Splits {
        tile: Placed,
        /// What would be left, the largest part first.
        parts: Vec<Vec<Coord>>,
        /// It can't move, but it can throw a neighbour.
        throws: bool,
    },
    SamePlace(Placed),
    Stuck {
        tile: Placed,
        /// It can't move, but it can throw a neighbour.
        throws: bool,
    },
    JustMoved(Placed),
    Gate {
        between: [Placed; 2],
    },
    HighGate {
        between: [Placed; 2],
    },
    LosesTouch {
        tile: Tile,
        to: Coord,
    },
    CantClimb {
        bug: Bug,
        at: Coord,
    },
    OneStep {
        bug: Bug,
    },
    ThreeSteps,
    NoWay {
        bug: Bug,
        to: Coord,
    },
    NotStraight,
    NothingToJump {
        over: Coord,
    },
    Gap {
        at: Coord,
    },
    NotLadybugsWay,
    NothingToCopy,
    NotCopied {
        tile: Placed,
    },
    NotThrownThere {
        by: Placed,
    },
    ThrownFromStack {
        at: Coord,
    },
    NoPass,
    OutOfStep,
}

impl Illegal {
    /// The spaces that show the reason. Of a hive that would fall apart, the parts that would come off.
    pub fn places(&self) -> Vec<Coord> {
        match self {
            Self::Apart { to } | Self::LosesTouch { to, .. } | Self::NoWay { to, .. } => vec![*to],
            Self::Occupied { at }
            | Self::NothingThere { at }
            | Self::CantClimb { at, .. }
            | Self::Gap { at }
            | Self::ThrownFromStack { at } => vec![*at],
            Self::NothingToJump { over } => vec![*over],
            Self::TouchesEnemy { enemies } => enemies.clone(),
            Self::Covered { by, .. } | Self::NotThrownThere { by } => vec![by.at],
            Self::Splits { parts, .. } => parts.iter().skip(1).flatten().copied().collect(),
            Self::SamePlace(tile)
            | Self::Stuck { tile, .. }
            | Self::JustMoved(tile)
            | Self::NotCopied { tile } => {
                vec![tile.at]
            }
            Self::Gate { between } | Self::HighGate { between } => {
                between.iter().map(|post| post.at).collect()
            }
            Self::NotInGame(_)
            | Self::NotYours(_)
            | Self::NoneLeft { .. }
            | Self::OutOfOrder { .. }
            | Self::QueenNow
            | Self::QueenTooEarly
            | Self::QueenFirst
            | Self::OffCentre
            | Self::NoSpot
            | Self::OneStep { .. }
            | Self::ThreeSteps
            | Self::NotStraight
            | Self::NotLadybugsWay
            | Self::NothingToCopy
            | Self::NoPass
            | Self::OutOfStep => Vec::new(),
        }
    }
}
