//! What a person asks of the report.

use super::kept::GameReport;
use crate::analysis::Mark;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::record::tree::NodeId;
use crate::rules::Coord;
use bevy::prelude::*;

/// What a person asks of the report of the game on the table.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum ReportRequest {
    /// Look through all moves of the line on the table; while that goes on, stop.
    Analyse,
    /// Go to the next mistake, or to the one before.
    Mistake { next: bool },
    /// Lift the stack here, in which the answer to a mistake hides; again: let it down.
    ShowHidden(Coord),
}

/// Walks from mistake to mistake before the turn gathers.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<ReportRequest>().add_systems(
        Update,
        walk.before(TurnSet::Gather)
            .run_if(on_message::<ReportRequest>),
    );
}

fn walk(
    mut requests: MessageReader<ReportRequest>,
    session: Option<Res<Session>>,
    kept: Res<GameReport>,
    mut intents: MessageWriter<Intent>,
) {
    for request in requests.read() {
        let (ReportRequest::Mistake { next }, Some(session)) = (request, session.as_deref()) else {
            continue;
        };
        if let Some(to) = neighbour(&kept, session, *next) {
            intents.write(Proposal::Jump(to).into());
        }
    }
}

/// The mistake after the place on the table, or the one before it.
fn neighbour(kept: &GameReport, session: &Session, next: bool) -> Option<NodeId> {
    let report = kept.report()?;
    let here = kept.ply(session);
    let mut mistakes = std::iter::zip(kept.line(), &report.judgements)
        .enumerate()
        .filter(|(_, (_, judged))| judged.mark.is_some_and(Mark::is_bad))
        .map(|(index, (&at, _))| (index + 1, at));
    let found = if next {
        mistakes.find(|&(ply, _)| ply > here)
    } else {
        mistakes.take_while(|&(ply, _)| ply < here).last()
    };
    found.map(|(_, at)| at)
}
