//! How a game ended, in sentences that say whose road, whose queen and whose dots.

use crate::record::Claim;
use crate::rules::{Color, Draw, Outcome, Win};
use crate::sentence;
use crate::words::Sentence;

/// The end of a game as one would tell it.
pub(super) fn outcome_words(outcome: Outcome) -> Sentence {
    match outcome {
        Outcome::Won { by, how } => win_words(by, how),
        Outcome::Drawn(why) => draw_words(why),
    }
}

fn win_words(by: Color, how: Win) -> Sentence {
    match how {
        Win::Road => sentence!("results-full-road", side = by),
        Win::Flats => sentence!("results-full-flats", side = by),
        Win::Surround => sentence!("results-full-surround", side = by, other = !by),
        Win::Connection => sentence!("results-full-connection", side = by),
        Win::Centre => sentence!("results-full-centre", side = by),
    }
}

fn draw_words(why: Draw) -> Sentence {
    match why {
        Draw::EqualFlats => sentence!("results-full-equal-flats"),
        Draw::BothSurrounded => sentence!("results-full-both-surrounded"),
        Draw::EqualCentre => sentence!("results-full-equal-centre"),
        Draw::LastPiece => sentence!("results-full-last-piece"),
        Draw::Repetition => sentence!("results-full-repetition"),
    }
}

/// The end of a game by the rules, else by its record.
pub(super) fn result_words(outcome: Option<Outcome>, claim: Option<Claim>) -> Option<Sentence> {
    outcome
        .map(outcome_words)
        .or_else(|| claim.map(claim_words))
}

/// How a game ended off the board, or as its record claims.
pub(in crate::panels) fn claim_words(claim: Claim) -> Sentence {
    match claim {
        Claim::Resigned(loser) => {
            sentence!("results-full-resigned", side = !loser, loser = loser)
        }
        Claim::OutOfTime(loser) => {
            sentence!("results-full-out-of-time", side = !loser, loser = loser)
        }
        Claim::AgreedDraw => sentence!("results-full-agreed-draw"),
        Claim::Won { by, .. } => sentence!("results-full-won", side = by),
        Claim::Drawn => sentence!("results-full-drawn"),
        Claim::Unfinished => sentence!("results-full-unfinished"),
    }
}
