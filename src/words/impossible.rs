//! What the rules find impossible in a position that is set up, as sentences.

use super::Sentence;
use crate::rules::{Contradiction, Impossible};
use crate::sentence;
use std::fmt;

impl From<&Contradiction> for Sentence {
    fn from(reason: &Contradiction) -> Self {
        match *reason {
            Contradiction::Foreign => sentence!("refusals-setup-foreign"),
            Contradiction::NotInGame(kind) => sentence!("refusals-hive-not-in-game", bug = kind),
            Contradiction::OffBoard => sentence!("refusals-punct-off-board"),
            Contradiction::TooFar => sentence!("refusals-setup-too-far"),
            Contradiction::Misshapen(piece) => {
                sentence!("refusals-setup-misshapen", piece = piece)
            }
            Contradiction::Floating(piece) => sentence!("refusals-setup-floating", piece = piece),
            Contradiction::Overlaps { piece, ref at } => {
                sentence!("refusals-setup-overlaps", piece = piece, at = at)
            }
            Contradiction::NoClimber(kind) => sentence!("refusals-setup-no-climber", kind = kind),
            Contradiction::NotOnTop { ref at } => sentence!("refusals-setup-not-on-top", at = at),
            Contradiction::Twice(piece) => sentence!("refusals-setup-twice", piece = piece),
            Contradiction::CantLand {
                piece,
                ref at,
                ref why,
            } => sentence!(
                "refusals-setup-cant-land",
                piece = piece,
                at = at,
                why = Self::from(&**why)
            ),
            Contradiction::OutOfOrder { first, later } => {
                sentence!("refusals-hive-out-of-order", tile = later, next = first)
            }
            Contradiction::TooMany { side, kind, count } => sentence!(
                "refusals-setup-too-many",
                side = side,
                kind = kind,
                count = count
            ),
            Contradiction::TooManyStones { side, count } => {
                sentence!("refusals-setup-too-many-stones", side = side, count = count)
            }
            Contradiction::InTwoParts => sentence!("refusals-setup-two-parts"),
            Contradiction::Reserves => sentence!("refusals-setup-reserves"),
            Contradiction::Reserve { side, kind, left } => sentence!(
                "refusals-setup-reserve",
                side = side,
                kind = kind,
                left = left
            ),
            Contradiction::LastMoved => sentence!("refusals-setup-last-moved"),
            Contradiction::OthersTurn { ply, side } => {
                sentence!("refusals-setup-others-turn", side = side, count = ply)
            }
            Contradiction::TooManyTiles {
                side,
                placed,
                turns,
            } => sentence!(
                "refusals-setup-too-many-tiles",
                side = side,
                placed = placed,
                turns = turns
            ),
            Contradiction::TooManyPieces {
                side,
                placed,
                turns,
            } => sentence!(
                "refusals-setup-too-many-pieces",
                side = side,
                placed = placed,
                turns = turns
            ),
            Contradiction::TooLong => sentence!("refusals-setup-too-long"),
            Contradiction::NotEmpty => sentence!("refusals-setup-not-empty"),
            Contradiction::NotOneFlat => sentence!("refusals-setup-not-one-flat"),
            Contradiction::NotTwoFlats => sentence!("refusals-setup-not-two-flats"),
            Contradiction::OverAlready(side) => {
                sentence!("refusals-setup-over-already", side = side)
            }
            Contradiction::NoneLeft { side, kind } => {
                sentence!("refusals-setup-none-left", side = side, kind = kind)
            }
            Contradiction::NothingToTake => sentence!("refusals-setup-nothing-to-take"),
            Contradiction::TableEnds => sentence!("refusals-setup-table-ends"),
            Contradiction::TooHigh => sentence!("refusals-setup-too-high"),
        }
    }
}

impl From<&Impossible> for Sentence {
    fn from(impossible: &Impossible) -> Self {
        (&impossible.reason).into()
    }
}

/// The command line speaks English.
impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl std::error::Error for Impossible {}
