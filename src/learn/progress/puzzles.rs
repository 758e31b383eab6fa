//! What came of a person's puzzles, and which is the next one.

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

const DAY: i64 = 24 * 60 * 60;
/// How many days after it was failed, and after each time it was solved since, a puzzle comes back.
const RETURNS: [i64; 4] = [1, 3, 7, 21];
/// A puzzle that was seen isn't chosen again for so long, unless it is due.
const REST: i64 = 60 * DAY;
/// What somebody is taken for who hasn't solved any.
pub(super) const BEGINS_AT: f64 = 700.0;
/// How sure a puzzle's own rating is, by the levels that found it: one person's tries move it a little.
const PUZZLE_DEVIATION: f64 = 90.0;
/// The next one is chosen among so many whose ratings are nearest.
const NEAREST: usize = 6;
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

    /// In words how many of these puzzles are due to come back.
    pub fn due_label(&self, puzzles: &[Puzzle], now: i64) -> Sentence {
        sentence!("puzzles-due", count = self.due(puzzles, now))
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
    pub fn finished(&mut self, puzzle: &Puzzle, solved: bool, now: i64) {
        let score = f64::from(u8::from(solved));
        let mut own = self.rating_of(puzzle);
        if !self.seen.contains_key(&puzzle.id) {
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
                tally.tried = tally.tried.saturating_add(1);
                tally.solved = tally.solved.saturating_add(u32::from(solved));
            }
        }
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
        let due = |puzzle: &&Puzzle| self.is_returning(puzzle, now).is_some();
        puzzles.iter().filter(due).count()
    }

    /// Since when a puzzle is due, if it is.
    fn is_returning(&self, puzzle: &Puzzle, now: i64) -> Option<i64> {
        let kept = self.returning.get(&puzzle.id)?;
        is_due(kept.due, now).then_some(kept.due)
    }

    /// The next puzzle, of a theme if one is wished for: one that is due, else one that the person hasn't seen for long and whose
    /// rating is near the person's, which of those the seed decides; else the one that was seen longest ago.
    pub fn next<'a>(
        &self,
        puzzles: &'a [Puzzle],
        theme: Option<Theme>,
        now: i64,
        seed: u64,
    ) -> Option<&'a Puzzle> {
        let wished = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme));
        let wished: Vec<&Puzzle> = puzzles.iter().filter(wished).collect();
        let due = wished.iter().filter_map(|&puzzle| {
            let since = self.is_returning(puzzle, now)?;
            Some((since, puzzle))
        });
        if let Some((_, puzzle)) = due.min_by_key(|(since, puzzle)| (*since, &puzzle.id)) {
            return Some(puzzle);
        }
        let last = |puzzle: &Puzzle| self.seen.get(&puzzle.id).map(|seen| seen.at);
        let rested = |puzzle: &&&Puzzle| {
            let waits = self.returning.contains_key(&puzzle.id);
            last(puzzle).is_none_or(|at| !waits && !(0..REST).contains(&(now.saturating_sub(at))))
        };
        let mut rested: Vec<&Puzzle> = wished.iter().filter(rested).copied().collect();
        rested.sort_by(|a, b| {
            let off = |puzzle: &Puzzle| {
                let person = self.rating(puzzle.game_word()).value;
                (self.rating_of(puzzle) - person).abs()
            };
            off(a).total_cmp(&off(b)).then_with(|| a.id.cmp(&b.id))
        });
        rested.truncate(NEAREST);
        if !rested.is_empty() {
            let mut random = fastrand::Rng::with_seed(seed);
            return Some(rested[random.usize(..rested.len())]);
        }
        wished
            .into_iter()
            .min_by_key(|puzzle| (last(puzzle), &puzzle.id))
    }

    /// What came of the puzzles of a theme.
    pub fn theme(&self, theme: Theme) -> Tally {
        let kept = self.themes.get(&theme_name(theme));
        kept.copied().unwrap_or_default()
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::learn::puzzles::Goal;

    pub(in crate::learn::progress) fn puzzle(id: &str, rating: i32, theme: Theme) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            game: "tak5".to_owned(),
            position: String::new(),
            last: None,
            goal: Goal::WinIn(2),
            first: Vec::new(),
            line: Vec::new(),
            themes: vec![theme],
            rating,
        }
    }

    #[test]
    fn a_failed_puzzle_comes_back_after_1_3_7_and_21_days() {
        let all = [puzzle("a", 700, Theme::Road)];
        let mut progress = PuzzleProgress::default();
        let mut now = 1_000;
        progress.finished(&all[0], false, now);
        for days in [1, 3, 7, 21] {
            let early = now + days * DAY - 1;
            assert_eq!(progress.due(&all, early), 0, "{days}");
            now += days * DAY;
            assert_eq!(progress.due(&all, now), 1, "{days}");
            progress.finished(&all[0], true, now);
        }
        assert_eq!(progress.due(&all, now + 1_000 * DAY), 0);
        progress.finished(&all[0], false, now);
        assert_eq!(progress.due(&all, now + DAY), 1);
        // Failed again when it came back, it begins anew.
        progress.finished(&all[0], false, now + DAY);
        assert_eq!(progress.due(&all, now + 2 * DAY), 1);
    }

    #[test]
    fn solving_raises_the_rating_once_and_failing_ends_the_streak() {
        let hard = puzzle("a", 900, Theme::Pin);
        let mut progress = PuzzleProgress::default();
        let before = progress.rating("tak").value;
        progress.finished(&hard, true, 0);
        let after = progress.rating("tak").value;
        assert!(after > before + 50.0, "{after}");
        assert!(progress.rating_of(&hard) < 900.0);
        assert_eq!(progress.rating("hive"), Rating::guess(BEGINS_AT));
        progress.finished(&hard, true, 1);
        let kept = progress.rating("tak").value;
        assert!((kept - after).abs() < 1e-9, "it was known");
        assert_eq!((progress.streak, progress.best_streak), (2, 2));
        progress.finished(&puzzle("b", 900, Theme::Pin), false, 2);
        assert_eq!((progress.streak, progress.best_streak), (0, 2));
        assert!(progress.rating("tak").value < after);
        let tally = Tally {
            tried: 2,
            solved: 1,
        };
        assert_eq!(progress.theme(Theme::Pin), tally);
        assert_eq!(progress.theme(Theme::Ring), Tally::default());
    }

    #[test]
    fn the_next_one_is_due_or_near_and_not_seen_of_late() {
        let all: Vec<Puzzle> = (0..40)
            .map(|i| {
                let theme = if i % 2 == 0 { Theme::Road } else { Theme::Wall };
                puzzle(&format!("{i:02}"), 300 + 40 * i, theme)
            })
            .collect();
        let mut progress = PuzzleProgress::default();
        for seed in 0..20 {
            let next = progress.next(&all, None, 0, seed).unwrap();
            assert!((next.rating - 700).abs() <= 160, "{}", next.rating);
            assert_eq!(progress.next(&all, None, 0, seed), Some(next));
            let wall = progress.next(&all, Some(Theme::Wall), 0, seed).unwrap();
            assert_eq!(wall.themes, [Theme::Wall]);
        }
        let mut ids = std::collections::BTreeSet::new();
        for i in 0..40 {
            let next = progress.next(&all, None, i, i as u64).unwrap();
            assert!(ids.insert(next.id.clone()), "{} again", next.id);
            progress.finished(next, i != 7, i);
        }
        // All have been seen: the one longest ago, until what was failed is due.
        assert!(progress.next(&all, None, 50, 0).is_some());
        let due = progress.next(&all, None, 7 + DAY, 0).unwrap();
        assert_eq!(progress.due(&all, 7 + DAY), 1);
        assert!(progress.is_returning(due, 7 + DAY).is_some());
        assert_eq!(progress.next(&[], None, 0, 0), None);
    }
}
