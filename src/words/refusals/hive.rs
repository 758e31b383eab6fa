//! Hive's refusals as sentences.

use crate::rules::hive::Illegal;
use crate::sentence;
use crate::words::Sentence;

impl From<&Illegal> for Sentence {
    fn from(reason: &Illegal) -> Self {
        match *reason {
            Illegal::NotInGame(bug) => sentence!("refusals-hive-not-in-game", bug = bug),
            Illegal::NotYours(tile) => sentence!("refusals-hive-not-yours", tile = tile),
            Illegal::NoneLeft { side, bug } => {
                sentence!("refusals-hive-none-left", side = side, bug = bug)
            }
            Illegal::OutOfOrder { tile, next } => {
                sentence!("refusals-hive-out-of-order", tile = tile, next = next)
            }
            Illegal::QueenNow => sentence!("refusals-hive-queen-now"),
            Illegal::QueenTooEarly => sentence!("refusals-hive-queen-too-early"),
            Illegal::QueenFirst => sentence!("refusals-hive-queen-first"),
            Illegal::OffCentre => sentence!("refusals-hive-off-centre"),
            Illegal::Apart { .. } => sentence!("refusals-hive-apart"),
            Illegal::Occupied { .. } => sentence!("refusals-hive-occupied"),
            Illegal::TouchesEnemy { .. } => sentence!("refusals-hive-touches-enemy"),
            Illegal::NoSpot => sentence!("refusals-hive-no-spot"),
            Illegal::NothingThere { .. } => sentence!("refusals-hive-nothing-there"),
            Illegal::Covered { tile, by } => {
                sentence!("refusals-hive-covered", tile = tile, by = by)
            }
            Illegal::Splits {
                tile,
                ref parts,
                throws: false,
            } => {
                sentence!("refusals-hive-splits", tile = tile, parts = parts.len())
            }
            Illegal::Splits {
                tile,
                ref parts,
                throws: true,
            } => {
                sentence!(
                    "refusals-hive-splits-throws",
                    tile = tile,
                    parts = parts.len()
                )
            }
            Illegal::SamePlace(tile) => sentence!("refusals-hive-same-place", tile = tile),
            Illegal::Stuck {
                tile,
                throws: false,
            } => sentence!("refusals-hive-stuck", tile = tile),
            Illegal::Stuck { tile, throws: true } => {
                sentence!("refusals-hive-stuck-throws", tile = tile)
            }
            Illegal::JustMoved(tile) => sentence!("refusals-hive-just-moved", tile = tile),
            Illegal::Gate { between: [a, b] } => sentence!("refusals-hive-gate", a = a, b = b),
            Illegal::HighGate { between: [a, b] } => {
                sentence!("refusals-hive-high-gate", a = a, b = b)
            }
            Illegal::LosesTouch { tile, .. } => sentence!("refusals-hive-loses-touch", tile = tile),
            Illegal::CantClimb { bug, .. } => sentence!("refusals-hive-cant-climb", bug = bug),
            Illegal::OneStep { bug } => sentence!("refusals-hive-one-step", bug = bug),
            Illegal::ThreeSteps => sentence!("refusals-hive-three-steps"),
            Illegal::NoWay { bug, .. } => sentence!("refusals-hive-no-way", bug = bug),
            Illegal::NotStraight => sentence!("refusals-hive-not-straight"),
            Illegal::NothingToJump { .. } => sentence!("refusals-hive-nothing-to-jump"),
            Illegal::Gap { .. } => sentence!("refusals-hive-gap"),
            Illegal::NotLadybugsWay => sentence!("refusals-hive-not-ladybugs-way"),
            Illegal::NothingToCopy => sentence!("refusals-hive-nothing-to-copy"),
            Illegal::NotCopied { .. } => sentence!("refusals-hive-not-copied"),
            Illegal::NotThrownThere { by } => sentence!("refusals-hive-not-thrown-there", by = by),
            Illegal::ThrownFromStack { .. } => sentence!("refusals-hive-thrown-from-stack"),
            Illegal::NoPass => sentence!("refusals-hive-no-pass"),
            Illegal::OutOfStep => sentence!("refusals-hive-out-of-step"),
        }
    }
}
