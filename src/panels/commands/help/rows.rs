//! The rows of the help page: the table of commands, and what a hand does that is no command.

use crate::panels::commands::shortcut::KeyNames;
use crate::panels::commands::table::{CommandInfo, Group};

/// Keys or a gesture, and what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpRow {
    pub keys: String,
    pub meaning: String,
}

/// The mouse, typing and the letters of pieces.
const GESTURES: &[(Group, &str, &str)] = &[
    (
        Group::Moving,
        "Click",
        "take a piece from the reserve or the board, put it on a lit space; in PÜNCT a click on the arms of the piece just put turns it, on its PÜNCT decides",
    ),
    (
        Group::Moving,
        "Drag",
        "take and put in one go, a whole stack too",
    ),
    (Group::Moving, "Right click", "take the last step back"),
    (
        Group::Moving,
        "Wheel",
        "turn the PÜNCT piece in hand; take more or fewer of a Tak stack",
    ),
    (
        Group::Moving,
        "1 … 8, another click",
        "how many pieces of a Tak stack to take; then each click drops one, Enter drops the rest",
    ),
    (
        Group::Moving,
        "F S C",
        "Tak: flat stone, standing stone, capstone",
    ),
    (
        Group::Moving,
        "Q B G S A D M P",
        "Hive: queen, beetle, grasshopper, spider, ant, ladybug, mosquito, pillbug",
    ),
    (
        Group::Moving,
        "T I C J M K",
        "PÜNCT: triangle, straight (end, centre), angular (left, middle, right)",
    ),
    (
        Group::Moving,
        "Shift + letter",
        "with a piece in hand: change to this kind",
    ),
    (
        Group::Moving,
        "a1 … q17",
        "with a piece in hand: type the space to put it on",
    ),
    (
        Group::Moving,
        ":",
        "type a whole move in the game's notation, then Enter",
    ),
    (
        Group::Moving,
        "Tab, arrows",
        "walk through what can be taken and where it can go; Enter decides",
    ),
    (Group::View, "Drag on the empty table, right drag", "orbit"),
    (Group::View, "Middle drag, Shift + drag", "pan"),
    (Group::View, "Wheel", "zoom; goes down a lifted stack"),
    (
        Group::View,
        "L or Alt held, a long press",
        "lift the piece under the pointer, with what lies on it: its surroundings fade, the levels are numbered; the button Lift does it by clicks",
    ),
    (
        Group::History,
        "Esc, then arrows",
        "back to walking through the moves, where a piece is in hand or Tab has lit something",
    ),
    (
        Group::Games,
        "A file dropped onto the window",
        "opens the game that is in it",
    ),
    (
        Group::SettingUp,
        "Click, drag",
        "any piece goes anywhere, from both reserves",
    ),
    (
        Group::SettingUp,
        "Right click, a drag off the board",
        "remove a piece with what lies on it",
    ),
];

/// A group's gestures, then its commands that have a shortcut.
pub fn help_rows(group: Group, names: KeyNames) -> Vec<HelpRow> {
    let gestures = GESTURES.iter().filter(|(of, ..)| *of == group);
    let gestures = gestures.map(|&(_, keys, meaning)| HelpRow {
        keys: keys.to_owned(),
        meaning: meaning.to_owned(),
    });
    let commands = CommandInfo::all()
        .iter()
        .filter(|row| row.group == group && !row.shortcuts.is_empty());
    let commands = commands.map(|row| HelpRow {
        keys: row.shortcuts_text(names),
        meaning: format!("{}: {}", row.word, uncapitalised(row.tip)),
    });
    gestures.chain(commands).collect()
}

/// The whole page as a table in Markdown, for README.
pub fn keys_as_markdown() -> String {
    let mut lines = vec!["| | |".to_owned(), "|---|---|".to_owned()];
    for group in Group::ALL {
        lines.push(format!("| **{}** | |", group.title()));
        let rows = help_rows(group, KeyNames::Words).into_iter();
        lines.extend(rows.map(|row| format!("| {} | {} |", row.keys, row.meaning)));
    }
    lines.join("\n")
}

fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}
