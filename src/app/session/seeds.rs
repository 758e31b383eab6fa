//! The seeds of the levels: what a level overlooks and misjudges in a game hangs on its seed.

use bevy::prelude::*;

/// Another seed for every game that begins. The same ones in the same order, unless they are shuffled.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Seeds(fastrand::Rng);

impl Seeds {
    /// Such as no two runs of the program have in common.
    pub fn shuffled() -> Self {
        Self(fastrand::Rng::new())
    }

    pub fn draw(&mut self) -> u32 {
        self.0.u32(..)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Self(fastrand::Rng::with_seed(0))
    }
}
