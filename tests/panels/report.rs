//! The analysis of the whole game in the column of the moves.

use super::history::long_game;
use super::layout::{fits, nothing_is_cut};
use super::{play, play_in, view};
use bevy_egui::egui::Rect;
use egui_kittest::kittest::{NodeT, Queryable};
use std::sync::Arc;
use strata::analysis::{Cause, Mark, Way};
use strata::app::{Proposal, PuzzleRequest, ReportRequest};
use strata::panels::{Command, LineView, MistakeRow, PlayView, ReportRows, SideRow};
use strata::record::tree::NodeId;
use strata::rules::{Color, Win};
use strata::words::{Language, Words, cause_words};

const SIZES: [[f32; 2]; 3] = [[900.0, 600.0], [1280.0, 800.0], [1920.0, 1080.0]];

/// A game of Tak of forty moves with a report in which move 17 is a mistake for every reason there is.
fn reported(words: &Words) -> PlayView {
    let mut shown = view("tak5");
    shown.history = long_game(40);
    let mut nodes = Vec::new();
    for row in &shown.history.move_list.rows {
        if let strata::panels::RowKind::Moves { cells, .. } = &row.kind {
            nodes.extend(
                cells
                    .iter()
                    .flatten()
                    .map(|cell| (cell.at, cell.text.clone())),
            );
        }
    }
    let at = nodes[16].0;
    shown.history.cursor = Some(at);
    let setup = shown.setup.clone();
    let causes = [
        Cause::LetsWin { moves: 3 },
        Cause::AllowsThreat(Win::Road, Some(Way::File(3))),
        Cause::ClosesOwnWay { missing: Some(4) },
        Cause::LosesLead,
    ];
    let why = |&cause: &Cause| words.say(&cause_words(cause, Color::White, &setup));
    let line = LineView {
        from: Some(at),
        moves: Vec::new(),
        words: String::new(),
    };
    let mistake = MistakeRow {
        at,
        ply: 17,
        text: "9. 3c4-12".to_owned(),
        mark: Mark::Blunder,
        lost: 64,
        turned: true,
        whys: causes.iter().map(why).collect(),
        better: line.clone(),
        answer: line,
        hidden: None,
    };
    shown.report = Some(Arc::new(ReportRows {
        chances: (0..=40).map(|ply| 0.5 + 0.01 * f64::from(ply)).collect(),
        line: nodes,
        marks: vec![(17, Mark::Blunder)],
        sides: Color::BOTH
            .map(|side| SideRow {
                side,
                accuracy: Some(88),
                marks: [1, 2, 13, 4, 15],
            })
            .into(),
        mistakes: vec![mistake],
    }));
    shown.report_ply = 17;
    shown
}

#[test]
fn the_report_fits_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        for size in SIZES {
            for sweep in [None, Some([17, 40])] {
                let mut shown = reported(&words);
                shown.sweep = sweep;
                let mut harness = play_in(language, size, shown);
                harness.state_mut().open.report_shown = true;
                harness.run();
                let name = format!("the report in {language}");
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
            }
        }
    }
}

#[test]
fn a_mistake_is_gone_to_and_says_why_it_is_one() {
    let words = Words::of(Language::English);
    let mut harness = play([1280.0, 800.0], reported(&words));
    harness.get_by_label("Report").click();
    harness.run();
    assert!(harness.state().open.report_shown);
    harness.get_by_label("White: accuracy 88%");
    harness.get_by_label("It lets Black finish a road along file c with one move.");
    harness.get_by_label("It turned the game.");
    let row = "Move 17, 9. 3c4-12: loses 64 percent of the winning chance";
    let at = harness.state().view.history.cursor.unwrap();
    harness.get_by_label(row).click();
    harness.run();
    harness.get_by_label("Learn from your mistakes").click();
    harness.run();
    harness.get_by_label("Analyse the game").click();
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [
            Proposal::Jump(at).into(),
            PuzzleRequest::Mistakes.into(),
            ReportRequest::Analyse.into(),
        ]
    );
}

#[test]
fn the_graph_lies_under_the_moves_and_says_where_the_table_is() {
    let words = Words::of(Language::English);
    let harness = play([1280.0, 800.0], reported(&words));
    let graph = harness.get_by_label("White’s winning chances, move by move");
    let place: Rect = graph.rect();
    let first = harness.get_by_label("Move 17: d5>");
    assert!(place.top() >= first.rect().bottom());
    let said = graph.accesskit_node().value().unwrap_or_default();
    assert!(said.contains("Move 17"), "{said}");
    assert_ne!(harness.state().view.history.cursor, Some(NodeId::ROOT));
}

#[test]
fn without_a_report_the_moves_stand_alone() {
    let mut shown = view("tak5");
    shown.history = long_game(40);
    let harness = play([1280.0, 800.0], shown);
    assert!(harness.query_by_label("Report").is_none());
    assert!(
        harness
            .query_by_label("White’s winning chances, move by move")
            .is_none()
    );
}

#[test]
fn a_game_that_is_over_offers_its_analysis_once() {
    let mut shown = view("tak5");
    shown.history = long_game(40);
    shown.outcome = Some(strata::rules::Outcome::Won {
        by: Color::White,
        how: Win::Road,
    });
    shown.can_analyse = true;
    let mut harness = play([1280.0, 800.0], shown.clone());
    harness.get_by_label("Analyse the game").click();
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [ReportRequest::Analyse.into()] as [Command; 1]
    );
    shown.sweep = Some([0, 40]);
    let mut harness = play([1280.0, 800.0], shown);
    assert!(harness.query_by_label("Analyse the game").is_none());
    harness.get_by_label("Stop").click();
    harness.run();
    assert_eq!(
        harness.state().wanted,
        [ReportRequest::Analyse.into()] as [Command; 1]
    );
}
