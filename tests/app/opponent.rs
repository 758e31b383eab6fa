//! The opponent at the table: it answers, and never with a move for a position that is gone.

use crate::patience;
use bevy::prelude::*;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{
    Change, Intent, LevelPause, MasterTime, MoveNow, Proposal, ReplyPause, Seat, Seats, Session,
    Thinking, Walk,
};
use strata::record::game_record::GameRecord;
use strata::record::tree::{NodeId, Tree};

fn table(setup: &str, seats: [Option<Strength>; 2]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, strata::app::plugin))
        .insert_resource(Seats::of_levels(seats))
        .insert_resource(LevelPause(Duration::ZERO))
        .insert_resource(ReplyPause(Duration::ZERO));
    app.world_mut()
        .write_message(Intent::Propose(Proposal::NewGame(setup.parse().unwrap())));
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
    app.world_mut()
        .write_message(Intent::Propose(Proposal::Play(mv)));
    app.update();
}

/// Updates until something is so; a minute is more than any level takes.
fn wait_for(app: &mut App, what: impl Fn(&App) -> bool) {
    patience::wait_for("a level", || {
        app.update();
        what(app).then_some(())
    });
}

#[test]
fn a_level_answers_in_every_game() {
    for (setup, first) in [
        ("tak5", "a1"),
        ("hive", "wS1"),
        ("punct:standard", "TG12r1"),
    ] {
        let mut app = table(setup, [None, Some(Strength::Casual)]);
        play(&mut app, first);
        wait_for(&mut app, |app| cursor(app) == 2);
    }
}

#[test]
fn two_levels_play_a_whole_game_by_themselves() {
    let mut app = table("tak3", [Some(Strength::Casual), Some(Strength::Beginner)]);
    wait_for(&mut app, |app| {
        app.world().resource::<Session>().game().outcome().is_some()
    });
}

#[test]
fn taking_back_while_it_thinks_leaves_no_stale_answer() {
    let mut app = table("tak5", [None, Some(Strength::Master)]);
    play(&mut app, "a1");
    app.update();
    assert_eq!(
        app.world().resource::<Thinking>().by,
        Some(Seat::Level(Strength::Master))
    );
    // It is told to hurry and taken back at once: its answer comes, and must not be played.
    app.world_mut().write_message(MoveNow);
    app.world_mut().write_message(Intent::Undo);
    app.update();
    assert_eq!(cursor(&app), 0);
    // With its search its answer is gone: there is nobody to give one.
    nobody_thinks(&mut app);
}

#[test]
fn undo_against_a_level_takes_back_its_answer_too() {
    let mut app = table("tak5", [None, Some(Strength::Beginner)]);
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
    app.world_mut().write_message(Intent::Undo);
    app.update();
    assert_eq!(cursor(&app), 0);
}

#[test]
fn its_pieces_are_not_moved_for_it_and_seats_can_change() {
    let mut app = table("tak5", [None, Some(Strength::Master)]);
    play(&mut app, "a1");
    play(&mut app, "e5");
    assert_eq!(cursor(&app), 1, "Black's move is Master's to make");
    app.insert_resource(Seats::default());
    play(&mut app, "e5");
    assert_eq!(cursor(&app), 2, "now a person plays Black");
}

#[test]
fn told_to_move_now_it_moves() {
    let mut app = table("hive", [None, Some(Strength::Master)]);
    // Left alone it would think for a day.
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    play(&mut app, "wS1");
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().info.is_some()
    });
    app.world_mut().write_message(MoveNow);
    wait_for(&mut app, |app| cursor(app) == 2);
}

#[test]
fn changing_sides_while_it_thinks_leaves_the_move_to_the_person() {
    let mut app = table("hive", [None, Some(Strength::Master)]);
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    play(&mut app, "wS1");
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().info.is_some()
    });
    // The person takes Black, and White becomes the level's: nothing may be played for Black any more.
    app.insert_resource(Seats::of_levels([Some(Strength::Casual), None]));
    app.update();
    nobody_thinks(&mut app);
    assert_eq!(cursor(&app), 1);
    play(&mut app, "bS1 wS1-");
    wait_for(&mut app, |app| cursor(app) == 3);
}

#[test]
fn closing_the_app_while_it_thinks_doesn_t_wait_for_it() {
    let mut app = table("punct:standard", [Some(Strength::Master), None]);
    app.insert_resource(MasterTime(Duration::from_secs(24 * 3600)));
    app.update();
    wait_for(&mut app, |app| {
        app.world().resource::<Thinking>().info.is_some()
    });
    // Were it waited for, this test would last a day.
    drop(app);
}

fn at(app: &App) -> String {
    let session = app.world().resource::<Session>();
    session.text(session.cursor()).to_owned()
}

fn tell(app: &mut App, intent: Intent) {
    app.world_mut().write_message(intent);
    app.update();
}

