//! What a sweep found: the moves and their marks, a summary for each side, and where the game turned.

use super::accuracy::mean_accuracy;
use super::evaluation::Evaluation;
use super::judge::{Judgement, Mark};
use crate::rules::{Color, Setup};

/// A line of moves with everything that was found about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub setup: Setup,
    /// One for each position: one more than there are moves.
    pub evaluations: Vec<Evaluation>,
    pub judgements: Vec<Judgement>,
}

/// How a side played.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Summary {
    pub moves: usize,
    /// In hundredths; `None` without a move.
    pub accuracy: Option<f64>,
    /// How many moves have each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; Mark::ALL.len()],
}

/// A move after which the game is another one: who was winning isn't, or who wasn't losing is.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// Which of the moves, 0 for the first.
    pub index: usize,
    /// White's winning chance with the best move, and with the one that was played.
    pub white_chances: [f64; 2],
}

/// How a side stands, in three steps.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Losing,
    Even,
    Winning,
}

impl Standing {
    const fn of(chance: f64) -> Self {
        match chance {
            0.65.. => Self::Winning,
            0.35.. => Self::Even,
            _ => Self::Losing,
        }
    }
}

impl Report {
    pub fn summary(&self, side: Color) -> Summary {
        let own = || self.judgements.iter().filter(|found| found.side == side);
        Summary {
            moves: own().count(),
            accuracy: mean_accuracy(own().map(Judgement::loss)),
            marks: Mark::ALL.map(|mark| own().filter(|found| found.mark == Some(mark)).count()),
        }
    }

    /// The mistakes that turned the game, in their order.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut found = Vec::new();
        for (index, judged) in self.judgements.iter().enumerate() {
            let grave = matches!(judged.mark, Some(Mark::Mistake | Mark::Blunder));
            if grave && Standing::of(judged.chance) < Standing::of(judged.best_chance) {
                let white_chances = [judged.best_chance, judged.chance].map(|chance| {
                    if judged.side == Color::White {
                        chance
                    } else {
                        1.0 - chance
                    }
                });
                found.push(TurningPoint {
                    index,
                    white_chances,
                });
            }
        }
        found
    }
}
