//! What the other side would do if it could move now: a short search after a null move.

use super::evaluation::{Evaluation, evaluate};
use crate::ai::{Limits, StopFlag, quick_look};
use crate::rules::{Game, Move};
use std::time::Duration;

/// What the other side would do.
#[derive(Clone, Debug)]
pub struct Foreseen {
    /// The position in which it would be its turn.
    pub passed: Game,
    /// What the search found there: it has a line.
    pub found: Evaluation,
}

impl Foreseen {
    /// The move that the other side would make.
    pub fn mv(&self) -> Option<Move> {
        self.found.lines.first()?.line.first().copied()
    }

    /// How many of its own moves the other side would need to win, where that is proved.
    pub fn wins_in(&self) -> Option<u32> {
        match self.found.outlook {
            super::Outlook::Win { by, moves } if by == self.found.side => Some(moves),
            _ => None,
        }
    }
}

/// Why nothing can be foreseen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unforeseen {
    Over,
    /// The opening's own rules hold.
    Opening,
    /// The other side couldn't move either.
    NoMove,
}

/// Long enough to see what is coming, short enough to follow somebody who walks through a game.
const MOST_TIME: Duration = Duration::from_millis(800);

/// Looks for the other side's move; `None` where the flag was raised before anything was found.
pub fn foresee(game: &Game, stop: &StopFlag) -> Option<Result<Foreseen, Unforeseen>> {
    if game.outcome().is_some() {
        return Some(Err(Unforeseen::Over));
    }
    let Some(passed) = game.passed_on() else {
        return Some(Err(Unforeseen::Opening));
    };
    if passed.outcome().is_some() {
        return Some(Err(Unforeseen::Over));
    }
    let moves = passed.legal_moves();
    if moves.iter().all(|&mv| passed.effects(mv).is_empty()) {
        return Some(Err(Unforeseen::NoMove));
    }
    let limits = Limits {
        nodes: Some(quick_look(&passed.setup())),
        ..Limits::time(MOST_TIME)
    };
    let found = evaluate(&passed, limits, 1, stop)?;
    Some(Ok(Foreseen { passed, found }))
}
