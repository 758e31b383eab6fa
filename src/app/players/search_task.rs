//! A search on a thread of its own, so that the table stays smooth: it reports what it finds, can be asked to finish now, and ends by
//! itself when nobody wants its answer any more.

use super::background::{Background, News};
use super::engines::SeatedEngine;
use crate::ai::{Opponent, SearchInfo, StopFlag, Strength, TranspositionTable, choose};
use crate::app::session::Session;
use crate::protocol::client::{Fault, Thinking};
use crate::rules::Move;
use bevy::prelude::Resource;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use thread_priority::ThreadPriority;
#[cfg(target_os = "linux")]
use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy};

/// What the searches of one game leave for the next ones, the opponent's and those for hints alike. One search has it at
/// a time.
#[derive(Resource, Debug, Default)]
pub(super) struct SharedTable {
    session: Option<u64>,
    table: Arc<Mutex<TranspositionTable>>,
}

impl SharedTable {
    /// The table of this session; another game begins with an empty one.
    fn of(&mut self, session: &Session) -> Arc<Mutex<TranspositionTable>> {
        if self.session.replace(session.id()) != Some(session.id()) {
            self.table = Arc::default();
        }
        self.table.clone()
    }
}

/// A search on its own thread. Dropping it ends it.
#[derive(Debug)]
pub(super) struct SearchTask {
    work: Background<SearchUpdate>,
    /// Whether it can be asked for its answer before its time.
    can_hurry: bool,
}

/// What a search reports.
#[derive(Debug)]
pub(super) enum SearchUpdate {
    Found(SearchInfo),
    /// The last word: nothing comes after it.
    Chose(Option<Move>),
    /// The same: the engine was stopped for what it did.
    Failed(Fault),
}

/// How often an engine is heard at the most.
const BETWEEN_TELLING: Duration = Duration::from_millis(50);

impl SearchTask {
    /// Looks for a move in the position on the table as an opponent would.
    pub(super) fn start(
        session: &Session,
        opponent: Opponent,
        shared_table: &mut SharedTable,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Self {
        let is_drawn = proxy.is_some();
        let game = session.game().clone();
        let seed = u64::from(session.seed());
        let table = shared_table.of(session);
        let work = move |stop: &StopFlag, tell: &mut dyn FnMut(SearchUpdate)| {
            if is_drawn && opponent.strength == Strength::Master {
                lower_thread_priority();
            }
            // A search that was given up lets go of it at once. If one died, what it left is of no use.
            let mut table = table.lock().unwrap_or_else(|dead| {
                let mut table = dead.into_inner();
                *table = TranspositionTable::default();
                table
            });
            let chosen = choose(&game, &opponent, seed, stop, &mut table, |info| {
                tell(SearchUpdate::Found(info));
            });
            drop(table);
            tell(SearchUpdate::Chose(chosen));
        };
        Self {
            work: Background::start(proxy, work),
            can_hurry: true,
        }
    }

    /// Asks an engine for its move in the position on the table.
    pub(super) fn start_engine(
        session: &Session,
        engine: SeatedEngine,
        thinking: Thinking,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Self {
        let game = session.game().clone();
        let (setup, can_hurry) = (game.setup(), engine.can_stop());
        let work = move |stop: &StopFlag, tell: &mut dyn FnMut(SearchUpdate)| {
            let mut told: Option<Instant> = None;
            let found = engine.best_move(&game, thinking, stop, &mut |info| {
                // One that says more than anybody reads doesn't keep the window awake with it.
                if told.is_none_or(|told| told.elapsed() >= BETWEEN_TELLING) {
                    told = Some(Instant::now());
                    tell(SearchUpdate::Found(info.by_our_measure(&setup)));
                }
            });
            match found {
                Ok(mv) => tell(SearchUpdate::Chose(Some(mv))),
                // Nobody waits for it.
                Err(Fault::GivenUp) => {}
                Err(fault) => tell(SearchUpdate::Failed(fault)),
            }
        };
        Self {
            work: Background::start(proxy, work),
            can_hurry,
        }
    }

    /// Asks for the answer now, with what has been found, where that is possible.
    pub(super) fn finish_now(&self) {
        if self.can_hurry {
            self.work.finish_now();
        }
    }

    /// The next piece of updates; `None` while there is none. A thread that died without a last word chose nothing.
    pub(super) fn poll(&self) -> Option<SearchUpdate> {
        match self.work.poll() {
            News::Update(update) => Some(update),
            News::Nothing => None,
            News::Ended => Some(SearchUpdate::Chose(None)),
        }
    }
}

/// Master and the analysis take every core that they get; the threads that draw the table come first. The threads that a
/// search starts inherit this, but on Windows. Where the system refuses, the search is merely in the way.
pub(in crate::app) fn lower_thread_priority() {
    #[cfg(target_os = "linux")]
    let _ = thread_priority::set_thread_priority_and_policy(
        thread_priority::thread_native_id(),
        ThreadPriority::Min,
        // Even the lowest of the usual priorities costs a fifth of the frames where the processor draws them.
        ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle),
    );
    #[cfg(not(target_os = "linux"))]
    let _ = thread_priority::set_current_thread_priority(ThreadPriority::Min);
}

/// A sleeping window must be woken to show what another thread has found.
pub(crate) fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::thread;
    use thread_priority::thread_schedule_policy;

    #[test]
    fn the_threads_that_a_search_starts_let_the_table_go_first_too() {
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let search = thread::spawn(|| {
            lower_thread_priority();
            thread::spawn(thread_schedule_policy).join()
        });
        let started = search.join().expect("it ends").expect("it ends");
        assert_eq!(started, Ok(idle));
        assert_ne!(
            thread_schedule_policy(),
            Ok(idle),
            "who asks stays as it was"
        );
    }
}
