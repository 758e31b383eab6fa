//! What the coach works out on a thread of its own. Whoever drops a [`Thought`] gives it up.

use crate::ai::{Limits, StopFlag};
use crate::learn::coach::{Purpose, Review, purposes};
use crate::rules::{Game, Move};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// What was worked out.
#[derive(Debug)]
pub(super) enum Found {
    /// Nothing where the move was the best one.
    Review(Option<Box<Review>>),
    Purposes(Vec<Purpose>),
}

/// Something that is being worked out.
#[derive(Debug)]
pub(super) struct Thought {
    stop: StopFlag,
    /// One system reads it; the lock is there because a resource must be shareable.
    found: Mutex<Receiver<Found>>,
}

impl Thought {
    /// Compares a move with the best one, each searched for so long at the most.
    pub(super) fn review(
        before: Game,
        mv: Move,
        time: Duration,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let limits = Limits {
            nodes: Some(nodes_for(&before)),
            ..Limits::time(time)
        };
        Self::spawn(wake, move |stop| {
            Found::Review(Review::of(&before, mv, limits, stop).map(Box::new))
        })
    }

    /// Works out what a move was for.
    pub(super) fn explain(before: Game, mv: Move, wake: impl Fn() + Send + 'static) -> Self {
        Self::spawn(wake, move |_| Found::Purposes(purposes(&before, mv)))
    }

    fn spawn(
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&StopFlag) -> Found + Send + 'static,
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

    /// What was found; `None` until then. A thread that died has found nothing.
    pub(super) fn poll(&self) -> Option<Found> {
        let found = self
            .found
            .lock()
            .map_or(Err(TryRecvError::Disconnected), |found| found.try_recv());
        match found {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Found::Review(None)),
        }
    }
}

/// How many positions are enough to see what is coming. A position of PÜNCT has thousands of moves.
const fn nodes_for(game: &Game) -> u64 {
    match game {
        Game::Tak(_) | Game::Hive(_) => 40_000,
        Game::Punct(_) => 2_000,
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
