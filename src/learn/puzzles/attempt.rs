//! One try at a puzzle, judged move by move.

use super::hint::{HintLevel, hint_sentence};
use super::line::{toughest, winning_line, winning_move};
use super::prover::{Prover, Scope, Tactics, TooMuch};
use super::puzzle::{Goal, Puzzle};
use crate::rules::games::each_game;
use crate::rules::{Game, Move, Outcome, Step};
use crate::words::Sentence;

/// How much work each part of a judgement may be, in positions of the quickest game: well below a second.
const PATIENCE: u64 = 400_000;

/// A try at a puzzle: the game so far, and how many moves the solver has left.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt<'a> {
    puzzle: &'a Puzzle,
    game: Game,
    left: u8,
    /// The part of the puzzle's own line that still lies ahead, as long as the game follows it.
    ahead: Option<Vec<Move>>,
}

/// What a move came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// Right so far: the toughest answer was played, go on.
    Right { answer: Move },
    /// That was all.
    Solved,
    /// Not so: what is played to show it, the other side's move first; nothing where there is nothing to play. The game stands
    /// as before the try.
    Wrong { refutation: Vec<Move> },
}

impl<'a> PuzzleAttempt<'a> {
    pub fn new(puzzle: &'a Puzzle) -> Result<Self, String> {
        let game = puzzle.start().map_err(|error| error.to_string())?;
        let ahead = Some(puzzle.moves_of_line(&game)?);
        Ok(Self {
            puzzle,
            game,
            left: puzzle.goal.moves(),
            ahead,
        })
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many moves the solver still has.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Plays a move of the solver and judges it. After a right one the answer has been played too.
    pub fn play(&mut self, mv: Move) -> Result<PuzzleVerdict, String> {
        let mut game = self.game.clone();
        game.play(mv).map_err(|illegal| illegal.to_string())?;
        if self.left == 0 {
            return Err("it is solved".to_owned());
        }
        let verdict = match self.puzzle.goal {
            Goal::OnlyDefence(n) => self.judge_defence(mv, &game, n),
            Goal::WinIn(_) | Goal::BestCount(_) => self.judge_win(mv, &game),
        };
        match verdict {
            PuzzleVerdict::Wrong { .. } => return Ok(verdict),
            PuzzleVerdict::Solved => self.left = 0,
            PuzzleVerdict::Right { answer } => {
                self.left -= 1;
                game.play(answer).map_err(|illegal| illegal.to_string())?;
                self.ahead = self.ahead.take().and_then(|line| {
                    let follows = line.first() == Some(&mv) && line.get(1) == Some(&answer);
                    follows.then(|| line[2..].to_vec())
                });
            }
        }
        self.game = game;
        Ok(verdict)
    }

    /// What the next move begins with: the piece to take or to choose. `None` where nothing is known.
    pub fn hint(&self) -> Option<Step> {
        let mv = *self.solution().first()?;
        self.game.steps(mv).first().copied()
    }

    /// The hint in words.
    pub fn hint_sentence(&self) -> Option<Sentence> {
        hint_sentence(&self.game, *self.solution().first()?, HintLevel::Piece)
    }

    /// The moves that lead from here to the end, the solver's and the answers.
    pub fn solution(&self) -> Vec<Move> {
        if self.left == 0 {
            return Vec::new();
        }
        if let Some(line) = &self.ahead {
            return line.clone();
        }
        each_game!(Game, &self.game, played, P => {
            let line = rest_of_line::<P>(played.position().clone(), self.left);
            line.into_iter().map(Move::from).collect()
        })
    }

    /// Judges a try at a forced win. What isn't proved in the time there is doesn't count.
    fn judge_win(&self, mv: Move, after: &Game) -> PuzzleVerdict {
        if let Some(outcome) = after.outcome() {
            return if outcome.winner() == Some(self.game.side_to_move()) {
                PuzzleVerdict::Solved
            } else {
                PuzzleVerdict::Wrong {
                    refutation: Vec::new(),
                }
            };
        }
        let left = self.left - 1;
        if let Some([first, answer, ..]) = self.ahead.as_deref()
            && *first == mv
        {
            return PuzzleVerdict::Right { answer: *answer };
        }
        let begins = self.left == self.puzzle.goal.moves();
        let listed = begins && self.puzzle.first.contains(&self.game.write_move(mv));
        each_game!(Game, after, played, P => {
            answer_to::<P>(played.position().clone(), left, listed)
        })
    }

    fn judge_defence(&self, mv: Move, after: &Game, n: u8) -> PuzzleVerdict {
        let side = self.game.side_to_move();
        let listed = self.puzzle.first.contains(&self.game.write_move(mv));
        if listed || after.outcome().and_then(Outcome::winner) == Some(side) {
            return PuzzleVerdict::Solved;
        }
        let refutation = each_game!(Game, after, played, P => {
            let mut prover = Prover::<P>::new(PATIENCE);
            let mut position = played.position().clone();
            let line = winning_line(&mut prover, &mut position, n, None).unwrap_or_default();
            line.into_iter().map(Move::from).collect()
        });
        PuzzleVerdict::Wrong { refutation }
    }
}

/// What the other side answers when the solver has so many moves left to win with: the toughest of answers that all lose, or
/// one that doesn't. That all lose may be known.
fn answer_to<P: Tactics>(mut position: P, left: u8, all_lose: bool) -> PuzzleVerdict {
    let wrong = |refutation: Option<P::Move>| PuzzleVerdict::Wrong {
        refutation: refutation.into_iter().map(Into::into).collect(),
    };
    if left == 0 {
        return wrong(refute(&mut position));
    }
    let mut prover = Prover::<P>::new(PATIENCE);
    if !all_lose {
        match held(&mut prover, &mut position, left) {
            Ok(None) => {}
            Ok(held) => return wrong(held),
            Err(TooMuch) => return wrong(refute(&mut position)),
        }
    }
    match toughest_known(&mut prover, &mut position, left) {
        Some(answer) => PuzzleVerdict::Right {
            answer: answer.into(),
        },
        None => wrong(None),
    }
}

/// An answer after which the other side doesn't win in so many moves; `None` where every one loses.
fn held<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    left: u8,
) -> Result<Option<P::Move>, TooMuch> {
    // What threats alone force is forced; else what holds against all of them is a good answer already.
    let forcing = prover.held_by(position, left, Scope::Forcing);
    if forcing == Ok(None) {
        return forcing;
    }
    prover.allow(PATIENCE);
    let held = prover.held_by(position, left, Scope::Every);
    held.or(forcing)
}

