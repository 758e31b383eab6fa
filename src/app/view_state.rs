//! The view state that is stored between runs: in the save of a game or in the settings. The table and
//! the panels read and change it; what else they need to draw is theirs.

use crate::app::redraw::WakingMessages;
use crate::record::formats::save::Pose;
use crate::rules::Setup;
use bevy::prelude::*;

/// How far the levels of all stacks are spread apart: 0 as they lie, 1 far enough to look between them.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Explode(pub f32);

/// Upper pieces are made of glass, so that what lies under them shows.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct XRay(pub bool);

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
        .init_resource::<Quality>()
        .init_resource::<QualityChoice>()
        .init_resource::<CameraPose>()
        .init_resource::<HistoryShown>()
        .init_resource::<ChosenVariants>();
}
