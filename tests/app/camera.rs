//! The camera in a person's hand: what moves it, what it shows, and that it never loses the board.

use crate::patience::wait_for;
use crate::person::Person;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{Explode, Hint, Outlook, Preset, ReplyPause, Seats, Session};
use strata::rules::{Dots, Effect, Game};
use strata::table::{BoardGeometry, FreeViewport, HintedMove};

fn camera(person: &mut Person) -> PanOrbitCamera {
    let world = person.app.world_mut();
    let mut cameras = world.query::<&PanOrbitCamera>();
    *cameras.single(world).unwrap()
}

fn drags(person: &mut Person, button: MouseButton, from: Vec2, by: Vec2) {
    person.move_to(from);
    person.press(button);
    for step in 1..=5 {
        person.send_move(from + by * step as f32 / 5.0);
        person.frames(1);
    }
    person.release(button);
    person.settle();
}

#[test]
fn middle_drag_and_shift_drag_pan_also_when_they_begin_on_a_piece() {
    for (shift, button) in [
        (false, MouseButton::Middle),
        (true, MouseButton::Left),
        (true, MouseButton::Right),
    ] {
        let mut person = Person::at_a_stack();
        let c3 = person.space("c3");
        person.point(c3);
        let (start, before) = (person.at, camera(&mut person));
        if shift {
            person.hold(KeyCode::ShiftLeft);
        }
        drags(&mut person, button, start, Vec2::new(80.0, 30.0));
        if shift {
            person.let_go(KeyCode::ShiftLeft);
        }
        let after = camera(&mut person);
        assert!(
            after.target_focus.distance(before.target_focus) > 0.1,
            "{button:?}"
        );
        assert!((after.target_yaw - before.target_yaw).abs() < 1e-4);
        assert!(person.hand().is_empty(), "{button:?}");
        // Without Shift the same drag orbits again, from beside the board.
        drags(
            &mut person,
            MouseButton::Right,
            Vec2::new(640.0, 400.0),
            Vec2::new(60.0, 0.0),
        );
        let turned = camera(&mut person);
        assert!((turned.target_yaw - after.target_yaw).abs() > 0.01);
    }
}

#[test]
fn no_drag_and_no_turn_of_the_wheel_loses_the_board() {
    for setup in ["tak5", "hive", "punct:standard"] {
        let mut person = Person::at(setup);
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..25 {
            let by = Vec2::new(rng.f32() - 0.5, rng.f32() - 0.5) * 900.0;
            let button = if rng.bool() {
                MouseButton::Middle
            } else {
                MouseButton::Right
            };
            drags(&mut person, button, Vec2::new(640.0, 400.0), by);
            for _ in 0..rng.u8(..4) {
                person.wheel(if rng.bool() { 3.0 } else { -3.0 });
            }
            person.settle();
            let place = *person.see::<BoardGeometry>();
            let spaces = person.game().spaces();
            let seen = |at: &strata::rules::Coord| person.on_screen(place.space(*at)).is_some();
            assert!(spaces.iter().any(seen), "{setup} is out of sight");
        }
    }
}

/// Whether the camera, once still, shows a point inside what the panels leave free.
fn shows(person: &mut Person, point: Vec3) -> bool {
    let opening = person.see::<FreeViewport>().0.inflate(2.0);
    person
        .on_screen(point)
        .is_some_and(|spot| opening.contains(spot))
}

