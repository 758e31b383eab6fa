//! What Hive's rules say to their book: which chapter explains a refusal, and the tiles of a side.

use super::sets::{Table, figure};
use crate::rules::hive::{Bug, Illegal};
use crate::sentence;

pub(super) const fn chapter_of(reason: &Illegal) -> &'static str {
    match reason {
        Illegal::NotInGame(_) | Illegal::NoneLeft { .. } | Illegal::OutOfOrder { .. } => "set",
        Illegal::NotYours(_) | Illegal::OffCentre | Illegal::OutOfStep => "turn",
        Illegal::Occupied { .. } | Illegal::TouchesEnemy { .. } | Illegal::NoSpot => "placing",
        Illegal::QueenNow | Illegal::QueenTooEarly => "queen-turn",
        Illegal::QueenFirst | Illegal::NothingThere { .. } | Illegal::SamePlace(_) => "moving",
        Illegal::Apart { .. } | Illegal::Splits { .. } => "one-hive",
        Illegal::Covered { .. } => "beetle",
        Illegal::Stuck { .. }
        | Illegal::Gate { .. }
        | Illegal::HighGate { .. }
        | Illegal::LosesTouch { .. }
        | Illegal::NoWay { .. } => "sliding",
        Illegal::CantClimb { bug, .. } | Illegal::OneStep { bug } => about(*bug),
        Illegal::ThreeSteps => about(Bug::Spider),
        Illegal::NotStraight | Illegal::NothingToJump { .. } | Illegal::Gap { .. } => {
            about(Bug::Grasshopper)
        }
        Illegal::NotLadybugsWay => about(Bug::Ladybug),
        Illegal::NothingToCopy | Illegal::NotCopied { .. } => about(Bug::Mosquito),
        Illegal::JustMoved(_)
        | Illegal::NotThrownThere { .. }
        | Illegal::ThrownFromStack { .. } => about(Bug::Pillbug),
        Illegal::NoPass => "pass",
    }
}

/// The chapter on how a bug goes.
const fn about(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => "queen",
        Bug::Beetle => "beetle",
        Bug::Grasshopper => "grasshopper",
        Bug::Spider => "spider",
        Bug::Ant => "ant",
        Bug::Ladybug => "ladybug",
        Bug::Mosquito => "mosquito",
        Bug::Pillbug => "pillbug",
    }
}

pub(super) fn sets() -> Table {
    let row = |bug: Bug| {
        vec![
            sentence!("rulebook-hive-set-name", bug = bug),
            figure(bug.count()),
            figure(bug.letter()),
        ]
    };
    Table {
        head: vec![
            sentence!("rulebook-hive-set-bug"),
            sentence!("rulebook-hive-set-count"),
            sentence!("rulebook-hive-set-letter"),
        ],
        rows: Bug::ALL.map(row).into(),
    }
}
