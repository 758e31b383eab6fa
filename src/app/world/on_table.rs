//! Which position is on the table: the open game's at its cursor, or the one that is being set up.

use crate::app::editor::Editing;
use crate::app::session::Session;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Game, Layout, Setup};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The position that the entities follow, for the systems that write them. Whoever shows something reads the entities.
#[derive(SystemParam, Debug)]
pub struct OnTable<'w> {
    session: Option<Res<'w, Session>>,
    draft: Option<Res<'w, Editing>>,
}

impl OnTable<'_> {
    /// The game, where there is one: a draft may be no position of its game.
    pub fn game(&self) -> Option<&Game> {
        match (&self.draft, &self.session) {
            (Some(draft), _) => draft.game().ok(),
            (None, Some(session)) => Some(session.game()),
            (None, None) => None,
        }
    }

    pub(super) fn setup(&self) -> Option<Setup> {
        match (&self.draft, &self.session) {
            (Some(draft), _) => Some(draft.draft().setup().clone()),
            (None, Some(session)) => Some(session.game().setup()),
            (None, None) => None,
        }
    }

    pub(super) fn layout(&self) -> Option<Layout> {
        match (&self.draft, &self.session) {
            (Some(draft), _) => Some(draft.draft().layout().clone()),
            (None, Some(session)) => Some(session.game().layout()),
            (None, None) => None,
        }
    }

    pub(super) fn spaces(&self) -> Vec<Coord> {
        match (&self.draft, &self.session) {
            (Some(draft), _) => draft.draft().spaces(),
            (None, Some(session)) => session.game().spaces(),
            (None, None) => Vec::new(),
        }
    }

    /// The session, unless a position is set up while it waits.
    pub(super) fn session(&self) -> Option<&Session> {
        self.session.as_deref().filter(|_| self.draft.is_none())
    }
}

/// What was on the table when [`position_changed`] last ran.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum Shown {
    #[default]
    Nothing,
    Draft,
    /// A session by its id, at a node of its record.
    Game(u64, NodeId),
}

/// Run condition: another position is on the table than when this was last asked.
pub(in crate::app) fn position_changed(
    session: Option<Res<Session>>,
    draft: Option<Res<Editing>>,
    mut before: Local<Shown>,
) -> bool {
    let now = match (&draft, &session) {
        (Some(_), _) => Shown::Draft,
        (None, Some(session)) => Shown::Game(session.id(), session.cursor()),
        (None, None) => return false,
    };
    let same = std::mem::replace(&mut *before, now) == now;
    !same || draft.is_some_and(|draft| draft.is_changed())
}
