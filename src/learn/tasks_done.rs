//! Which tasks of the courses a person has done, and how well.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The stars of each task that is done, by the course's game and the task's name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TasksDone(BTreeMap<String, BTreeMap<String, u8>>);

/// More stars there are not.
pub const MOST_STARS: u8 = 3;

impl TasksDone {
    /// The stars of a task; `None` while it isn't done.
    pub fn stars(&self, game: &str, task: &str) -> Option<u8> {
        Some((*self.0.get(game)?.get(task)?).clamp(1, MOST_STARS))
    }

    /// Keeps that a task is done. The best time counts.
    pub fn keep(&mut self, game: &str, task: &str, stars: u8) {
        let tasks = self.0.entry(game.to_owned()).or_default();
        let best = tasks.entry(task.to_owned()).or_default();
        *best = stars.clamp(1, MOST_STARS).max(*best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_time_counts() {
        let mut done = TasksDone::default();
        assert_eq!(done.stars("tak", "goal"), None);
        done.keep("tak", "goal", 2);
        done.keep("tak", "goal", 1);
        assert_eq!(done.stars("tak", "goal"), Some(2));
        done.keep("tak", "goal", 9);
        assert_eq!(done.stars("tak", "goal"), Some(3));
        assert_eq!(done.stars("hive", "goal"), None);
    }

    #[test]
    fn it_is_kept_as_plain_names_and_numbers() {
        let mut done = TasksDone::default();
        done.keep("tak", "goal", 2);
        let text = ron::to_string(&done).unwrap();
        assert_eq!(text, "{\"tak\":{\"goal\":2}}");
        assert_eq!(ron::from_str::<TasksDone>(&text).unwrap(), done);
    }
}
