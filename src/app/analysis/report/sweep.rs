//! The sweep of the game on the table: begun and given up when a person asks, and what it finds written into the record as it
//! comes.

use super::effort::SweepEffort;
use super::request::ReportRequest;
use super::sweep_task::{Said, SweepTask};
use crate::analysis::notes::Note;
use crate::app::session::{Session, WaitingGame};
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::record::tree::NodeId;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// The sweep under way, if there is one.
#[derive(Resource, Debug, Default)]
pub struct Sweep(Option<Running>);

#[derive(Debug)]
struct Running {
    /// The session whose line it is.
    session: u64,
    line: Vec<NodeId>,
    done: usize,
    task: SweepTask,
    /// What isn't in the record yet, and since when.
    found: Vec<(NodeId, Note)>,
    since: Duration,
}

/// The record is written now and then: each time it is saved.
const BETWEEN: Duration = Duration::from_millis(400);

impl Sweep {
    /// How many moves have been looked at, and how many there are; nothing where there is no sweep.
    pub fn progress(&self) -> Option<[usize; 2]> {
        let running = self.0.as_ref()?;
        Some([running.done, running.line.len()])
    }

    /// The same for the sweep of a session.
    pub fn progress_of(&self, session: &Session) -> Option<[usize; 2]> {
        let running = self.0.as_ref()?;
        self.progress().filter(|_| running.session == session.id())
    }
}

/// Begins in [`TurnSet::Think`], and hears there what was found.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sweep>().add_systems(
        Update,
        (begin_or_stop.run_if(on_message::<ReportRequest>), hear)
            .chain()
            .in_set(TurnSet::Think),
    );
}

/// Begins a sweep of the line on the table; one that goes on is given up, and what it has found stays.
fn begin_or_stop(
    mut requests: MessageReader<ReportRequest>,
    session: Option<Res<Session>>,
    effort: Res<SweepEffort>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut sweep: ResMut<Sweep>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(session) = session.filter(|session| !session.is_practice()) else {
        return;
    };
    for request in requests.read() {
        if *request != ReportRequest::Analyse {
            continue;
        }
        if let Some(mut running) = sweep.0.take() {
            running.write(&mut intents);
            continue;
        }
        let (line, tree) = (session.line(), &session.record().tree);
        let moves: Vec<_> = line.iter().filter_map(|&id| tree.mv(id)).collect();
        if moves.is_empty() {
            continue;
        }
        let start = session.record().start.clone();
        let limits = effort.limits(&start.setup());
        sweep.0 = Some(Running {
            session: session.id(),
            line,
            done: 0,
            task: SweepTask::start(start, moves, limits, proxy.as_deref()),
            found: Vec::new(),
            since: Duration::ZERO,
        });
    }
}

/// Takes what was found, and has it written. A sweep goes with its game.
fn hear(
    session: Option<Res<Session>>,
    waiting: Res<WaitingGame>,
    time: Res<Time<Real>>,
    mut sweep: ResMut<Sweep>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(running) = &mut sweep.bypass_change_detection().0 else {
        return;
    };
    let is_here = |session: &Session| session.id() == running.session;
    let on_table = session.as_deref().is_some_and(is_here);
    if !on_table && !waiting.game.as_ref().is_some_and(is_here) {
        sweep.0 = None;
        return;
    }
    let mut has_ended = false;
    loop {
        match running.task.poll() {
            Said::Move(index, note) => {
                running.done += 1;
                if let Some(&at) = running.line.get(index) {
                    running.found.push((at, note));
                }
            }
            Said::Nothing => break,
            Said::Ended => {
                has_ended = true;
                break;
            }
        }
    }
    // While a task is on the table, the game can't be written to: what was found waits.
    if !on_table {
        return;
    }
    let now = time.elapsed();
    if has_ended || now.saturating_sub(running.since) >= BETWEEN {
        running.since = now;
        running.write(&mut intents);
    }
    if has_ended {
        sweep.0 = None;
    }
}

impl Running {
    /// Has what was found written into the record.
    fn write(&mut self, intents: &mut MessageWriter<Intent>) {
        if !self.found.is_empty() {
            let found = std::mem::take(&mut self.found);
            intents.write(Proposal::Annotate(found).into());
        }
    }
}