#[test]
fn every_preset_shows_a_spread_and_lifted_tower_to_its_top() {
    let mut person = Person::at("tak5");
    let setup = "tak5".parse().unwrap();
    let tower = "x5/x5/x2,12121212121212121212,x2/x5/x5 1 20";
    let game = Game::read_position(&setup, tower).unwrap();
    person.app.insert_resource(Session::from_game(game));
    person.frames(2);
    person.settle();
    let c3 = person.space("c3");
    let top = person.top(c3).unwrap();
    person.app.insert_resource(Explode(1.0));
    person.lift(top.1);
    person.settle();
    for preset in [
        Preset::White,
        Preset::Black,
        Preset::Low,
        Preset::Fit,
        Preset::Top,
    ] {
        person.tell(preset);
        person.frames(1);
        person.settle();
        let at = person.app.world().get::<Transform>(top.1).unwrap();
        let at = at.translation;
        assert!(at.y > 8.0, "spread and lifted: {at}");
        assert!(shows(&mut person, at), "{preset:?}");
        for corner in ["a1", "a5", "e1", "e5"] {
            let space = person.see::<BoardGeometry>().space(person.space(corner));
            assert!(shows(&mut person, space), "{preset:?}: {corner}");
        }
    }
}

/// Drags with a mouse of which the window system tells only one thing: where the pointer is, or how far the mouse went.
fn drags_by_half(person: &mut Person, by: Vec2, absolute: bool) -> f32 {
    let from = Vec2::new(640.0, 400.0);
    person.move_to(from);
    let before = camera(person).target_yaw;
    person.press(MouseButton::Right);
    for _ in 0..4 {
        if absolute {
            person.send_pointer(person.at + by / 4.0);
        } else {
            person.send_motion(by / 4.0);
        }
        person.frames(1);
    }
    person.release(MouseButton::Right);
    person.settle();
    camera(person).target_yaw - before
}

#[test]
fn a_mouse_that_tells_only_where_it_is_or_only_how_far_it_went_orbits_as_any_other() {
    let mut person = Person::at("tak5");
    let by = Vec2::new(120.0, 0.0);
    let by_place = drags_by_half(&mut person, by, true);
    let by_way = drags_by_half(&mut person, by, false);
    let before = camera(&mut person).target_yaw;
    drags(&mut person, MouseButton::Right, Vec2::new(640.0, 400.0), by);
    let by_both = camera(&mut person).target_yaw - before;
    assert!(by_both.abs() > 0.3, "{by_both}");
    for half in [by_place, by_way] {
        assert!((half - by_both).abs() < 1e-3, "{half} for {by_both}");
    }
}

#[test]
fn a_notch_of_the_wheel_brings_what_is_under_the_pointer_nearer_by_about_a_seventh() {
    for (preset, notches) in [
        (Preset::White, 3.0),
        (Preset::Top, 3.0),
        (Preset::White, -1.0),
    ] {
        let mut person = Person::at("punct:standard");
        person.tell(preset);
        person.frames(1);
        person.settle();
        let corner = person.see::<BoardGeometry>().space(person.space("F7"));
        let spot = person.on_screen(corner).unwrap();
        person.move_to(spot);
        let before = camera(&mut person).target_radius;
        person.wheel(notches);
        person.settle();
        let times = before / camera(&mut person).target_radius;
        assert!((times - 1.15f32.powf(notches)).abs() < 0.01, "{times}");
        let seen = person.on_screen(corner).unwrap();
        assert!(seen.distance(spot) < 3.0, "{preset:?}: {seen} for {spot}");
    }
}

/// The pieces on the table that are seen at all, but not inside what the panels leave free.
fn hidden(person: &mut Person) -> Vec<Vec3> {
    let place = *person.see::<BoardGeometry>();
    let pieces: Vec<Vec3> = person
        .pieces()
        .iter()
        .flat_map(|(_, lying)| lying.dots.slots().to_vec())
        .map(|slot| place.slot(slot))
        .collect();
    let mut out = Vec::new();
    for piece in pieces {
        for side in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
            if !shows(person, piece + side * 0.5) {
                out.push(piece);
            }
        }
    }
    out
}

/// A hive that grows in one direction.
const LONG_HIVE: &[&str] = &[
    "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-", "wA2 -wA1", "bA2 bA1-",
    "wA3 -wA2", "bA3 bA2-", "wG1 -wA3", "bG1 bA3-",
];

