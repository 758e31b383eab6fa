//! The choices that settings keep by a name.

use serde::{Deserialize, Serialize};

/// How much the picture may cost.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quality {
    /// As high as the machine draws smoothly.
    #[default]
    Auto,
    Low,
    Medium,
    High,
}

/// How fast pieces travel.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Animation {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

/// How long each move of a game is looked at when it is analysed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReportEffort {
    #[default]
    Quick,
    Thorough,
    /// By the clock.
    Time,
}

/// How the panels are coloured.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Theme {
    #[default]
    Dark,
    Light,
    /// White on black, with strong edges.
    HighContrast,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];
}

/// The colours of what is marked on the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colours {
    #[default]
    Usual,
    /// Told apart also by people who don't see red, green or blue.
    ColourBlind,
}

impl Colours {
    pub const ALL: [Self; 2] = [Self::Usual, Self::ColourBlind];
}
