//! The camera in a person's hand: what moves it, what it shows, and that it never loses the board.

use crate::person::Person;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use strata::app::Session;
use strata::app::{Explode, Preset};
use strata::rules::Game;
use strata::table::{BoardGeometry, FreeViewport};

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
