//! The view state that is stored between runs: in the save of a game or in the settings. The table and
//! the panels read and change it; what else they need to draw is theirs.

use crate::app::redraw::WakingMessages;
use crate::record::formats::save::Pose;
use crate::rules::Setup;
use crate::store::{Overlays, Styles};
use crate::strength::Strength;
use bevy::prelude::*;

/// How far the levels of all stacks are spread apart: 0 as they lie, 1 far enough to look between them.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Explode(pub f32);

/// Upper pieces are made of glass, so that what lies under them shows.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct XRay(pub bool);

/// Coordinates stand on the rims of the boards.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ShowCoordinates(pub bool);

impl Default for ShowCoordinates {
    fn default() -> Self {
        Self(true)
    }
}

/// Tiles of which there are several bear their number.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ShowTileNumbers(pub bool);

impl Default for ShowTileNumbers {
    fn default() -> Self {
        Self(true)
    }
}

/// A step of the quality ladder.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Reflect)]
#[reflect(Resource)]
pub enum Quality {
    /// No shadows, no smoothing, no reflections, fewer pixels: for machines that draw without a graphics card.
    Low,
    /// Shadows, but no smoothing, and not more pixels than a common screen has.
    Medium,
    #[default]
    High,
}

/// The quality that the person asked for.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub enum QualityChoice {
    /// As high as the machine draws smoothly: measured while something moves.
    #[default]
    Auto,
    Always(Quality),
}

/// What the table and the pieces are made of. The table remakes its art when this changes.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ChosenStyles(pub Styles);

/// How fast pieces travel, and the camera with them.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub enum AnimationSpeed {
    /// Nothing travels: it is there at once.
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

impl AnimationSpeed {
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// How many times as long as usual everything takes.
    pub const fn stretch(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }
}

/// A camera preset: a place to look from. Sent as a message; the camera goes there.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
pub enum Preset {
    White,
    Black,
    /// Almost level with the board, to see how high the stacks are.
    Low,
    /// Straight from above, without perspective.
    Top,
    /// Back to the whole board, from where the camera stands.
    Fit,
}

/// Where the camera stands, for the save of the game. The camera writes it; nothing before its first frame.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct CameraPose(pub Option<Pose>);

/// Whether the person wants to see the history; it folds away in a narrow window where nobody has decided.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct HistoryShown(pub Option<bool>);

/// A move waits until it is confirmed, by a click on it or by Enter.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ConfirmMoves(pub bool);

/// Whether a person is warned of what the other side could win with at once.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ThreatWarnings {
    pub on: bool,
    /// Against stronger levels there is none.
    pub up_to: Strength,
}

impl Default for ThreatWarnings {
    fn default() -> Self {
        Self {
            on: true,
            up_to: Strength::Master,
        }
    }
}

/// What is marked on the board beside what a move needs.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ShownOverlays(pub Overlays);

/// The variant of each game that was chosen last on its card.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ChosenVariants(pub Vec<Setup>);

impl ChosenVariants {
    /// Takes note of a variant, in place of the one of the same game.
    pub fn choose(&mut self, setup: Setup) {
        let same = |other: &&mut Setup| other.game_name() == setup.game_name();
        match self.0.iter_mut().find(same) {
            Some(other) => *other = setup,
            None => self.0.push(setup),
        }
    }
}

/// Adds the view state as resources; the table and the panels have the systems.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Preset>()
        .init_resource::<Explode>()
        .init_resource::<XRay>()
        .init_resource::<ShowCoordinates>()
        .init_resource::<ShowTileNumbers>()
        .init_resource::<Quality>()
        .init_resource::<QualityChoice>()
        .init_resource::<ChosenStyles>()
        .init_resource::<AnimationSpeed>()
        .init_resource::<CameraPose>()
        .init_resource::<HistoryShown>()
        .init_resource::<ConfirmMoves>()
        .init_resource::<ThreatWarnings>()
        .init_resource::<ShownOverlays>()
        .init_resource::<ChosenVariants>();
}
