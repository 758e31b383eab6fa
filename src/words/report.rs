//! What is wrong with a move, by what the analysis of its game found.

use super::Sentence;
use crate::analysis::{Cause, Way};
use crate::rules::{Color, Setup, Win};
use crate::{key, sentence};

/// Why a move of this side was a mistake.
pub fn cause_words(cause: Cause, side: Color, setup: &Setup) -> Sentence {
    let other = !side;
    let is_tak = matches!(setup, Setup::Tak(_));
    match cause {
        Cause::LetsWin { moves } => sentence!("report-lets-win", side = other, count = moves),
        Cause::MissesWin { moves } => sentence!("report-misses-win", count = moves),
        Cause::LeavesThreat(how, way) => leaves(other, how, way),
        Cause::AllowsThreat(how, way) => allows(other, how, way),
        Cause::CrowdsOwnQueen { free: 1 } => key!("report-crowds-queen-last").into(),
        Cause::CrowdsOwnQueen { free } => sentence!("report-crowds-queen", count = free),
        Cause::OpensWay { missing } if is_tak => {
            sentence!("report-opens-road", side = other, count = missing)
        }
        Cause::OpensWay { missing } => {
            sentence!("report-opens-join", side = other, count = missing)
        }
        Cause::ClosesOwnWay { missing: None } => key!("report-closes-last").into(),
        Cause::ClosesOwnWay {
            missing: Some(missing),
        } if is_tak => sentence!("report-closes-road", count = missing),
        Cause::ClosesOwnWay {
            missing: Some(missing),
        } => sentence!("report-closes-join", count = missing),
        Cause::LosesLead if is_tak => key!("report-loses-flats").into(),
        Cause::LosesLead => key!("report-loses-centre").into(),
    }
}

/// The other side could win in this way already, and still can.
fn leaves(side: Color, how: Win, way: Option<Way>) -> Sentence {
    match (how, way) {
        (Win::Road, Some(Way::Rank(rank))) => {
            sentence!(
                "report-leaves-road-rank",
                side = side,
                line = rank.to_string()
            )
        }
        (Win::Road, Some(Way::File(file))) => {
            sentence!("report-leaves-road-file", side = side, line = letter(file))
        }
        (Win::Road, _) => sentence!("report-leaves-road", side = side),
        (Win::Surround, _) => sentence!("report-leaves-surround", side = side),
        (Win::Connection, Some(Way::Pair(pair))) => {
            sentence!("report-leaves-join-sides", side = side, sides = sides(pair))
        }
        (Win::Connection, _) => sentence!("report-leaves-join", side = side),
        (Win::Flats | Win::Centre, _) => sentence!("report-leaves-count", side = side),
    }
}

/// The other side can win in this way now.
fn allows(side: Color, how: Win, way: Option<Way>) -> Sentence {
    match (how, way) {
        (Win::Road, Some(Way::Rank(rank))) => {
            sentence!(
                "report-allows-road-rank",
                side = side,
                line = rank.to_string()
            )
        }
        (Win::Road, Some(Way::File(file))) => {
            sentence!("report-allows-road-file", side = side, line = letter(file))
        }
        (Win::Road, _) => sentence!("report-allows-road", side = side),
        (Win::Surround, _) => sentence!("report-allows-surround", side = side),
        (Win::Connection, Some(Way::Pair(pair))) => {
            sentence!("report-allows-join-sides", side = side, sides = sides(pair))
        }
        (Win::Connection, _) => sentence!("report-allows-join", side = side),
        (Win::Flats | Win::Centre, _) => sentence!("report-allows-count", side = side),
    }
}

/// A file of Tak's board, 1 for a.
fn letter(file: u8) -> String {
    char::from(b'a' + file.saturating_sub(1)).to_string()
}

/// Two opposite sides of PÜNCT's board by what is printed along them.
const fn sides(pair: u8) -> &'static str {
    match pair {
        0 => "A–Q",
        1 => "1–17",
        _ => "B10–H16 / J2–P8",
    }
}
