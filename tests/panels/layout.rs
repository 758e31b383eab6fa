//! The layout measured: on every screen, in small windows and common ones, nothing sticks out of its panel or the
//! window, and no panel lies on another.

use super::{first, play, view};
use bevy_egui::egui::{self, Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use strata::ai::Strength;
use strata::panels::{EditView, PlayView, Stack};

/// The windows that every screen must fit without scrolling sideways.
const SIZES: [[f32; 2]; 2] = [[900.0, 600.0], [1280.0, 800.0]];

/// The panels of the play screen by their areas.
fn panels_of(ctx: &egui::Context) -> Vec<(String, Rect)> {
    let names = ["toolbar", "status", "result", "stack", "editor"];
    let ids = names.map(|name| (name.to_owned(), egui::Id::new(name)));
    let more = [
        ("Black".to_owned(), egui::Id::new(("player", 1usize))),
        ("White".to_owned(), egui::Id::new(("player", 0usize))),
        ("moves".to_owned(), egui::Id::new(("history", true))),
        ("moves' tab".to_owned(), egui::Id::new(("history", false))),
    ];
    let shown = |id| ctx.memory(|memory| memory.areas().is_visible(&id_layer(id)));
    let rect = |id| ctx.memory(|memory| memory.area_rect(id));
    ids.into_iter()
        .chain(more)
        .filter(|(_, id)| shown(*id))
        .filter_map(|(name, id)| Some((name, rect(id)?)))
        .collect()
}

fn id_layer(id: egui::Id) -> egui::LayerId {
    egui::LayerId::new(egui::Order::Middle, id)
}

/// Fails where a widget of the screen sticks out of the window at a side, or where panels overlap.
pub fn fits<S>(screen: &str, size: [f32; 2], harness: &Harness<'_, S>) {
    let window = Rect::from_min_size(Pos2::default(), size.into()).expand(1.0);
    for node in harness.get_all_by(|node| node.bounding_box().is_some()) {
        let rect = node.rect();
        let label = node.accesskit_node().label().unwrap_or_default();
        if rect.is_positive() && !label.is_empty() {
            assert!(
                rect.left() >= window.left() && rect.right() <= window.right(),
                "{screen} {size:?}: {label} at {rect:?}"
            );
        }
    }
    let panels = panels_of(&harness.ctx);
    for (i, (name, one)) in panels.iter().enumerate() {
        assert!(
            window.contains_rect(*one),
            "{screen} {size:?}: {name} at {one:?}"
        );
        for (other_name, other) in &panels[i + 1..] {
            let shared = one.intersect(*other);
            assert!(
                shared.width() <= 1.0 || shared.height() <= 1.0,
                "{screen} {size:?}: {name} {one:?} and {other_name} {other:?}"
            );
        }
    }
}

fn stack() -> Stack {
    let levels = (1..=21).rev();
    Stack {
        name: "e5".to_owned(),
        levels: levels
            .map(|level| format!("{level}  Black flat stone"))
            .collect(),
    }
}

#[test]
fn the_first_screen_fits_with_all_its_play_buttons() {
    for size in SIZES {
        let harness = first(size, Some("PÜNCT, standard"));
        fits("start", size, &harness);
        for name in ["Play PÜNCT", "Play Hive", "Play Tak"] {
            let rect = harness.get_by_label(name).rect();
            let window = Rect::from_min_size(Pos2::default(), size.into());
            assert!(window.contains_rect(rect), "{size:?}: {name} at {rect:?}");
        }
    }
}

#[test]
fn the_cards_wrap_in_a_narrow_window() {
    let harness = first([640.0, 600.0], None);
    fits("start", [640.0, 600.0], &harness);
    let [left, right] = ["Play PÜNCT", "Play Tak"].map(|name| harness.get_by_label(name).rect());
    assert!(right.top() > left.bottom());
}

#[test]
fn the_play_screen_fits_and_the_stack_lies_beside_the_board() {
    for setup in ["hive:Base+MLP", "tak8", "punct:standard"] {
        for size in SIZES {
            let looking = PlayView {
                stack: Some(stack()),
                players: [None, Some(Strength::ALL[0])],
                ..view(setup)
            };
            let harness = play(size, looking);
            fits(setup, size, &harness);
            let area = |memory: &egui::Memory| memory.area_rect(egui::Id::new("stack"));
            let stack = harness.ctx.memory(area).unwrap();
            let free = harness.state().free;
            assert!(
                free.right() <= stack.left() + 1.0,
                "{size:?}: {free:?} {stack:?}"
            );
            assert!(free.width() > 400.0, "{size:?}: {free:?}");
        }
    }
}

#[test]
fn a_position_is_set_up_on_a_screen_that_fits() {
    for size in SIZES {
        let mut editing = view("hive:Base+MLP");
        editing.setting_up = Some(EditView {
            move_number: 7,
            text: Some("a position".to_owned()),
            problem: None,
            saved: None,
        });
        let harness = play(size, editing);
        fits("editor", size, &harness);
    }
}

#[test]
fn panels_stay_where_they_are_when_a_level_thinks_and_a_piece_is_in_hand() {
    for size in SIZES {
        let level = [Some(Strength::ALL[0]); 2];
        let quiet = PlayView {
            players: level,
            ..view("tak5")
        };
        let busy = PlayView {
            hand_empty: false,
            can_finish: true,
            thinking: Some("thinking, depth 7: c3, d4, c4, d3, b2, e4, a1, a2, a3".to_owned()),
            ..quiet.clone()
        };
        let [before, after] = [quiet, busy].map(|view| {
            let panels = panels_of(&play(size, view).ctx);
            panels
                .into_iter()
                .filter(|(name, _)| name != "status")
                .collect::<Vec<_>>()
        });
        assert_eq!(before, after, "{size:?}");
    }
}
