//! The analysis beside the board: the bar, the lines, and what can be chosen.

use super::layout::{fits, nothing_is_cut};
use super::{play, play_in, view};
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use std::sync::Arc;
use strata::app::{LineSource, Proposal};
use strata::panels::{AnalysisView, Command, EditView, PlayView, Stack, VariationView};
use strata::rules::Game;
use strata::words::{Language, Words};

/// An analysis with so many long lines, worded by the language.
fn analysis(words: &Words, count: u8, in_notation: bool) -> AnalysisView {
    let game = Game::new(&"tak5".parse().unwrap());
    let text = if in_notation {
        "a1".to_owned()
    } else {
        // About as long as the words for a move become.
        strata::say!(
            words,
            "play-move-climb-to",
            piece = strata::rules::Kind::Punct(strata::rules::punct::Shape::Triangle),
            from = "G12",
            to = "N8"
        )
    };
    let line = VariationView {
        short: strata::say!(words, "settings-percent", percent = 57),
        verdict: strata::say!(words, "analysis-chance", percent = 57),
        moves: vec![text; if in_notation { 12 } else { 6 }],
        played: game.legal_moves()[..12].to_vec(),
    };
    AnalysisView {
        white: Some(0.57),
        verdict: strata::say!(words, "analysis-chance", percent = 57),
        short: "57".to_owned(),
        progress: strata::say!(words, "analysis-searching", depth = 24, thousands = 1250),
        source: "Strata".to_owned(),
        asked: LineSource::Strata,
        sources: vec![(LineSource::Strata, "Strata".to_owned())],
        lines: vec![line; count.into()],
        count,
        in_notation,
        shown: None,
    }
}

fn analysed(words: &Words, setup: &str, count: u8, in_notation: bool) -> PlayView {
    PlayView {
        analysis: Some(Arc::new(analysis(words, count, in_notation))),
        ..view(setup)
    }
}

fn stack() -> Stack {
    Stack {
        name: "e5".to_owned(),
        levels: (1..=9).map(|level| format!("{level}  Black")).collect(),
    }
}

#[test]
fn the_analysis_fits_in_every_language_beside_everything_else() {
    for language in Language::ALL {
        let words = Words::of(language);
        for size in [[900.0, 600.0], [1280.0, 800.0]] {
            for (count, in_notation) in [(1, true), (5, true), (5, false)] {
                let name = format!("the analysis in {language}");
                let mut view = analysed(&words, "hive:Base+MLP", count, in_notation);
                view.stack = Some(stack());
                let harness = play_in(language, size, view.clone());
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
                let free = harness.state().free;
                assert!(free.width() > 300.0 && free.height() > 300.0, "{free:?}");
                view.setting_up = Some(EditView {
                    move_number: 7,
                    text: Some("a position".to_owned()),
                    problem: None,
                    saved: None,
                });
                let harness = play_in(language, size, view);
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
            }
        }
    }
}

#[test]
fn the_bar_and_the_lines_are_read_out() {
    let words = Words::default();
    let harness = play([1280.0, 800.0], analysed(&words, "tak5", 2, true));
    let chance = "White’s winning chance: 57%";
    // The bar, the panel, and each line.
    assert_eq!(harness.get_all_by_label(chance).count(), 4);
    harness.get_by_label("Depth 24 · 1250k positions/s");
    harness.get_by_label("Line 2, move 3: a1");
    let bar = |memory: &bevy_egui::egui::Memory| memory.area_rect("evaluation");
    let bar: Rect = harness.ctx.memory(bar).unwrap();
    assert!(bar.width() < 30.0 && bar.height() > 400.0, "{bar:?}");
    assert!(harness.state().free.left() >= bar.right());
}

#[test]
fn how_many_lines_and_how_they_are_written_is_chosen_in_the_panel() {
    let words = Words::default();
    for (label, asked) in [
        ("More lines", Command::AnalysisLines(4)),
        ("Fewer lines", Command::AnalysisLines(2)),
        ("Notation", Command::AnalysisNotation(false)),
        ("Switch the analysis off", Command::Analyse),
    ] {
        let mut harness = play([1280.0, 800.0], analysed(&words, "tak5", 3, true));
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().wanted, [asked]);
    }
}

#[test]
fn a_move_of_a_line_is_shown_under_the_pointer_and_followed_by_a_click() {
    let words = Words::default();
    let view = analysed(&words, "tak5", 2, true);
    let line = view.analysis.as_ref().unwrap().lines[1].clone();
    let mut harness = play([1280.0, 800.0], view);
    let at = harness.get_by_label("Line 2, move 3: a1").rect().center();
    harness.event(Event::PointerMoved(at));
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [Command::PreviewLine(Some((1, 3)))],
        "once, however long it rests there"
    );
    harness.state_mut().wanted.clear();
    for pressed in [true, false] {
        harness.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::default(),
        });
        harness.run();
    }
    let follow = Proposal::Line(line.played[..3].to_vec());
    assert_eq!(harness.state().wanted, [Command::from(follow)]);
    harness.state_mut().wanted.clear();
    harness.event(Event::PointerMoved(Pos2::new(640.0, 400.0)));
    harness.run();
    assert_eq!(harness.state().wanted, [Command::PreviewLine(None)]);
}

#[test]
fn space_is_what_the_button_in_the_bar_says() {
    let mut harness = play([1280.0, 800.0], view("tak5"));
    harness.get_by_label("Analysis").click();
    harness.run();
    assert_eq!(harness.state().wanted, [Command::Analyse]);
    let tip = Command::Analyse.info().shortcut_text(&Words::default());
    assert_eq!(tip, "Space");
}
