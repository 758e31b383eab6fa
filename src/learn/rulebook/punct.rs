//! What PÜNCT's rules say to their book: which chapter explains a refusal, and the pieces of a side.

use super::sets::{Table, figure};
use crate::rules::punct::{Illegal, Middle, Shape};
use crate::sentence;

pub(super) const fn chapter_of(reason: &Illegal) -> &'static str {
    match reason {
        Illegal::OffBoard(_) => "board",
        Illegal::NoneLeft(_) => "set",
        Illegal::CannotPass | Illegal::MustPass | Illegal::OutOfOrder => "turn",
        Illegal::NoRoom(_) | Illegal::Taken(_) | Illegal::FirstInCentre(_) => "placing",
        Illegal::NothingThere(_)
        | Illegal::NotYours { .. }
        | Illegal::NotThePunct { .. }
        | Illegal::NotInLine { .. }
        | Illegal::Nowhere(_) => "moving",
        Illegal::OverTheEdge { .. }
        | Illegal::NoTurnFits { .. }
        | Illegal::NoSuchTurn(_)
        | Illegal::NothingChanges(_) => "turning",
        Illegal::OnOpponent { .. } => "climbing",
        Illegal::Covered { .. } => "blocked",
        Illegal::OverNothing(_)
        | Illegal::HangingPunct(_)
        | Illegal::EndsDiffer { .. }
        | Illegal::TriangleUneven { .. }
        | Illegal::MiddleTooHigh(_) => "bridges",
        Illegal::UnderBridge { .. } | Illegal::Bridged { .. } => "under",
        Illegal::Centre(_) => "standard",
    }
}

pub(super) fn sets() -> Table {
    let row = |shape: Shape| {
        vec![
            sentence!("rulebook-punct-set-name", shape = shape),
            figure(shape.count()),
            figure(shape.letter()),
            match shape.middle() {
                Middle::None => sentence!("rulebook-punct-set-hangs-nothing"),
                Middle::Punct => sentence!("rulebook-punct-set-hangs-punct"),
                Middle::Near => sentence!("rulebook-punct-set-hangs-minor"),
            },
        ]
    };
    Table {
        head: vec![
            sentence!("rulebook-punct-set-piece"),
            sentence!("rulebook-punct-set-count"),
            sentence!("rulebook-punct-set-letter"),
            sentence!("rulebook-punct-set-hangs"),
        ],
        rows: Shape::ALL.map(row).into(),
    }
}
