//! The rows of the report, worked out when the report or the language changes.

use super::rows::ReportRows;
use crate::app::{GameReport, Session, SpokenLanguage, TurnSet};
use crate::words::Language;
use bevy::prelude::*;
use std::sync::Arc;

/// The rows from frame to frame.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub(in crate::panels) struct ReportState {
    rows: Option<Arc<ReportRows>>,
    language: Option<Language>,
}

impl ReportState {
    pub(in crate::panels) fn rows(&self) -> Option<Arc<ReportRows>> {
        self.rows.clone()
    }
}

/// Follows the report in [`TurnSet::Announce`].
pub(in crate::panels::widgets) fn plugin(app: &mut App) {
    app.init_resource::<ReportState>()
        .add_systems(Update, follow_report.in_set(TurnSet::Announce));
}

fn follow_report(
    kept: Res<GameReport>,
    session: Option<Res<Session>>,
    spoken: Res<SpokenLanguage>,
    mut state: ResMut<ReportState>,
) {
    let language = Some(spoken.language());
    if !kept.is_changed() && state.language == language {
        return;
    }
    let rows = session.as_deref().zip(kept.report());
    let rows = rows.map(|(session, report)| ReportRows::of(session, &kept, report, spoken.words()));
    *state = ReportState {
        rows: rows.map(Arc::new),
        language,
    };
}
