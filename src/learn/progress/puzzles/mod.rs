//! What came of a person's puzzles, and which is the next one.

mod choice;
#[cfg(test)]
pub(super) mod tests;

pub use choice::{Difficulty, Wish};

use super::lenient::{entries, value};
use crate::learn::puzzles::{Puzzle, Theme};
use crate::rating::Rating;
use crate::sentence;
use crate::words::Sentence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What came of the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// By game.
    #[serde(deserialize_with = "entries")]
    ratings: BTreeMap<String, Rating>,
    /// How many were solved in a row without a wrong try, and the most that ever were.
    #[serde(deserialize_with = "value")]
    pub streak: u32,
    #[serde(deserialize_with = "value")]
    pub best_streak: u32,
    /// By the puzzles' ids.
    #[serde(deserialize_with = "entries")]
    seen: BTreeMap<String, Seen>,
    /// Those that come back, by their ids.
    #[serde(deserialize_with = "entries")]
    returning: BTreeMap<String, Returning>,
    /// By the themes' names.
    #[serde(deserialize_with = "entries")]
    themes: BTreeMap<String, Tally>,
    /// By game.
    #[serde(deserialize_with = "entries")]
    results: BTreeMap<String, Tally>,
    /// How hard the next ones are to be.
    #[serde(deserialize_with = "value")]
    pub difficulty: Difficulty,
}

/// A puzzle that was tried.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Seen {
    /// When it was last.
    at: i64,
    /// The puzzle's own rating by what came of it here.
    rating: f64,
}

/// A puzzle that was failed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Returning {
    due: i64,
    /// How often it was solved since.
    solved: u8,
}

/// How many were tried and how many solved at the first go.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    pub tried: u32,
    pub solved: u32,
}

impl Tally {
    fn count(&mut self, solved: bool) {
        self.tried = self.tried.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(solved));
    }

    pub const fn failed(self) -> u32 {
        self.tried.saturating_sub(self.solved)
    }
}

/// What a puzzle that came to its end changed: ratings before and after.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Scored {
    pub solved: bool,
    /// It was new to the person. A known one leaves the ratings as they are.
    pub is_new: bool,
    pub person: [f64; 2],
    pub puzzle: [f64; 2],
}

const DAY: i64 = 24 * 60 * 60;
/// How many days after it was failed, and after each time it was solved since, a puzzle comes back.
const RETURNS: [i64; 4] = [1, 3, 7, 21];
/// What somebody is taken for who hasn't solved any.
pub(super) const BEGINS_AT: f64 = 700.0;
/// How sure a puzzle's own rating is, by the levels that found it: one person's tries move it a little.
const PUZZLE_DEVIATION: f64 = 90.0;
/// What no hand of a clock has shown.
const LAST_TIME: i64 = 10_000 * 366 * DAY;

impl PuzzleProgress {
    /// The person's rating in a game's puzzles.
    pub fn rating(&self, game: &str) -> Rating {
        let kept = self.ratings.get(game).filter(|rating| rating.is_sane());
        kept.copied().unwrap_or(Rating::guess(BEGINS_AT))
    }

    /// The rating in words.
    pub fn rating_label(&self, game: &str) -> Sentence {
        // Whole numbers, without the signs that group thousands.
        let rating = format!("{:.0}", self.rating(game).value);
        sentence!("puzzles-rating", rating = rating)
    }

    /// The streak in words.
    pub fn streak_label(&self) -> Sentence {
        sentence!("puzzles-streak", count = self.streak)
    }

    /// The rating of a puzzle, by the levels and by what came of it here.
    pub fn rating_of(&self, puzzle: &Puzzle) -> f64 {
        let usual = f64::from(puzzle.rating);
        let kept = self.seen.get(&puzzle.id).map(|seen| seen.rating);
        kept.filter(|rating| (rating - usual).abs() < 1_000.0)
            .unwrap_or(usual)
    }

