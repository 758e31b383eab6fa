//! The menus and the help page speak each language throughout.

use super::{Screen, play, view};
use bevy_egui::egui;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::collections::BTreeSet;
use strata::panels::{self, CommandId, CommandInfo, Group, KeyNames, help_rows, speak};
use strata::say;
use strata::words::{Language, Words};

const TRANSLATED: [Language; 3] = [Language::Russian, Language::Spanish, Language::Polish];

/// The words and tips of every command in a language.
fn of_the_table(words: &Words) -> BTreeSet<String> {
    let rows = CommandInfo::all().iter();
    rows.flat_map(|row| [row.word(words), row.tip(words)])
        .collect()
}

/// What is English in the table and in this language is not.
fn english_only(words: &Words) -> BTreeSet<String> {
    let own = of_the_table(words);
    let english = of_the_table(&Words::of(Language::English));
    english
        .into_iter()
        .filter(|text| !own.contains(text))
        .collect()
}

/// Everything that a screen reader would read now.
fn labels<State>(harness: &Harness<State>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    nodes
        .flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()]
        })
        .flatten()
        .collect()
}

/// The play screen in a language.
fn speaking(words: &Words) -> Harness<'static, Screen> {
    let mut harness = play([1280.0, 800.0], view("hive:Base+MLP"));
    speak(&harness.ctx, words);
    harness.run();
    harness
}

#[test]
fn no_menu_has_an_english_word_in_another_language() {
    for words in TRANSLATED.map(Words::of) {
        let english = english_only(&words);
        let export = CommandId::Export.info().word(&words);
        for (path, entry) in [
            (vec![say!(words, "menu-game")], say!(words, "menu-paste")),
            (
                vec![say!(words, "menu-game"), export],
                say!(words, "menu-format-pgn-tree"),
            ),
            (
                vec![say!(words, "menu-camera")],
                say!(words, "menu-camera-top"),
            ),
            (vec![say!(words, "menu-view")], say!(words, "menu-zoom-in")),
        ] {
            let mut harness = speaking(&words);
            let before = labels(&harness);
            for menu in &path {
                // A menu inside a menu shows an arrow behind its word.
                match harness.query_by_label(menu) {
                    Some(button) => button.click(),
                    None => harness.get_by_label_contains(menu).click(),
                }
                harness.run();
            }
            let mut found = harness.query_all_by_label_contains(&entry);
            assert!(found.next().is_some(), "{words:?}: {entry}");
            let opened = labels(&harness).into_iter();
            for label in opened.filter(|label| !before.contains(label)) {
                assert!(!english.contains(&label), "{words:?}: {label}");
            }
            for name in [
                "Zoom In",
                "Auto (now high)",
                "Picture quality",
                "Strata game",
            ] {
                assert!(harness.query_by_label(name).is_none(), "{words:?}: {name}");
            }
        }
    }
}

#[test]
fn a_tip_is_said_with_its_shortcut_in_the_language() {
    let russian = Words::of(Language::Russian);
    let mut harness = speaking(&russian);
    harness.get_by_label("Отменить").hover();
    harness.run();
    harness.get_by_label("Отменить последний ход или правку (Ctrl+Z)");
}

#[test]
fn the_help_page_has_no_english_row_in_another_language() {
    let english: BTreeSet<String> = page(&Words::of(Language::English)).into_iter().collect();
    for words in TRANSLATED.map(Words::of) {
        let mut harness =
            Harness::builder()
                .with_size([900.0, 600.0])
                .build_ui(|ui: &mut egui::Ui| {
                    panels::help_window(ui.ctx());
                });
        speak(&harness.ctx, &words);
        harness.run();
        let shown = labels(&harness);
        let page = page(&words);
        for text in &page {
            assert!(shown.contains(text), "{words:?}: {text} isn't shown");
            assert!(!english.contains(text), "{words:?}: {text}");
        }
    }
}

/// The headings and meanings of the page.
fn page(words: &Words) -> Vec<String> {
    Group::ALL
        .into_iter()
        .flat_map(|group| {
            let rows = help_rows(group, KeyNames::NATIVE, words).into_iter();
            let title = words.say(&group.title().into());
            std::iter::once(title).chain(rows.map(|row| row.meaning))
        })
        .collect()
}
