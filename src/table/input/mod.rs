//! The pointer on the table: what it is over, and what a click, a drag, a long press or the wheel there means.

mod click;
mod editing;
pub(super) mod from_panel;
pub(super) mod hover;
pub(super) mod press;
mod table;
mod wheel;

use bevy::prelude::*;

/// Adds the input of the table; it becomes intents before `TurnSet::Gather`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        hover::plugin,
        press::plugin,
        from_panel::plugin,
        wheel::plugin,
    ));
}
