//! What the coach thinks about: the move that led to the position on the table, and whose it was.

use super::CoachOn;
use crate::app::players::seats::Seats;
use crate::app::session::Session;
use crate::record::tree::NodeId;
use crate::strength::Strength;

/// A move at a place of a record.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Subject {
    /// The session, and where in its record the table is.
    at: (u64, NodeId),
    /// The session, and where the move was made; nothing at the beginning.
    pub(super) turn: Option<(u64, NodeId)>,
    pub(super) whose: Whose,
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Whose {
    /// The person has made it against this level, who is about to answer.
    Persons(Strength),
    /// The level has made it.
    Levels,
    /// There is no move, or one that somebody walked to.
    Nobodys,
}

/// Whether there is a coach in this game: it is wanted, and a person plays against a level.
pub(in crate::app) fn has_coach(on: CoachOn, seats: Seats, session: &Session) -> bool {
    let is_played = !session.is_practice() && session.players_end().is_none();
    on.0 && seats.is_against_level() && is_played
}

impl Subject {
    pub(super) fn of(session: &Session, seats: Seats) -> Self {
        let (id, at) = (session.id(), session.cursor());
        let tree = &session.record().tree;
        let before = tree.parent(at);
        let mover = session.mover(at);
        let whose = match (before, seats.level(mover), seats.level(!mover)) {
            (Some(_), Some(_), _) => Whose::Levels,
            (Some(_), None, Some(level)) if session.is_live() => Whose::Persons(level),
            _ => Whose::Nobodys,
        };
        Self {
            at: (id, at),
            turn: before.map(|before| (id, before)),
            whose,
        }
    }
}