#[test]
fn a_hive_that_grows_stays_whole_in_the_free_part_of_the_window_from_the_person_s_angle() {
    for (width, height) in [(1280, 800), (900, 600)] {
        let mut person = Person::in_window(width, height, Some("hive"));
        let middle = Vec2::new(width as f32, height as f32) * 0.5;
        drags(
            &mut person,
            MouseButton::Right,
            middle,
            Vec2::new(60.0, -20.0),
        );
        let angle = camera(&mut person);
        for text in LONG_HIVE {
            person.plays_out(&[text]);
            assert_eq!(hidden(&mut person), [], "{text} at {width}×{height}");
        }
        let now = camera(&mut person);
        assert!((now.target_yaw - angle.target_yaw).abs() < 1e-4);
        assert!((now.target_pitch - angle.target_pitch).abs() < 1e-4);
    }
}

#[test]
fn nearer_by_hand_the_distance_stays_and_a_move_out_of_sight_is_brought_in() {
    let mut person = Person::at("tak6");
    person.plays_out(&["a1", "f6"]);
    let a1 = person.see::<BoardGeometry>().space(person.space("a1"));
    let spot = person.on_screen(a1).unwrap();
    person.move_to(spot);
    person.wheel(6.0);
    person.settle();
    let near = camera(&mut person).target_radius;
    person.plays_out(&["f5"]);
    let f5 = person.see::<BoardGeometry>().space(person.space("f5"));
    assert!(shows(&mut person, f5));
    assert!((camera(&mut person).target_radius - near).abs() < 1e-3);
    let still = camera(&mut person).target_focus;
    person.plays_out(&["e5"]);
    let moved = camera(&mut person).target_focus.distance(still);
    assert!(moved < 0.6, "no farther than it must: {moved}");
}

#[test]
fn a_lifted_and_spread_tower_is_seen_to_its_top_and_the_camera_goes_back_after_it() {
    for (width, height) in [(1280, 800), (900, 600)] {
        let mut person = Person::in_window(width, height, Some("tak5"));
        let setup = "tak5".parse().unwrap();
        let tower = "x2,12121212121212121212,x2/x5/x5/x5/x5 1 20";
        let game = Game::read_position(&setup, tower).unwrap();
        person.app.insert_resource(Session::from_game(game));
        person.frames(2);
        person.settle();
        let before = camera(&mut person);
        let c5 = person.space("c5");
        let top = person.top(c5).unwrap().1;
        person.app.insert_resource(Explode(1.0));
        person.lift(top);
        person.frames(1);
        person.settle();
        let at = person
            .app
            .world()
            .get::<Transform>(top)
            .unwrap()
            .translation;
        assert!(at.y > 8.0, "spread and lifted: {at}");
        assert!(shows(&mut person, at), "at {width}×{height}");
        person.app.insert_resource(Explode(0.0));
        person
            .app
            .world_mut()
            .entity_mut(top)
            .remove::<strata::app::Lifted>();
        person.frames(2);
        person.settle();
        let after = camera(&mut person);
        assert!(after.target_focus.distance(before.target_focus) < 1e-3);
        assert!((after.target_radius - before.target_radius).abs() < 1e-3);
    }
}

/// Shows a hint and returns the ends of its arrow's parts.
fn arrow_of_a_hint(person: &mut Person, text: &str) -> Vec<Vec3> {
    let mv = person.game().read_move(text).unwrap();
    person
        .app
        .insert_resource(Hint::Found(mv, Outlook::default()));
    person.frames(2);
    person.settle();
    let world = person.app.world_mut();
    let mut marks = world.query_filtered::<(&Name, &ChildOf, &GlobalTransform), With<Mesh3d>>();
    let mut hints = world.query_filtered::<(), With<HintedMove>>();
    let mut ends = Vec::new();
    for (name, of, at) in marks.iter(world) {
        if name.as_str() == "Arrow of a move" && hints.get(world, of.parent()).is_ok() {
            // A shaft is as long as its scale.
            let long = (at.scale().x - 1.0).abs() > 1e-6;
            let half = if long { Vec3::X * 0.5 } else { Vec3::ZERO };
            ends.extend([at.transform_point(half), at.transform_point(-half)]);
        }
    }
    assert!(ends.len() > 2, "a shaft and a head");
    ends
}

