//! The task on the table, and how far the person has come with it.

use crate::learn::{Attempt, Course, Task, courses};
use crate::record::tree::NodeId;
use crate::rules::{Color, Move};
use crate::words::Key;
use bevy::prelude::*;

/// Which task of which course.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TaskPlace {
    /// By its place among [`courses`].
    pub course: usize,
    pub stage: usize,
    pub task: usize,
}

impl TaskPlace {
    pub fn course(self) -> Option<&'static Course> {
        courses().get(self.course)
    }

    /// The task with the name of its file.
    pub fn task(self) -> Option<&'static (String, Task)> {
        self.course()?.stages.get(self.stage)?.tasks.get(self.task)
    }

    /// The task after it; `None` after the last.
    pub fn next(self) -> Option<Self> {
        let stages = &self.course()?.stages;
        let within = Self {
            task: self.task + 1,
            ..self
        };
        if within.task().is_some() {
            return Some(within);
        }
        let first = Self {
            stage: self.stage + 1,
            task: 0,
            ..self
        };
        (first.stage < stages.len()).then_some(first)
    }
}

/// What the table waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// For the person's next move.
    Asking,
    /// For the other side's answer to come.
    Answering(Move),
    /// For the move that refutes the try.
    Refuting(Move),
    /// Until what went wrong has been seen; then the task begins anew.
    Failed,
    /// The task is done, with so many stars.
    Done(u8),
}

/// The task that is being tried. It is there as long as the screen is the one of tasks.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Lesson {
    pub place: TaskPlace,
    pub phase: Phase,
    /// What was said last about a try: it stays while the next one begins.
    pub said: Option<Key>,
    /// Tries that went wrong.
    pub tries: u32,
    /// Whether the solution was shown: then nothing is left to be won.
    pub solution_shown: bool,
    pub(super) attempt: Attempt<'static>,
    /// Where in the record the person begins.
    pub(super) start: NodeId,
    pub(super) side: Color,
    before: usize,
}

impl Lesson {
    /// `None` where there is no such task, or none that can be laid out: a test holds every one of them to that.
    pub(super) fn begin(place: TaskPlace) -> Option<Self> {
        let (_, task) = place.task()?;
        let attempt = Attempt::new(task).ok()?;
        Some(Self {
            before: attempt.game().moves_played(),
            place,
            phase: Phase::Asking,
            said: None,
            tries: 0,
            solution_shown: false,
            attempt,
            start: NodeId::ROOT,
            side: task.side().ok()?,
        })
    }

    pub fn task(&self) -> &'static Task {
        self.attempt.task()
    }

    /// Whether the person may move.
    pub fn accepts_moves(&self) -> bool {
        self.phase == Phase::Asking && self.task().lift.is_none()
    }

    /// Where in the record the person begins.
    pub(in crate::app) const fn start(&self) -> NodeId {
        self.start
    }

    /// How many moves were played before the person begins.
    pub fn moves_before(&self) -> usize {
        self.before
    }

    /// The next move of the solution, while the try follows it.
    pub fn solution(&self) -> Option<Move> {
        let text = self.task().solution.get(self.attempt.moves_made())?;
        self.attempt.game().read_move(text).ok()
    }

    /// How often it was tried before, as far as stars go by it.
    pub(super) const fn tries_that_count(&self) -> u32 {
        if self.solution_shown { 9 } else { self.tries }
    }

    /// The same task from its beginning; what was said stays.
    pub(super) fn begin_again(&mut self) {
        if let Ok(attempt) = Attempt::new(self.attempt.task()) {
            self.attempt = attempt;
        }
        self.phase = Phase::Asking;
    }

    pub(super) fn fail(&mut self, said: &str) {
        self.said = Key::find(said);
        self.tries += 1;
        self.phase = Phase::Failed;
    }

    pub(super) fn succeed(&mut self, stars: u8) {
        self.said = Key::find(&self.task().done);
        self.phase = Phase::Done(stars);
    }
}
