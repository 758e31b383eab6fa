//! The parts that screens are made of: plain functions of egui and what they show.

pub(super) mod analysis;
pub(super) mod backdrop;
pub(super) mod buttons;
pub(super) mod coach;
pub(super) mod diagram;
pub(super) mod dialogs;
pub(super) mod focus_ring;
pub(super) mod history;
mod icons;
pub(super) mod level_labels;
pub(super) mod move_list;
pub(super) mod notices;
pub(super) mod players;
pub(super) mod puzzle;
pub(super) mod report;
pub(super) mod result;
pub(super) mod scroll;
pub(super) mod shapes;
pub(super) mod stack;
pub(super) mod status;
pub(super) mod task;
pub(super) mod theme;
pub(super) mod told;
pub(super) mod toolbar;
pub(super) mod unsaved;

use bevy::prelude::*;

/// Adds the widgets that keep state.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        analysis::plugin,
        dialogs::plugin,
        move_list::plugin,
        notices::plugin,
        report::plugin,
        theme::plugin,
    ));
}
