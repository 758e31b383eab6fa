//! Who plays each side.

use crate::ai::Strength;
use crate::rules::Color;
use bevy::prelude::*;
use std::time::Duration;

/// Who plays each side. People take turns at the screen; levels think.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Seats(pub [Option<Strength>; 2]);

impl Seats {
    /// The level that plays a side; `None` for a person.
    pub const fn level(&self, side: Color) -> Option<Strength> {
        self.0[side.index()]
    }

    /// Whether two levels play each other.
    pub const fn are_both_levels(&self) -> bool {
        self.0[0].is_some() && self.0[1].is_some()
    }

    /// Whether exactly one side is a person's.
    pub const fn is_against_level(&self) -> bool {
        self.0[0].is_some() != self.0[1].is_some()
    }
}

/// How long Master thinks about a move.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct MasterTime(pub Duration);

impl Default for MasterTime {
    fn default() -> Self {
        Self(Strength::MASTER_TIME)
    }
}

/// Chance decides who of those at the table has White in the next game.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct RandomColours(pub bool);

/// Adds who plays, and how long Master thinks.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seats>()
        .init_resource::<MasterTime>()
        .init_resource::<RandomColours>();
}