#[test]
fn a_hint_is_seen_from_the_tail_of_its_arrow_on() {
    for (width, height) in [(1280, 800), (900, 600)] {
        for space in ["a6", "f6", "f1"] {
            let mut person = Person::in_window(width, height, Some("tak6"));
            person.plays_out(&["a1", "c3"]);
            for end in arrow_of_a_hint(&mut person, space) {
                assert!(
                    shows(&mut person, end),
                    "{space} at {width}×{height}: {end}"
                );
            }
        }
    }
}

#[test]
fn nearer_by_hand_a_hint_out_of_sight_is_brought_in() {
    let mut person = Person::at("tak6");
    person.plays_out(&["a1", "c3"]);
    let a1 = person.see::<BoardGeometry>().space(person.space("a1"));
    let spot = person.on_screen(a1).unwrap();
    person.move_to(spot);
    person.wheel(6.0);
    person.settle();
    let f6 = person.see::<BoardGeometry>().space(person.space("f6"));
    assert!(!shows(&mut person, f6));
    let near = camera(&mut person).target_radius;
    for end in arrow_of_a_hint(&mut person, "f6") {
        assert!(shows(&mut person, end), "{end}");
    }
    assert!(shows(&mut person, f6));
    assert!((camera(&mut person).target_radius - near).abs() < 1e-3);
}

/// Where the last move laid something.
fn landed(person: &Person) -> Vec<Vec3> {
    let place = *person.see::<BoardGeometry>();
    let effects = person.game().last_effects().into_iter();
    let dots = effects.filter_map(|effect| match effect {
        Effect::Enter { lying } => Some(lying.dots),
        Effect::Carry { to, .. } => Some(to),
        Effect::Become { .. } => None,
    });
    dots.flat_map(|dots: Dots| dots.slots().to_vec())
        .map(|slot| place.slot(slot))
        .collect()
}

#[test]
fn a_level_s_move_out_of_sight_is_brought_in() {
    for setup in ["tak6", "punct:standard"] {
        let mut person = Person::in_window(900, 600, Some(setup));
        let first = person.game().legal_moves()[0];
        let far = person.game().spaces().into_iter().next_back().unwrap();
        let far = person.see::<BoardGeometry>().space(far);
        let spot = person.on_screen(far).unwrap();
        person.move_to(spot);
        person.wheel(8.0);
        person.settle();
        person.app.insert_resource(ReplyPause(Duration::ZERO));
        person
            .app
            .insert_resource(Seats::of_levels([None, Some(Strength::Beginner)]));
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            first,
        )));
        wait_for("the answer", || {
            person.frames(1);
            (person.cursor() == 2).then_some(())
        });
        person.settle();
        for at in landed(&person) {
            assert!(shows(&mut person, at), "{setup}: {at}");
        }
    }
}

#[test]
fn the_panel_of_a_stack_lies_beside_what_the_last_move_laid() {
    let mut person = Person::in_window(900, 600, Some("tak5"));
    person.plays_out(&["a1", "e5"]);
    let e5 = person.space("e5");
    person.point(e5);
    person.frames(2);
    let panel = person.find("Stack e5").expect("the panel of the stack");
    let middle = person.see::<BoardGeometry>().space(e5);
    for side in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
        let spot = person.on_screen(middle + side * 0.5).unwrap();
        assert!(spot.x < panel.min.x, "{spot} beside {panel:?}");
    }
}
