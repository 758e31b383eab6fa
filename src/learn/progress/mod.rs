//! What a person has done so far: tasks with their stars, puzzles with a rating, a streak, and those that come back.
//!
//! It is kept with the settings. Whatever is damaged there costs no more than itself: a value that can't be read is passed
//! over, and so is what a newer Strata added. Times are seconds since 1970, and always passed in.

mod lenient;
mod puzzles;

pub use puzzles::{Difficulty, PuzzleProgress, Scored, Tally, Wish};

use lenient::{entries, value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// More stars there are not.
pub const MOST_STARS: u8 = 3;

/// Everything that somebody has learnt here.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// By game: the best stars of each task that was done.
    #[serde(deserialize_with = "entries")]
    pub tasks: BTreeMap<String, Stars>,
    #[serde(deserialize_with = "value")]
    pub puzzles: PuzzleProgress,
}

/// The stars of a course's tasks, by the tasks' names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stars(#[serde(deserialize_with = "entries")] pub BTreeMap<String, u8>);

impl Progress {
    /// A task of a game's course was done; the best stars are kept.
    pub fn done(&mut self, game: &str, task: &str, stars: u8) {
        let best = self.tasks.entry(game.to_owned()).or_default();
        let best = best.0.entry(task.to_owned()).or_default();
        *best = stars.clamp(1, MOST_STARS).max(*best);
    }

    /// The best stars of a task, 0 where it hasn't been done.
    pub fn stars(&self, game: &str, task: &str) -> u8 {
        let stars = self.tasks.get(game).and_then(|stars| stars.0.get(task));
        stars.map_or(0, |&stars| stars.min(MOST_STARS))
    }

    /// How many of these tasks have been done, and their stars together.
    pub fn done_of<'a>(&self, game: &str, tasks: impl Iterator<Item = &'a str>) -> (usize, u32) {
        let stars = tasks.map(|task| u32::from(self.stars(game, task)));
        stars.fold((0, 0), |(done, sum), stars| {
            (done + usize::from(stars > 0), sum + stars)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::puzzles::tests::puzzle;
    use super::*;
    use crate::learn::puzzles::Theme;
    use crate::rating::Rating;

    fn read(text: &str) -> Progress {
        ron::from_str(text).unwrap()
    }

    #[test]
    fn the_best_stars_of_a_task_are_kept() {
        let mut progress = Progress::default();
        for stars in [1, 3, 2] {
            progress.done("tak", "road", stars);
        }
        progress.done("tak", "cap", 2);
        assert_eq!(progress.stars("tak", "road"), 3);
        assert_eq!(progress.stars("hive", "road"), 0);
        let tasks = ["road", "cap", "wall"].into_iter();
        assert_eq!(progress.done_of("tak", tasks), (2, 5));
    }

    #[test]
    fn it_is_written_and_read_again() {
        let mut progress = Progress::default();
        progress.done("tak", "road", 2);
        progress
            .puzzles
            .finished(&puzzle("a", 900, Theme::Pin), false, 1_700_000_000);
        progress
            .puzzles
            .finished(&puzzle("b", 700, Theme::Road), true, 1_700_000_100);
        progress.puzzles.difficulty = Difficulty::Harder;
        let text = ron::to_string(&progress).unwrap();
        assert_eq!(read(&text), progress, "{text}");
    }

    #[test]
    fn what_is_damaged_or_new_costs_no_more_than_itself() {
        assert_eq!(read("()"), Progress::default());
        let progress = read(
            r#"(
                tasks: {"tak": {"road": 3, "cap": "three", 7: 1, "wall": 900}, "hive": 5},
                medals: ["gold"],
                puzzles: (
                    streak: "long",
                    best_streak: 4,
                    ratings: {"tak": (value: 1234.0, deviation: 80.0, games: 9), "hive": (value: 1e9, deviation: 80.0, games: 9), "punct": 3},
                    seen: {"a": (at: 5, rating: 1e9), "b": ()},
                    returning: {"a": (due: 9223372036854775807, solved: 250), "b": (due: -5)},
                    themes: {"Pin": (tried: 3, solved: 1, fast: 2), "Ring": -1},
                    results: {"tak": (tried: 2, solved: 7), "hive": "all"},
                    difficulty: 40,
                    colour: "red",
                ),
            )"#,
        );
        assert_eq!(progress.stars("tak", "road"), 3);
        assert_eq!(progress.stars("tak", "cap"), 0);
        assert_eq!(progress.stars("hive", "road"), 0);
        let kept = &progress.puzzles;
        assert_eq!((kept.streak, kept.best_streak), (0, 4));
        assert!((kept.rating("tak").value - 1234.0).abs() < 1e-9);
        let unknown = Rating::guess(puzzles::BEGINS_AT);
        assert_eq!(kept.rating("hive"), unknown);
        assert_eq!(kept.rating("punct"), unknown);
        assert_eq!(kept.theme(Theme::Pin).tried, 3);
        assert_eq!(kept.theme(Theme::Ring), Tally::default());
        assert_eq!(kept.results("tak").failed(), 0);
        assert_eq!(kept.results("hive"), Tally::default());
        assert_eq!(kept.difficulty, Difficulty::Usual);
        let known = puzzle("a", 700, Theme::Road);
        assert!((kept.rating_of(&known) - 700.0).abs() < 1e-9);
        assert_eq!(kept.due(&[known], 10), 1);
    }
}
