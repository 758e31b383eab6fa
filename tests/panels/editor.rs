//! The play screen while a position is set up.

use super::{WINDOWS, enabled, play, view};
use egui_kittest::kittest::Queryable;
use strata::app::Arrange;
use strata::panels::{Command, EditView, PlayView};
use strata::rules::{Color, Game, Step};

fn setting_up(setup: &str, problem: Option<&str>) -> PlayView {
    let mut view = view(setup);
    let text = Game::new(&view.setup).write_position();
    for reserve in &mut view.reserves {
        for piece in reserve {
            piece.step = Some(Step::Choose(piece.kind));
        }
    }
    view.setting_up = Some(EditView {
        move_number: 7,
        text: problem.is_none().then_some(text),
        problem: problem.map(str::to_owned),
        saved: None,
    });
    view
}

#[test]
fn pieces_of_both_sides_can_be_taken_and_nobody_has_a_seat() {
    let mut harness = play([1280.0, 800.0], setting_up("hive:Base", None));
    for side in Color::BOTH {
        harness.get_by_label(&format!("{side} ant, 3 left")).click();
        harness.run();
    }
    let picked: Vec<Color> = harness
        .state()
        .wanted
        .iter()
        .map(|command| match command {
            Command::Arrange(Arrange::Pick(side, _)) => *side,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(picked, Color::BOTH);
    assert!(harness.query_by_label("White is played by").is_none());
    assert!(harness.query_by_label("Moves").is_none());
}

#[test]
fn what_is_impossible_can_neither_be_played_nor_saved_nor_copied() {
    let why = "The tiles don't form one hive.";
    for problem in [None, Some(why)] {
        let mut harness = play([1280.0, 800.0], setting_up("hive:Base", problem));
        for label in ["Play from here", "Save as scene…", "Copy"] {
            assert_eq!(enabled(&harness.get_by_label(label)), problem.is_none());
        }
        for label in ["Cancel", "Clear the board"] {
            assert!(enabled(&harness.get_by_label(label)));
        }
        harness.get_by_label("Play from here").click();
        harness.run();
        let played = harness.state().wanted == [Command::PlayFromHere];
        assert_eq!(played, problem.is_none());
    }
}

#[test]
fn the_panel_says_whose_turn_it_is_and_a_click_changes_it() {
    let mut harness = play([1280.0, 800.0], setting_up("tak5", None));
    harness.get_by_label("Black is to move").click();
    harness.run();
    harness.get_by_label("Clear the board").click();
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [
            Command::from(Arrange::ToMove(Color::Black)),
            Arrange::Clear.into()
        ]
    );
    let fields = harness.get_all_by_label("Position as TPS");
    let values: Vec<_> = fields.filter_map(|field| field.value()).collect();
    assert_eq!(values, ["x5/x5/x5/x5/x5 1 1"]);
}

#[test]
fn the_ways_out_are_in_sight_in_every_window() {
    for size in WINDOWS {
        let mut harness = play(size, setting_up("punct:standard", None));
        harness.run();
        for label in ["Play from here", "Cancel"] {
            let rect = harness.get_by_label(label).rect();
            assert!(
                rect.max.y <= size[1] && rect.max.x <= size[0],
                "{label} at {rect:?} in {size:?}"
            );
        }
    }
}
