//! One try at a puzzle, judged move by move.

use super::line::{toughest, winning_line};
use super::prover::{Prover, Scope, Tactics};
use super::puzzle::{Goal, Puzzle};
use crate::rules::games::each_game;
use crate::rules::{Game, Move, Outcome, Step};
use crate::words::{Key, Sentence};
use crate::{key, sentence};

/// How much work a judgement may be, in positions of the quickest game: well below a second.
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
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// Right so far: the toughest answer was played, go on.
    Right { answer: Move },
    /// That was all.
    Solved,
    /// Not so: what the other side plays to show it, where there is something to play. The game stands as before the try.
    Wrong { refutation: Option<Move> },
}

impl PuzzleVerdict {
    /// What to say of it to somebody with this goal.
    pub const fn word(self, goal: Goal) -> Key {
        match (self, goal) {
            (Self::Right { .. }, _) => key!("puzzles-right"),
            (Self::Solved, _) => key!("puzzles-solved"),
            (Self::Wrong { .. }, Goal::OnlyDefence(_)) => key!("puzzles-wrong-defence"),
            (Self::Wrong { .. }, _) => key!("puzzles-wrong"),
        }
    }
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
        Some(match self.hint()? {
            Step::Take { at, .. } | Step::Put(at) => {
                sentence!("puzzles-hint-take", space = self.game.space_name(at))
            }
            Step::Choose(kind) => sentence!("puzzles-hint-choose", piece = kind),
            Step::Turn(_) | Step::Pass => sentence!("puzzles-hint-pass"),
        })
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
            let mut prover = Prover::<P>::new(PATIENCE);
            let mut position = played.position().clone();
            let line = winning_line(&mut prover, &mut position, self.left, None);
            line.unwrap_or_default().into_iter().map(Move::from).collect()
        })
    }

    /// Judges a try at a forced win. What isn't proved in the time there is doesn't count.
    fn judge_win(&self, mv: Move, after: &Game) -> PuzzleVerdict {
        if let Some(outcome) = after.outcome() {
            return if outcome.winner() == Some(self.game.side_to_move()) {
                PuzzleVerdict::Solved
            } else {
                PuzzleVerdict::Wrong { refutation: None }
            };
        }
        let left = self.left - 1;
        if let Some([first, answer, ..]) = self.ahead.as_deref()
            && *first == mv
        {
            return PuzzleVerdict::Right { answer: *answer };
        }
        each_game!(Game, after, played, P => {
            answer_to::<P>(played.position().clone(), left)
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
            let line = winning_line(&mut prover, &mut position, n, None);
            line.ok().and_then(|line| line.first().copied()).map(Move::from)
        });
        PuzzleVerdict::Wrong { refutation }
    }
}

/// What the other side answers when the solver has so many moves left to win with: the toughest of answers that all lose, or
/// one that doesn't.
fn answer_to<P: Tactics>(mut position: P, left: u8) -> PuzzleVerdict {
    let mut prover = Prover::<P>::new(PATIENCE);
    let wrong = |refutation: Option<P::Move>| PuzzleVerdict::Wrong {
        refutation: refutation.map(Into::into),
    };
    if left == 0 {
        return wrong(refute(&mut position));
    }
    match prover.held_by(&mut position, left, Scope::Every) {
        Ok(None) => {
            prover.allow(PATIENCE);
            match toughest(&mut prover, &mut position, left) {
                Ok(Some((answer, _))) => PuzzleVerdict::Right {
                    answer: answer.into(),
                },
                _ => wrong(None),
            }
        }
        Ok(Some(held)) => wrong(Some(held)),
        Err(_) => wrong(refute(&mut position)),
    }
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
