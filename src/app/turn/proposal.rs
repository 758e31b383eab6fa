//! Changes of the open game: `Gather` proposes them, `Judge` throws out what the rules forbid, `Apply` carries out the rest.

use crate::analysis::notes::Note;
use crate::app::session::edits::Change;
use crate::record::Claim;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Move, Setup};
use bevy::prelude::*;

/// A change of the open game, or another game in its place.
#[derive(Clone, Debug, PartialEq)]
pub enum Proposal {
    Play(Move),
    /// Go along a line that somebody has found, as a variation.
    Line(Vec<Move>),
    /// Go to a place of the record.
    Jump(NodeId),
    /// Go back to a place of the record, so that what is played from there replaces what was.
    TakeBack(NodeId),
    /// End the game off the board, or take such an end back.
    End(Option<Claim>),
    /// Let the level whose turn it is here move, in the middle of a line too.
    PlayOn,
    /// Order, cut, mark or comment the record.
    Edit(Change),
    /// Write at moves what an analysis says of them.
    Annotate(Vec<(NodeId, Note)>),
    /// Take the last edit back, whatever happened since.
    TakeEditBack,
    /// Set a tag of the record, such as its title.
    Tag(String, String),
    NewGame(Setup),
    /// Open a record at one of its nodes.
    Open {
        record: Box<GameRecord>,
        at: NodeId,
    },
    /// Open a task's record; the game that is open waits.
    Practise {
        record: Box<GameRecord>,
        at: NodeId,
    },
    /// The game that waits for the end of a task comes back.
    Resume,
}

/// The proposals of this frame.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub(super) struct Proposals(pub(super) Vec<Proposal>);
