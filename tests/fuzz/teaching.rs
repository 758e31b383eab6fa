//! Lessons and puzzles, as somebody who writes new ones might leave them.

use crate::hunt::{hunt, kind};
use crate::texts::{files, told};
use strata::learn::puzzles::{Puzzle, PuzzleAttempt, read_puzzles, write_puzzles};
use strata::learn::{Attempt, Task};

/// A task is refused, or somebody can try it with moves at random; its conditions hold, don't hold, or say what is wrong.
fn judge_task(text: &str) -> String {
    let task = match Task::read(text) {
        Ok(task) => task,
        Err(error) => return told(&error),
    };
    let mut attempt = match Attempt::new(&task) {
        Ok(attempt) => attempt,
        Err(error) => return kind(&error),
    };
    let mut random = fastrand::Rng::with_seed(text.len() as u64);
    let mut said = String::new();
    for tries in 0..3 {
        let Some(mv) = random.choice(attempt.game().legal_moves()) else {
            break;
        };
        match attempt.play(mv, tries) {
            Ok(verdict) => said += &kind(&format!("{verdict:?}")),
            Err(error) => said += &kind(&error),
        }
    }
    said
}

#[test]
fn lessons_are_refused_or_can_be_tried() {
    let fragments = [
        "Always",
        "All([",
        "Not(",
        "Any([])",
        "Seen(\"a1\", White)",
        "Kind(\"c3\", 'q')",
        "Height(\"a1\", 255)",
        "Lacks(Black, 200)",
        "Unstoppable(White)",
        "FreeSides(White, 6)",
        "par: 255,",
        "spare: 255,",
        "answers: [\"a1\"],",
        "solution: [\"pass\"],",
    ];
    let texts = files("assets/lessons", &["ron"]);
    hunt("lessons", 3_000, texts, &fragments, judge_task);
}

fn tried(puzzle: &Puzzle) -> String {
    let mut attempt = match PuzzleAttempt::new(puzzle) {
        Ok(attempt) => attempt,
        Err(error) => return kind(&error),
    };
    let _ = (attempt.hint(), attempt.hint_sentence());
    match attempt.solution().first() {
        Some(&mv) => attempt.play(mv).map_or_else(
            |error| kind(&error),
            |verdict| kind(&format!("{verdict:?}")),
        ),
        None => "no solution".to_owned(),
    }
}

fn judge_puzzles(text: &str) -> String {
    let puzzles = match read_puzzles(text) {
        Ok(puzzles) => puzzles,
        Err(error) => return told(&error),
    };
    let again = read_puzzles(&write_puzzles(&puzzles));
    assert_eq!(again.as_ref(), Ok(&puzzles));
    puzzles.iter().take(3).map(tried).collect()
}

#[test]
fn puzzles_are_refused_or_can_be_tried() {
    let mut texts = Vec::new();
    for text in files("assets/puzzles", &["ron"]) {
        let puzzles = read_puzzles(&text).expect("those of the program are sound");
        let some = puzzles.chunks(2).step_by(12);
        texts.extend(some.map(write_puzzles));
    }
    let fragments = [
        "moves: 99,",
        "Win",
        "Defend",
        "line: [\"a1\"],",
        "pass",
        "Some(",
    ];
    hunt("puzzles", 500, texts, &fragments, judge_puzzles);
}
