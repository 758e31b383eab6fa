//! The first screen.

use super::{WINDOWS, first, first_in};
use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use std::collections::BTreeSet;
use strata::ai::Strength;
use strata::app::{Proposal, Seat, Seats};
use strata::panels::Command;
use strata::rules::Color;
use strata::words::{Language, Words, level_description};

/// What a click on a card's button asks for, with people on both sides unless it is said otherwise.
fn begins(setup: &str, seats: [Option<Strength>; 2]) -> Vec<Command> {
    let mut wanted = Color::BOTH
        .map(|side| Command::Seat(side, Seat::of_level(seats[side.index()])))
        .to_vec();
    let setup = setup.parse().expect("a set-up word");
    wanted.push(Command::from(Proposal::NewGame(setup)));
    wanted
}

#[test]
fn three_games_can_be_started_in_any_window() {
    for size in WINDOWS {
        for (name, setup) in [
            ("PÜNCT", "punct:standard"),
            ("Hive", "hive:Base"),
            ("Tak", "tak5"),
        ] {
            let mut harness = first(size, None);
            let button = format!("Play {name}");
            harness.get_by_label(&button).scroll_to_me();
            harness.run();
            harness.get_by_label(&button).click();
            harness.run();
            assert_eq!(harness.state().1, begins(setup, [None; 2]), "{size:?}");
        }
    }
}

#[test]
fn a_game_is_chosen_and_begun_in_every_language() {
    for (language, bug, play) in [
        (Language::Russian, "Божья коровка", "Играть: Улей"),
        (Language::Spanish, "Mariquita", "Jugar a Hive"),
        (Language::Polish, "Biedronka", "Graj w Hive"),
    ] {
        for size in WINDOWS {
            let mut harness = first_in(language, size, None);
            for label in [bug, play] {
                harness.get_by_label(label).scroll_to_me();
                harness.run();
                harness.get_by_label(label).click();
                harness.run();
            }
            assert_eq!(harness.state().1, begins("hive:Base+L", [None; 2]));
        }
    }
}

#[test]
fn the_chosen_variant_is_the_one_that_starts() {
    let mut harness = first([1280.0, 800.0], None);
    for choice in [
        "Basic",
        "Pillbug",
        "Ladybug",
        "More choices for Hive",
        "Tournament opening: no queen first",
        "More choices for PÜNCT",
        "Strict bridges: the PÜNCT must touch what it lands on",
        "8×8",
    ] {
        harness.get_by_label(choice).click();
        harness.run();
    }
    for game in ["Play PÜNCT", "Play Hive", "Play Tak"] {
        harness.get_by_label(game).click();
        harness.run();
    }
    let wanted = ["punct:basic+strict", "hive:Base+LP+tournament", "tak8"];
    let wanted = wanted.map(|word| begins(word, [None; 2])).concat();
    assert_eq!(harness.state().1, wanted);
}

#[test]
fn who_plays_each_side_is_chosen_for_any_game_in_any_window() {
    for size in WINDOWS {
        let mut harness = first(size, None);
        for (side, level) in [("White", "Master"), ("Black", "Beginner")] {
            let list = format!("{side} is played by");
            harness.get_by_label(&list).scroll_to_me();
            harness.run();
            harness.get_by_label(&list).click();
            harness.run();
            harness.get_by_label(level).scroll_to_me();
            harness.run();
            harness.get_by_label(level).click();
            harness.run();
        }
        harness.get_by_label("Play Tak").scroll_to_me();
        harness.run();
        harness.get_by_label("Play Tak").click();
        harness.run();
        let seats = [Some(Strength::Master), Some(Strength::Beginner)];
        assert_eq!(harness.state().1, begins("tak5", seats), "{size:?}");
    }
}

#[test]
fn a_newcomer_is_told_which_bugs_come_later_and_how_each_level_plays() {
    for language in Language::ALL {
        let words = Words::of(language);
        let mut harness = first_in(language, [1280.0, 800.0], None);
        let soon = strata::say!(words, "start-after-a-few-games");
        assert_eq!(harness.get_all_by_label(&soon).count(), 2, "{language}");
        let late = strata::say!(words, "start-knowing-the-others");
        assert_eq!(harness.get_all_by_label(&late).count(), 1, "{language}");
        let mut said = BTreeSet::new();
        for level in Strength::ALL {
            harness
                .state_mut()
                .0
                .show_seats(Seats::of_levels([None, Some(level)]).0);
            harness.run();
            let about = words.say(&level_description(level).into());
            harness.get_by_label(&about);
            said.insert(about);
        }
        assert_eq!(said.len(), Strength::ALL.len(), "{language}");
    }
}

#[test]
fn the_play_buttons_stand_in_one_line() {
    let harness = first([1280.0, 800.0], None);
    let tops =
        ["Play PÜNCT", "Play Hive", "Play Tak"].map(|name| harness.get_by_label(name).rect().top());
    assert!(
        (tops[0] - tops[1]).abs() < 1.0 && (tops[1] - tops[2]).abs() < 1.0,
        "{tops:?}"
    );
}

#[test]
fn an_open_game_can_be_continued() {
    let mut harness = first([900.0, 600.0], Some("Tak 5×5"));
    harness.get_by_label("Continue Tak 5×5").click();
    harness.run();
    assert_eq!(harness.state().1, [Command::Continue]);
    let harness = first([900.0, 600.0], None);
    assert!(harness.query_by_label_contains("Continue").is_none());
}

#[test]
fn a_list_of_players_is_walked_with_the_keyboard_and_closes_on_enter() {
    let mut harness = first([1280.0, 800.0], None);
    harness.get_by_label("Black is played by").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(harness.query_by_label("A person").is_some());
    harness.get_by_label_contains("Master").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(
        harness.query_by_label("A person").is_none(),
        "the list is closed"
    );
    harness.get_by_label("Play Tak").click();
    harness.run();
    let seats = [None, Some(Strength::Master)];
    assert_eq!(harness.state().1, begins("tak5", seats));
}

#[test]
fn the_keyboard_walks_to_what_lies_below_the_window() {
    let size = [853.0, 533.0];
    let mut harness = first(size, None);
    let window = bevy_egui::egui::Rect::from_min_size(bevy_egui::egui::Pos2::ZERO, size.into());
    let mut lowest: f32 = 0.0;
    for _ in 0..60 {
        harness.key_press(Key::Tab);
        harness.run();
        harness.run();
        let focused = harness.ctx.memory(bevy_egui::egui::Memory::focused);
        let Some(rect) = focused
            .and_then(|id| harness.ctx.read_response(id))
            .map(|it| it.rect)
        else {
            continue;
        };
        assert!(
            window.expand(2.0).contains(rect.center()),
            "the keyboard is at {rect:?}"
        );
        lowest = lowest.max(rect.bottom());
    }
    assert!(lowest > 400.0, "{lowest}");
}
