//! The rules say what they refuse and how a game ended as data; here it becomes sentences.

mod hive;
mod punct;
mod tak;

use super::Sentence;
use crate::record::Claim;
use crate::rules::{self, Draw, Illegal, Outcome, Win};
use crate::sentence;
use std::fmt;

impl From<&Illegal> for Sentence {
    fn from(reason: &Illegal) -> Self {
        match reason {
            Illegal::GameOver => sentence!("refusals-game-over"),
            Illegal::OtherGame => sentence!("refusals-other-game"),
            Illegal::Tak(reason) => reason.into(),
            Illegal::Hive(reason) => reason.into(),
            Illegal::Punct(reason) => reason.into(),
        }
    }
}

impl From<Outcome> for Sentence {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { by, how } => match how {
                Win::Road => sentence!("results-road", side = by),
                Win::Flats => sentence!("results-flats", side = by),
                Win::Surround => sentence!("results-surround", side = by),
                Win::Connection => sentence!("results-connection", side = by),
                Win::Centre => sentence!("results-centre", side = by),
            },
            Outcome::Drawn(why) => match why {
                Draw::EqualFlats => sentence!("results-equal-flats"),
                Draw::BothSurrounded => sentence!("results-both-surrounded"),
                Draw::EqualCentre => sentence!("results-equal-centre"),
                Draw::LastPiece => sentence!("results-last-piece"),
                Draw::Repetition => sentence!("results-repetition"),
            },
        }
    }
}

impl From<Claim> for Sentence {
    fn from(claim: Claim) -> Self {
        match claim {
            Claim::Won { by, how: Some(how) } => Outcome::Won { by, how }.into(),
            Claim::Won { by, how: None } => sentence!("results-won", side = by),
            Claim::Drawn => sentence!("results-drawn"),
            Claim::Unfinished => sentence!("results-unfinished"),
            Claim::Resigned(loser) => sentence!("results-resigned", side = !loser, loser = loser),
            Claim::OutOfTime(loser) => {
                sentence!("results-out-of-time", side = !loser, loser = loser)
            }
            Claim::AgreedDraw => sentence!("results-agreed-draw"),
        }
    }
}

/// The command line, the protocols and the errors of files speak English.
macro_rules! in_english {
    ($($type:ty),*) => {
        $(impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Sentence::from(self).fmt(f)
            }
        }

        impl std::error::Error for $type {})*
    };
}

in_english!(
    Illegal,
    rules::tak::Illegal,
    rules::hive::Illegal,
    rules::punct::Illegal
);

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(*self).fmt(f)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(*self).fmt(f)
    }
}
