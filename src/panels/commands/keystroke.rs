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
    /// that is no Latin letter.
    pub fn sign(&self) -> Option<char> {
        if let Key::Character(text) = &self.event.logical_key
            && let Some(sign) = text.chars().next()
            && sign.is_ascii_graphic()
        {
            return Some(sign.to_ascii_lowercase());
        }
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
