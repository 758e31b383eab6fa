//! Says once that the other side could win with its next move, where no coach does.

use crate::app::{Coach, Notice, PendingThreat, Session, TurnSet};
use crate::record::tree::NodeId;
use crate::rules::Win;
use crate::sentence;
use crate::words::Sentence;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

/// Announces threats in [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, announce_threat.in_set(TurnSet::Announce));
}

/// Each threat is said once, however often one walks past it.
fn announce_threat(
    threats: Query<&PendingThreat, Changed<PendingThreat>>,
    session: Option<Res<Session>>,
    coach: Res<Coach>,
    mut said: Local<HashSet<(u64, NodeId)>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(session) = session else { return };
    for pending in &threats {
        if said.insert((session.id(), session.cursor())) && *coach == Coach::Away {
            notices.write(Notice::done(threat_words(pending)));
        }
    }
}

/// What is threatened, and where.
pub(super) fn threat_words(pending: &PendingThreat) -> Sentence {
    let PendingThreat { threat, names } = pending;
    let (by, spaces) = (threat.by, names.join(", "));
    match threat.how {
        Win::Road => sentence!("play-threat-road", side = by, spaces = spaces),
        Win::Surround => sentence!("play-threat-surround", side = by, other = !by),
        Win::Centre => sentence!("play-threat-centre", side = by),
        Win::Connection | Win::Flats => {
            sentence!("play-threat-join", side = by, spaces = spaces)
        }
    }
}
