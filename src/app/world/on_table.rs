//! Which position is on the table: the open game's at its cursor, the one that is being set up, or the one of a line that is
//! shown for a moment.

use crate::app::analysis::LinePreview;
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
    preview: Res<'w, LinePreview>,
}

impl OnTable<'_> {
    /// The game, where there is one: a draft may be no position of its game.
    pub fn game(&self) -> Option<&Game> {
        if let Some(game) = self.preview.game() {
            return Some(game);
        }
        match (&self.draft, &self.session) {
            (Some(draft), _) => draft.game().ok(),
            (None, Some(session)) => Some(session.game()),
            (None, None) => None,
        }
    }

    pub(super) fn setup(&self) -> Option<Setup> {
        if let Some(game) = self.preview.game() {
            return Some(game.setup());
        }
        match (&self.draft, &self.session) {
            (Some(draft), _) => Some(draft.draft().setup().clone()),
            (None, Some(session)) => Some(session.game().setup()),
            (None, None) => None,
        }
    }

    pub(super) fn layout(&self) -> Option<Layout> {
        if let Some(game) = self.preview.game() {
            return Some(game.layout());
        }
        match (&self.draft, &self.session) {
            (Some(draft), _) => Some(draft.draft().layout().clone()),
            (None, Some(session)) => Some(session.game().layout()),
            (None, None) => None,
        }
    }

    pub(super) fn spaces(&self) -> Vec<Coord> {
        if let Some(game) = self.preview.game() {
            return game.spaces();
        }
        match (&self.draft, &self.session) {
            (Some(draft), _) => draft.draft().spaces(),
            (None, Some(session)) => session.game().spaces(),
            (None, None) => Vec::new(),
        }
    }

    /// The session, unless something else is shown while it waits.
    pub(super) fn session(&self) -> Option<&Session> {
        let waits = self.draft.is_some() || self.preview.game().is_some();
        self.session.as_deref().filter(|_| !waits)
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
    /// A position of a line, by its number.
    Line(u64),
}

/// Run condition: another position is on the table than when this was last asked.
pub(in crate::app) fn position_changed(
    session: Option<Res<Session>>,
    draft: Option<Res<Editing>>,
    preview: Res<LinePreview>,
    mut before: Local<Shown>,
) -> bool {
    let now = match preview.number() {
        Some(number) => Some(Shown::Line(number)),
        None => settled(session.as_deref(), draft.as_deref()),
    };
    now.is_some_and(|now| is_another(&mut before, now, draft.as_ref()))
}

/// Run condition: the game has gone on or the draft has changed since this was last asked, whatever is shown for a moment.
pub(in crate::app) fn settled_position_changed(
    session: Option<Res<Session>>,
    draft: Option<Res<Editing>>,
    mut before: Local<Shown>,
) -> bool {
    let now = settled(session.as_deref(), draft.as_deref());
    now.is_some_and(|now| is_another(&mut before, now, draft.as_ref()))
}

fn settled(session: Option<&Session>, draft: Option<&Editing>) -> Option<Shown> {
    match (draft, session) {
        (Some(_), _) => Some(Shown::Draft),
        (None, Some(session)) => Some(Shown::Game(session.id(), session.cursor())),
        (None, None) => None,
    }
}

/// Takes note of what is shown now, and says whether it is another position than before.
fn is_another(before: &mut Shown, now: Shown, draft: Option<&Res<Editing>>) -> bool {
    let same = std::mem::replace(before, now) == now;
    !same || now == Shown::Draft && draft.is_some_and(DetectChanges::is_changed)
}
