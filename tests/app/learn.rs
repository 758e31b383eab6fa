//! Courses at the table: every task done with the mouse, wrong tries shown and begun anew, and the game that was open back
//! where it was.

use crate::person::Person;
use bevy::prelude::*;
use strata::app::{
    Guide, Intent, LearnPage, LearnPart, LearnProgress, LearnRequest, Lesson, Phase, Screen, Seats,
    Session, TaskPlace,
};
use strata::learn::{GAMES, Rulebook, courses};
use strata::record::formats::scene::space;
use strata::rules::{Kind, Step, hive::Bug, punct::Shape, tak::Stone};
use strata::words::{Key, Language, Sentence, Words};

impl Person {
    fn phase(&self) -> Phase {
        self.see::<Lesson>().phase
    }

    /// Lets the lesson play what it plays by itself.
    fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..200 {
            if holds(self) {
                return;
            }
            self.frames(1);
        }
        panic!("never {what}: {:?}", self.see::<Lesson>().phase);
    }

    fn begins(&mut self, place: TaskPlace) {
        self.tell(LearnRequest::Begin(place));
        self.frames(3);
        self.settle();
        assert_eq!(self.see::<Lesson>().place, place);
    }

    /// Does the task on the table by its own solution, with the mouse.
    fn solves(&mut self, rng: &mut fastrand::Rng) {
        let task = self.see::<Lesson>().task();
        if let Some(name) = &task.lift {
            let at = space(&self.game(), name).unwrap();
            self.click_button("Lift");
            self.click(at);
            self.click_button("Lift");
        }
        for text in &task.solution {
            let mv = self.game().read_move(text).unwrap();
            self.makes(mv, rng);
            self.until("judged", |person| {
                matches!(person.phase(), Phase::Asking | Phase::Done(_))
            });
            self.settle();
        }
        assert!(matches!(self.phase(), Phase::Done(_)), "{:?}", self.phase());
    }
}

fn english(key: &str) -> String {
    Words::of(Language::English).say(&Sentence::from(Key::find(key).unwrap()))
}

fn course(game: &str) -> usize {
    let mut all = courses().iter();
    all.position(|course| course.game == game).unwrap()
}

#[test]
fn a_newcomer_has_closed_a_road_after_three_clicks() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Learn Tak");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    person.click_button("Begin");
    person.frames(3);
    person.settle();
    assert_eq!(person.screen(), Screen::Task);
    let first = person.see::<Lesson>().task();
    assert!(person.reads(&english(&first.goal)));
    let mv = person.game().read_move(&first.solution[0]).unwrap();
    person.makes(mv, &mut fastrand::Rng::with_seed(1));
    assert_eq!(person.phase(), Phase::Done(3));
    assert!(person.reads(&english(&first.done)));
    assert!(person.find("3 stars").is_some());
    // Enter goes on to the next task.
    let before = person.see::<Lesson>().place;
    person.key(KeyCode::Enter);
    person.frames(3);
    let next = before.next();
    assert_eq!(
        person
            .app
            .world()
            .get_resource::<Lesson>()
            .map(|lesson| lesson.place),
        next
    );
    // Esc leads one step back each time.
    if next.is_some() {
        person.key(KeyCode::Escape);
    }
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    assert!(
        person.find("3 stars").is_some(),
        "what was won stands there"
    );
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Start);
    assert!(person.find("Learn Tak · 3 of").is_some());
    assert!(
        person.find("Continue").is_none(),
        "a task is no game to go on with"
    );
}

/// From the first screen to the end of a course, click by click.
fn every_task_of(game: &str, learn: &str) {
    let number = course(game);
    let mut rng = fastrand::Rng::with_seed(11);
    let mut person = Person::in_window(1280, 800, None);
    person.click_button(learn);
    person.frames(3);
    person.click_button("Begin");
    let mut place = Some(TaskPlace {
        course: number,
        stage: 0,
        task: 0,
    });
    let mut done = 0;
    while let Some(now) = place {
        person.frames(3);
        person.settle();
        assert_eq!(person.see::<Lesson>().place, now);
        person.solves(&mut rng);
        person.table_is_true();
        let (name, _) = now.task().unwrap();
        let progress = person.see::<LearnProgress>();
        assert!(progress.0.stars(game, name) > 0, "{name}");
        place = now.next();
        done += 1;
        let on = if place.is_some() {
            "menu-next-task"
        } else {
            "learn-finish-course"
        };
        person.click_button(&english(on));
    }
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    let tasks = courses()[number].stages.iter();
    assert_eq!(done, tasks.map(|stage| stage.tasks.len()).sum::<usize>());
}

#[test]
fn every_task_of_tak_is_done_with_the_mouse() {
    every_task_of("tak", "Learn Tak");
}

#[test]
fn every_task_of_hive_is_done_with_the_mouse() {
    every_task_of("hive", "Learn Hive");
}

#[test]
fn every_task_of_punct_is_done_with_the_mouse() {
    every_task_of("punct", "Learn PÜNCT");
}

