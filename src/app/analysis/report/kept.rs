//! The report of the game on the table, as it stands in the comments of its record.

use crate::analysis::{Cause, Mark, Report, causes, hidden, notes};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::record::tree::NodeId;
use crate::rules::Coord;
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

/// The report of the line on the table, or of the main line while one looks at something that was never judged.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct GameReport {
    /// Of which session and edition, and of which line.
    of: Option<(u64, u64)>,
    shown: Vec<NodeId>,
    line: Arc<Vec<NodeId>>,
    report: Option<Arc<Report>>,
    /// What the rules say about mistakes, with the comment that it belongs to: working it out takes a moment.
    facts: HashMap<NodeId, (String, Facts)>,
}

#[derive(Clone, Debug)]
struct Facts {
    causes: Vec<Cause>,
    hidden: Option<Coord>,
}

impl GameReport {
    /// The moves of the line, those after the last one that was judged included.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    pub fn report(&self) -> Option<&Arc<Report>> {
        self.report.as_ref()
    }

    /// The stack that hides what punishes the mistake at a node.
    pub fn hidden(&self, at: NodeId) -> Option<Coord> {
        self.facts.get(&at)?.1.hidden
    }

    /// How many moves of the line lead to the place on the table, or to where that leaves the line.
    pub fn ply(&self, session: &Session) -> usize {
        let tree = &session.record().tree;
        let end = self.line.last().copied().unwrap_or(NodeId::ROOT);
        let known = tree.contains(end);
        tree.depth(if known {
            tree.fork(session.cursor(), end)
        } else {
            session.cursor()
        })
    }
}

/// Follows the record in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameReport>()
        .add_systems(Update, follow_record.in_set(TurnSet::Think));
}

/// Reads the report anew when the record or the line has changed.
fn follow_record(session: Option<Res<Session>>, mut kept: ResMut<GameReport>) {
    let Some(session) = session else {
        if kept.of.is_some() {
            *kept = GameReport::default();
        }
        return;
    };
    if !session.is_changed() && kept.of.is_some() {
        return;
    }
    let (of, shown) = ((session.id(), session.edition()), session.line());
    if kept.of == Some(of) && kept.shown == shown {
        return;
    }
    let is_another = kept.of.is_none_or(|(id, _)| id != session.id());
    let mut facts = std::mem::take(&mut kept.facts);
    if is_another {
        facts.clear();
    }
    let (line, report) = read(&session, &shown);
    let report = report.map(|mut report| {
        explain(&session, &line, &mut report, &mut facts);
        Arc::new(report)
    });
    *kept = GameReport {
        of: Some(of),
        shown,
        line: Arc::new(line),
        report,
        facts,
    };
}

/// The report of the line on the table; that of the main line where none of the line's own moves was judged.
fn read(session: &Session, shown: &[NodeId]) -> (Vec<NodeId>, Option<Report>) {
    let record = session.record();
    let report = notes::read_line(record, shown);
    let main: Vec<NodeId> = record.tree.main_line().collect();
    let common = std::iter::zip(shown, &main).take_while(|(a, b)| a == b);
    let judged = report.as_ref().map_or(0, |report| report.judgements.len());
    if shown == main || judged > common.count() {
        return (shown.to_vec(), report);
    }
    match notes::read_line(record, &main) {
        Some(report) => (main, Some(report)),
        None => (shown.to_vec(), report),
    }
}

/// Adds what the rules say about each mistake.
fn explain(
    session: &Session,
    line: &[NodeId],
    report: &mut Report,
    facts: &mut HashMap<NodeId, (String, Facts)>,
) {
    let record = session.record();
    let mut game = record.start.clone();
    for (index, judged) in report.judgements.iter_mut().enumerate() {
        let Some(&at) = line.get(index) else { break };
        let before = judged.mark.is_some_and(Mark::is_bad).then(|| game.clone());
        if game.play(judged.mv).is_err() {
            break;
        }
        let Some(before) = before else { continue };
        let comment = record.tree.comment(at);
        let known = facts.get(&at).filter(|(of, _)| of == comment);
        judged.causes = if let Some((_, known)) = known {
            known.causes.clone()
        } else {
            let answer = judged.answer.first().copied();
            let was = report.evaluations[index].outlook;
            let found = Facts {
                causes: causes(&before, judged.mv, [was, judged.outlook], answer),
                hidden: answer.and_then(|answer| hidden(&game, answer)),
            };
            let causes = found.causes.clone();
            facts.insert(at, (comment.to_owned(), found));
            causes
        };
    }
}
