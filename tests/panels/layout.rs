//! The layout measured: on every screen, in small windows and common ones, nothing sticks out of its panel or the
//! window, and no panel lies on another.

use super::{first, first_in, play, play_in, view};
use bevy_egui::egui::{self, Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{Engines, Pace, Seat, Seats};
use strata::learn::coach::{Danger, Purpose, Review};
use strata::panels::{CoachView, EditView, EngineSeat, PlayView, PlayersView, Stack};
use strata::protocol::client::{Fault, Protocol};
use strata::rules::Color;
use strata::store::EngineEntry;
use strata::words::{Language, Sentence, Words, engine_fault, objection};

/// The windows that every screen must fit without scrolling sideways.
const SIZES: [[f32; 2]; 2] = [[900.0, 600.0], [1280.0, 800.0]];

/// Levels and people in the seats.
fn levels(levels: [Option<Strength>; 2]) -> PlayersView {
    PlayersView {
        seats: Seats::of_levels(levels).0,
        ..PlayersView::default()
    }
}

/// The panels of the play screen by their areas.
fn panels_of(ctx: &egui::Context) -> Vec<(String, Rect)> {
    let names = [
        "toolbar",
        "status",
        "result",
        "stack",
        "editor",
        "task",
        "puzzle",
        "coach",
        "analysis",
        "evaluation",
    ];
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
                players: levels([None, Some(Strength::ALL[0])]),
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
        let level = levels([Some(Strength::ALL[0]); 2]);
        let quiet = PlayView {
            players: level.clone(),
            ..view("tak5")
        };
        let busy = PlayView {
            hand_empty: false,
            can_finish: true,
            thinking: Some("thinking, depth 7: c3, d4, c4, d3, b2, e4, a1, a2, a3".to_owned()),
            ..quiet.clone()
        };
        let [before, after] = [quiet, busy].map(|view| panels_of(&play(size, view).ctx));
        assert_eq!(before, after, "{size:?}");
    }
}

/// Every label of a screen is as wide as its words: nothing is cut off.
pub fn nothing_is_cut<S>(screen: &str, harness: &Harness<'_, S>) {
    let shapes = &harness.output().shapes;
    for clipped in shapes {
        if let egui::Shape::Text(text) = &clipped.shape {
            assert!(
                !text.galley.elided,
                "{screen}: “{}” is cut off",
                text.galley.text()
            );
        }
    }
}

/// A game in the middle, with all that may stand in its panels at once, worded by the language itself.
fn busy(words: &Words, setup: &str) -> PlayView {
    let guidance = [
        strata::say!(words, "play-must-pass", side = strata::rules::Color::Black),
        strata::say!(
            words,
            "play-thinks",
            side = strata::rules::Color::Black,
            level = Strength::Adaptive
        ),
    ];
    PlayView {
        guidance: guidance.join(" "),
        must_pass: true,
        can_finish: true,
        can_rotate: true,
        hand_empty: false,
        can_play_hint: true,
        players: levels([None, Some(Strength::Adaptive)]),
        pace: None,
        stack: Some(stack()),
        thinking: Some("12: c3, d4, c4, d3, b2".to_owned()),
        ..view(setup)
    }
}

#[test]
fn the_first_screen_fits_in_every_language() {
    for language in Language::ALL {
        for size in SIZES {
            let name = format!("start in {language}");
            let harness = first_in(language, size, Some("PÜNCT"));
            fits(&name, size, &harness);
            nothing_is_cut(&name, &harness);
            let window = Rect::from_min_size(Pos2::default(), size.into());
            let words = Words::of(language);
            for game in ["games-punct", "games-hive", "games-tak"] {
                let key = strata::words::Key::find(game).unwrap();
                let game = words.say(&key.into());
                let play = strata::say!(words, "start-play", game = game);
                let rect = harness.get_by_label(&play).rect();
                assert!(
                    window.contains_rect(rect),
                    "{name} {size:?}: {play} at {rect:?}"
                );
            }
        }
    }
}

