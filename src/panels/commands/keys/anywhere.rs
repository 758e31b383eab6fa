//! Keys that work wherever one is, and those of the screens without a table.

use crate::app::{LearnRequest, Screen};
use crate::panels::commands::command::Command;
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::sets::CommandSet;
use crate::panels::commands::table::{Place, command_for};
use crate::panels::widgets::dialogs::OverScreen;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Reads shortcuts in [`CommandSet::Press`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press_anywhere.in_set(CommandSet::Press));
}

/// Sends the commands whose shortcuts hold on every screen, or on this one.
fn press_anywhere(
    mut keystrokes: MessageReader<Keystroke>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    over: OverScreen,
    mut commands: MessageWriter<Command>,
) {
    let here = match screen.get() {
        Screen::Start => Some(Place::Start),
        Screen::Library => Some(Place::Library),
        Screen::Learn => Some(Place::Learn),
        Screen::Play | Screen::Edit | Screen::Task => None,
    };
    let holds = |place: Place| place == Place::Everywhere || Some(place) == here;
    for stroke in keystrokes.read().filter(|key| !key.event.repeat) {
        let command = command_for(stroke, holds).and_then(Command::for_id);
        match command {
            // What lies under a window hears nothing.
            Some(command) if over.any() && !holds_over_windows(&command) => {}
            // Esc leaves a field or a list first, then the screen.
            Some(
                Command::Continue | Command::LeaveLibrary | Command::Learn(LearnRequest::Close),
            ) if egui.wants_any_keyboard_input() => {}
            // In a text field it pastes there.
            Some(Command::Paste) if egui.wants_any_keyboard_input() => {}
            Some(command) => {
                commands.write(command);
            }
            None => {}
        }
    }
}

/// Whether a shortcut means its command even while a window is open.
const fn holds_over_windows(command: &Command) -> bool {
    matches!(
        command,
        Command::ToggleHelp | Command::ToggleSettings | Command::ToggleFullScreen | Command::Quit
    )
}
