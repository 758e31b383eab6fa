//! Who plays each side.

use super::engines::EngineId;
use crate::ai::Strength;
use crate::rules::Color;
use bevy::prelude::*;
use std::time::Duration;

/// Who plays a side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Somebody at the screen.
    #[default]
    Person,
    Level(Strength),
    /// The engine of another program.
    Engine(EngineId),
}

impl Seat {
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }

    pub const fn level(self) -> Option<Strength> {
        match self {
            Self::Level(level) => Some(level),
            Self::Person | Self::Engine(_) => None,
        }
    }

    pub const fn engine(self) -> Option<EngineId> {
        match self {
            Self::Engine(engine) => Some(engine),
            Self::Person | Self::Level(_) => None,
        }
    }

    /// A level, or a person where there is none.
    pub const fn of_level(level: Option<Strength>) -> Self {
        match level {
            Some(level) => Self::Level(level),
            None => Self::Person,
        }
    }
}

/// Who plays each side. People take turns at the screen; levels and engines think.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Seats(pub [Seat; 2]);

impl Seats {
    /// Levels, and people where there is none.
    pub const fn of_levels(levels: [Option<Strength>; 2]) -> Self {
        let [white, black] = levels;
        Self([Seat::of_level(white), Seat::of_level(black)])
    }

    /// The levels among those who play; `None` for anybody else.
    pub fn levels(&self) -> [Option<Strength>; 2] {
        self.0.map(Seat::level)
    }

    pub const fn of(&self, side: Color) -> Seat {
        self.0[side.index()]
    }

    /// The level that plays a side; `None` for anybody else.
    pub const fn level(&self, side: Color) -> Option<Strength> {
        self.of(side).level()
    }

    pub const fn is_person(&self, side: Color) -> bool {
        self.of(side).is_person()
    }

    /// Whether nobody at the screen plays.
    pub const fn have_no_person(&self) -> bool {
        !self.0[0].is_person() && !self.0[1].is_person()
    }

    /// Whether exactly one side is a person's.
    pub const fn have_one_person(&self) -> bool {
        self.0[0].is_person() != self.0[1].is_person()
    }

    /// Whether a person plays against a level.
    pub const fn is_against_level(&self) -> bool {
        self.have_one_person() && (self.0[0].level().is_some() || self.0[1].level().is_some())
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
