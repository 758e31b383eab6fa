//! The panels in the running app, found by their labels: what they do, and that the board hears nothing of it.

use crate::person::Person;
use bevy::prelude::*;
use bevy::window::{WindowEvent, WindowResized, WindowScaleFactorChanged};
use strata::app::Screen;
use strata::panels::Command;
use strata::rules::Setup;
use strata::table::Hovered;
use strata::words::Words;

#[test]
fn every_game_begins_from_its_card() {
    for (index, name) in ["PÜNCT", "Hive", "Tak"].into_iter().enumerate() {
        let mut person = Person::in_window(1280, 800, None);
        assert_eq!(*person.see::<State<Screen>>().get(), Screen::Start);
        let mut plays: Vec<Rect> = person
            .widgets()
            .into_iter()
            .filter(|(label, _)| label == "Play" || label.starts_with("Play "))
            .map(|(_, rect)| rect)
            .collect();
        plays.sort_by(|a, b| a.min.x.total_cmp(&b.min.x));
        plays.dedup_by(|a, b| (a.min.x - b.min.x).abs() < 60.0);
        person.click_at(plays[index].center());
        person.frames(2);
        assert_eq!(*person.see::<State<Screen>>().get(), Screen::Play);
        assert_eq!(person.game().setup().game_name(), name);
        person.settle();
        person.table_is_true();
        // And back again.
        person.click_button("Game");
        person.click_button(&Command::Menu.word(&Words::default()));
        person.frames(2);
        assert_eq!(*person.see::<State<Screen>>().get(), Screen::Start);
    }
}

#[test]
fn no_click_on_a_panel_reaches_the_board() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    // From above and close, so that the board lies under every panel.
    let world = person.app.world_mut();
    let mut cameras = world.query::<&mut bevy_panorbit_camera::PanOrbitCamera>();
    for mut camera in cameras.iter_mut(world) {
        camera.target_radius = 2.5;
        camera.force_update = true;
    }
    person.settle();
    person.settle();
    person.click_button("White flat stone");
    let steps = person.hand().steps;
    let labels = ["Moves", "White", "Black", "Tak 5×5", "lit space"];
    for label in labels {
        let Some(rect) = person.find(label) else {
            panic!("{label}")
        };
        // Where there is nothing to press: just the panel.
        for at in [rect.min + Vec2::new(1.0, -3.0), rect.center()] {
            person.move_to(at);
            assert_eq!(person.see::<Hovered>().space, None, "{label} at {at}");
            if label != "Moves" {
                person.click_here();
                assert_eq!(person.hand().steps, steps, "{label}");
                assert_eq!(person.cursor(), 2, "{label}");
            }
        }
    }
    // Neither a click that arrives with its way there in one frame.
    let d3 = person.space("c3");
    person.point(d3);
    let panel = person.find("lit space").unwrap().center();
    person.send_move(panel);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Pressed);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Released);
    person.frames(3);
    assert_eq!(person.cursor(), 2);
    // While the board beside them still hears.
    person.click(d3);
    assert_eq!(person.cursor(), 3);
}

#[test]
fn the_history_goes_to_the_move_that_is_clicked_and_buttons_undo_and_redo() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "b2", "d4"]);
    person.click_button("Move 2: e5");
    assert_eq!(person.cursor(), 2);
    person.table_is_true();
    person.click_button("Redo");
    assert_eq!(person.cursor(), 3);
    person.click_button("Undo");
    person.click_button("Undo");
    assert_eq!(person.cursor(), 1);
    person.click_button("Move 4: d4");
    assert_eq!(person.cursor(), 4);
    person.table_is_true();
    assert_eq!(person.texts(), ["a1", "e5", "b2", "d4"]);
}

#[test]
fn a_reserve_button_takes_a_piece_and_another_changes_it() {
    let mut person = Person::at("hive:Base");
    person.click_button("White queen");
    // The tournament rule apart, the queen may open.
    let first = person.hand().chosen();
    assert!(first.is_some());
    person.click_button("White beetle");
    assert_ne!(person.hand().chosen(), first);
    // What isn't one's own is no button.
    let before = person.hand();
    person.click_button("Black beetle");
    assert_eq!(person.hand(), before);
    person.click_button("Back");
    assert!(person.hand().is_empty());
}

