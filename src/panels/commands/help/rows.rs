//! The rows of the help page: the table of commands, and what a hand does that is no command.

use crate::panels::commands::shortcut::KeyNames;
use crate::panels::commands::table::{CommandInfo, Group};
use crate::words::{Key, Language, Words};
use crate::{key, say};

/// Keys or a gesture, and what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpRow {
    pub keys: String,
    pub meaning: String,
}

/// What a hand does.
#[derive(Copy, Clone)]
enum Hand {
    /// Something with a name.
    Named(Key),
    /// Keys by what is printed on them, in every language.
    Signs(&'static str),
}

/// The mouse, typing and the letters of pieces.
const GESTURES: &[(Group, Hand, Key)] = &[
    (
        Group::Moving,
        Hand::Named(key!("help-click")),
        key!("help-click-does"),
    ),
    (
        Group::Moving,
        Hand::Named(key!("help-drag")),
        key!("help-drag-does"),
    ),
    (
        Group::Moving,
        Hand::Named(key!("help-right-click")),
        key!("help-right-click-does"),
    ),
    (
        Group::Moving,
        Hand::Named(key!("help-wheel")),
        key!("help-wheel-moves"),
    ),
    (
        Group::Moving,
        Hand::Named(key!("help-count")),
        key!("help-count-does"),
    ),
    (
        Group::Moving,
        Hand::Signs("F S C"),
        key!("help-letters-tak"),
    ),
    (
        Group::Moving,
        Hand::Signs("Q B G S A D M P"),
        key!("help-letters-hive"),
    ),
    (
        Group::Moving,
        Hand::Signs("T I C J M K"),
        key!("help-letters-punct"),
    ),
    (
        Group::Moving,
        Hand::Named(key!("help-shift-letter")),
        key!("help-shift-letter-does"),
    ),
    (
        Group::Moving,
        Hand::Signs("a1 … q17"),
        key!("help-type-space"),
    ),
    (Group::Moving, Hand::Signs(":"), key!("help-type-move")),
    (
        Group::Moving,
        Hand::Named(key!("help-tab")),
        key!("help-tab-does"),
    ),
    (
        Group::View,
        Hand::Named(key!("help-orbit")),
        key!("help-orbit-does"),
    ),
    (
        Group::View,
        Hand::Named(key!("help-pan")),
        key!("help-pan-does"),
    ),
    (
        Group::View,
        Hand::Named(key!("help-wheel")),
        key!("help-wheel-zooms"),
    ),
    (
        Group::View,
        Hand::Named(key!("help-lift")),
        key!("help-lift-does"),
    ),
    (
        Group::View,
        Hand::Named(key!("help-shift-arrows")),
        key!("help-shift-arrows-does"),
    ),
    (
        Group::History,
        Hand::Named(key!("help-escape-arrows")),
        key!("help-escape-arrows-does"),
    ),
    (
        Group::Games,
        Hand::Named(key!("help-dropped-file")),
        key!("help-dropped-file-does"),
    ),
    (
        Group::SettingUp,
        Hand::Named(key!("help-arrange")),
        key!("help-arrange-does"),
    ),
    (
        Group::SettingUp,
        Hand::Named(key!("help-remove")),
        key!("help-remove-does"),
    ),
];

/// A group's gestures, then its commands that have a shortcut.
pub fn help_rows(group: Group, names: KeyNames, words: &Words) -> Vec<HelpRow> {
    let said = |key: Key| words.say(&key.into());
    let gestures = GESTURES.iter().filter(|(of, ..)| *of == group);
    let gestures = gestures.map(|&(_, hand, meaning)| HelpRow {
        keys: match hand {
            Hand::Named(name) => said(name),
            Hand::Signs(signs) => signs.to_owned(),
        },
        meaning: said(meaning),
    });
    let commands = CommandInfo::all()
        .iter()
        .filter(|row| row.group == group && !row.shortcuts.is_empty());
    let commands = commands.map(|row| {
        let tip = uncapitalised(&row.tip(words));
        HelpRow {
            keys: row.shortcuts_text(names, words),
            meaning: say!(words, "help-command", word = row.word, tip = tip),
        }
    });
    gestures.chain(commands).collect()
}

/// The whole page as a table in Markdown, for README, which is English.
pub fn keys_as_markdown() -> String {
    let words = Words::of(Language::English);
    let mut lines = vec!["| | |".to_owned(), "|---|---|".to_owned()];
    for group in Group::ALL {
        lines.push(format!("| **{}** | |", words.say(&group.title().into())));
        let rows = help_rows(group, KeyNames::Words, &words).into_iter();
        lines.extend(rows.map(|row| format!("| {} | {} |", row.keys, row.meaning)));
    }
    lines.join("\n")
}

/// A tip behind a colon.
fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}
