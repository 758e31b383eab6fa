//! Ratings move, failed puzzles return, and the next one fits.

use super::*;
use crate::learn::puzzles::Goal;

const MIXED: Wish = Wish {
    theme: None,
    difficulty: Difficulty::Usual,
};

fn of(theme: Theme) -> Wish {
    Wish {
        theme: Some(theme),
        ..MIXED
    }
}

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
        let next = progress.next(&all, MIXED, 0, seed).unwrap();
        assert!((next.rating - 700).abs() <= 160, "{}", next.rating);
        assert_eq!(progress.next(&all, MIXED, 0, seed), Some(next));
        let wall = progress.next(&all, of(Theme::Wall), 0, seed).unwrap();
        assert_eq!(wall.themes, [Theme::Wall]);
    }
    let mut ids = std::collections::BTreeSet::new();
    for i in 0..40 {
        let next = progress.next(&all, MIXED, i, i as u64).unwrap();
        assert!(ids.insert(next.id.clone()), "{} again", next.id);
        progress.finished(next, i != 7, i);
    }
    // All have been seen: the one longest ago, until what was failed is due.
    assert!(progress.next(&all, MIXED, 50, 0).is_some());
    let due = progress.next(&all, MIXED, 7 + DAY, 0).unwrap();
    assert_eq!(progress.due(&all, 7 + DAY), 1);
    assert!(progress.is_returning(due, 7 + DAY).is_some());
    assert_eq!(progress.next(&[], MIXED, 0, 0), None);
}

#[test]
fn easier_and_harder_ones_lie_off_the_persons_rating() {
    let all: Vec<Puzzle> = (0..60)
        .map(|i| puzzle(&format!("{i:02}"), 20 * i, Theme::Road))
        .collect();
    let progress = PuzzleProgress::default();
    for (difficulty, about) in [
        (Difficulty::Easier, 400),
        (Difficulty::Usual, 700),
        (Difficulty::Harder, 1_000),
    ] {
        let wish = Wish {
            difficulty,
            ..MIXED
        };
        for seed in 0..10 {
            let next = progress.next(&all, wish, 0, seed).unwrap();
            assert!((next.rating - about).abs() <= 60, "{}", next.rating);
        }
    }
}

#[test]
fn what_a_puzzle_changed_is_told() {
    let mut progress = PuzzleProgress::default();
    let first = progress.finished(&puzzle("a", 900, Theme::Pin), false, 0);
    assert!(first.is_new && !first.solved);
    assert!(first.person[1] < first.person[0] && first.puzzle[1] > first.puzzle[0]);
    let again = progress.finished(&puzzle("a", 900, Theme::Pin), true, DAY);
    assert!(again.solved && !again.is_new);
    for rating in again.person {
        assert!((rating - first.person[1]).abs() < 1e-9, "it was known");
    }
    let results = progress.results("tak");
    assert_eq!((results.tried, results.solved, results.failed()), (2, 1, 1));
    assert_eq!(progress.results("hive"), Tally::default());
}
