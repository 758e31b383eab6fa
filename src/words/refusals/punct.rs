//! PÜNCT's refusals as sentences.

use crate::rules::punct::Illegal;
use crate::sentence;
use crate::words::Sentence;

impl From<&Illegal> for Sentence {
    fn from(reason: &Illegal) -> Self {
        match *reason {
            Illegal::NoneLeft(shape) => sentence!("refusals-punct-none-left", shape = shape),
            Illegal::NoRoom(shape) => sentence!("refusals-punct-no-room", shape = shape),
            Illegal::Taken(at) => sentence!("refusals-punct-taken", at = at),
            Illegal::UnderBridge { empty, bridge } => {
                sentence!(
                    "refusals-punct-under-bridge",
                    empty = empty,
                    bridge = bridge
                )
            }
            Illegal::Centre(at) => sentence!("refusals-punct-centre", at = at),
            Illegal::FirstInCentre(at) => sentence!("refusals-punct-first-in-centre", at = at),
            Illegal::OverTheEdge { shape, at } => {
                sentence!("refusals-punct-over-the-edge", shape = shape, at = at)
            }
            Illegal::NoTurnFits { shape, at } => {
                sentence!("refusals-punct-no-turn-fits", shape = shape, at = at)
            }
            Illegal::NoSuchTurn(shape) => sentence!(
                "refusals-punct-no-such-turn",
                shape = shape,
                turns = shape.turns(),
                last = shape.turns() - 1
            ),
            Illegal::NothingThere(at) => sentence!("refusals-punct-nothing-there", at = at),
            Illegal::NotYours { at, owner } => {
                sentence!("refusals-punct-not-yours", at = at, owner = owner)
            }
            Illegal::NotThePunct { at, punct } => {
                sentence!("refusals-punct-not-the-punct", at = at, punct = punct)
            }
            Illegal::Covered { dot, by, whose, .. } => {
                sentence!("refusals-punct-covered", dot = dot, by = by, whose = whose)
            }
            Illegal::Bridged { dot, by, whose, .. } => {
                sentence!("refusals-punct-bridged", dot = dot, by = by, whose = whose)
            }
            Illegal::NotInLine { from, to } => {
                sentence!("refusals-punct-not-in-line", from = from, to = to)
            }
            Illegal::NothingChanges(_) => sentence!("refusals-punct-nothing-changes"),
            Illegal::Nowhere(_) => sentence!("refusals-punct-nowhere"),
            Illegal::OnOpponent { at, mover } => {
                sentence!("refusals-punct-on-opponent", at = at, owner = !mover)
            }
            Illegal::OverNothing(at) => sentence!("refusals-punct-over-nothing", at = at),
            Illegal::HangingPunct(at) => sentence!("refusals-punct-hanging-punct", at = at),
            Illegal::EndsDiffer { a, b } => sentence!("refusals-punct-ends-differ", a = a, b = b),
            Illegal::TriangleUneven { a, b } => {
                sentence!("refusals-punct-triangle-uneven", a = a, b = b)
            }
            Illegal::MiddleTooHigh(at) => sentence!("refusals-punct-middle-too-high", at = at),
            Illegal::CannotPass => sentence!("refusals-punct-cannot-pass"),
            Illegal::MustPass => sentence!("refusals-punct-must-pass"),
            Illegal::OutOfOrder => sentence!("refusals-punct-out-of-order"),
            Illegal::OffBoard(_) => sentence!("refusals-punct-off-board"),
        }
    }
}
