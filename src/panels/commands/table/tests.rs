//! The table holds together.

use super::rows::ROWS;
use super::*;
use crate::panels::commands::command::Command;
use crate::panels::commands::shortcut::{Shortcut, ShortcutKey};
use crate::rules::Setup;
use crate::words::{Language, Words};

#[test]
fn a_row_stands_where_its_command_says_and_has_a_word_a_tip_and_an_icon() {
    for (number, row) in ROWS.iter().enumerate() {
        assert_eq!(row.id as usize, number);
        assert_eq!(row.id.info().word, row.word);
        assert!(!row.icon.is_empty(), "{:?}", row.id);
        for words in Language::ALL.map(Words::of) {
            let (word, tip) = (row.word(&words), row.tip(&words));
            for text in [&word, &tip] {
                let first = text.chars().find(|sign| sign.is_alphabetic());
                let begins_large = first.is_some_and(char::is_uppercase);
                assert!(begins_large && !text.ends_with('.'), "{words:?}: {text}");
            }
            assert!(tip.len() > 4 && tip != word, "{words:?}: {tip}");
        }
    }
}

/// Where a shortcut of a row holds.
fn place_of(row: &CommandInfo, shortcut: &Shortcut) -> Place {
    shortcut.only.unwrap_or(row.place)
}

#[test]
fn no_two_commands_of_overlapping_places_share_a_shortcut() {
    for (number, row) in ROWS.iter().enumerate() {
        for other in &ROWS[number + 1..] {
            for keys in row.shortcuts {
                let shared = other.shortcuts.iter().find(|others| {
                    let same = (others.modifiers, others.key) == (keys.modifiers, keys.key);
                    same && place_of(row, keys).overlaps(place_of(other, others))
                });
                let (one, two) = (row.id, other.id);
                assert!(shared.is_none(), "{shared:?} means {one:?} and {two:?}");
            }
        }
    }
}

#[test]
fn a_shortcut_holds_only_where_its_command_can_be_given() {
    for row in ROWS {
        for keys in row.shortcuts {
            for situation in Situation::ALL {
                let holds = place_of(row, keys).includes(situation);
                assert!(!holds || row.place.includes(situation), "{keys:?}");
            }
        }
    }
}

#[test]
fn no_letter_of_a_piece_is_a_shortcut() {
    for setup in ["tak5", "hive:Base+MLP", "punct:standard"] {
        let setup: Setup = setup.parse().expect("a set-up word");
        for row in ROWS {
            for shortcut in row.shortcuts {
                if let (ShortcutKey::Sign(sign), false) = (shortcut.key, shortcut.modifiers.command)
                {
                    assert_eq!(setup.kind_for_key(sign), None, "{:?}", row.id);
                }
            }
        }
    }
}

#[test]
fn every_shortcut_is_found_by_its_keystroke_wherever_it_holds() {
    for row in ROWS {
        for shortcut in row.shortcuts {
            let stroke = shortcut.keystroke();
            for situation in Situation::ALL {
                let found = command_for(&stroke, |place| place.includes(situation));
                if place_of(row, shortcut).includes(situation) {
                    assert_eq!(found, Some(row.id), "{shortcut:?} in {situation:?}");
                } else {
                    assert_ne!(found, Some(row.id), "{shortcut:?} in {situation:?}");
                }
            }
        }
    }
}

#[test]
fn a_shift_that_no_shortcut_asks_for_is_ignored() {
    let playing = |place: Place| place.includes(Situation::Playing { in_hand: true });
    let shifted = |shortcut: Shortcut| shortcut.shift().keystroke();
    for (stroke, id) in [
        (shifted(Shortcut::sign('e')), CommandId::Explode),
        (shifted(Shortcut::sign('n').command()), CommandId::Menu),
        (shifted(Shortcut::sign('z').command()), CommandId::Redo),
        (shifted(Shortcut::sign('r')), CommandId::TurnBack),
    ] {
        assert_eq!(command_for(&stroke, playing), Some(id));
    }
}

#[test]
fn a_command_that_needs_nothing_else_is_that_of_its_row() {
    let mut complete = 0;
    for row in ROWS {
        if let Some(command) = Command::for_id(row.id) {
            assert_eq!(command.id(), row.id);
            complete += 1;
        }
    }
    assert!(complete > 30, "{complete}");
}
