//! Courses: tasks strung into short stages, embedded in the program.

use super::task::Task;
use super::texts::text;
use crate::rules::{ReadError, Setup};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// All that one game teaches, in the order in which it is taught.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The game's own word: `punct`, `hive`, `tak`.
    pub game: String,
    pub stages: Vec<Stage>,
}

/// A few tasks about one thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// The key of its title.
    pub name: String,
    /// Each with its name, which is its file's.
    pub tasks: Vec<(String, Task)>,
}

/// How a course lists its stages: names, and the names of the tasks' files.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct Contents {
    stages: Vec<(String, Vec<String>)>,
}

/// The games that are taught, in the order in which they are offered: the words of their set-ups.
pub const GAMES: [&str; 3] = ["punct", "hive", "tak"];

/// The place among [`GAMES`] of the game that a set-up is of.
pub fn place_of(setup: &Setup) -> Option<usize> {
    let word = setup.to_string();
    GAMES.into_iter().position(|game| word.starts_with(game))
}

/// Every course that comes with the program. A damaged one is left out: a test reads them all.
pub fn courses() -> &'static [Course] {
    static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
        let courses = GAMES.into_iter().filter_map(Course::of);
        courses.filter_map(Result::ok).collect()
    });
    &COURSES
}

impl Course {
    /// The course that comes with the program for the game of this word; `None` where there is none.
    pub fn of(game: &str) -> Option<Result<Self, ReadError>> {
        let contents = text(&format!("lessons/{game}/course"))?;
        let task = |name: &str| text(&format!("lessons/{game}/{name}"));
        Some(Self::read(game, contents, task))
    }

    /// The set-up of a whole game of it.
    pub fn setup(&self) -> Setup {
        self.game
            .parse()
            .unwrap_or_else(|_| Setup::usual().swap_remove(0))
    }

    /// Reads a course from its list and a way to find each task's text by its name.
    pub fn read<'a>(
        game: &str,
        contents: &str,
        task: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Self, ReadError> {
        let contents: Contents = ron::from_str(contents).map_err(|error| {
            ReadError::new("", error.code.to_string()).on_line(error.span.start.line)
        })?;
        let read = |name: String| {
            let text = task(&name).ok_or_else(|| ReadError::new(&name, "no such task"))?;
            let task = Task::read(text)?;
            Ok((name, task))
        };
        let stage = |(name, tasks): (String, Vec<String>)| {
            let tasks = tasks.into_iter().map(&read);
            let tasks = tasks.collect::<Result<_, ReadError>>()?;
            Ok(Stage { name, tasks })
        };
        let stages = contents.stages.into_iter().map(stage);
        Ok(Self {
            game: game.to_owned(),
            stages: stages.collect::<Result<_, ReadError>>()?,
        })
    }
}
