//! The key that lifts while it is held.

use super::Typed;
use crate::app::Screen;
use crate::panels::commands::sets::CommandSet;
use crate::table::{Holder, Hovered, Lift, LiftedBy, let_go, lift as lift_piece};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

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
    hovered: Res<Hovered>,
    mut typed: ResMut<Typed>,
    mut lift: ResMut<Lift>,
    mut by: ResMut<LiftedBy>,
) {
    let free = screen.shows_table() && !egui.wants_any_keyboard_input() && !typed.notation;
    let held = free && keys.any_pressed([KeyCode::KeyL, KeyCode::AltLeft, KeyCode::AltRight]);
    if held && lift.0.is_none() && hovered.piece.is_some() {
        lift_piece(
            &mut lift,
            &mut by,
            Holder::Key,
            hovered.piece,
            hovered.space,
        );
    } else if !held && by.holder == Some(Holder::Key) {
        let_go(&mut lift, &mut by, Holder::Key);
        // L was meant for the look, not for a space of column L.
        if typed.text == "l" {
            typed.text.clear();
        }
    }
}
