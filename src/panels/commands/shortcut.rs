//! Keyboard shortcuts as values: which key goes down while what is held.

use crate::key;
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::table::Place;
use crate::words::Speaker;
use bevy::prelude::KeyCode;

/// A key with what is held beside it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shortcut {
    pub modifiers: Modifiers,
    pub key: ShortcutKey,
    /// Where it means its command, if not wherever that can be given.
    pub only: Option<Place>,
}

/// The modifier keys that shortcuts use.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Ctrl, or ⌘ on macOS.
    pub command: bool,
    pub shift: bool,
}

/// The key of a shortcut: by its sign or by its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ShortcutKey {
    /// A key that prints nothing, such as an arrow.
    Named(KeyCode),
    /// A letter (in lower case), digit or sign as the keyboard's layout prints it.
    Sign(char),
}

/// How modifier keys are written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KeyNames {
    /// `Ctrl+Shift+C`
    Words,
    /// `⌘⇧C`
    MacSymbols,
}

impl KeyNames {
    /// What people on this platform expect.
    pub const NATIVE: Self = if cfg!(target_os = "macos") {
        Self::MacSymbols
    } else {
        Self::Words
    };
}

impl Shortcut {
    pub const fn named(key: KeyCode) -> Self {
        Self::new(ShortcutKey::Named(key))
    }

    pub const fn sign(sign: char) -> Self {
        Self::new(ShortcutKey::Sign(sign))
    }

    const fn new(key: ShortcutKey) -> Self {
        let modifiers = Modifiers {
            command: false,
            shift: false,
        };
        let only = None;
        Self {
            modifiers,
            key,
            only,
        }
    }

    /// The same in a part of where its command can be given.
    #[must_use]
    pub const fn only(mut self, place: Place) -> Self {
        self.only = Some(place);
        self
    }

    /// The same key with Ctrl or ⌘ held.
    #[must_use]
    pub const fn command(mut self) -> Self {
        self.modifiers.command = true;
        self
    }

    /// The same key with Shift held.
    #[must_use]
    pub const fn shift(mut self) -> Self {
        self.modifiers.shift = true;
        self
    }

    /// Whether a keystroke is exactly this shortcut. Signs such as `?` need Shift on some layouts and not on others, so
    /// it counts only for letters and named keys.
    pub(in crate::panels) fn matches(&self, stroke: &Keystroke) -> bool {
        let (key, shift_counts) = match self.key {
            ShortcutKey::Named(key) => (stroke.named_key() == key, true),
            ShortcutKey::Sign(sign) => (
                stroke.sign() == Some(sign),
                sign.is_ascii_alphabetic() || self.modifiers.shift,
            ),
        };
        key && stroke.modifiers.command == self.modifiers.command
            && (!shift_counts || stroke.modifiers.shift == self.modifiers.shift)
    }

    /// The keystroke of somebody who presses this.
    #[cfg(test)]
    pub(in crate::panels) fn keystroke(&self) -> Keystroke {
        match self.key {
            ShortcutKey::Named(key) => Keystroke::of(key, None, self.modifiers),
            ShortcutKey::Sign(sign) => {
                Keystroke::of(KeyCode::Fn, Some(&sign.to_string()), self.modifiers)
            }
        }
    }

    /// The shortcut in words or symbols, for one platform or another, in the speaker's language.
    pub fn text(&self, names: KeyNames, speaker: &impl Speaker) -> String {
        let mut text = String::new();
        let (command, shift) = match names {
            KeyNames::Words => ("Ctrl+", "Shift+"),
            KeyNames::MacSymbols => ("⌘", "⇧"),
        };
        if self.modifiers.command {
            text.push_str(command);
        }
        if self.modifiers.shift {
            text.push_str(shift);
        }
        match self.key {
            ShortcutKey::Sign(sign) => text.push(sign.to_ascii_uppercase()),
            ShortcutKey::Named(key) => text.push_str(&key_name(key, speaker)),
        }
        text
    }
}

