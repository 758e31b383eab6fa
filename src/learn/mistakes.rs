//! Mistakes of one's own, as positions in which to find something better.

use crate::ai::{Limits, StopFlag, quick_look};
use crate::analysis::{Mark, Report, evaluate};
use crate::record::game_record::GameRecord;
use crate::rules::{Color, Game, Move};

/// A try may lose so much of the winning chance, from 0 to 1: short searches know it no better.
const LITTLE: f64 = 0.03;

/// A position in which somebody went wrong.
#[derive(Clone, Debug)]
pub struct OwnMistake {
    /// The game before the other side's last move.
    opening: Game,
    /// That move, unless the game began with the mistake.
    last: Option<Move>,
    asked: Game,
    played: Move,
    /// The best line.
    best: Vec<Move>,
    loss: f64,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    pub is_best: bool,
    /// How much of the winning chance it loses, from 0 to 1.
    pub loss: f64,
    /// How the other side goes on.
    pub answer: Vec<Move>,
}

impl OwnMistake {
    /// The mistakes of these sides that a report of the moves from the record's beginning on tells, in their order.
    pub fn all_of(record: &GameRecord, report: &Report, sides: [bool; 2]) -> Vec<Self> {
        let mut found = Vec::new();
        let mut game = record.start.clone();
        let mut before = None;
        for judged in &report.judgements {
            let is_bad = judged.mark.is_some_and(Mark::is_bad);
            if is_bad && sides[judged.side.index()] && !judged.best.is_empty() {
                let (opening, last) = match &before {
                    Some((game, mv)) => (Game::clone(game), Some(*mv)),
                    None => (game.clone(), None),
                };
                found.push(Self {
                    opening,
                    last,
                    asked: game.clone(),
                    played: judged.mv,
                    best: judged.best.clone(),
                    loss: judged.loss(),
                });
            }
            before = Some((game.clone(), judged.mv));
            if game.play(judged.mv).is_err() {
                break;
            }
        }
        found
    }

    pub const fn opening(&self) -> &Game {
        &self.opening
    }

    /// The other side's move before it.
    pub const fn last(&self) -> Option<Move> {
        self.last
    }

    /// The position in which something better is to be found.
    pub const fn asked(&self) -> &Game {
        &self.asked
    }

    pub fn side(&self) -> Color {
        self.asked.side_to_move()
    }

    /// What was played in the game.
    pub const fn played(&self) -> Move {
        self.played
    }

    /// The best line, its move first.
    pub fn best(&self) -> &[Move] {
        &self.best
    }

    pub const fn loss(&self) -> f64 {
        self.loss
    }

    /// Judges a try by short searches after it and after the best move; `None` where it is illegal, or where the flag was raised.
    pub fn judge(&self, mv: Move, stop: &StopFlag) -> Option<Tried> {
        if self.best.first() == Some(&mv) {
            return Some(Tried {
                is_best: true,
                loss: 0.0,
                answer: Vec::new(),
            });
        }
        let setup = self.asked.setup();
        let limits = Limits::nodes(quick_look(&setup));
        let after = |mv| {
            let mut after = self.asked.clone();
            after.play(mv).ok()?;
            evaluate(&after, limits, 1, stop)
        };
        let (tried, best) = (after(mv)?, after(*self.best.first()?)?);
        let [left, best] = [&tried, &best].map(|found| found.outlook.chance(&setup, self.side()));
        let answer = tried.lines.first();
        Some(Tried {
            is_best: false,
            loss: (best - left).max(0.0),
            answer: answer.map_or_else(Vec::new, |info| info.line.clone()),
        })
    }
}

impl Tried {
    /// Whether it is good enough.
    pub fn passes(&self) -> bool {
        self.is_best || self.loss < LITTLE
    }
}
