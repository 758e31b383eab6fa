//! What is worked out on a thread of its own, once. Whoever drops a [`Thought`] gives it up.

use crate::ai::StopFlag;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Something that is being worked out.
#[derive(Debug)]
pub(in crate::app) struct Thought<T> {
    stop: StopFlag,
    /// One system reads it; the lock is there because a resource must be shareable.
    found: Mutex<Receiver<T>>,
}

/// What came of a [`Thought`].
#[derive(Debug)]
pub(in crate::app) enum Outcome<T> {
    Found(T),
    /// The thread died and has found nothing.
    Died,
}

impl<T: Send + 'static> Thought<T> {
    /// Begins to work something out; wakes whoever sleeps when it is done.
    pub(in crate::app) fn spawn(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&StopFlag) -> T + Send + 'static,
    ) -> Self {
        let (sender, found) = channel();
        let stop = StopFlag::default();
        let flag = stop.clone();
        thread::spawn(move || {
            // Who asked may be gone; then nobody reads it.
            let _ = sender.send(work(&flag));
            wake();
        });
        Self {
            stop,
            found: Mutex::new(found),
        }
    }

    /// What came of it; `None` until then.
    pub(in crate::app) fn poll(&self) -> Option<Outcome<T>> {
        let found = self
            .found
            .lock()
            .map_or(Err(TryRecvError::Disconnected), |found| found.try_recv());
        match found {
            Ok(found) => Some(Outcome::Found(found)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Outcome::Died),
        }
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
