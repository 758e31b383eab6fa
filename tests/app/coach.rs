//! The coach in a game against a level: it holds up a move that loses, shows why, and does what the person says; it names
//! threats and says what the level's move was for.

use crate::patience::wait_for;
use crate::person::Person;
use bevy::prelude::*;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{
    Coach, CoachOn, CoachTime, Guide, LearnRequest, ReplyPause, Screen, Seat, Seats, Session,
    SpokenLanguage, TaskPlace,
};
use strata::learn::coach::Danger;
use strata::learn::courses;
use strata::learn::puzzles::{Goal, Puzzle, puzzles_of};
use strata::rules::{Color, Game, Move, Outcome};
use strata::table::{HintedMove, Mark};
use strata::words::{Language, Sentence, Words};
use strata::{key, say};

/// White lacks one square of a road, and Black, the person, is to move.
const ALMOST: &[&str] = &["d4", "a1", "b1", "d3", "c1"];

impl Person {
    /// Sits down at a game with a coach, against Novice on this side. What the coach finds doesn't hang on the clock.
    fn coached(setup: &str, moves: &[&str], level: Color) -> Self {
        let mut person = Self::at(setup);
        person
            .app
            .insert_resource(CoachTime(Duration::from_secs(60)));
        person.app.insert_resource(ReplyPause(Duration::ZERO));
        person.plays_out(moves);
        let mut seats = Seats::default();
        seats.0[level.index()] = Seat::Level(Strength::Novice);
        person.app.insert_resource(seats);
        person.app.insert_resource(CoachOn(true));
        person.frames(2);
        person
    }

    /// Sits down at a position with a coach.
    fn coached_at(game: Game) -> Self {
        let level = !game.side_to_move();
        let mut person = Self::coached(&game.setup().to_string(), &[], level);
        person.app.insert_resource(Session::from_game(game));
        person.frames(3);
        person.settle();
        person
    }

    fn plays(&mut self, mv: Move) {
        self.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
        self.frames(1);
    }

    fn plays_text(&mut self, text: &str) {
        let mv = self.game().read_move(text).unwrap();
        self.plays(mv);
    }

    /// Waits until the coach has made up its mind.
    fn hears(&mut self) -> Coach {
        wait_for("the coach", || {
            self.frames(1);
            let now = self.see::<Coach>();
            (*now != Coach::Looking).then(|| now.clone())
        })
    }

    /// Waits until the level has moved.
    fn answered(&mut self, moves: usize) {
        wait_for("the level", || {
            self.frames(1);
            (self.cursor() >= moves).then_some(())
        });
    }

    fn drawn(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut hints = world.query_filtered::<&Children, With<HintedMove>>();
        hints.iter(world).map(RelationshipTarget::len).sum()
    }
}

/// A position where all moves but a few lose at once, with one of those that lose.
fn cliff(game: &str) -> (Game, Move, Vec<Move>) {
    let puzzles = puzzles_of(game).unwrap().unwrap();
    let sudden = |puzzle: &&Puzzle| puzzle.goal == Goal::OnlyDefence(1);
    let puzzle = puzzles.iter().find(sudden).unwrap();
    let start = puzzle.start().unwrap();
    let holds = puzzle.first.iter();
    let holds: Vec<Move> = holds.map(|text| start.read_move(text).unwrap()).collect();
    let bad = start
        .legal_moves()
        .into_iter()
        .find(|mv| !holds.contains(mv));
    (start, bad.unwrap(), holds)
}

#[test]
fn in_each_game_a_move_that_loses_is_held_up_with_its_answer_on_the_board() {
    for game in ["tak", "hive", "punct"] {
        let (start, bad, holds) = cliff(game);
        let mut person = Person::coached_at(start.clone());
        let before = person.cursor();
        person.plays(bad);
        assert!(person.see::<Coach>().holds(), "{game}");
        let said = person.hears();
        let review = said
            .objection()
            .unwrap_or_else(|| panic!("{game}: {said:?}"));
        assert_eq!(review.danger, Danger::Loses(1), "{game}");
        // The answer is drawn, and it wins.
        let mut after = person.game();
        after.play(review.line[0]).unwrap();
        assert_eq!(
            after.outcome().and_then(Outcome::winner),
            Some(!start.side_to_move())
        );
        assert!(person.drawn() >= 2, "{game}");
        assert!(person.reads("could win at once"), "{game}");
        assert!(person.reads("Take the move back, or play on."), "{game}");
        // The level waits, however long.
        person.frames(30);
        assert_eq!(person.cursor(), before + 1, "{game}");
        person.click_button("Take it back");
        person.frames(2);
        assert_eq!(person.cursor(), before, "{game}");
        assert_eq!(person.drawn(), 0, "{game}");
        person.table_is_true();
        // What holds is no matter for the coach.
        person.plays(holds[0]);
        assert_eq!(person.hears().objection(), None, "{game}");
        person.answered(before + 2);
    }
}

#[test]
fn whoever_plays_on_is_asked_no_more() {
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    assert!(person.hears().objection().is_some());
    person.click_button("Play on");
    person.answered(7);
    assert_ne!(*person.see::<Coach>(), Coach::Looking);
}

#[test]
fn a_full_stop_plays_on_and_undo_takes_back() {
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    assert!(person.hears().objection().is_some());
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    person.frames(2);
    assert_eq!(person.cursor(), 5);
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    assert!(person.hears().objection().is_some());
    person.types(".");
    person.answered(7);
}

