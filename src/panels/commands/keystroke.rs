//! Keys as they were pressed. A slow frame may bring a key together with all of its Ctrl or Shift, or with the end of
//! what an earlier frame began: what counts is what was held when the key went down, not what is held when the frame
//! is made.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// A key that went down.
#[derive(Message, Clone, Debug)]
pub(in crate::panels) struct Keystroke {
    pub event: KeyboardInput,
    pub control: bool,
    pub shift: bool,
}

/// When the keystrokes of a frame become known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::panels) struct Listen;

pub(in crate::panels) fn plugin(app: &mut App) {
    app.add_message::<Keystroke>().add_systems(
        PreUpdate,
        listen.in_set(Listen).after(bevy::input::InputSystems),
    );
}

const CONTROLS: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

fn listen(
    mut events: MessageReader<KeyboardInput>,
    mut held: Local<Vec<KeyCode>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut keystrokes: MessageWriter<Keystroke>,
) {
    // Focus may be lost with a key held, and then nobody says that it was let go.
    held.retain(|key| keys.pressed(*key) || keys.just_released(*key));
    for event in events.read() {
        let key = event.key_code;
        if CONTROLS.contains(&key) || SHIFTS.contains(&key) {
            held.retain(|other| *other != key);
            if event.state == ButtonState::Pressed {
                held.push(key);
            }
        }
        if event.state == ButtonState::Pressed {
            keystrokes.write(Keystroke {
                event: event.clone(),
                control: held.iter().any(|key| CONTROLS.contains(key)),
                shift: held.iter().any(|key| SHIFTS.contains(key)),
            });
        }
    }
}
