//! What a person, a key, a panel, a file or the opponent wants. Nothing else leads to a change of the game.

use super::proposal::Proposal;
use crate::app::session::Walk;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Kind, Move, Slot, Step};
use bevy::prelude::*;

/// An input of the turn. While a position is set up, the steps and undo mean that position and not the game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    /// One step of a move, from a click, a drag or a key.
    Step(Step),
    /// Take a new piece of this kind and put it there at once.
    Place {
        kind: Kind,
        at: Coord,
    },
    /// Show the next kind in place of the new piece that waits to be confirmed.
    NextKind,
    /// Play the move that the hint shows.
    PlayHint,
    /// Put everything in the hand there, as a drop after a drag does.
    PutAll(Coord),
    /// Say why the piece whose anchor lies here can't be taken.
    Ask(Slot),
    /// Take the last step back: out of the hand, not out of the game.
    StepBack,
    /// Put everything in the hand back where it was.
    ClearHand,
    /// Show the piece in hand turned by so many places (of the legal ones), without deciding.
    Rotate(i8),
    /// The same for a piece that isn't put yet but would be put there.
    TurnPreview {
        at: Coord,
        by: i8,
    },
    /// Decide for what the hand shows: this turn, the rest of the stack here, the only move.
    Finish,
    /// Take so many pieces of the stack in hand, before any is dropped.
    SetCount(u8),
    /// Take back what was done last: what is in the hand, an edit, or a move.
    Undo,
    /// Play again what was taken back.
    Redo,
    Walk(Walk),
    /// What a level thought out, for the position with this key at this place of the record; it counts nowhere else.
    Answer {
        mv: Move,
        key: u64,
        at: NodeId,
    },
    /// Change the game as it is said: a whole move, a jump, an edit, another game.
    Propose(Proposal),
}

impl From<Proposal> for Intent {
    fn from(proposal: Proposal) -> Self {
        Self::Propose(proposal)
    }
}