#[test]
fn a_wrong_try_is_told_refuted_and_begun_anew() {
    let mut person = Person::in_window(1280, 800, None);
    let place = TaskPlace {
        course: course("tak"),
        stage: 0,
        task: 0,
    };
    person.begins(place);
    let task = person.see::<Lesson>().task();
    let world = person.app.world_mut();
    assert!(
        world.query::<&Guide>().iter(world).count() > 0,
        "it points at something"
    );
    let mistake = &task.mistakes[0];
    let mv = person.game().read_move(&mistake.example).unwrap();
    let start = person.cursor();
    person.makes(mv, &mut fastrand::Rng::with_seed(1));
    assert!(person.reads(&english(&mistake.say)));
    let world = person.app.world_mut();
    assert_eq!(world.query::<&Guide>().iter(world).count(), 0);
    if mistake.refutation.is_some() {
        person.until("refuted", |person| person.cursor() == start + 2);
    }
    // Nothing can be moved until it begins anew.
    person.until("begun anew", |person| person.cursor() == start);
    assert_eq!(person.phase(), Phase::Asking);
    assert!(person.reads(&english(&mistake.say)), "the words stay");
    person.solves(&mut fastrand::Rng::with_seed(2));
    assert_eq!(person.phase(), Phase::Done(2), "one star less");
}

#[test]
fn the_solution_is_shown_and_costs_the_stars() {
    let mut person = Person::in_window(1280, 800, None);
    person.begins(TaskPlace {
        course: course("tak"),
        stage: 0,
        task: 0,
    });
    person.click_button("Show me");
    person.frames(2);
    person.solves(&mut fastrand::Rng::with_seed(2));
    assert_eq!(person.phase(), Phase::Done(1));
}

#[test]
fn the_game_that_was_open_waits_and_comes_back() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    let seats = person.see::<Seats>().0;
    let (id, edition) = (
        person.see::<Session>().id(),
        person.see::<Session>().edition(),
    );
    person.begins(TaskPlace {
        course: course("tak"),
        stage: 0,
        task: 0,
    });
    assert!(person.see::<Session>().is_practice());
    // What belongs to a game does nothing here.
    person.key(KeyCode::ArrowLeft);
    person.key(KeyCode::End);
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    let session = person.see::<Session>();
    assert_eq!((session.id(), session.edition()), (id, edition));
    assert_eq!(person.see::<Seats>().0, seats);
    person.key(KeyCode::Escape);
    person.frames(3);
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Play);
    person.settle();
    person.table_is_true();
}

#[test]
fn what_was_learnt_is_kept_and_no_task_becomes_a_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let place = TaskPlace {
        course: course("tak"),
        stage: 0,
        task: 0,
    };
    let mut person = Person::with_folder(None, folder.path());
    person.begins(place);
    person.solves(&mut fastrand::Rng::with_seed(3));
    person.frames(3);
    drop(person);
    let games = std::fs::read_dir(folder.path().join("games"));
    assert_eq!(games.map_or(0, Iterator::count), 0);
    let person = Person::with_folder(None, folder.path());
    let (name, _) = place.task().unwrap();
    assert_eq!(person.see::<LearnProgress>().0.stars("tak", name), 3);
}

#[test]
fn from_a_refusal_in_each_game_why_leads_to_its_chapter() {
    let flat = Kind::Tak(Stone::Flat);
    let ant = Kind::Hive(Bug::Ant);
    let triangle = Kind::Punct(Shape::Triangle);
    for (setup, moves, kind, at, chapter) in [
        ("tak5", vec!["a1", "e5"], flat, "a1", "placing"),
        (
            "tak3",
            vec!["a3", "c1", "b1", "a2", "a1"],
            flat,
            "c3",
            "goal",
        ),
        ("hive", vec!["wQ", "bQ wQ-"], ant, "2,0", "placing"),
        ("punct:standard", vec![], triangle, "I9", "standard"),
    ] {
        let mut person = Person::at(setup);
        person.plays_out(&moves);
        let at = space(&person.game(), at).unwrap();
        for step in [Step::Choose(kind), Step::Put(at)] {
            person.tell(Intent::Step(step));
            person.frames(2);
        }
        assert!(person.refusal().is_some(), "{setup}");
        person.click_button("Why?");
        person.frames(3);
        assert_eq!(person.screen(), Screen::Learn, "{setup}");
        let page = *person.see::<LearnPage>();
        assert_eq!(page.part, LearnPart::Rules, "{setup}");
        let book = Rulebook::of(GAMES[page.game]).unwrap().unwrap();
        assert_eq!(book.chapters[page.chapter].name, chapter, "{setup}");
        // Esc leads back to the game, where nothing has changed.
        person.key(KeyCode::Escape);
        person.frames(3);
        assert_eq!(person.screen(), Screen::Play, "{setup}");
        assert_eq!(person.cursor(), moves.len(), "{setup}");
    }
}
