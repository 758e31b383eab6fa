//! Tab belongs to the board, not to the panels.

use crate::app::Screen;
use crate::panels::widgets::dialogs::OverScreen;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Takes Tab from egui's events before its pass begins.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keep_tab
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(
                in_state(Screen::Play)
                    .or_eager(in_state(Screen::Edit))
                    .or_eager(in_state(Screen::Task)),
            ),
    );
}

/// Tab walks over the board here; egui would take it for its buttons, and every key after it. Once F10 has sent the
/// keyboard to the buttons it is theirs, until Esc.
fn keep_tab(egui: Res<EguiWantsInput>, over: OverScreen, mut inputs: Query<&mut EguiInput>) {
    if egui.wants_any_keyboard_input() || over.any() {
        return;
    }
    let tab = |event: &egui::Event| {
        matches!(
            event,
            egui::Event::Key {
                key: egui::Key::Tab,
                ..
            }
        )
    };
    for mut input in &mut inputs {
        if input.events.iter().any(tab) {
            input.events.retain(|event| !tab(event));
        }
    }
}
