//! The pages on which a game is learnt, and the panel beside a task.

use super::layout::fits;
use super::{play, view};
use bevy_egui::egui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use strata::app::{LearnPage, LearnPart, LearnRequest, TaskPlace};
use strata::learn::{GAMES, Progress, Rulebook, courses};
use strata::panels::{self, Command, RulesPage, TaskView};
use strata::words::{Key, Language, Speaker, Words};

pub struct Page {
    shown: LearnPage,
    pub done: Progress,
    rules: RulesPage,
    pub wanted: Vec<Command>,
}

pub fn page(language: Language, size: [f32; 2], shown: LearnPage) -> Harness<'static, Page> {
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui: &mut egui::Ui, page: &mut Page| {
            super::style_once(ui.ctx());
            if ui.words().language() != language {
                panels::speak(ui.ctx(), &Words::of(language));
            }
            let Page {
                shown,
                done,
                rules,
                wanted,
            } = page;
            panels::learn_screen(ui.ctx(), shown, done, rules, wanted);
        },
        Page {
            shown,
            done: Progress::default(),
            rules: RulesPage::default(),
            wanted: Vec::new(),
        },
    );
    harness.run();
    harness
}

fn said(language: Language, key: &str) -> String {
    Words::of(language).say(&Key::find(key).unwrap().into())
}

const SIZES: [[f32; 2]; 2] = [[900.0, 600.0], [1280.0, 800.0]];

#[test]
fn every_page_of_what_is_learnt_fits_in_every_language() {
    for language in Language::ALL {
        for size in SIZES {
            for (game, word) in GAMES.into_iter().enumerate() {
                let shown = LearnPage {
                    game,
                    ..LearnPage::default()
                };
                let name = format!("{word}'s course in {language}");
                fits(&name, size, &page(language, size, shown));
                let puzzles = LearnPage {
                    part: LearnPart::Puzzles,
                    ..shown
                };
                let name = format!("{word}'s puzzles in {language}");
                fits(&name, size, &page(language, size, puzzles));
                let book = Rulebook::of(word).unwrap().unwrap();
                for chapter in 0..book.chapters.len() {
                    let shown = LearnPage {
                        part: LearnPart::Rules,
                        chapter,
                        ..shown
                    };
                    let name = format!("{word}'s chapter {chapter} in {language}");
                    fits(&name, size, &page(language, size, shown));
                }
            }
        }
    }
}

#[test]
fn the_way_through_a_course_is_one_button() {
    let mut harness = page(Language::English, SIZES[1], LearnPage::default());
    harness.get_by_label("Begin").click();
    harness.run();
    let first = TaskPlace {
        course: 0,
        stage: 0,
        task: 0,
    };
    let wanted = &harness.state().wanted;
    assert_eq!(*wanted, [LearnRequest::Begin(first).into()]);
    // Once something is done it leads to the next.
    let (name, _) = first.task().unwrap();
    let game = courses()[0].game.clone();
    harness.state_mut().done.done(&game, name, 2);
    harness.run();
    harness.get_by_label("Go on").click();
    harness.run();
    let next = first.next().unwrap();
    assert_eq!(
        harness.state().wanted.last(),
        Some(&LearnRequest::Begin(next).into())
    );
    assert!(harness.query_by_label("2 stars").is_some());
}

#[test]
fn rules_are_searched_in_the_language_that_is_spoken() {
    for (language, game, query) in [
        (Language::English, 1, "gate"),
        (Language::Russian, 2, "тракт"),
        (Language::Spanish, 0, "puente"),
        (Language::Polish, 0, "most"),
    ] {
        let shown = LearnPage {
            game,
            part: LearnPart::Rules,
            ..LearnPage::default()
        };
        let mut harness = page(language, SIZES[1], shown);
        let hint = said(language, "learn-search");
        let is_field = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
            node.role() == egui::accesskit::Role::TextInput
        };
        harness.get_by(is_field).focus();
        harness.run();
        harness.event(egui::Event::Text(query.to_owned()));
        harness.run();
        let nothing = said(language, "learn-nothing-found");
        assert!(
            harness.query_by_label(&nothing).is_none(),
            "{hint}: {query}"
        );
        let found = harness.query_all_by(|node| {
            // What a label says is its value.
            let words = node.value().or(node.label()).unwrap_or_default();
            words.to_lowercase().contains(query)
        });
        assert!(found.count() > 0, "{language}: {query}");
    }
}

#[test]
fn an_example_of_the_rules_is_put_on_the_table_by_a_click() {
    let book = Rulebook::of("tak").unwrap().unwrap();
    let with_example = book.chapters.iter().position(|chapter| {
        let mut blocks = chapter.blocks.iter();
        blocks.any(|block| matches!(block, strata::learn::rulebook::Block::Scene(_)))
    });
    let shown = LearnPage {
        game: 2,
        part: LearnPart::Rules,
        chapter: with_example.unwrap(),
        ..LearnPage::default()
    };
    let mut harness = page(Language::English, SIZES[1], shown);
    harness.get_all_by_label("Try it").next().unwrap().click();
    harness.run();
    let [Command::File(strata::app::FileRequest::ReadText(text))] = &harness.state().wanted[..]
    else {
        panic!("{:?}", harness.state().wanted);
    };
    assert!(text.contains("Scene("));
}

#[test]
fn a_task_says_what_to_do_and_what_came_of_it() {
    for size in SIZES {
        let mut tried = view("tak5");
        tried.task = Some(TaskView {
            stage: "The goal".to_owned(),
            number: [1, 2],
            goal: "Put a stone on e3.".to_owned(),
            said: Some("A road!".to_owned()),
            stars: Some(2),
            can_begin_again: false,
            can_show_solution: false,
            is_last: false,
        });
        let mut harness = play(size, tried);
        fits("a task", size, &harness);
        for words in [
            "The goal",
            "Task 1 of 2",
            "Put a stone on e3.",
            "A road!",
            "2 stars",
        ] {
            assert!(harness.query_by_label(words).is_some(), "{size:?}: {words}");
        }
        harness.get_by_label("Next").click();
        harness.run();
        assert_eq!(harness.state().wanted, [LearnRequest::Next.into()]);
    }
}