    /// A puzzle came to its end: `solved` is true where no try was wrong and nothing was shown. Ratings change only where it
    /// was new to the person.
    pub fn finished(&mut self, puzzle: &Puzzle, solved: bool, now: i64) -> Scored {
        let score = f64::from(u8::from(solved));
        let before = self.rating_of(puzzle);
        let (mut own, person_before) = (before, self.rating(puzzle.game_word()).value);
        let is_new = !self.seen.contains_key(&puzzle.id);
        if is_new {
            let person = self.rating(puzzle.game_word());
            let of_puzzle = Rating {
                deviation: PUZZLE_DEVIATION,
                ..Rating::guess(own)
            };
            let after = person.after(own, score);
            own = of_puzzle.after(person.value, 1.0 - score).value;
            self.ratings.insert(puzzle.game_word().to_owned(), after);
            for theme in &puzzle.themes {
                let tally = self.themes.entry(theme_name(*theme)).or_default();
                tally.count(solved);
            }
        }
        let results = self.results.entry(puzzle.game_word().to_owned());
        results.or_default().count(solved);
        self.seen.insert(
            puzzle.id.clone(),
            Seen {
                at: now,
                rating: own,
            },
        );
        self.streak = if solved {
            self.streak.saturating_add(1)
        } else {
            0
        };
        self.best_streak = self.best_streak.max(self.streak);
        self.plan_return(&puzzle.id, solved, now);
        Scored {
            solved,
            is_new,
            person: [person_before, self.rating(puzzle.game_word()).value],
            puzzle: [before, own],
        }
    }

    /// A failed puzzle comes back after a day; each time it is solved when it is due, it stays away for longer.
    fn plan_return(&mut self, id: &str, solved: bool, now: i64) {
        let in_days = |days: i64| now.saturating_add(days * DAY);
        let kept = self.returning.get(id).copied();
        match kept {
            _ if !solved => {
                let due = in_days(RETURNS[0]);
                self.returning
                    .insert(id.to_owned(), Returning { due, solved: 0 });
            }
            Some(kept) if is_due(kept.due, now) => {
                let times = kept.solved.saturating_add(1);
                if let Some(&days) = RETURNS.get(usize::from(times)) {
                    let due = in_days(days);
                    let solved = times;
                    self.returning
                        .insert(id.to_owned(), Returning { due, solved });
                } else {
                    self.returning.remove(id);
                }
            }
            _ => {}
        }
    }

    /// How many of these puzzles are due to come back.
    pub fn due(&self, puzzles: &[Puzzle], now: i64) -> usize {
        puzzles
            .iter()
            .filter(|puzzle| self.is_due(puzzle, now))
            .count()
    }

    /// Whether a puzzle is due to come back.
    pub fn is_due(&self, puzzle: &Puzzle, now: i64) -> bool {
        self.is_returning(puzzle, now).is_some()
    }

    /// Since when a puzzle is due, if it is.
    fn is_returning(&self, puzzle: &Puzzle, now: i64) -> Option<i64> {
        let kept = self.returning.get(&puzzle.id)?;
        is_due(kept.due, now).then_some(kept.due)
    }

    /// What came of the puzzles of a theme.
    pub fn theme(&self, theme: Theme) -> Tally {
        let kept = self.themes.get(&theme_name(theme));
        kept.copied().unwrap_or_default()
    }

    /// How often a game's puzzles were tried and solved, those that came back counted again.
    pub fn results(&self, game: &str) -> Tally {
        self.results.get(game).copied().unwrap_or_default()
    }

    /// How many different puzzles of these have been tried.
    pub fn tried(&self, puzzles: &[Puzzle]) -> usize {
        let tried = |puzzle: &&Puzzle| self.seen.contains_key(&puzzle.id);
        puzzles.iter().filter(tried).count()
    }
}

fn theme_name(theme: Theme) -> String {
    format!("{theme:?}")
}

/// A time that no clock will show, as a damaged file may have it, is due at once.
fn is_due(due: i64, now: i64) -> bool {
    due <= now || due > LAST_TIME
}
