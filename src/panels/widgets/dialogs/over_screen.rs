//! Whether a window lies over the screen, so that keys are meant for it and not for the table.

use super::Dialogs;
use crate::app::PendingChoice;
use crate::panels::PanelState;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What is open over the screen.
#[derive(SystemParam)]
pub(in crate::panels) struct OverScreen<'w> {
    state: Res<'w, PanelState>,
    dialogs: Res<'w, Dialogs>,
    pending: Res<'w, PendingChoice>,
}

impl OverScreen<'_> {
    pub fn any(&self) -> bool {
        self.state.help
            || self.state.window_shown
            || self.dialogs.is_open()
            || !self.pending.several.is_empty()
    }
}
