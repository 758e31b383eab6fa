//! The play screen.

use super::history::long_game;
use super::{WINDOWS, enabled, play, view};
use bevy_egui::egui::{Pos2, Rect};
use egui_kittest::kittest::Queryable;
use strata::app::{Intent, Preset, Quality, QualityChoice};
use strata::panels::{Command, PlayView, Stack};
use strata::rules::{Color, Draw, Outcome, Step, Win};

#[test]
fn each_side_is_named_and_its_reserve_read_out() {
    for (setup, piece) in [
        ("punct:standard", "triangle, 6 left"),
        ("hive:Base+MLP", "pillbug, 1 left"),
        ("tak8", "capstone, 2 left"),
    ] {
        let harness = play([1280.0, 800.0], view(setup));
        for side in Color::BOTH {
            harness.get_by_label(&side.to_string());
            harness.get_by_label(&format!("{side} {piece}"));
        }
        harness.get_by_label("to move");
    }
}

#[test]
fn a_side_whose_reserve_is_empty_is_still_named() {
    let mut empty = view("tak5");
    for reserve in &mut empty.reserves {
        for kind in reserve {
            kind.count = 0;
            kind.step = None;
        }
    }
    let harness = play([1280.0, 800.0], empty);
    harness.get_by_label("White");
    harness.get_by_label("Black");
    assert_eq!(harness.get_all_by_label("Reserve empty").count(), 2);
}

#[test]
fn a_click_on_a_reserve_piece_takes_it_and_only_that_of_the_side_to_move() {
    let mut harness = play([1280.0, 800.0], view("hive:Base"));
    harness.get_by_label("Black ant, 3 left").click();
    harness.run();
    assert!(harness.state().wanted.is_empty());
    assert!(!enabled(&harness.get_by_label("Black ant, 3 left")));
    harness.get_by_label("White ant, 3 left").click();
    harness.run();
    let [Command::Do(Intent::Step(Step::Choose(kind)))] = harness.state().wanted[..] else {
        panic!("{:?}", harness.state().wanted);
    };
    assert_eq!(
        Some(Step::Choose(kind)),
        harness.state().view.reserves[0]
            .iter()
            .find(|w| w.kind == kind)
            .unwrap()
            .step
    );
}

#[test]
fn undo_and_redo_can_be_pressed_when_there_is_something_to_undo_or_redo() {
    let harness = play([1280.0, 800.0], view("tak5"));
    assert!(!enabled(&harness.get_by_label("Undo")));
    assert!(!enabled(&harness.get_by_label("Redo")));
    let played = PlayView {
        can_undo: true,
        can_redo: true,
        ..view("tak5")
    };
    let mut harness = play([1280.0, 800.0], played);
    harness.get_by_label("Undo").click();
    harness.run();
    harness.get_by_label("Redo").click();
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [Command::Do(Intent::Undo), Command::Do(Intent::Redo)]
    );
}

#[test]
fn the_line_at_the_bottom_guides_and_after_a_refusal_says_why() {
    let harness = play([900.0, 600.0], view("tak5"));
    harness.get_by_label("White to move — do something.");
    let why = "A refusal that is long enough to need two lines of a narrow window, because it explains a rule with a \
               reason, an exception and the place on the board where it all happens, so that nobody has to ask again.";
    let refused = PlayView {
        refusal: Some(why.to_owned()),
        ..view("tak5")
    };
    for size in WINDOWS {
        let harness = play(size, refused.clone());
        let line = harness.get_by_label(why).rect();
        let window = Rect::from_min_size(Pos2::default(), size.into());
        assert!(window.contains_rect(line), "{size:?}: {line:?}");
        assert!(
            harness
                .query_by_label("White to move — do something.")
                .is_none()
        );
    }
}

#[test]
fn the_buttons_of_a_move_in_the_making_are_there_when_they_mean_something() {
    let harness = play([900.0, 600.0], view("punct:standard"));
    for name in ["Turn", "Done", "Back", "Pass"] {
        assert!(harness.query_by_label(name).is_none(), "{name}");
    }
    let in_hand = PlayView {
        hand_empty: false,
        can_finish: true,
        can_rotate: true,
        must_pass: true,
        ..view("punct:standard")
    };
    let mut harness = play([900.0, 600.0], in_hand);
    for name in ["Pass", "Turn", "Done", "Back"] {
        harness.get_by_label(name).click();
        harness.run();
    }
    let wanted = [
        Intent::Step(Step::Pass),
        Intent::Rotate(1),
        Intent::Finish,
        Intent::StepBack,
    ]
    .map(Command::Do);
    assert_eq!(harness.state().wanted, wanted);
}

#[test]
fn the_result_is_told_with_a_way_on() {
    let mut over = view("tak5");
    over.outcome = Some(Outcome::Drawn(Draw::Repetition));
    for size in WINDOWS {
        let mut harness = play(size, over.clone());
        harness.get_by_label("Draw: the same position stands here for the third time.");
        harness.get_by_label("Rematch").click();
        harness.run();
        assert_eq!(harness.state().wanted, [Command::Rematch]);
        assert!(harness.query_by_label("to move").is_none());
    }
}