#[test]
fn never_twice_for_one_turn() {
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    assert!(person.hears().objection().is_some());
    person.click_button("Take it back");
    person.frames(2);
    assert_eq!(person.cursor(), 5);
    // Another move that loses as much.
    person.plays_text("b4");
    assert_eq!(*person.see::<Coach>(), Coach::Quiet);
    person.answered(7);
}

#[test]
fn off_means_off_and_is_a_click() {
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    assert!(person.hears().objection().is_some());
    person.click_button("Coach off");
    person.frames(2);
    assert_eq!(*person.see::<Coach>(), Coach::Away);
    assert!(!person.see::<CoachOn>().0);
    // The level goes on at once.
    person.answered(7);
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.app.insert_resource(CoachOn(false));
    person.frames(1);
    assert!(!person.reads("The coach is watching"));
    person.plays_text("a4");
    person.frames(1);
    assert_eq!(*person.see::<Coach>(), Coach::Away);
    person.answered(7);
}

#[test]
fn two_people_and_two_levels_have_no_coach() {
    let mut person = Person::at("tak4");
    person.app.insert_resource(CoachOn(true));
    person.plays_out(ALMOST);
    person.plays_out(&["a4"]);
    assert_eq!(*person.see::<Coach>(), Coach::Away);
}

#[test]
fn a_stale_review_is_dropped() {
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    person.plays_text("a4");
    // Taken back before the coach has made up its mind.
    let early = *person.see::<Coach>() == Coach::Looking;
    person.tell(strata::app::Intent::Undo);
    person.frames(40);
    assert_eq!(person.cursor(), 5);
    assert_eq!(person.see::<Coach>().objection(), None);
    // It hasn't said anything, so it does when the move comes again.
    person.plays_text("a4");
    assert_eq!(person.hears().objection().is_some(), early);
}

#[test]
fn it_is_switched_in_the_menu_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Novice)]));
    person.frames(2);
    person.click_button("Game");
    person.click_button("Coach");
    person.frames(2);
    assert!(person.see::<CoachOn>().0);
    assert!(person.reads("The coach is watching"));
    drop(person);
    let person = Person::with_folder(Some("tak4"), folder.path());
    assert!(person.see::<CoachOn>().0);
}

#[test]
fn the_game_at_the_end_of_each_course_has_a_coach() {
    for (number, course) in courses().iter().enumerate() {
        let mut person = Person::in_window(1280, 800, None);
        person.tell(LearnRequest::Show(number));
        person.frames(3);
        let rect = person.find("Play against Novice");
        if rect.is_none_or(|rect| rect.center().y > 780.0) {
            person.move_to(Vec2::new(640.0, 600.0));
            for _ in 0..30 {
                person.wheel(-6.0);
            }
        }
        person.click_button("Play against Novice");
        person.frames(3);
        assert_eq!(person.screen(), Screen::Play, "{}", course.game);
        assert!(person.see::<CoachOn>().0);
        assert_eq!(
            person.see::<Seats>().levels(),
            [None, Some(Strength::Novice)]
        );
        assert!(person.reads("The coach is watching"), "{}", course.game);
    }
}

#[test]
fn it_names_threats_instead_of_the_notice() {
    // The person is Black; White, the level, has just made a threat.
    let mut person = Person::coached("tak4", ALMOST, Color::White);
    // A notice would be gone by now.
    person.frames(120);
    assert!(person.reads("Tak! White could finish a road with the next move, on d1."));
    assert_eq!(person.marked(Mark::Threat), 1);
    // Even where warnings are switched off.
    let off = strata::app::ThreatWarnings {
        on: false,
        ..default()
    };
    person.app.insert_resource(off);
    person.frames(2);
    assert_eq!(person.marked(Mark::Threat), 1);
    person.app.insert_resource(CoachOn(false));
    person.frames(2);
    assert_eq!(person.marked(Mark::Threat), 0);
}

#[test]
fn it_says_what_the_move_of_the_level_was_for_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        // White builds, and Black, the level, stands in the way.
        let moves = ["a4", "a1", "b1", "Sc1"];
        let mut person = Person::coached("tak4", &moves, Color::Black);
        person
            .app
            .world_mut()
            .resource_mut::<SpokenLanguage>()
            .choose(language);
        wait_for("the coach", || {
            person.frames(1);
            matches!(person.see::<Coach>(), Coach::Explains(_)).then_some(())
        });
        let Coach::Explains(purposes) = person.see::<Coach>().clone() else {
            unreachable!()
        };
        let said = words.say(&Sentence::from(purposes[0]));
        assert!(person.reads(&said), "{language}: {said}");
        // What is wrong with a move is told in the same language.
        let mut person = Person::coached("tak4", ALMOST, Color::White);
        person
            .app
            .world_mut()
            .resource_mut::<SpokenLanguage>()
            .choose(language);
        person.plays_text("a4");
        assert!(person.hears().objection().is_some());
        let said = say!(
            words,
            "coach-loses-at-once",
            side = Color::White,
            text = "d1"
        );
        assert!(person.reads(&said), "{language}: {said}");
        assert!(person.reads(&words.say(&key!("menu-coach-take-back").into())));
    }
}

#[test]
fn a_task_of_a_course_has_no_coach() {
    let mut person = Person::coached("tak4", &[], Color::Black);
    person.tell(LearnRequest::Begin(TaskPlace {
        course: 2,
        stage: 0,
        task: 0,
    }));
    person.frames(3);
    assert_eq!(*person.see::<Coach>(), Coach::Away);
    let world = person.app.world_mut();
    assert!(world.query::<&Guide>().iter(world).count() > 0);
}
