//! The opponent at the table: it answers, and never with a move for a position that is gone.

use bevy::prelude::*;
use std::time::{Duration, Instant};
use strata::ai::Level;
use strata::app::{Intent, MasterTime, MoveNow, Seats, Session, Thinking};

fn table(setup: &str, seats: [Option<Level>; 2]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, strata::app::plugin))
        .insert_resource(Seats(seats));
    app.world_mut()
        .write_message(Intent::NewGame(setup.parse().unwrap()));
    app.update();
    app.update();
    app
}

fn cursor(app: &App) -> usize {
    app.world().resource::<Session>().game().moves_played()
}

fn play(app: &mut App, text: &str) {
    let mv = app
        .world()
        .resource::<Session>()
        .game()
        .read_move(text)
        .unwrap();
    app.world_mut().write_message(Intent::Play(mv));
    app.update();
}

/// Updates until something is so; a minute is more than any level takes.
fn wait_for(app: &mut App, what: impl Fn(&App) -> bool) {
    let patience = Instant::now() + Duration::from_secs(60);
    while !what(app) {
        assert!(Instant::now() < patience, "waited in vain");
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_level_answers_in_every_game() {
    for (setup, first) in [
        ("tak5", "a1"),
        ("hive", "wS1"),
        ("punct:standard", "TG12r1"),
    ] {
        let mut app = table(setup, [None, Some(Level::Casual)]);
        play(&mut app, first);
        wait_for(&mut app, |app| cursor(app) == 2);
    }
}

#[test]
fn two_levels_play_a_whole_game_by_themselves() {
    let mut app = table("tak3", [Some(Level::Casual), Some(Level::Beginner)]);
    wait_for(&mut app, |app| {
        app.world().resource::<Session>().game().outcome().is_some()
    });
}

#[test]
fn taking_back_while_it_thinks_leaves_no_stale_answer() {
    let mut app = table("tak5", [None, Some(Level::Master)]);
    play(&mut app, "a1");
    app.update();
    assert_eq!(app.world().resource::<Thinking>().by, Some(Level::Master));
    // It is told to hurry and taken back at once: its answer comes, and must not be played.
    app.world_mut().write_message(MoveNow);
    app.world_mut().write_message(Intent::Undo);
    for _ in 0..150 {
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(cursor(&app), 0);
    assert_eq!(app.world().resource::<Thinking>().by, None);
}

#[test]
fn undo_against_a_level_takes_back_its_answer_too() {
    let mut app = table("tak5", [None, Some(Level::Beginner)]);
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
    app.world_mut().write_message(Intent::Undo);
    app.update();
    assert_eq!(cursor(&app), 0);
}

#[test]
fn its_pieces_are_not_moved_for_it_and_seats_can_change() {
    let mut app = table("tak5", [None, Some(Level::Master)]);
    play(&mut app, "a1");
    play(&mut app, "e5");
    assert_eq!(cursor(&app), 1, "Black's move is Master's to make");
    app.insert_resource(Seats::default());
    play(&mut app, "e5");
    assert_eq!(cursor(&app), 2, "now a person plays Black");
}

#[test]
fn told_to_move_now_it_moves() {
    let mut app = table("hive", [None, Some(Level::Master)]);
    // Left alone it would think for a day.
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    play(&mut app, "wS1");
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().finding.is_some()
    });
    app.world_mut().write_message(MoveNow);
    wait_for(&mut app, |app| cursor(app) == 2);
}

#[test]
fn changing_sides_while_it_thinks_leaves_the_move_to_the_person() {
    let mut app = table("hive", [None, Some(Level::Master)]);
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    play(&mut app, "wS1");
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().finding.is_some()
    });
    // The person takes Black, and White becomes the level's: nothing may be played for Black any more.
    app.insert_resource(Seats([Some(Level::Casual), None]));
    for _ in 0..50 {
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(cursor(&app), 1);
    assert_eq!(app.world().resource::<Thinking>().by, None);
    play(&mut app, "bS1 wS1-");
    wait_for(&mut app, |app| cursor(app) == 3);
}

#[test]
fn closing_the_app_while_it_thinks_doesn_t_wait_for_it() {
    let mut app = table("punct:standard", [Some(Level::Master), None]);
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    app.update();
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().finding.is_some()
    });
    // Were it waited for, this test would last a day.
    drop(app);
}
