//! The stack in which the answer to a mistake hides: lifted when a person asks, until the table shows something else.

use super::request::ReportRequest;
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::world::{Holder, Lifting, Stacks};
use crate::record::tree::NodeId;
use bevy::prelude::*;

/// Lifts in [`TurnSet::Think`], when the entities of the position are there.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lift_hidden.in_set(TurnSet::Think));
}

fn lift_hidden(
    mut requests: MessageReader<ReportRequest>,
    session: Option<Res<Session>>,
    stacks: Stacks,
    mut lifting: Lifting,
    mut shown: Local<Option<(u64, NodeId)>>,
) {
    let here = session.map(|session| (session.id(), session.cursor()));
    if shown.is_some() && *shown != here {
        lifting.let_go(Holder::Report);
        *shown = None;
    }
    for request in requests.read() {
        let ReportRequest::ShowHidden(at) = *request else {
            continue;
        };
        if shown.take().is_some() {
            lifting.let_go(Holder::Report);
        } else if let Some((_, top, _)) = stacks.top(at) {
            lifting.lift(Holder::Report, Some(top), Some(at));
            *shown = here;
        }
    }
}