#[test]
fn the_result_says_whose_stands_beside_the_board_and_can_be_closed() {
    for (how, words) in [
        (Win::Surround, "Black wins: White’s queen is surrounded."),
        (
            Win::Road,
            "Black wins: Black’s road joins two opposite edges.",
        ),
    ] {
        let by = Color::Black;
        let mut over = view("hive:Base");
        over.outcome = Some(Outcome::Won { by, how });
        for size in WINDOWS {
            let mut harness = play(size, over.clone());
            let rect = harness.get_by_label(words).rect();
            let free = harness.state().free;
            assert!(!free.intersects(rect), "{size:?}: {rect:?} in {free:?}");
            harness.get_by_label("Close").click();
            harness.run();
            assert!(harness.query_by_label(words).is_none());
            // After undo and another end it is there again.
            harness.state_mut().view.outcome = None;
            harness.run();
            harness.state_mut().view.outcome = over.outcome;
            harness.run();
            harness.get_by_label(words);
        }
    }
}

#[test]
fn komi_is_counted_beside_black_s_flats() {
    let mut counted = view("tak6+komi2.5");
    counted.score = Some([7, 1]);
    let harness = play([1280.0, 800.0], counted);
    harness.get_by_label("7 flats");
    harness.get_by_label("1 flat + 2½ komi");
}

#[test]
fn menus_hold_the_cameras_and_the_qualities() {
    let mut harness = play([1280.0, 800.0], view("tak5"));
    harness.get_by_label("Camera").click();
    harness.run();
    harness.get_by_label_contains("Black's side").click();
    harness.run();
    harness.get_by_label("View").click();
    harness.run();
    harness.get_by_label("Auto (now high)");
    harness.get_by_label("Low").click();
    harness.run();
    let low = QualityChoice::Always(Quality::Low);
    let wanted = [Command::Camera(Preset::Black), Command::Quality(low)];
    assert_eq!(harness.state().wanted, wanted);
}

#[test]
fn the_game_menu_leads_to_a_new_game_a_rematch_the_keys_and_out() {
    let mut harness = play([1280.0, 800.0], view("tak5"));
    let entries = [
        ("New game", Command::Menu),
        ("Rematch, sides changed", Command::RematchSwapped),
        ("Keys", Command::ToggleHelp),
        ("Quit", Command::Quit),
    ];
    for (name, command) in entries {
        harness.get_by_label("Game").click();
        harness.run();
        harness.get_by_label_contains(name).click();
        harness.run();
        assert_eq!(harness.state_mut().wanted.pop(), Some(command));
    }
}

/// Everything at once: nothing lies on anything else, nothing sticks out.
#[test]
fn nothing_overlaps_in_any_window() {
    for setup in ["hive:Base+MLP", "tak8", "punct:standard"] {
        let full = PlayView {
            refusal: Some(
                "A refusal of a common length: it says what stands in the way, and where."
                    .to_owned(),
            ),
            outcome: Some(Outcome::Drawn(Draw::Repetition)),
            hand_empty: false,
            can_finish: true,
            can_rotate: true,
            stack: Some(Stack {
                name: "F7".to_owned(),
                levels: (1..=20)
                    .rev()
                    .map(|level| format!("{level}  Black flat stone"))
                    .collect(),
            }),
            history: long_game(300),
            just_edited: Some("Deleted c3 and the 12 moves after it.".to_owned()),
            ..view(setup)
        };
        for size in WINDOWS {
            let mut harness = play(size, full.clone());
            harness.state_mut().history.0 = Some(true);
            harness.state_mut().open.comment.open();
            harness.run();
            let window = Rect::from_min_size(Pos2::default(), size.into());
            let areas = ["toolbar", "status", "result", "stack"].map(str::to_owned);
            let ids = areas
                .iter()
                .map(|name| bevy_egui::egui::Id::new(name.as_str()));
            let ids = ids
                .chain([0usize, 1].map(|side| bevy_egui::egui::Id::new(("player", side))))
                .chain([bevy_egui::egui::Id::new(("history", true))]);
            let rects: Vec<_> = ids
                .map(|id| {
                    let rect = harness.ctx.memory(|memory| memory.area_rect(id));
                    (id, rect.expect("every panel is shown"))
                })
                .collect();
            for (i, (_, one)) in rects.iter().enumerate() {
                assert!(
                    window.expand(1.0).contains_rect(*one),
                    "{setup} {size:?}: panel {i} at {one:?}"
                );
                for (k, (_, other)) in rects.iter().enumerate().skip(i + 1) {
                    let shared = one.intersect(*other);
                    let overlap = shared.width() > 1.0 && shared.height() > 1.0;
                    assert!(
                        !overlap,
                        "{setup} {size:?}: panels {i} {one:?} and {k} {other:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_the_panels_leave_free_is_most_of_a_common_window() {
    let harness = play([1280.0, 800.0], view("punct:standard"));
    let free = harness.state().free;
    assert!(free.width() > 760.0 && free.height() > 640.0, "{free:?}");
}

#[test]
fn the_stack_under_the_pointer_is_read_from_the_top_down() {
    let mut looking = view("hive:Base");
    let levels = ["2  White beetle", "1  Black queen"].map(str::to_owned);
    looking.stack = Some(Stack {
        name: "1,2".to_owned(),
        levels: levels.to_vec(),
    });
    let harness = play([1280.0, 800.0], looking);
    harness.get_by_label("Stack 1,2");
    let [top, bottom] = levels.map(|line| harness.get_by_label(&line).rect().top());
    assert!(top < bottom);
}
