//! What is solved at the table: a puzzle, or a mistake of the person's own that is to be done better.

use crate::ai::StopFlag;
use crate::learn::mistakes::{OwnMistake, Tried};
use crate::learn::puzzles::{Puzzle, PuzzleAttempt, PuzzleVerdict};
use crate::rules::{Game, Move};
use std::sync::Arc;

/// What is to be solved, and how far it has come.
#[derive(Clone, Debug)]
pub(super) enum Exercise {
    Puzzle(&'static Puzzle, Box<PuzzleAttempt<'static>>),
    Mistake(OneOfMistakes),
}

/// A mistake among others.
#[derive(Clone, Debug)]
pub struct OneOfMistakes {
    all: Arc<Vec<OwnMistake>>,
    number: usize,
    /// What came of the last try.
    pub tried: Option<Tried>,
    /// A hint was given, or the solution shown.
    pub is_helped: bool,
}

impl OneOfMistakes {
    /// The first of several; nothing where there is none.
    pub(super) fn first(all: Vec<OwnMistake>) -> Option<Self> {
        Self::numbered(Arc::new(all), 0)
    }

    /// The one after it.
    pub(super) fn next(&self) -> Option<Self> {
        Self::numbered(self.all.clone(), self.number + 1)
    }

    fn numbered(all: Arc<Vec<OwnMistake>>, number: usize) -> Option<Self> {
        (number < all.len()).then_some(Self {
            all,
            number,
            tried: None,
            is_helped: false,
        })
    }

    pub fn mistake(&self) -> &OwnMistake {
        &self.all[self.number]
    }

    /// How many come after it.
    pub fn left(&self) -> usize {
        self.all.len() - 1 - self.number
    }

    fn play(&mut self, mv: Move) -> PuzzleVerdict {
        self.tried = self.mistake().judge(mv, &StopFlag::default());
        match &self.tried {
            Some(tried) if tried.passes() => PuzzleVerdict::Solved,
            tried => PuzzleVerdict::Wrong {
                // The answer shows it.
                refutation: tried
                    .iter()
                    .filter_map(|it| it.answer.first().copied())
                    .collect(),
            },
        }
    }
}

impl Exercise {
    /// The game as it stands before the person's next move.
    pub(super) fn game(&self) -> &Game {
        match self {
            Self::Puzzle(_, attempt) => attempt.game(),
            Self::Mistake(one) => one.mistake().asked(),
        }
    }

    /// The game before the other side's last move, and that move.
    pub(super) fn opening(&self) -> Result<(Game, Option<Move>), String> {
        match self {
            Self::Puzzle(puzzle, _) => puzzle.opening().map_err(|error| error.to_string()),
            Self::Mistake(one) => Ok((one.mistake().opening().clone(), one.mistake().last())),
        }
    }

    /// Plays a legal move of the person and judges it.
    pub(super) fn play(&mut self, mv: Move) -> PuzzleVerdict {
        match self {
            Self::Puzzle(_, attempt) => attempt.play(mv).unwrap_or(PuzzleVerdict::Wrong {
                refutation: Vec::new(),
            }),
            Self::Mistake(one) => one.play(mv),
        }
    }

    /// The moves that solve what is left of it, answers between.
    pub(super) fn solution(&self) -> Vec<Move> {
        match self {
            Self::Puzzle(_, attempt) => attempt.solution(),
            Self::Mistake(one) => one.mistake().best().iter().take(1).copied().collect(),
        }
    }
}
