//! Judging on a thread of its own: to prove that a move wins, or what refutes it, may take a while.

use super::exercise::Exercise;
use crate::app::waker;
use crate::learn::puzzles::PuzzleVerdict;
use crate::rules::Move;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// A judgement under way. Dropped with the puzzle that it is about, so that no stale one is ever heard.
#[derive(Debug)]
pub(super) struct Judging {
    /// One system reads it; the lock is there because a resource must be shareable.
    news: Mutex<Receiver<Judged>>,
}

/// What comes of it.
#[derive(Debug)]
pub(super) enum Judged {
    /// First, what the move came to, with the exercise as it stands after it.
    Verdict(Box<Exercise>, PuzzleVerdict),
    /// Then, where that isn't known, how it goes on.
    Line(Vec<Move>),
}

impl Judging {
    /// Judges a legal move. How it goes on is looked for after a right one, and where it isn't known, after a wrong one too.
    pub(super) fn start(
        mut exercise: Exercise,
        mv: Move,
        is_lost: bool,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Self {
        let (sender, news) = channel();
        let wake = waker(proxy);
        thread::spawn(move || {
            let verdict = exercise.play(mv);
            let goes_on = match verdict {
                PuzzleVerdict::Right { .. } => true,
                PuzzleVerdict::Wrong { .. } => is_lost,
                PuzzleVerdict::Solved => false,
            };
            // Who asked may be gone; then nobody reads it, and the rest needn't be found.
            let told = sender.send(Judged::Verdict(Box::new(exercise.clone()), verdict));
            wake();
            if goes_on && told.is_ok() {
                let _ = sender.send(Judged::Line(exercise.solution()));
                wake();
            }
        });
        Self {
            news: Mutex::new(news),
        }
    }

    /// The next thing that is known; `None` while there is none.
    pub(super) fn poll(&self) -> Option<Judged> {
        self.news.lock().ok()?.try_recv().ok()
    }
}
