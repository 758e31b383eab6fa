//! Tak's refusals as sentences.

use crate::rules::tak::Illegal;
use crate::sentence;
use crate::words::Sentence;

impl From<&Illegal> for Sentence {
    fn from(reason: &Illegal) -> Self {
        match *reason {
            Illegal::Opening => sentence!("refusals-tak-opening"),
            Illegal::NoStoneLeft(side) => sentence!("refusals-tak-no-stone-left", side = side),
            Illegal::NoCapLeft(side) => sentence!("refusals-tak-no-cap-left", side = side),
            Illegal::OffBoard { size, .. } => sentence!("refusals-tak-off-board", size = size),
            Illegal::Taken { at } => sentence!("refusals-tak-taken", at = at),
            Illegal::NothingThere { at } => sentence!("refusals-tak-nothing-there", at = at),
            Illegal::NotYours { at, owner } => {
                sentence!("refusals-tak-not-yours", at = at, owner = owner)
            }
            Illegal::TakesNothing => sentence!("refusals-tak-takes-nothing"),
            Illegal::TooMany { limit } => sentence!("refusals-tak-too-many", limit = limit),
            Illegal::StackTooLow { at, height } => {
                sentence!("refusals-tak-stack-too-low", at = at, height = height)
            }
            Illegal::OffEdge { at } => sentence!("refusals-tak-off-edge", at = at),
            Illegal::StandingBlocks { at } => sentence!("refusals-tak-standing-blocks", at = at),
            Illegal::CapBlocks { at } => sentence!("refusals-tak-cap-blocks", at = at),
            Illegal::FlattensAlone { at } => sentence!("refusals-tak-flattens-alone", at = at),
            Illegal::HemmedIn { at, .. } => sentence!("refusals-tak-hemmed-in", at = at),
            Illegal::NotBeside { from, .. } => sentence!("refusals-tak-not-beside", from = from),
            Illegal::Bends { .. } => sentence!("refusals-tak-bends"),
            Illegal::SkipsSquare { .. } => sentence!("refusals-tak-skips-square"),
            Illegal::NothingInHand => sentence!("refusals-tak-nothing-in-hand"),
            Illegal::HandEmpty => sentence!("refusals-tak-hand-empty"),
            Illegal::HandFull => sentence!("refusals-tak-hand-full"),
            Illegal::Pass => sentence!("refusals-tak-pass"),
            Illegal::Turning => sentence!("refusals-tak-turning"),
        }
    }
}
