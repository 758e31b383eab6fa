//! Why a move of Hive is refused.

use super::{Bug, Tile};
use crate::rules::{Color, Coord};
use std::fmt;

/// A tile with its place, for a reason that names it and a board that shows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub tile: Tile,
    pub at: Coord,
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.tile, f)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("there is no {0} in this game")]
    NotInGame(Bug),
    #[error("{0} belongs to {owner}", owner = .0.owner())]
    NotYours(Tile),
    #[error("{side} has no {bug} left to place")]
    NoneLeft { side: Color, bug: Bug },
    #[error("{next} is placed before {tile}")]
    OutOfOrder { tile: Tile, next: Tile },
    #[error("the queen must be placed now: this is the fourth turn")]
    QueenNow,
    #[error("the queen may not be placed on the first turn in this opening")]
    QueenTooEarly,
    #[error("nothing moves before the queen is placed")]
    QueenFirst,
    #[error("the first tile goes to the middle of the table")]
    OffCentre,
    #[error("a tile must touch the hive")]
    Apart { to: Coord },
    #[error("a new tile goes on an empty cell")]
    Occupied { at: Coord },
    #[error("a new tile may not touch an enemy tile")]
    TouchesEnemy { enemies: Vec<Coord> },
    #[error("there is no cell where a new tile would touch its own side only")]
    NoSpot,
    #[error("no tile lies there")]
    NothingThere { at: Coord },
    #[error("{tile} can't move: {kind} sits on it", kind = a_bug(.by.tile))]
    Covered { tile: Tile, by: Placed },
    #[error("{tile} can't move: this would split the hive into {count} parts", count = .parts.len())]
    Splits {
        tile: Placed,
        /// What would be left, the largest part first.
        parts: Vec<Vec<Coord>>,
    },
    #[error("{0} is there already")]
    SamePlace(Placed),
    #[error("{0} has nowhere to go")]
    Stuck(Placed),
    #[error("{0} was moved a moment ago: it has to rest for a turn")]
    JustMoved(Placed),
    #[error("the gate between {} and {} is too narrow", .between[0], .between[1])]
    Gate { between: [Placed; 2] },
    #[error("the stacks of {} and {} are too high to pass between", .between[0], .between[1])]
    HighGate { between: [Placed; 2] },
    #[error("{tile} would lose touch with the hive on the way")]
    LosesTouch { tile: Tile, to: Coord },
    #[error("{kind} can't climb on other tiles", kind = a(*.bug))]
    CantClimb { bug: Bug, at: Coord },
    #[error("{kind} takes one step only", kind = a(*.bug))]
    OneStep { bug: Bug },
    #[error("a spider takes exactly three steps")]
    ThreeSteps,
    #[error("{kind} can't slide there around the hive", kind = a(*.bug))]
    NoWay { bug: Bug, to: Coord },
    #[error("a grasshopper jumps in a straight line")]
    NotStraight,
    #[error("a grasshopper jumps over one tile at least")]
    NothingToJump { over: Coord },
    #[error("a grasshopper lands on the first empty cell and can't jump over a gap")]
    Gap { at: Coord },
    #[error("a ladybug walks two steps on top of the hive and then one down")]
    NotLadybugsWay,
    #[error("a mosquito that touches no other bug than mosquitoes can't move")]
    NothingToCopy,
    #[error("no bug that the mosquito touches could go there")]
    NotCopied { tile: Placed },
    #[error("a thrown tile comes down on an empty cell beside the bug that throws it")]
    NotThrownThere { by: Placed },
    #[error("only a tile that lies alone can be thrown")]
    ThrownFromStack { at: Coord },
    #[error("a side passes only when it has no other move")]
    NoPass,
    #[error("first choose a tile, then where it goes")]
    OutOfStep,
}

/// “an ant”, “a beetle”.
fn a(bug: Bug) -> String {
    let article = if bug == Bug::Ant { "an" } else { "a" };
    format!("{article} {bug}")
}

fn a_bug(tile: Tile) -> String {
    a(tile.bug())
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
            | Self::Stuck(tile)
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
