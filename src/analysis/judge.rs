//! What a move lost, and the mark that it gets for that.

use super::cause::{Cause, causes};
use super::evaluation::{Evaluation, Outlook, evaluate};
use crate::ai::{Limits, SearchInfo, StopFlag};
use crate::rules::{Color, Game, Move};

/// A mark that annotators give.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    Brilliant,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Mark {
    pub const ALL: [Self; 5] = [
        Self::Brilliant,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// As records write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Good => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The mark that records write so.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.sign() == sign)
    }

    /// Whether it says that something went wrong.
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Inaccuracy | Self::Mistake | Self::Blunder)
    }

    /// By how much of the winning chance (0 to 1) was lost.
    const fn for_loss(loss: f64) -> Option<Self> {
        match loss {
            0.15.. => Some(Self::Blunder),
            0.10.. => Some(Self::Mistake),
            0.05.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// Whoever has so much of a chance is winning; a move after which this still holds is an inaccuracy at worst.
const WINNING: f64 = 0.8;
/// By how much the next best move must be worse, and how deep one must look to see the best, for a move to be good.
const ONLY_MOVE: f64 = 0.15;
const GOOD_DEPTH: u32 = 3;
const BRILLIANT_DEPTH: u32 = 5;
/// Below this, finding the best move changes nothing.
const HOPELESS: f64 = 0.1;

/// A move that was played, compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub mv: Move,
    pub side: Color,
    /// How it stands after the move.
    pub outlook: Outlook,
    /// The winning chance of whoever moved: with the best move, and with the one that was played.
    pub best_chance: f64,
    pub chance: f64,
    pub mark: Option<Mark>,
    /// The best line that there was, its move first; nothing where it isn't known any more.
    pub best: Vec<Move>,
    /// How the other side goes on after the move that was played.
    pub answer: Vec<Move>,
    /// Why it was a mistake; nothing where it was none, or where no fact shows it.
    pub causes: Vec<Cause>,
}

impl Judgement {
    /// How much of the winning chance was lost, from 0 to 1.
    pub fn loss(&self) -> f64 {
        (self.best_chance - self.chance).max(0.0)
    }
}

/// Judges a move by what is known of the positions before and after it. Where it seems to have lost something, or to be the only
/// one, that is looked into with searches within the same limits. `None` where the flag was raised meanwhile.
///
/// # Panics
/// If the move isn't legal, or the evaluation is of a finished game.
pub fn judge(
    before: &Game,
    mv: Move,
    evaluations: [&Evaluation; 2],
    limits: Limits,
    stop: &StopFlag,
) -> Option<Judgement> {
    let [was, is] = evaluations;
    let (setup, side) = (before.setup(), before.side_to_move());
    let best = &was.lines.first()?.line;
    let mut chances = [was, is].map(|found| found.outlook.chance(&setup, side));
    let found_best = best[0] == mv;
    if found_best || before.legal_moves().len() == 1 {
        // The best move loses nothing, whatever one sees a move later.
        chances[0] = chances[1];
    } else if chances[0] - chances[1] >= 0.05 {
        // Both moves are looked at from where they lead to: just as deep, and with the same side to move.
        let mut after_best = before.clone();
        after_best.play(best[0]).ok()?;
        let after_best = evaluate(&after_best, limits, 1, stop)?;
        chances[0] = chances[0].min(after_best.outlook.chance(&setup, side));
    }
    let [best_chance, chance] = chances;
    let mark = if found_best {
        praise(before, was, limits, stop)?
    } else {
        blame(best_chance, chance)
    };
    let causes = if mark.is_some_and(Mark::is_bad) {
        let answer = is.lines.first().map(|info| info.line[0]);
        causes(before, mv, [was.outlook, is.outlook], answer)
    } else {
        Vec::new()
    };
    Some(Judgement {
        mv,
        side,
        outlook: is.outlook,
        best_chance: best_chance.max(chance),
        chance,
        mark,
        best: best.clone(),
        answer: is.lines.first().map_or_else(Vec::new, line),
        causes,
    })
}

fn line(info: &SearchInfo) -> Vec<Move> {
    info.line.clone()
}

pub(super) fn blame(best: f64, played: f64) -> Option<Mark> {
    let mark = Mark::for_loss(best - played)?;
    Some(if played >= WINNING {
        Mark::Inaccuracy
    } else {
        mark
    })
}

/// The mark of the best move: it is worth one where everything else loses much and a glance doesn't show it. The outer `None`
/// where the flag was raised.
#[allow(
    clippy::option_option,
    reason = "no mark is something else than no answer"
)]
fn praise(
    before: &Game,
    was: &Evaluation,
    limits: Limits,
    stop: &StopFlag,
) -> Option<Option<Mark>> {
    let chance = was.outlook.chance(&before.setup(), was.side);
    if was.seen_at < GOOD_DEPTH || chance < HOPELESS || before.legal_moves().len() == 1 {
        return Some(None);
    }
    let second = match was.lines.get(1) {
        Some(second) => second.clone(),
        None => match evaluate(before, limits, 2, stop)?.lines.get(1) {
            Some(second) => second.clone(),
            None => return Some(None),
        },
    };
    let second = Outlook::new(was.side, second.score).chance(&before.setup(), was.side);
    let only = chance - second >= ONLY_MOVE && second < WINNING;
    Some(only.then_some(if was.seen_at >= BRILLIANT_DEPTH {
        Mark::Brilliant
    } else {
        Mark::Good
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_goes_by_what_is_lost_and_by_what_is_left() {
        assert_eq!(blame(0.60, 0.56), None);
        assert_eq!(blame(0.60, 0.54), Some(Mark::Inaccuracy));
        assert_eq!(blame(0.60, 0.49), Some(Mark::Mistake));
        assert_eq!(blame(0.60, 0.40), Some(Mark::Blunder));
        assert_eq!(
            blame(1.0, 0.82),
            Some(Mark::Inaccuracy),
            "still winning by far"
        );
        assert_eq!(blame(1.0, 0.5), Some(Mark::Blunder));
    }
}
