//! The pace of levels and of pieces: a move can be followed, held, stepped through or done without, and a waiting window
//! sleeps.

use crate::patience;
use crate::person::Person;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{
    AnimationSpeed, Intent, LevelPause, MoveNow, PaceRequest, Proposal, ReplyPause, Seats, Session,
    Thinking, Travelling,
};
use strata::rules::Color;
use strata::table::{BoardGeometry, TrayRects};

/// Two levels at a game of Tak, in a world whose time passes only when it is told to.
fn two_levels() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, strata::app::plugin))
        .insert_resource(Seats::of_levels([
            Some(Strength::Casual),
            Some(Strength::Beginner),
        ]))
        .insert_resource(LevelPause(Duration::from_secs(1)));
    pass(&mut app, 0);
    app.world_mut()
        .write_message(Intent::Propose(Proposal::NewGame("tak3".parse().unwrap())));
    pass(&mut app, 0);
    decided(&mut app);
    app
}

/// A person who has moved against a level that takes a second for its answers.
fn after_a_persons_move() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, strata::app::plugin))
        .insert_resource(Seats::of_levels([None, Some(Strength::Beginner)]))
        .insert_resource(ReplyPause(Duration::from_secs(1)));
    pass(&mut app, 0);
    let new_game = Proposal::NewGame("tak5".parse().unwrap());
    app.world_mut().write_message(Intent::Propose(new_game));
    pass(&mut app, 0);
    let game = app.world().resource::<Session>().game();
    let mv = game.read_move("a1").unwrap();
    app.world_mut()
        .write_message(Intent::Propose(Proposal::Play(mv)));
    pass(&mut app, 0);
    decided(&mut app);
    assert_eq!(played(&app), 1);
    app
}

#[test]
fn a_level_answers_a_person_at_a_human_pace() {
    let mut app = after_a_persons_move();
    pass(&mut app, 500);
    pass(&mut app, 0);
    assert_eq!(played(&app), 1, "too soon");
    pass(&mut app, 1000);
    pass(&mut app, 0);
    assert_eq!(played(&app), 2);
}

#[test]
fn who_has_no_patience_gets_the_answer_at_once() {
    let mut app = after_a_persons_move();
    app.world_mut().write_message(MoveNow);
    pass(&mut app, 0);
    pass(&mut app, 0);
    assert_eq!(played(&app), 2);
}

/// A frame after so many milliseconds.
fn pass(app: &mut App, millis: u64) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        millis,
    )));
    app.update();
}

/// Waits until a level has decided; no time passes on the table.
fn decided(app: &mut App) {
    patience::wait_for("a level", || {
        pass(app, 0);
        app.world().resource::<Thinking>().decided.then_some(())
    });
}

fn played(app: &App) -> usize {
    app.world().resource::<Session>().game().moves_played()
}

/// Two frames at this moment: one that reads what was said, one that plays it.
fn say(app: &mut App, request: PaceRequest) {
    app.world_mut().write_message(request);
    pass(app, 0);
    pass(app, 0);
}

#[test]
fn two_levels_wait_a_second_after_the_last_move_has_come_to_rest() {
    let mut app = two_levels();
    pass(&mut app, 900);
    pass(&mut app, 0);
    assert_eq!(played(&app), 0);
    pass(&mut app, 200);
    pass(&mut app, 0);
    assert_eq!(played(&app), 1);
    decided(&mut app);
    // Its piece is still on its way.
    app.insert_resource(Travelling(true));
    pass(&mut app, 900);
    pass(&mut app, 900);
    assert_eq!(played(&app), 1);
    app.insert_resource(Travelling(false));
    pass(&mut app, 900);
    pass(&mut app, 0);
    assert_eq!(played(&app), 1);
    pass(&mut app, 200);
    pass(&mut app, 0);
    assert_eq!(played(&app), 2);
}

#[test]
fn while_two_levels_wait_no_frame_is_asked_for() {
    let mut app = two_levels();
    // Long enough for the slowest machine.
    app.insert_resource(LevelPause(Duration::from_secs(3600)));
    pass(&mut app, 100);
    app.world_mut()
        .resource_mut::<Messages<RequestRedraw>>()
        .clear();
    pass(&mut app, 100);
    let asked = app.world().resource::<Messages<RequestRedraw>>().len();
    assert_eq!(asked, 0);
}

#[test]
fn held_levels_wait_for_a_step_each_and_play_on_when_they_are_let_go() {
    let mut app = two_levels();
    say(&mut app, PaceRequest::Hold);
    for _ in 0..5 {
        pass(&mut app, 10_000);
    }
    assert_eq!(played(&app), 0);
    for number in 1..=3 {
        say(&mut app, PaceRequest::Step);
        assert_eq!(played(&app), number);
        decided(&mut app);
        pass(&mut app, 10_000);
        pass(&mut app, 0);
        assert_eq!(played(&app), number, "one step, one move");
    }
    // They have waited long enough.
    say(&mut app, PaceRequest::Hold);
    assert_eq!(played(&app), 4);
}

#[test]
fn told_to_play_to_the_end_they_do_without_a_pause() {
    let mut app = two_levels();
    say(&mut app, PaceRequest::ToEnd);
    patience::wait_for("the end of the game", || {
        pass(&mut app, 0);
        let game = app.world().resource::<Session>().game();
        game.outcome().map(|_| ())
    });
}

