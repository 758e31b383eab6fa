//! The puzzle on the table, and how far the person has come with it.

use super::exercise::{Exercise, OneOfMistakes};
use super::judge::Judging;
use crate::app::Screen;
use crate::learn::progress::Scored;
use crate::learn::puzzles::{HintLevel, Puzzle, PuzzleAttempt};
use crate::record::tree::NodeId;
use crate::rules::{Color, Game, Move};
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// What the table does or waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The other side's last move is about to be played.
    Opening(Move),
    /// The person is to find the next move.
    Asking,
    /// The person's move is being judged.
    Judging,
    /// It was right: the other side's answer is about to be played.
    Answering(Move),
    /// It was wrong: what refutes it is about to be played.
    Refuting(VecDeque<Move>),
    /// What refuted it is being looked at; then the move is taken back.
    Refuted,
    /// The solution is played.
    Showing(VecDeque<Move>),
    /// It is over: solved by the person, or shown.
    Over,
}

/// What there is to say about the last try or the last help.
#[derive(Clone, Debug)]
pub enum Said {
    /// Right so far: the game after the move, and what the other side answers.
    Right {
        after: Box<Game>,
        answer: Move,
    },
    Solved,
    /// That was wrong: the game after the try, and what refutes it, if anything is played against it.
    Wrong {
        after: Box<Game>,
        refutation: Option<Move>,
    },
    Hint(HintLevel),
    /// The solution is played or has been.
    Shown,
}

/// The puzzle that is being solved, or the mistake that is done better. It is there as long as the screen is the one of tasks.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Solving {
    /// The game before the other side's last move.
    opening: Box<Game>,
    last: Option<Move>,
    /// Its game, by its place among [`GAMES`](crate::learn::GAMES).
    pub game: usize,
    pub stage: Stage,
    pub said: Option<Said>,
    /// What the puzzle came to: known from the first wrong try, the first help, or the end.
    pub scored: Option<Scored>,
    pub(super) exercise: Exercise,
    /// The moves that solve what is left of it, answers between; nothing while they are being looked for.
    pub(super) line: Vec<Move>,
    /// Where in the record the person is to move.
    pub(super) base: NodeId,
    pub(super) side: Color,
    pub(super) judging: Option<Arc<Judging>>,
    /// Where leaving leads.
    pub(super) back: Screen,
}

impl Solving {
    /// With the game before the other side's last move. An error where the puzzle can't be laid out: a test holds every one of them
    /// to that.
    pub(super) fn begin(puzzle: &'static Puzzle, game: usize) -> Result<(Self, Game), String> {
        let attempt = Box::new(PuzzleAttempt::new(puzzle)?);
        Self::of(Exercise::Puzzle(puzzle, attempt), game)
    }

    /// The same for a mistake of the person's own.
    pub(super) fn begin_mistake(
        mistake: OneOfMistakes,
        game: usize,
    ) -> Result<(Self, Game), String> {
        Self::of(Exercise::Mistake(mistake), game)
    }

    fn of(exercise: Exercise, game: usize) -> Result<(Self, Game), String> {
        let (opening, last) = exercise.opening()?;
        let solving = Self {
            opening: Box::new(opening.clone()),
            last,
            game,
            stage: last.map_or(Stage::Asking, Stage::Opening),
            said: None,
            scored: None,
            side: exercise.game().side_to_move(),
            line: exercise.solution(),
            exercise,
            base: NodeId::ROOT,
            judging: None,
            back: Screen::Learn,
        };
        Ok((solving, opening))
    }

    /// The puzzle, where it is one.
    pub const fn puzzle(&self) -> Option<&'static Puzzle> {
        match self.exercise {
            Exercise::Puzzle(puzzle, _) => Some(puzzle),
            Exercise::Mistake(_) => None,
        }
    }

    /// The mistake, where it is one.
    pub const fn mistake(&self) -> Option<&OneOfMistakes> {
        match &self.exercise {
            Exercise::Puzzle(..) => None,
            Exercise::Mistake(one) => Some(one),
        }
    }

    /// Whether another one comes after it.
    pub fn has_next(&self) -> bool {
        self.mistake().is_none_or(|one| one.left() > 0)
    }

    /// The other side's move before the person's first, with the game before it.
    pub fn last_move(&self) -> Option<(&Game, Move)> {
        self.last.map(|mv| (&*self.opening, mv))
    }

    /// The game as it stands before the person's next move.
    pub fn asked(&self) -> &Game {
        self.exercise.game()
    }

    pub const fn side(&self) -> Color {
        self.side
    }

    /// The person's next move, once it is known and while it is asked for.
    pub fn next_move(&self) -> Option<Move> {
        let mv = self.line.first().copied();
        mv.filter(|_| self.stage == Stage::Asking)
    }

    /// The last hint that was given for the next move.
    pub const fn hint(&self) -> Option<HintLevel> {
        match self.said {
            Some(Said::Hint(level)) => Some(level),
            _ => None,
        }
    }

    /// Whether the person may move.
    pub fn accepts_moves(&self) -> bool {
        self.stage == Stage::Asking
    }

    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Keeps in mind that the person was helped.
    pub(super) fn note_help(&mut self) {
        if let Exercise::Mistake(one) = &mut self.exercise {
            one.is_helped = true;
        }
    }

    /// The move is wrong; the next try begins where this one did.
    pub(super) fn fail(&mut self, after: Game, refutation: Vec<Move>) {
        self.said = Some(Said::Wrong {
            after: Box::new(after),
            refutation: refutation.first().copied(),
        });
        self.stage = if refutation.is_empty() {
            Stage::Refuted
        } else {
            Stage::Refuting(refutation.into())
        };
    }
}
