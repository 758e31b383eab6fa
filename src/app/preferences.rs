//! What a person prefers whatever is played, beside what the view itself keeps: sound, motion, colours, the size of writing and
//! the window. The table, the panels and the sound read it.

use crate::store::{Colours, Settings, Theme};
use bevy::prelude::*;

/// How loud the table is.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct SoundChoice {
    /// In hundredths.
    pub volume: u8,
    pub mute: bool,
    /// Moves sound also while somebody walks through a game.
    pub while_walking: bool,
}

impl Default for SoundChoice {
    fn default() -> Self {
        let usual = Settings::default();
        Self {
            volume: usual.volume,
            mute: usual.mute,
            while_walking: usual.sounds_while_walking,
        }
    }
}

/// Pieces and the camera appear where they belong instead of travelling there.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ReducedMotion(pub bool);

/// How the panels are coloured.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct PanelTheme(pub Theme);

/// The colours of what is marked on the board and said in the panels.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct MarkColours(pub Colours);

/// How large everything is written, 1 as the system has it.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct TextSize(pub f32);

impl Default for TextSize {
    fn default() -> Self {
        Self(Settings::default().ui_scale)
    }
}

/// The window covers the screen.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct FullScreen(pub bool);

/// Adds the preferences as resources; `settings` keeps them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundChoice>()
        .init_resource::<ReducedMotion>()
        .init_resource::<PanelTheme>()
        .init_resource::<MarkColours>()
        .init_resource::<TextSize>()
        .init_resource::<FullScreen>();
}
