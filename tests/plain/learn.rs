//! Courses: every task is solved by its own solution, every listed mistake fails in its own words, whatever is tried leads on,
//! and the texts stay short.

use strata::learn::{Attempt, Course, Task, Verdict};
use strata::record::formats::scene::space;
use strata::say;
use strata::words::{Key, Language, Sentence, Words};

const GAMES: [&str; 3] = ["tak", "hive", "punct"];
/// The most words that a person reads on the straight way through a course.
const MOST_WORDS: usize = 600;
/// Every sentence of a course has fewer words.
const LONGEST_SENTENCE: usize = 20;
/// The most clicks that a course takes at the least.
const MOST_CLICKS: usize = 150;

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

fn said(language: Language, key: &str) -> String {
    let key = Key::find(key).unwrap_or_else(|| panic!("no sentence {key}"));
    Words::of(language).say(&Sentence::from(key))
}

/// Signs by themselves are no words.
fn words_in(text: &str) -> usize {
    let words = text.split_whitespace();
    words
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
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
fn every_sentence_of_a_course_exists_and_is_short_in_every_language() {
    for (name, task) in tasks() {
        let mistakes = task.mistakes.iter().map(|mistake| &mistake.say);
        for key in [&task.goal, &task.done, &task.failed]
            .into_iter()
            .chain(mistakes)
        {
            for language in Language::ALL {
                for sentence in said(language, key).split(['.', '!', '?', ':']) {
                    let words = words_in(sentence);
                    assert!(
                        words < LONGEST_SENTENCE,
                        "{name} in {language}: {words} words in “{sentence}”"
                    );
                }
            }
        }
    }
}

/// What somebody reads who goes straight through a course: the page of the course, and of each task what to do and what is said
/// when it is done.
fn words_to_read(course: &Course, language: Language) -> usize {
    let words = Words::of(language);
    let page = say!(words, "learn-about", game = &course.game);
    let stages = course.stages.iter().map(|stage| {
        let tasks = stage.tasks.iter();
        let read = tasks.flat_map(|(_, task)| [&task.goal, &task.done]);
        let read: usize = read.map(|key| words_in(&said(language, key))).sum();
        words_in(&said(language, &stage.name)) + read
    });
    words_in(&page) + stages.sum::<usize>()
}

/// The fewest clicks from the first start to the end of a course: to its page, to its first task, from each task to the next,
/// and in the tasks themselves those that spell the moves of the solution.
fn clicks(course: &Course) -> usize {
    let tasks = course.stages.iter().flat_map(|stage| &stage.tasks);
    let tasks = tasks.map(|(name, task)| {
        if task.lift.is_some() {
            // A key is held; a click on the button does the same, and one on the piece.
            return 2 + 1;
        }
        let mut attempt = Attempt::new(task).unwrap_or_else(|error| panic!("{name}: {error}"));
        let made = task.solution.iter().map(|text| {
            let mv = attempt.game().read_move(text).expect("it solves the task");
            let steps = attempt.game().steps(mv).len();
            attempt.play(mv, 0).expect("it solves the task");
            steps
        });
        made.sum::<usize>() + 1
    });
    2 + tasks.sum::<usize>()
}

#[test]
fn a_course_is_read_in_six_hundred_words_in_every_language() {
    for course in courses() {
        println!("{}: {} clicks", course.game, clicks(&course));
        for language in Language::ALL {
            let words = words_to_read(&course, language);
            println!("{} in {language}: {words} words", course.game);
            assert!(
                words <= MOST_WORDS,
                "{} in {language}: {words} words to read",
                course.game
            );
        }
    }
}

/// Five minutes are three hundred seconds: more clicks than that and nobody would come through a course in them.
#[test]
fn a_course_is_done_in_few_clicks() {
    for course in courses() {
        let clicks = clicks(&course);
        assert!(clicks <= MOST_CLICKS, "{}: {clicks} clicks", course.game);
    }
}

/// How many of the moves that a person could try are tried at each place of a task.
const TRIED: usize = 160;

/// Whatever a person tries, on whichever move of the solution: the task is done, or the try has failed and something is said, or
/// it goes on and there is something to be moved.
#[test]
fn no_task_is_left_stuck() {
    for (name, task) in tasks() {
        for known in 0..=task.solution.len().saturating_sub(1) {
            let so_far = || {
                let mut attempt = Attempt::new(&task).unwrap();
                for text in &task.solution[..known] {
                    let mv = attempt.game().read_move(text).unwrap();
                    attempt.play(mv, 0).unwrap();
                }
                attempt
            };
            let game = so_far().game().clone();
            let moves = game.legal_moves();
            let step = moves.len().div_ceil(TRIED).max(1);
            for mv in moves.into_iter().step_by(step) {
                let mut attempt = so_far();
                let verdict = attempt.play(mv, 0);
                let text = game.write_move(mv);
                match verdict.unwrap_or_else(|error| panic!("{name}: {text}: {error}")) {
                    Verdict::GoOn { .. } => {
                        let now = attempt.game();
                        assert_eq!(now.outcome(), None, "{name}: {text} ends the game unsaid");
                        assert!(!now.legal_moves().is_empty(), "{name}: {text}");
                        assert_eq!(now.side_to_move(), game.side_to_move(), "{name}: {text}");
                        assert!(
                            attempt.moves_made() < task.moves_allowed(),
                            "{name}: {text}"
                        );
                    }
                    Verdict::Failed { say, .. } => assert!(Key::find(&say).is_some(), "{name}"),
                    Verdict::Done { stars } => assert!((1..=3).contains(&stars), "{name}"),
                }
            }
        }
    }
}
