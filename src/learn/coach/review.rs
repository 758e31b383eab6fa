//! A move compared with the best one by a short search, in winning chances.

use super::purpose::{Purpose, purposes};
use crate::ai::{Limits, SEEN_WIN, Score, SearchInfo, StopFlag, WIN, best_move, winning_chance};
use crate::rules::{Coord, Effect, Game, Move, Outcome};
use crate::strength::Strength;

/// What is wrong with a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Danger {
    /// The other side wins with so many moves of its own, 0 where it has won by this very move.
    Loses(u32),
    /// There was a win, and it is gone.
    MissesWin,
    /// It leaves less of a chance than there was.
    Worse,
}

/// How a move that was played compares with the best one, for the side that made it.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The winning chance with the best move.
    pub best: f64,
    /// The winning chance that is left.
    pub left: f64,
    pub danger: Danger,
    /// How the other side would go on, its answer first; empty where the game is over.
    pub line: Vec<Move>,
    /// What that answer would be for.
    pub reason: Option<Purpose>,
    /// Where the moves after that answer lead: from a space, or from the reserve, to a space.
    pub arrows: Vec<(Option<Coord>, Coord)>,
}

/// How much of a winning chance a move may cost before the coach says something, by the level that one plays against: whoever
/// plays the gentlest is told of the gravest mistakes alone.
pub const fn tolerance(level: Strength) -> f64 {
    match level {
        Strength::Novice => 0.40,
        Strength::Beginner => 0.36,
        Strength::Learner => 0.32,
        Strength::Casual => 0.28,
        Strength::Regular => 0.25,
        Strength::Club | Strength::Adaptive => 0.22,
        Strength::Skilled => 0.19,
        Strength::Strong => 0.16,
        Strength::Expert => 0.13,
        Strength::Master => 0.10,
    }
}

/// Whoever had less of a chance than this has nothing left to lose.
const HOPELESS: f64 = 0.1;
/// How many moves after the answer are shown.
const SHOWN_MOVES: usize = 2;

impl Review {
    /// Reviews a move by two searches within the same limits; `None` where it is the best one, where nothing can be said in that
    /// time, or where the review was given up.
    pub fn of(before: &Game, mv: Move, limits: Limits, stop: &StopFlag) -> Option<Self> {
        let setup = before.setup();
        let mut after = before.clone();
        after.play(mv).ok()?;
        let side = before.side_to_move();
        if after.outcome().and_then(Outcome::winner) == Some(side) {
            return None;
        }
        let best = search(before, limits, stop)?;
        if stop.is_raised() || best.line.first() == Some(&mv) {
            return None;
        }
        let chance = winning_chance(&setup, best.score);
        if let Some(outcome) = after.outcome() {
            let (left, danger) = match outcome.winner() {
                Some(_) => (0.0, Danger::Loses(0)),
                None => (0.5, danger(best.score, 0)),
            };
            return Some(Self {
                best: chance,
                left,
                danger,
                line: Vec::new(),
                reason: None,
                arrows: Vec::new(),
            });
        }
        // Seen as far as the best move was, and no further; but a win may be kept by a longer way.
        let depth = (best.score < SEEN_WIN).then(|| best.depth.saturating_sub(1).max(1));
        let answer = search(&after, Limits { depth, ..limits }, stop)?;
        if stop.is_raised() {
            return None;
        }
        let reason = purposes(&after, answer.line[0]).first().copied();
        Some(Self {
            best: chance,
            left: winning_chance(&setup, -answer.score),
            danger: danger(best.score, answer.score),
            reason,
            arrows: arrows(&after, &answer.line),
            line: answer.line,
        })
    }

    /// How much of a winning chance the move costs.
    pub fn loss(&self) -> f64 {
        self.best - self.left
    }

    /// Whether the coach should offer to take the move back, against such a level. A game that is lost at once is worth a
    /// word to anybody.
    pub fn is_grave(&self, level: Strength) -> bool {
        let sudden = matches!(self.danger, Danger::Loses(0 | 1)) && self.best > HOPELESS;
        sudden || self.loss() >= tolerance(level)
    }
}

/// What a search finds within the limits; `None` where it finds nothing.
fn search(game: &Game, limits: Limits, stop: &StopFlag) -> Option<SearchInfo> {
    let mut found = None;
    best_move(game, limits, stop, |info| found = Some(info));
    found
}

/// What is wrong, by the scores of the best move for whoever made one, and of the answer for the other side.
fn danger(best: Score, answer: Score) -> Danger {
    if answer >= SEEN_WIN {
        let plies = WIN.saturating_sub(answer).max(1).unsigned_abs();
        Danger::Loses(plies.div_ceil(2))
    } else if best >= SEEN_WIN {
        Danger::MissesWin
    } else {
        Danger::Worse
    }
}

/// Where the moves after the first of a line lead.
fn arrows(after: &Game, line: &[Move]) -> Vec<(Option<Coord>, Coord)> {
    let mut game = after.clone();
    let mut arrows = Vec::new();
    for (i, &mv) in line.iter().take(1 + SHOWN_MOVES).enumerate() {
        if i > 0 {
            arrows.extend(arrow(&game.effects(mv)));
        }
        if game.play(mv).is_err() {
            break;
        }
    }
    arrows
}

/// From where to where a move goes; nothing for a pass and for a piece that is turned where it lies.
fn arrow(effects: &[Effect]) -> Option<(Option<Coord>, Coord)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Enter { lying } => Some((None, lying.dots.anchor().at)),
        Effect::Carry { from, to, .. } => {
            let to = to.anchor().at;
            (from.at != to).then_some((Some(from.at), to))
        }
        Effect::Become { .. } => None,
    })
}
