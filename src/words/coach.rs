//! What the coach says: what a move was for, and what is wrong with one.

use super::{PieceName, Sentence};
use crate::learn::coach::{Danger, Purpose, Review};
use crate::rules::{Color, Piece, Win};
use crate::{key, sentence};

/// What a move was for, told to the side that answers it.
impl From<Purpose> for Sentence {
    fn from(purpose: Purpose) -> Self {
        match purpose {
            Purpose::Stops(how) => match how {
                Win::Road => key!("coach-stops-road").into(),
                Win::Surround => key!("coach-stops-surround").into(),
                Win::Connection => key!("coach-stops-join").into(),
                Win::Flats | Win::Centre => key!("coach-stops-count").into(),
            },
            Purpose::Threatens(how) => match how {
                Win::Road => key!("coach-threatens-road").into(),
                Win::Surround => key!("coach-threatens-surround").into(),
                Win::Connection => key!("coach-threatens-join").into(),
                Win::Flats | Win::Centre => key!("coach-threatens-count").into(),
            },
            Purpose::FlattensWall => key!("coach-flattens").into(),
            Purpose::BlocksRoad(Some(count)) => sentence!("coach-blocks-road", count = count),
            Purpose::BlocksRoad(None) => key!("coach-blocks-every-road").into(),
            Purpose::TakesStack => key!("coach-takes-stack").into(),
            Purpose::BuildsRoad(count) => sentence!("coach-builds-road", count = count),
            Purpose::CoversQueen => key!("coach-covers-queen").into(),
            Purpose::CrowdsQueen(1) => key!("coach-crowds-queen-last").into(),
            Purpose::CrowdsQueen(count) => sentence!("coach-crowds-queen", count = count),
            Purpose::Throws(piece) => sentence!("coach-throws", piece = own(piece)),
            Purpose::Covers(piece) => sentence!("coach-covers", piece = own(piece)),
            Purpose::Pins(piece) => sentence!("coach-pins", piece = own(piece)),
            Purpose::ShutsIn(piece) => sentence!("coach-shuts-in", piece = own(piece)),
            Purpose::FreesQueen(count) => sentence!("coach-frees-queen", count = count),
            Purpose::Frees(piece) => sentence!("coach-frees", piece = own(piece)),
            Purpose::Cuts(count) => sentence!("coach-cuts", count = count),
            Purpose::Blocks(piece) => sentence!("coach-blocks", piece = own(piece)),
            Purpose::StandsInTheWay => key!("coach-stands-in-the-way").into(),
            Purpose::ComesNearer(count) => sentence!("coach-comes-nearer", count = count),
            Purpose::GainsCentre => key!("coach-gains-centre").into(),
        }
    }
}

/// A piece as one speaks of it where it is clear whose it is.
const fn own(piece: Piece) -> PieceName {
    let Piece { kind, .. } = piece;
    PieceName {
        owner: None,
        kind,
        number: None,
    }
}

/// What is wrong with a move of the person, where `side` answers with a move that is written so.
pub fn objection(review: &Review, side: Color, text: &str) -> Sentence {
    let said = match review.danger {
        Danger::Loses(0) => sentence!("coach-lost", side = side),
        Danger::Loses(1) => sentence!("coach-loses-at-once", side = side, text = text),
        Danger::Loses(count) => {
            sentence!("coach-loses", side = side, count = count, text = text)
        }
        Danger::MissesWin => key!("coach-misses-win").into(),
        Danger::Worse => sentence!(
            "coach-worse",
            side = side,
            text = text,
            best = percent(review.best),
            left = percent(review.left)
        ),
    };
    match review.reason {
        Some(reason) if review.danger == Danger::Worse => {
            sentence!("coach-two", first = said, second = Sentence::from(reason))
        }
        _ => said,
    }
}

/// A chance in full percents.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}
