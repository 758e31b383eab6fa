//! One try at a task, judged move by move.

use super::condition::Moment;
use super::task::Task;
use crate::record::formats::scene::space;
use crate::rules::{Coord, Game, Move};

/// A try at a task: the game so far and how many moves the person has made.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    task: &'a Task,
    game: Game,
    made: usize,
}

/// What a move came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Go on, after this answer of the other side.
    GoOn { answer: Option<Move> },
    /// Done, with one to three stars.
    Done { stars: u8 },
    /// Not so: the key of what to say, and what the other side plays to show it.
    Failed {
        say: String,
        refutation: Option<Move>,
    },
}

impl<'a> Attempt<'a> {
    pub fn new(task: &'a Task) -> Result<Self, String> {
        let game = task.game().map_err(|error| error.to_string())?;
        Ok(Self {
            task,
            game,
            made: 0,
        })
    }

    pub const fn task(&self) -> &'a Task {
        self.task
    }

    /// How many moves the person has made.
    pub const fn moves_made(&self) -> usize {
        self.made
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a move of the person and judges it. `tries` is how often the task was begun anew before.
    pub fn play(&mut self, mv: Move, tries: u32) -> Result<Verdict, String> {
        let before = self.game.clone();
        self.game.play(mv).map_err(|illegal| illegal.to_string())?;
        self.made += 1;
        let moment = Moment {
            before: &before,
            mv,
            after: &self.game,
            script_done: self.made > self.task.answers.len(),
        };
        for mistake in &self.task.mistakes {
            if mistake.when.holds(&moment)? {
                let refutation = mistake.refutation.as_deref();
                let refutation = refutation.map(|text| self.read(text)).transpose()?;
                // One mistake stands for many moves, and some of them may shut out its refutation.
                let refutation = refutation.filter(|mv| self.game.check(*mv).is_ok());
                let say = mistake.say.clone();
                return Ok(Verdict::Failed { say, refutation });
            }
        }
        if self.task.success.holds(&moment)? {
            let over = self.made.saturating_sub(usize::from(self.task.par));
            return Ok(Verdict::Done {
                stars: stars(tries, over),
            });
        }
        if self.made >= self.task.moves_allowed() || self.game.outcome().is_some() {
            return Ok(Verdict::Failed {
                say: self.task.failed.clone(),
                refutation: None,
            });
        }
        let answer = self.task.answers.get(self.made - 1);
        let answer = answer.map(|text| self.read(text)).transpose()?;
        if let Some(answer) = answer {
            self.game
                .play(answer)
                .map_err(|illegal| illegal.to_string())?;
        }
        Ok(Verdict::GoOn { answer })
    }

    /// The person lifts what lies on a space, by any of its dots. `None` where that is not what the task asks for.
    pub fn lift(&self, at: Coord, tries: u32) -> Result<Option<Verdict>, String> {
        let Some(name) = &self.task.lift else {
            return Ok(None);
        };
        let layout = self.game.layout();
        let seen = |at| layout.top(at).map(|lying| lying.dots.anchor());
        let meant = seen(space(&self.game, name)?);
        let stars = stars(tries, 0);
        Ok((meant.is_some() && seen(at) == meant).then_some(Verdict::Done { stars }))
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        self.game.read_move(text).map_err(|error| error.to_string())
    }
}

/// Three for the first try in as few moves as can be; one less for each more, and one at the least.
fn stars(tries: u32, moves_over: usize) -> u8 {
    let lost = usize::try_from(tries).unwrap_or(usize::MAX);
    3 - lost.saturating_add(moves_over).min(2) as u8
}