#[test]
fn the_play_screen_fits_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        for setup in ["hive:Base+MLP", "tak8", "punct:standard"] {
            for size in SIZES {
                let name = format!("{setup} in {language}");
                let quiet = play_in(language, size, view(setup));
                fits(&name, size, &quiet);
                nothing_is_cut(&name, &quiet);
                // The bar shows all its menus, whatever they are called.
                let last = quiet.get_by_label(&strata::say!(words, "menu-view")).rect();
                assert!(last.right() <= size[0] - 12.0, "{name} {size:?}: {last:?}");
                let harness = play_in(language, size, busy(&words, setup));
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
                let mut playing = view(setup);
                playing.players = levels([Some(Strength::Master); 2]);
                playing.pace = Some(Pace::WithPauses);
                fits(&name, size, &play_in(language, size, playing));
            }
        }
    }
}

#[test]
fn a_game_that_is_over_fits_in_every_language() {
    use strata::record::Claim;
    use strata::rules::Color;
    for language in Language::ALL {
        for size in SIZES {
            let mut over = view("hive:Base+ML");
            over.claim = Some(Claim::OutOfTime(Color::White));
            let name = format!("a result in {language}");
            let harness = play_in(language, size, over);
            fits(&name, size, &harness);
            nothing_is_cut(&name, &harness);
        }
    }
}

#[test]
fn the_editor_fits_in_every_language() {
    for language in Language::ALL {
        for size in SIZES {
            let mut editing = view("hive:Base+MLP");
            editing.setting_up = Some(EditView {
                move_number: 7,
                text: Some("a position".to_owned()),
                problem: None,
                saved: Some("scene.ron".to_owned()),
            });
            let name = format!("the editor in {language}");
            let harness = play_in(language, size, editing);
            fits(&name, size, &harness);
            nothing_is_cut(&name, &harness);
        }
    }
}

/// Everything that the coach says stands in its strip, in every language, and what it takes doesn't hang on what it says.
#[test]
fn the_coach_fits_in_every_language_and_the_board_stays_where_it_is() {
    let review = Review {
        best: 0.72,
        left: 0.09,
        danger: Danger::Worse,
        line: Vec::new(),
        reason: Some(Purpose::BlocksRoad(Some(3))),
        arrows: Vec::new(),
    };
    for language in Language::ALL {
        let words = Words::of(language);
        let watching = strata::key!("coach-watching").into();
        let objection = objection(&review, strata::rules::Color::Black, "N8-K14r3");
        for size in SIZES {
            let name = format!("the coach in {language}");
            let shown = |sentence: &Sentence, objects| {
                let coach = Some(CoachView {
                    words: words.say(sentence),
                    objects,
                });
                let view = PlayView {
                    coach_on: true,
                    coach,
                    ..busy(&words, "punct:standard")
                };
                let harness = play_in(language, size, view);
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
                harness.state().free
            };
            let quiet = shown(&watching, false);
            assert_eq!(quiet, shown(&objection, true), "{name} {size:?}");
            assert!(quiet.height() > 300.0, "{name} {size:?}: {quiet:?}");
        }
    }
}

/// An engine sits in a seat and has failed: what it did and what can be done stand in its side's panel.
#[test]
fn the_trouble_with_an_engine_fits_in_every_language() {
    let engines = Engines::of_entries(&[EngineEntry {
        name: "Nokamute 1.0.3".to_owned(),
        program: "/bin/fake".to_owned(),
        protocol: Protocol::Uhp,
        plays: vec!["hive:Base+MLP".to_owned()],
        ..EngineEntry::default()
    }]);
    let id = engines.iter().next().unwrap().id;
    for language in Language::ALL {
        let words = Words::of(language);
        let fault = engine_fault("Nokamute 1.0.3", &Fault::Silent(Duration::from_secs(5)));
        let stopped = words.say(&strata::sentence!("engines-stopped", fault = fault));
        let sitting = PlayersView {
            seats: [Seat::Person, Seat::Engine(id)],
            engines: vec![EngineSeat {
                id,
                name: "Nokamute 1.0.3".to_owned(),
                about: "UHP · Hive".to_owned(),
                move_secs: 2,
                can_hurry: false,
            }],
            trouble: None,
        };
        let troubled = PlayersView {
            trouble: Some((Color::Black, stopped.clone())),
            ..sitting.clone()
        };
        for size in SIZES {
            for players in [&sitting, &troubled] {
                let shown = PlayView {
                    players: players.clone(),
                    ..view("hive:Base+MLP")
                };
                let harness = play_in(language, size, shown);
                let name = format!("an engine's trouble in {language}");
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
                let is_told = harness.query_by_label(&stopped).is_some();
                assert_eq!(is_told, players.trouble.is_some());
            }
        }
    }
}
