//! Work on a thread of its own that tells what it finds, and ends by itself when nobody wants to know any more.

use super::search_task::waker;
use crate::ai::StopFlag;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Work under way. Dropping it raises its [`StopFlag`].
#[derive(Debug)]
pub(in crate::app) struct Background<U> {
    stop: StopFlag,
    /// One system reads it; the lock is there because a resource must be shareable.
    updates: Mutex<Receiver<U>>,
}

/// What has come of it since it was last asked.
#[derive(Debug)]
pub(in crate::app) enum News<U> {
    Nothing,
    Update(U),
    /// It has ended, and nothing comes any more.
    Ended,
}

impl<U: Send + 'static> Background<U> {
    /// Begins: the work gets its flag, and tells by a function that wakes the window.
    pub(in crate::app) fn start(
        proxy: Option<&EventLoopProxyWrapper>,
        work: impl FnOnce(&StopFlag, &mut dyn FnMut(U)) + Send + 'static,
    ) -> Self {
        let (sender, updates) = channel();
        let stop = StopFlag::default();
        let flag = stop.clone();
        let wake = waker(proxy);
        thread::spawn(move || {
            work(&flag, &mut |update| {
                // Who asked may be gone; then nobody reads it.
                let _ = sender.send(update);
                wake();
            });
            drop(sender);
            wake();
        });
        Self {
            stop,
            updates: Mutex::new(updates),
        }
    }

    /// Asks for an end now, with what has been found.
    pub(in crate::app) fn finish_now(&self) {
        self.stop.stop();
    }

    /// The next update.
    pub(in crate::app) fn poll(&self) -> News<U> {
        let updates = self.updates.lock();
        match updates.map_or(Err(TryRecvError::Disconnected), |updates| {
            updates.try_recv()
        }) {
            Ok(update) => News::Update(update),
            Err(TryRecvError::Empty) => News::Nothing,
            Err(TryRecvError::Disconnected) => News::Ended,
        }
    }
}

impl<U> Drop for Background<U> {
    /// Nobody waits for work that was given up: it sees the flag and ends by itself.
    fn drop(&mut self) {
        self.stop.stop();
    }
}
