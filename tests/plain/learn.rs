//! Courses: every task is solved by its own solution, every listed mistake fails in its own words, and the texts stay short.

use strata::learn::{Attempt, Course, Task, Verdict};
use strata::record::formats::scene::space;
use strata::words::{Key, Language, Sentence, Words};

const GAMES: [&str; 3] = ["tak", "hive", "punct"];
/// The most words that a person reads on the straight way through a course.
const MOST_WORDS: usize = 600;
/// The most words of one sentence of a course, in English.
const LONGEST_SENTENCE: usize = 20;

fn courses() -> Vec<Course> {
    let courses = GAMES.iter().filter_map(|game| Course::of(game));
    courses
        .map(|course| course.unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

fn tasks() -> Vec<(String, Task)> {
    let courses = courses();
    let all = courses.iter().flat_map(|course| {
        let stages = course.stages.iter().flat_map(|stage| &stage.tasks);
        stages.map(|(name, task)| (format!("{}/{name}", course.game), task.clone()))
    });
    all.collect()
}

fn english(key: &str) -> String {
    let key = Key::find(key).unwrap_or_else(|| panic!("no sentence {key}"));
    Words::of(Language::English).say(&Sentence::from(key))
}

#[test]
fn every_task_is_solved_by_its_solution() {
    for (name, task) in tasks() {
        let mut attempt = Attempt::new(&task).unwrap_or_else(|error| panic!("{name}: {error}"));
        if let Some(lift) = &task.lift {
            let at = space(attempt.game(), lift).unwrap_or_else(|error| panic!("{name}: {error}"));
            let done = Verdict::Done { stars: 3 };
            assert_eq!(attempt.lift(at, 0), Ok(Some(done)), "{name}");
            continue;
        }
        assert_eq!(task.solution.len(), usize::from(task.par), "{name}: par");
        for (i, text) in task.solution.iter().enumerate() {
            let mv = attempt.game().read_move(text);
            let mv = mv.unwrap_or_else(|error| panic!("{name}: {error}"));
            let verdict = attempt
                .play(mv, 0)
                .unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
            if i + 1 == task.solution.len() {
                assert_eq!(verdict, Verdict::Done { stars: 3 }, "{name}: {text}");
            } else {
                assert!(
                    matches!(verdict, Verdict::GoOn { .. }),
                    "{name}: {text}: {verdict:?}"
                );
            }
        }
    }
}

#[test]
fn every_mistake_fails_in_its_own_words() {
    for (name, task) in tasks() {
        for mistake in &task.mistakes {
            let mut attempt = Attempt::new(&task).unwrap();
            let mut verdict = None;
            for text in mistake.example.split(' ') {
                let text = text.replace('_', " ");
                let mv = attempt.game().read_move(&text);
                let mv = mv.unwrap_or_else(|error| panic!("{name}: {error}"));
                verdict = Some(
                    attempt
                        .play(mv, 0)
                        .unwrap_or_else(|error| panic!("{name}: {text}: {error}")),
                );
            }
            let Some(Verdict::Failed { say, refutation }) = verdict else {
                panic!("{name}: {} is no mistake: {verdict:?}", mistake.example);
            };
            assert_eq!(say, mistake.say, "{name}: {}", mistake.example);
            assert_eq!(
                refutation.is_some(),
                mistake.refutation.is_some(),
                "{name}: {:?} is illegal after {}",
                mistake.refutation,
                mistake.example
            );
        }
    }
}

/// A piece is lifted by whichever dot a person touches, and nothing else will do.
#[test]
fn what_is_to_be_lifted_is_lifted_by_any_of_its_spaces() {
    for (name, task) in tasks() {
        let Some(lift) = &task.lift else { continue };
        let attempt = Attempt::new(&task).unwrap();
        let layout = attempt.game().layout();
        let meant = space(attempt.game(), lift).unwrap();
        let meant = layout.top(meant).expect("something lies there").dots;
        for at in attempt.game().spaces() {
            let same = layout.top(at).is_some_and(|lying| lying.dots == meant);
            let done = same.then_some(Verdict::Done { stars: 3 });
            assert_eq!(attempt.lift(at, 0), Ok(done), "{name}: {at:?}");
        }
    }
}

/// What is pointed at lies on the table, and the first position is open.
#[test]
fn arrows_and_spots_lie_on_the_table() {
    for (name, task) in tasks() {
        let game = task
            .game()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.outcome(), None, "{name}");
        let arrows = task
            .arrows
            .iter()
            .flat_map(|arrow| [&arrow.from, &arrow.to]);
        for spot in task.spots.iter().chain(arrows) {
            space(&game, spot).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

#[test]
fn every_sentence_of_a_course_exists_and_is_short() {
    for (name, task) in tasks() {
        let mistakes = task.mistakes.iter().map(|mistake| &mistake.say);
        for key in [&task.goal, &task.done, &task.failed]
            .into_iter()
            .chain(mistakes)
        {
            let said = english(key);
            for sentence in said.split(['.', '!', '?', ':']) {
                let words = sentence.split_whitespace().count();
                assert!(
                    words <= LONGEST_SENTENCE,
                    "{name}: {words} words in “{sentence}”"
                );
            }
        }
    }
    for course in courses() {
        let words = |key: &str| english(key).split_whitespace().count();
        let stages = course.stages.iter();
        let all: usize = stages
            .map(|stage| {
                let tasks = stage.tasks.iter();
                let read: usize = tasks
                    .map(|(_, task)| words(&task.goal) + words(&task.done))
                    .sum();
                words(&stage.name) + read
            })
            .sum();
        println!("{}: {all} words", course.game);
        assert!(all <= MOST_WORDS, "{}: {all} words to read", course.game);
    }
}

/// A try that goes wrong leaves nothing behind: the same task is begun anew and can still be solved.
#[test]
fn no_task_is_left_stuck() {
    for (name, task) in tasks() {
        let game = task.game().unwrap();
        for mv in game.legal_moves().into_iter().take(40) {
            let mut attempt = Attempt::new(&task).unwrap();
            let verdict = attempt
                .play(mv, 0)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            if let Verdict::GoOn { .. } = verdict {
                let ended = attempt.game().outcome().is_some();
                assert!(
                    !ended,
                    "{name}: {} ends the game and nothing is said",
                    game.write_move(mv)
                );
            }
        }
    }
}
