//! The table of commands as the world sees it: on buttons, on the help page and in README.

use super::{play, view};
use egui_kittest::kittest::Queryable;
use strata::panels::{Command, CommandInfo, Group, KeyNames, help_rows, keys_as_markdown};
use strata::words::{Language, Words};

const README: &str = include_str!("../../README.md");

#[test]
fn readme_lists_the_keys_that_the_program_has() {
    let (_, rest) = README.split_once("<!-- keys -->\n").expect("a marker");
    let (listed, _) = rest.split_once("<!-- /keys -->").expect("an end");
    let keys = keys_as_markdown();
    assert_eq!(
        listed.trim(),
        keys.trim(),
        "put this between the markers in README.md:\n\n{keys}"
    );
}

#[test]
fn the_help_page_has_every_command_with_a_shortcut_once() {
    let words = Words::of(Language::English);
    let rows: Vec<_> = Group::ALL
        .into_iter()
        .flat_map(|group| help_rows(group, KeyNames::Words, &words))
        .collect();
    for info in CommandInfo::all() {
        let begins = format!("{}: ", info.word(&words));
        // Without its first letter, which is large in a tip and small on the page.
        let tip = info.tip(&words);
        let ends = tip.chars().skip(1).collect::<String>();
        let keys = info.shortcuts_text(KeyNames::Words, &words);
        let listed = rows
            .iter()
            .filter(|row| row.keys == keys)
            .filter(|row| row.meaning.starts_with(&begins) && row.meaning.ends_with(&ends))
            .count();
        assert_eq!(listed, usize::from(!keys.is_empty()), "{:?}", info.id);
    }
}

#[test]
fn a_button_with_an_icon_is_called_by_its_word_alone() {
    let mut harness = play([1280.0, 800.0], view("tak5"));
    for word in ["Undo", "Redo", "Hint", "Lift", "X-ray"] {
        harness.get_by_label(word);
    }
    harness.get_by_label("Game").click();
    harness.run();
    for command in [Command::Menu, Command::Rematch, Command::CopyPosition] {
        harness.get_by_label(&command.word(&Words::default()));
    }
}
