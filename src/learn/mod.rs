//! Learning by doing: tasks on a set position, judged by the rules.
//!
//! A [`Task`] is data: a position, the sentence that says what to do, what counts as done and as a mistake, and the moves
//! that solve it. An [`Attempt`] is one try at it: each move is judged by its [`Condition`]s, which are true or false of the
//! rules' own facts; nothing here knows a rule. A [`Course`] strings tasks into short stages. A
//! [`Rulebook`] is what there is to read, the [`coach`] looks on while somebody plays, and
//! [`mistakes`] of analysed games come back as positions to do better in.

mod attempt;
pub mod coach;
mod condition;
mod course;
pub mod mistakes;
pub mod progress;
pub mod puzzles;
pub mod rulebook;
mod task;
pub mod texts;

pub use attempt::{Attempt, Verdict};
pub use condition::{Act, Condition, Moment};
pub use course::{Course, GAMES, Stage, courses, place_of};
pub use progress::{MOST_STARS, Progress};
pub use rulebook::Rulebook;
pub use task::{Arrow, Mistake, Task};