#[test]
fn a_level_s_answer_to_a_person_waits_only_for_the_person_s_piece() {
    let mut person = Person::at("tak5");
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(Strength::Beginner)]));
    let mv = person.game().read_move("a1").unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(1);
    assert!(person.see::<Travelling>().0);
    patience::wait_for("the answer", || {
        let travels = person.see::<Travelling>().0;
        let before = person.cursor();
        person.frames(1);
        assert!(
            !travels || person.cursor() == before,
            "it moved while a piece was on its way"
        );
        (person.cursor() == 2).then_some(())
    });
}

/// Where the piece on a space is now.
fn piece_at(person: &mut Person, name: &str) -> Vec3 {
    let at = person.space(name);
    let piece = person.top(at).unwrap().1;
    person
        .app
        .world()
        .get::<Transform>(piece)
        .unwrap()
        .translation
}

/// Plays a move and shows the first frame of it.
fn begins(person: &mut Person, text: &str) {
    let mv = person.game().read_move(text).unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(1);
}

#[test]
fn a_new_piece_comes_from_its_side_s_tray() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for (text, side) in [("c3", Color::White), ("c4", Color::Black)] {
        begins(&mut person, text);
        let at = piece_at(&mut person, text);
        let tray = person.see::<TrayRects>().0[side.index()];
        let seen = person.on_screen(at).unwrap();
        let place = person.see::<BoardGeometry>().space(person.space(text));
        let there = person.on_screen(place).unwrap();
        let edge = Vec2::new(tray.max.x, tray.center().y);
        assert!(
            seen.distance(edge) < seen.distance(there),
            "{text}: {seen} from {edge} to {there}"
        );
        person.settle();
        let rests = piece_at(&mut person, text);
        assert!(rests.distance(place) < 0.01);
    }
}

#[test]
fn a_piece_that_a_hand_has_held_over_its_place_is_there_already() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_button("White flat stone");
    let c3 = person.space("c3");
    person.point(c3);
    person.press(MouseButton::Left);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Released);
    person.frames(1);
    let place = person.see::<BoardGeometry>().space(c3);
    assert!(piece_at(&mut person, "c3").distance(place) < 0.01);
}

#[test]
fn without_animation_nothing_travels() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.app.insert_resource(AnimationSpeed::Off);
    person.frames(1);
    begins(&mut person, "c3");
    let place = person.see::<BoardGeometry>().space(person.space("c3"));
    assert!(piece_at(&mut person, "c3").distance(place) < 0.01);
    assert!(!person.see::<Travelling>().0);
}

#[test]
fn the_speed_that_was_chosen_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.click_button("View");
    person.click_button("Slow");
    person.frames(2);
    assert_eq!(*person.see::<AnimationSpeed>(), AnimationSpeed::Slow);
    drop(person);
    let person = Person::with_folder(Some("tak5"), folder.path());
    assert_eq!(*person.see::<AnimationSpeed>(), AnimationSpeed::Slow);
}

#[test]
fn the_pause_between_two_levels_is_chosen_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    assert_eq!(person.see::<LevelPause>().0, Duration::from_secs(1));
    person.tell(strata::panels::Command::LevelPause(25));
    person.frames(2);
    let chosen = Duration::from_millis(2500);
    assert_eq!(person.see::<LevelPause>().0, chosen);
    drop(person);
    let person = Person::with_folder(Some("tak5"), folder.path());
    assert_eq!(person.see::<LevelPause>().0, chosen);
}

/// How long a move across the board travels.
fn travels_for(speed: AnimationSpeed, by_level: bool) -> Duration {
    const FRAME: Duration = Duration::from_millis(10);
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "d5"]);
    person.app.insert_resource(speed);
    // A level that never answers by itself.
    person
        .app
        .insert_resource(ReplyPause(Duration::from_secs(3600)));
    if by_level {
        person
            .app
            .insert_resource(Seats::of_levels([Some(Strength::Beginner), None]));
    }
    person
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    person.frames(1);
    let (game, session) = (person.game(), person.see::<Session>());
    let (mv, key) = (game.read_move("c3+").unwrap(), game.key());
    let at = session.cursor();
    person.tell(Intent::Answer { mv, key, at });
    let mut frames = 0;
    while frames == 0 || person.see::<Travelling>().0 {
        person.frames(1);
        frames += 1;
    }
    assert_eq!(person.cursor(), 5);
    FRAME * (frames - 1)
}

#[test]
fn a_move_is_seen_and_nobody_waits_for_it_and_the_speed_says_how_long() {
    let millis = |from, to| Duration::from_millis(from)..=Duration::from_millis(to);
    let persons = travels_for(AnimationSpeed::Normal, false);
    let levels = travels_for(AnimationSpeed::Normal, true);
    assert!(millis(250, 450).contains(&persons), "{persons:?}");
    // A level's is to be followed.
    assert!(
        levels > persons && levels <= Duration::from_millis(600),
        "{levels:?}"
    );
    let [fast, slow] =
        [AnimationSpeed::Fast, AnimationSpeed::Slow].map(|speed| travels_for(speed, false));
    assert!(
        fast < persons && persons < slow,
        "{fast:?} {persons:?} {slow:?}"
    );
}