/// A key's name in menus and help. `F1` and the like are called what is printed on them.
fn key_name(key: KeyCode, speaker: &impl Speaker) -> String {
    let name = match key {
        KeyCode::ArrowLeft => key!("menu-key-left"),
        KeyCode::ArrowRight => key!("menu-key-right"),
        KeyCode::ArrowUp => key!("menu-key-up"),
        KeyCode::ArrowDown => key!("menu-key-down"),
        KeyCode::Space => key!("menu-key-space"),
        KeyCode::Enter => key!("menu-key-enter"),
        KeyCode::Escape => key!("menu-key-escape"),
        KeyCode::Backspace => key!("menu-key-backspace"),
        KeyCode::Delete => key!("menu-key-delete"),
        KeyCode::Home => key!("menu-key-home"),
        KeyCode::End => key!("menu-key-end"),
        other => return format!("{other:?}"),
    };
    speaker.words().say(&name.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn a_shortcut_is_written_as_each_platform_and_language_writes_it() {
        let english = Words::of(Language::English);
        let copy = Shortcut::sign('c').command().shift();
        assert_eq!(copy.text(KeyNames::Words, &english), "Ctrl+Shift+C");
        assert_eq!(copy.text(KeyNames::MacSymbols, &english), "⌘⇧C");
        for (shortcut, text) in [
            (Shortcut::named(KeyCode::ArrowLeft), "Left"),
            (Shortcut::named(KeyCode::F10), "F10"),
            (Shortcut::sign('?'), "?"),
        ] {
            assert_eq!(shortcut.text(KeyNames::Words, &english), text);
        }
        let promote = Shortcut::named(KeyCode::ArrowUp).command();
        let russian = Words::of(Language::Russian);
        assert_eq!(promote.text(KeyNames::Words, &russian), "Ctrl+Вверх");
    }

    #[test]
    fn shift_counts_for_letters_and_not_for_signs_that_it_makes() {
        let shift = Modifiers {
            shift: true,
            ..Modifiers::default()
        };
        let stroke = |key, printed, modifiers| Keystroke::of(key, Some(printed), modifiers);
        let turn = Shortcut::sign('r');
        assert!(turn.matches(&stroke(KeyCode::KeyR, "r", Modifiers::default())));
        assert!(!turn.matches(&stroke(KeyCode::KeyR, "R", shift)));
        assert!(turn.shift().matches(&stroke(KeyCode::KeyR, "R", shift)));
        for modifiers in [shift, Modifiers::default()] {
            assert!(Shortcut::sign('?').matches(&stroke(KeyCode::Slash, "?", modifiers)));
        }
    }

    #[test]
    fn a_letter_is_where_the_layout_has_it_or_where_it_is_printed_on_other_alphabets() {
        let undo = Shortcut::sign('z').command();
        let command = Modifiers {
            command: true,
            ..Modifiers::default()
        };
        // A German Z stands where an English keyboard has Y; a Russian keyboard has я on the key of the Z.
        for (key, printed, meant) in [
            (KeyCode::KeyY, Some("z"), true),
            (KeyCode::KeyZ, Some("y"), false),
            (KeyCode::KeyZ, Some("я"), true),
            (KeyCode::KeyZ, Some("\u{1a}"), true),
            (KeyCode::KeyZ, None, true),
        ] {
            let stroke = Keystroke::of(key, printed, command);
            assert_eq!(undo.matches(&stroke), meant, "{key:?} {printed:?}");
        }
    }

    #[test]
    fn a_sign_is_found_where_another_alphabet_has_a_letter() {
        let command = Modifiers {
            command: true,
            ..Modifiers::default()
        };
        let settings = Shortcut::sign(',').command();
        for printed in [Some(","), Some("б"), None] {
            assert!(settings.matches(&Keystroke::of(KeyCode::Comma, printed, command)));
        }
        // A French keyboard has the comma where an English one has M.
        assert!(settings.matches(&Keystroke::of(KeyCode::KeyM, Some(","), command)));
        assert!(!settings.matches(&Keystroke::of(KeyCode::Comma, Some(";"), command)));
    }

    #[test]
    fn both_enter_keys_are_enter() {
        let comment = Shortcut::named(KeyCode::Enter);
        for key in [KeyCode::Enter, KeyCode::NumpadEnter] {
            assert!(comment.matches(&Keystroke::of(key, None, Modifiers::default())));
        }
    }
}
