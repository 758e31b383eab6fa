//! The key that lifts while it is held.

use super::Typed;
use crate::app::{Holder, Lifting, Screen};
use crate::panels::commands::sets::CommandSet;
use crate::panels::widgets::dialogs::OverScreen;
use crate::table::Hovered;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Lifts in [`CommandSet::Press`], after the keystrokes of the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        lift_while_held
            .after(super::at_table::press_at_table)
            .in_set(CommandSet::Press),
    );
}

/// Held down, L or Alt lifts what the pointer is over.
fn lift_while_held(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    over: OverScreen,
    hovered: Res<Hovered>,
    mut typed: ResMut<Typed>,
    mut lifting: Lifting,
) {
    let keyboard = !egui.wants_any_keyboard_input() && !over.any();
    let free = screen.shows_table() && keyboard && !typed.notation;
    let held = free && keys.any_pressed([KeyCode::KeyL, KeyCode::AltLeft, KeyCode::AltRight]);
    let lifted = lifting.lifted();
    if held && lifted.is_none() && hovered.piece.is_some() {
        lifting.lift(Holder::Key, hovered.piece, hovered.space);
    } else if !held && lifted.is_some_and(|(_, lifted)| lifted.by == Holder::Key) {
        lifting.let_go(Holder::Key);
        // L was meant for the look, not for a space of column L.
        if typed.text == "l" {
            typed.text.clear();
        }
    }
}