/// No search is under way, and a frame begins none: so no level can move.
fn nobody_thinks(app: &mut App) {
    assert_eq!(app.world().resource::<Thinking>().by, None);
    app.update();
    assert_eq!(app.world().resource::<Thinking>().by, None);
}

#[test]
fn who_goes_back_and_plays_another_move_is_answered_in_the_variation() {
    let mut app = table("tak5", [None, Some(Strength::Beginner)]);
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
    play(&mut app, "c3");
    wait_for(&mut app, |app| cursor(app) == 4);
    tell(&mut app, Intent::Walk(Walk::Start));
    play(&mut app, "b2");
    wait_for(&mut app, |app| cursor(app) == 2);
    let session = app.world().resource::<Session>();
    let tree = &session.record().tree;
    assert_eq!(tree.main_line().count(), 4, "the first game is still there");
    assert!(!tree.is_main(session.cursor()));
    // The same move again, in the middle of its line, is answered as well.
    tell(&mut app, Intent::Walk(Walk::Start));
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
}

#[test]
fn walking_back_to_its_turn_does_not_make_it_move_until_it_is_asked() {
    let mut app = table("tak5", [None, Some(Strength::Beginner)]);
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
    tell(&mut app, Intent::Walk(Walk::Back));
    nobody_thinks(&mut app);
    assert_eq!(at(&app), "a1");
    tell(&mut app, Intent::Propose(Proposal::PlayOn));
    wait_for(&mut app, |app| cursor(app) == 2);
}

#[test]
fn deleting_its_answer_does_not_ask_it_for_another() {
    let mut app = table("tak5", [None, Some(Strength::Beginner)]);
    play(&mut app, "a1");
    wait_for(&mut app, |app| cursor(app) == 2);
    let answer = app.world().resource::<Session>().cursor();
    tell(
        &mut app,
        Intent::Propose(Proposal::Edit(Change::Delete(answer))),
    );
    nobody_thinks(&mut app);
    assert_eq!(at(&app), "a1");
    tell(&mut app, Intent::Undo);
    assert_eq!(app.world().resource::<Session>().cursor(), answer);
}

#[test]
fn an_answer_for_another_place_of_the_record_is_not_played() {
    let mut app = table("tak5", [None, None]);
    for text in ["a1", "e5", "c3"] {
        play(&mut app, text);
    }
    let session = app.world().resource::<Session>();
    let (key, mv) = (session.game().key(), session.game().legal_moves()[0]);
    let elsewhere = session.record().tree.parent(session.cursor()).unwrap();
    tell(
        &mut app,
        Intent::Answer {
            mv,
            key,
            at: elsewhere,
        },
    );
    assert_eq!(at(&app), "c3");
}

/// The first moves of two beginners, in notation.
fn beginning(app: &mut App) -> Vec<String> {
    wait_for(app, |app| cursor(app) >= 6);
    let session = app.world().resource::<Session>();
    let line = session.line();
    line[..6]
        .iter()
        .map(|id| session.text(*id).to_owned())
        .collect()
}

/// Puts another game on the table; a level's answer that came first may keep it waiting for a frame.
fn another_game(app: &mut App, proposal: Proposal) {
    let before = app.world().resource::<Session>().id();
    tell(app, Intent::Propose(proposal));
    wait_for(app, |app| app.world().resource::<Session>().id() != before);
}

#[test]
fn every_game_goes_another_way_and_a_kept_one_can_be_played_again() {
    let setup = "tak5";
    let mut app = table(setup, [Some(Strength::Beginner); 2]);
    let first = beginning(&mut app);
    let mut record = app.world().resource::<Session>().record().clone();
    another_game(&mut app, Proposal::NewGame(setup.parse().unwrap()));
    let second = beginning(&mut app);
    assert_ne!(first, second);
    // Without its moves, but with its tags.
    record.tree = Tree::default();
    let at = NodeId::ROOT;
    let record = Box::new(record);
    another_game(&mut app, Proposal::Open { record, at });
    assert_eq!(beginning(&mut app), first);
}

#[test]
fn what_a_text_means_by_a_seed_is_left_as_it_is() {
    let mut app = table("tak5", [Some(Strength::Beginner); 2]);
    let mut record = GameRecord::new(&"tak5".parse().unwrap());
    record.set_tag("Seed", "third of the group");
    let at = NodeId::ROOT;
    let record = Box::new(record);
    another_game(&mut app, Proposal::Open { record, at });
    beginning(&mut app);
    let session = app.world().resource::<Session>();
    assert_eq!(session.record().tag("Seed"), Some("third of the group"));
}

#[test]
fn a_game_between_people_says_nothing_of_a_seed() {
    let mut app = table("tak5", [None; 2]);
    play(&mut app, "a1");
    assert!(app.world().resource::<Session>().record().tags.is_empty());
}
