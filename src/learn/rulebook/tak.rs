//! What Tak's rules say to their book: which chapter explains a refusal, and the sets of the boards.

use super::sets::{Table, figure};
use crate::rules::tak::{Illegal, Setup};
use crate::sentence;

pub(super) const fn chapter_of(reason: &Illegal) -> &'static str {
    match reason {
        Illegal::Opening => "first-turn",
        Illegal::NoStoneLeft(_) | Illegal::NoCapLeft(_) | Illegal::OffBoard { .. } => "set",
        Illegal::Taken { .. } => "placing",
        Illegal::NotYours { .. } => "stacks",
        Illegal::NothingThere { .. }
        | Illegal::TakesNothing
        | Illegal::TooMany { .. }
        | Illegal::StackTooLow { .. }
        | Illegal::OffEdge { .. }
        | Illegal::StandingBlocks { .. }
        | Illegal::CapBlocks { .. }
        | Illegal::HemmedIn { .. }
        | Illegal::NotBeside { .. }
        | Illegal::Bends { .. }
        | Illegal::SkipsSquare { .. } => "moving",
        Illegal::FlattensAlone { .. } => "flattening",
        Illegal::NothingInHand | Illegal::HandEmpty | Illegal::HandFull | Illegal::Pass => "turn",
        Illegal::Turning => "stones",
    }
}

pub(super) fn sets() -> Table {
    let setups = (0..=u8::MAX).filter_map(|size| Setup::new(size).ok());
    Table {
        head: vec![
            sentence!("rulebook-tak-set-board"),
            sentence!("rulebook-tak-set-stones"),
            sentence!("rulebook-tak-set-capstones"),
        ],
        rows: setups
            .map(|setup| {
                let size = setup.size();
                vec![
                    figure(format!("{size}×{size}")),
                    figure(setup.flats()),
                    figure(setup.caps()),
                ]
            })
            .collect(),
    }
}
