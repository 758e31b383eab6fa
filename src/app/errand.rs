//! A search sent off on a thread of its own, so that the table stays smooth: it tells what it finds, can be hurried,
//! and ends by itself when nobody wants its answer any more.

use super::session::Session;
use crate::ai::{Finding, Level, Memory, Stop, choose};
use crate::rules::Move;
use bevy::prelude::Resource;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use thread_priority::ThreadPriority;
#[cfg(target_os = "linux")]
use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy};

/// What the searches of one game leave for the next ones, the opponent's and those for hints alike. One search has it at
/// a time.
#[derive(Resource, Debug, Default)]
pub(super) struct Remembered {
    session: Option<u64>,
    memory: Arc<Mutex<Memory>>,
}

impl Remembered {
    /// The memory of this session; another game begins with an empty one.
    fn of(&mut self, session: &Session) -> Arc<Mutex<Memory>> {
        if self.session.replace(session.id()) != Some(session.id()) {
            self.memory = Arc::default();
        }
        self.memory.clone()
    }
}

pub(super) struct Errand {
    stop: Stop,
    /// One system hears it; the lock is there because a resource must be shareable.
    news: Mutex<Receiver<News>>,
}

pub(super) enum News {
    Found(Finding),
    /// The last word: nothing comes after it.
    Chose(Option<Move>),
}

impl Errand {
    /// Looks for a move in the position on the table as a level would, `master` being Master's time.
    pub(super) fn send(
        session: &Session,
        level: Level,
        master: Duration,
        remembered: &mut Remembered,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Self {
        let (sender, news) = channel();
        let stop = Stop::default();
        let flag = stop.clone();
        let wake = waker(proxy);
        let is_drawn = proxy.is_some();
        let game = session.game().clone();
        let seed = u64::from(session.seed());
        let memory = remembered.of(session);
        thread::spawn(move || {
            if is_drawn && level == Level::Master {
                let_the_table_go_first();
            }
            // A search that was given up lets go of it at once. If one died, what it left is of no use.
            let mut memory = memory.lock().unwrap_or_else(|dead| {
                let mut memory = dead.into_inner();
                *memory = Memory::default();
                memory
            });
            // Who asked may be gone; then nothing needs to be told.
            let chosen = choose(&game, level, master, seed, &flag, &mut memory, |finding| {
                let _ = sender.send(News::Found(finding));
                wake();
            });
            drop(memory);
            let _ = sender.send(News::Chose(chosen));
            wake();
        });
        Self {
            stop,
            news: Mutex::new(news),
        }
    }

    /// Asks for the answer now, with what has been found.
    pub(super) fn hurry(&self) {
        self.stop.stop();
    }

    /// The next piece of news; `None` while there is none. A thread that died without a last word chose nothing.
    pub(super) fn hear(&self) -> Option<News> {
        let news = self
            .news
            .lock()
            .map_or(Err(TryRecvError::Disconnected), |news| news.try_recv());
        match news {
            Ok(news) => Some(news),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(News::Chose(None)),
        }
    }
}

/// Master takes every core there is; the threads that draw the table come first. The threads that a search starts inherit
/// this, but on Windows. Where the system refuses, the search is merely in the way.
fn let_the_table_go_first() {
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
pub(super) fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

impl Drop for Errand {
    /// Nobody waits for a search that was given up: it sees the flag and ends by itself.
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use thread_priority::thread_schedule_policy;

    #[test]
    fn the_threads_that_a_search_starts_let_the_table_go_first_too() {
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let search = thread::spawn(|| {
            let_the_table_go_first();
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
