//! The parts that screens are made of: plain functions of egui and what they show.

pub(in crate::panels) mod buttons;
pub(in crate::panels) mod diagram;
pub(in crate::panels) mod dialogs;
pub(in crate::panels) mod history;
mod icons;
pub(in crate::panels) mod level_labels;
pub(in crate::panels) mod move_list;
pub(in crate::panels) mod notices;
pub(in crate::panels) mod players;
pub(in crate::panels) mod result;
pub(in crate::panels) mod shapes;
pub(in crate::panels) mod stack;
pub(in crate::panels) mod status;
pub(in crate::panels) mod theme;
pub(in crate::panels) mod toolbar;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        dialogs::plugin,
        move_list::plugin,
        notices::plugin,
        theme::plugin,
    ));
}