/// The toughest answer, or a good one where to find that takes too long.
fn toughest_known<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    left: u8,
) -> Option<P::Move> {
    prover.allow(PATIENCE);
    match toughest(prover, position, left) {
        Ok(answer) => answer.map(|(mv, _)| mv),
        Err(TooMuch) => refute(position),
    }
}

/// How a position goes on that is won in so many moves, as far as it can be told in the time there is.
fn rest_of_line<P: Tactics>(mut position: P, mut left: u8) -> Vec<P::Move> {
    let mut prover = Prover::<P>::new(PATIENCE);
    let mut line = Vec::new();
    while left > 0 && position.outcome().is_none() {
        prover.allow(PATIENCE);
        let Ok(Some(mv)) = winning_move(&mut prover, &mut position, left) else {
            break;
        };
        line.push(mv);
        position.play_unchecked(mv);
        left -= 1;
        if left == 0 || position.outcome().is_some() {
            break;
        }
        let Some(answer) = toughest_known(&mut prover, &mut position, left) else {
            break;
        };
        line.push(answer);
        position.play_unchecked(answer);
    }
    line
}

/// What the other side would play where nothing particular is known: a win, or what a search would look at first.
fn refute<P: Tactics>(position: &mut P) -> Option<P::Move> {
    if let Some(win) = position.win_now() {
        return Some(win);
    }
    let weights = crate::ai::EvaluationWeights::default();
    let mut candidates = Vec::new();
    position.candidate_moves(P::weights(&weights), 1, &mut candidates);
    let best = candidates.into_iter().max_by_key(|(score, _)| *score);
    best.map(|(_, mv)| mv)
}