#[test]
fn the_camera_goes_where_it_is_sent_while_the_pointer_is_on_a_panel() {
    let mut person = Person::at("tak5");
    let seen = |person: &mut Person| {
        let world = person.app.world_mut();
        let mut cameras =
            world.query_filtered::<&GlobalTransform, With<strata::table::TableCamera>>();
        cameras.single(world).unwrap().translation()
    };
    let before = seen(&mut person);
    person.click_button("Camera");
    person.click_button("Black's side");
    person.settle();
    assert!(seen(&mut person).z < 0.0 && before.z > 0.0);
    // The wheel on a panel is the panel's.
    let there = seen(&mut person);
    let panel = person.find("White flat stone").unwrap().center();
    person.move_to(panel);
    person.wheel(3.0);
    person.settle();
    assert!(seen(&mut person).distance(there) < 1e-3);
}

#[test]
fn the_whole_board_is_in_sight_from_the_first_frame() {
    for setup in ["tak8", "punct:standard"] {
        for (width, height) in [(1280, 800), (900, 600)] {
            let mut person = Person::in_window(width, height, Some(setup));
            for at in person.game().spaces() {
                let middle = person.see::<strata::table::BoardGeometry>().space(at);
                let seen = person.on_screen(middle);
                assert!(seen.is_some(), "{setup}: {}", person.game().space_name(at));
                assert!(
                    person.try_point(at),
                    "{setup}: {}",
                    person.game().space_name(at)
                );
            }
        }
    }
}

#[test]
fn rematch_begins_the_same_game_again() {
    let mut person = Person::at("tak3");
    person.plays_out(&["a3", "c3", "c1", "a2", "b1", "b2", "a1"]);
    assert!(person.game().outcome().is_some());
    person.click_button("Rematch");
    person.frames(2);
    assert_eq!(person.cursor(), 0);
    assert!(matches!(person.game().setup(), Setup::Tak(_)));
    person.table_is_true();
}

fn resize(person: &mut Person, width: u32, height: u32, scale: f32) {
    let window = person.window_entity();
    {
        let mut shown = person.window();
        shown.resolution.set_scale_factor(scale);
        shown.resolution.set_physical_resolution(
            (width as f32 * scale) as u32,
            (height as f32 * scale) as u32,
        );
    }
    let resized = WindowResized {
        window,
        width: width as f32,
        height: height as f32,
    };
    let rescaled = WindowScaleFactorChanged {
        window,
        scale_factor: f64::from(scale),
    };
    person.tell(resized.clone());
    person.tell(rescaled.clone());
    person.tell(WindowEvent::WindowResized(resized));
    person.tell(WindowEvent::WindowScaleFactorChanged(rescaled));
    person.frames(2);
    person.settle();
}

#[test]
fn a_small_window_and_a_doubled_scale_play_as_well() {
    let mut person = Person::at("tak5");
    let squares = ["a1", "e5", "c3", "c4", "b2", "d2"];
    let sizes = [
        (900, 600, 1.0),
        (900, 600, 2.0),
        (1280, 800, 2.0),
        (2560, 1440, 1.5),
        (3840, 2160, 1.0),
        (1280, 800, 1.0),
    ];
    for (index, (square, (width, height, scale))) in squares.into_iter().zip(sizes).enumerate() {
        resize(&mut person, width, height, scale);
        let label = format!("{} flat stone", person.game().side_to_move());
        person.click_button(&label);
        assert!(!person.hand().is_empty(), "{width}×{height} at {scale}");
        person.click_on(square);
        assert_eq!(person.cursor(), index + 1, "{width}×{height} at {scale}");
    }
}

#[test]
fn panels_stay_inside_the_window() {
    for setup in ["tak8", "hive:Base+MLP", "punct:standard"] {
        let mut person = Person::in_window(900, 600, Some(setup));
        person.frames(3);
        for (label, rect) in person.widgets() {
            assert!(
                rect.min.x >= -1.0 && rect.max.x <= 901.0,
                "{setup}: {label} at {rect:?}"
            );
        }
    }
}

#[test]
fn who_plays_is_chosen_with_the_game() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Black is played by");
    person.click_button("Beginner");
    person.click_button("Play Tak");
    person.frames(2);
    let beginner = Some(strata::ai::Strength::Beginner);
    assert_eq!(
        person.see::<strata::app::Seats>().levels(),
        [None, beginner]
    );
    // Back on the first screen the choice stands as it is at the table.
    person.tell(Command::Seat(
        strata::rules::Color::White,
        strata::app::Seat::of_level(beginner),
    ));
    person.tell(Command::Menu);
    person.frames(3);
    person.tell(Command::Seat(
        strata::rules::Color::White,
        strata::app::Seat::Person,
    ));
    person.frames(1);
    person.click_button("Play Hive");
    person.frames(2);
    assert_eq!(
        person.see::<strata::app::Seats>().levels(),
        [beginner, beginner]
    );
}
