//! Keys as they were pressed. A slow frame may bring a key together with all of its Ctrl or Shift, or with the end of
//! what an earlier frame began: what counts is what was held when the key went down, not what is held when the frame
//! is made.

use crate::app::WakingMessages;
use crate::panels::commands::sets::CommandSet;
use crate::panels::commands::shortcut::Modifiers;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// A key that went down, with what was held then.
#[derive(Message, Clone, Debug)]
pub(in crate::panels) struct Keystroke {
    pub event: KeyboardInput,
    pub modifiers: Modifiers,
}

/// Reads keystrokes in [`CommandSet::Read`].
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Keystroke>().add_systems(
        PreUpdate,
        read_keystrokes
            .in_set(CommandSet::Read)
            .after(bevy::input::InputSystems),
    );
}

const COMMAND_KEYS: [KeyCode; 2] = if cfg!(target_os = "macos") {
    [KeyCode::SuperLeft, KeyCode::SuperRight]
} else {
    [KeyCode::ControlLeft, KeyCode::ControlRight]
};

/// The last letter of the Latin alphabets of Europe, ü and ł among them.
const LAST_LATIN: char = '\u{24F}';

const SHIFT_KEYS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// Turns key events into keystrokes, with the modifiers that were held.
fn read_keystrokes(
    mut events: MessageReader<KeyboardInput>,
    mut held: Local<Vec<KeyCode>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut keystrokes: MessageWriter<Keystroke>,
) {
    // Focus may be lost with a key held, and then nobody says that it was let go.
    held.retain(|key| keys.pressed(*key) || keys.just_released(*key));
    for event in events.read() {
        let key = event.key_code;
        if COMMAND_KEYS.contains(&key) || SHIFT_KEYS.contains(&key) {
            held.retain(|other| *other != key);
            if event.state == ButtonState::Pressed {
                held.push(key);
            }
        }
        if event.state == ButtonState::Pressed {
            keystrokes.write(Keystroke {
                event: event.clone(),
                modifiers: Modifiers {
                    command: held.iter().any(|key| COMMAND_KEYS.contains(key)),
                    shift: held.iter().any(|key| SHIFT_KEYS.contains(key)),
                },
            });
        }
    }
}

impl Keystroke {
    /// The key by its place; both Enter keys are one.
    pub fn named_key(&self) -> KeyCode {
        match self.event.key_code {
            KeyCode::NumpadEnter => KeyCode::Enter,
            key => key,
        }
    }

    /// The letter (in lower case), digit or sign that a key means: as the layout has it, or as the key is placed where
    /// that is a letter of another alphabet.
    pub fn sign(&self) -> Option<char> {
        if let Key::Character(text) = &self.event.logical_key
            && let Some(sign) = text.chars().next()
            && sign.is_ascii_graphic()
        {
            return Some(sign.to_ascii_lowercase());
        }
        self.placed_letter()
            .or_else(|| self.placed_sign(self.modifiers.shift))
    }

    /// What the key adds to a move in notation, which is Latin: as the layout has it, or as the key is placed where that is a
    /// letter of another alphabet.
    pub fn notation(&self) -> String {
        let text = self.event.text.as_deref().unwrap_or_default();
        let foreign = text
            .chars()
            .find(|sign| sign.is_alphabetic() && *sign > LAST_LATIN);
        let latin = foreign.and_then(|sign| {
            let upper = sign.is_uppercase();
            let letter = self.placed_letter().map(|letter| {
                if upper {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            });
            letter.or_else(|| self.placed_sign(upper))
        });
        latin.map_or_else(
            || text.chars().filter(|sign| !sign.is_control()).collect(),
            String::from,
        )
    }

    /// The letter (in lower case) or digit that stands on the key of an English keyboard.
    fn placed_letter(&self) -> Option<char> {
        // `KeyA` and `Digit1` are named after what is printed on them.
        let name = format!("{:?}", self.event.key_code);
        let printed = name
            .strip_prefix("Key")
            .or(name.strip_prefix("Digit"))
            .or(name.strip_prefix("Numpad"))?;
        let mut signs = printed.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => Some(sign.to_ascii_lowercase()),
            _ => None,
        }
    }

    /// The sign of an English keyboard on a key that other alphabets use for a letter.
    const fn placed_sign(&self, upper: bool) -> Option<char> {
        let (lower, shifted) = match self.event.key_code {
            KeyCode::Comma => (',', '<'),
            KeyCode::Period => ('.', '>'),
            KeyCode::Semicolon => (';', ':'),
            KeyCode::Quote => ('\'', '"'),
            _ => return None,
        };
        Some(if upper { shifted } else { lower })
    }

    /// The same keystroke as if Shift were not held.
    pub fn without_shift(&self) -> Self {
        let mut plain = self.clone();
        plain.modifiers.shift = false;
        plain
    }

    #[cfg(test)]
    pub fn of(key_code: KeyCode, printed: Option<&str>, modifiers: Modifiers) -> Self {
        use bevy::input::keyboard::NativeKey;
        let event = KeyboardInput {
            key_code,
            logical_key: printed.map_or(Key::Unidentified(NativeKey::Unidentified), |text| {
                Key::Character(text.into())
            }),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        Self { event, modifiers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_written_in_latin_letters_on_every_keyboard() {
        for (key, text, written) in [
            (KeyCode::KeyC, "c", "c"),
            (KeyCode::KeyC, "с", "c"),
            (KeyCode::KeyC, "С", "C"),
            (KeyCode::Period, "Ю", ">"),
            (KeyCode::Digit3, "3", "3"),
            (KeyCode::Minus, "-", "-"),
            // Where the key has no other meaning, what it writes stays.
            (KeyCode::BracketLeft, "ü", "ü"),
            (KeyCode::Enter, "\r", ""),
        ] {
            let mut stroke = Keystroke::of(key, Some(text), Modifiers::default());
            stroke.event.text = Some(text.into());
            assert_eq!(stroke.notation(), written, "{text}");
        }
    }
}
