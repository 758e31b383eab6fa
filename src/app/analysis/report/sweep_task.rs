//! A sweep on threads of its own, which let the table go first. Whoever drops it gives it up.

use crate::ai::StopFlag;
use crate::analysis::notes::Note;
use crate::analysis::{Effort, Found, sweep};
use crate::app::players::{lower_thread_priority, waker};
use crate::rules::{Game, Move};
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A sweep under way.
#[derive(Debug)]
pub(super) struct SweepTask {
    stop: StopFlag,
    /// One system reads it; the lock is there because a resource must be shareable.
    found: Mutex<Receiver<(usize, Note)>>,
}

/// What a sweep says next.
pub(super) enum Said {
    /// What it found of a move, 0 for the first.
    Move(usize, Note),
    Nothing,
    /// Nothing comes any more.
    Ended,
}

/// More threads find nothing more of one position, and the table wants one.
const MOST_THREADS: usize = 4;

impl SweepTask {
    pub(super) fn start(
        start: Game,
        moves: Vec<Move>,
        limits: crate::ai::Limits,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Self {
        let (sender, found) = channel();
        let stop = StopFlag::default();
        let flag = stop.clone();
        let wake = Mutex::new(waker(proxy));
        let is_drawn = proxy.is_some();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let effort = Effort {
            limits,
            lines: 1,
            threads: (cores - 1).clamp(1, MOST_THREADS),
        };
        thread::spawn(move || {
            if is_drawn {
                lower_thread_priority();
            }
            let wake = || {
                if let Ok(wake) = wake.lock() {
                    wake();
                }
            };
            let tell = |found: Found<'_>| {
                let Found::Move(index, judged) = found else {
                    return;
                };
                let mut before = start.clone();
                if moves[..index].iter().all(|&mv| before.play(mv).is_ok()) {
                    // Who asked may be gone; then nobody reads it.
                    let _ = sender.send((index, Note::new(&before, judged)));
                    wake();
                }
            };
            // The moves of a record are legal, and what was found has been told.
            let _ = sweep(&start, &moves, effort, &flag, &tell);
            drop(sender);
            wake();
        });
        Self {
            stop,
            found: Mutex::new(found),
        }
    }

    /// The next thing that it says. A thread that died has said everything.
    pub(super) fn poll(&self) -> Said {
        let said = self
            .found
            .lock()
            .map_or(Err(TryRecvError::Disconnected), |found| found.try_recv());
        match said {
            Ok((index, note)) => Said::Move(index, note),
            Err(TryRecvError::Empty) => Said::Nothing,
            Err(TryRecvError::Disconnected) => Said::Ended,
        }
    }
}

impl Drop for SweepTask {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
