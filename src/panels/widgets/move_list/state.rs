//! The state of the history panel, updated when the record changes.

use super::{History, MoveList};
use crate::app::{Session, SpokenLanguage, TurnSet};
use crate::record::tree::NodeId;
use crate::words::Language;
use bevy::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;

/// Follows the record in [`TurnSet::Sync`].
pub(in crate::panels::widgets) fn plugin(app: &mut App) {
    app.init_resource::<HistoryState>().add_systems(
        Update,
        follow_record
            .in_set(TurnSet::Sync)
            .run_if(resource_exists::<Session>),
    );
}

/// Brings [`HistoryState`] in step with the record and the language.
fn follow_record(
    session: Res<Session>,
    spoken: Res<SpokenLanguage>,
    mut history_state: ResMut<HistoryState>,
) {
    let history_state = history_state.bypass_change_detection();
    history_state.follow(&session, &spoken);
}

/// The history of the open game from frame to frame.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct HistoryState {
    pub history: History,
    unfolded: HashSet<NodeId>,
    /// Of which session and edition, with what unfolded since.
    of: Option<(u64, u64)>,
    language: Option<Language>,
}

impl HistoryState {
    /// Folds a variation away, or unfolds it.
    pub(in crate::panels) fn fold(&mut self, first: NodeId) {
        if !self.unfolded.remove(&first) {
            self.unfolded.insert(first);
        }
        self.of = self.of.map(|(session, _)| (session, 0));
    }

    fn follow(&mut self, session: &Session, spoken: &SpokenLanguage) {
        let of = (session.id(), session.edition());
        if self.of.is_none_or(|(id, _)| id != of.0) {
            *self = Self::default();
        }
        let tree = &session.record().tree;
        let language = Some(spoken.language());
        let mut changed = self.of != Some(of) || self.language != language;
        if changed || self.history.cursor != Some(session.cursor()) {
            // Where one goes is unfolded; what one folds stays folded until one goes there again.
            if self.history.cursor != Some(session.cursor()) {
                let mut at = session.cursor();
                while let Some(first) = tree.variation_of(at) {
                    changed |= self.unfolded.insert(first);
                    let Some(parent) = tree.parent(first) else {
                        break;
                    };
                    at = parent;
                }
            }
            let move_list = if changed {
                Arc::new(MoveList::of(session, &self.unfolded, spoken.words()))
            } else {
                Arc::clone(&self.history.move_list)
            };
            self.history = History::of(session, move_list, spoken.words());
        }
        self.of = Some(of);
        self.language = language;
    }
}
