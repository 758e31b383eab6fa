//! Engines of other programs: which are known, how they become known, and how they sit at the table.

mod jobs;
mod registry;
mod requests;
mod seated;
mod sitting;
mod trouble;

pub use jobs::{EngineJobs, Trial};
pub use registry::{EngineId, Engines, KnownEngine};
pub use requests::EngineRequest;
pub use seated::EngineHost;
pub use trouble::{EngineChoice, EngineTrouble};

pub(in crate::app) use seated::SeatedEngine;
pub(super) use seated::SeatedEngines;
pub(in crate::app) use sitting::{SavedEngines, seat_saved};
pub(super) use trouble::Trouble;

use bevy::prelude::*;

/// Adds the engines, what is asked about them, and those at the table.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        registry::plugin,
        jobs::plugin,
        requests::plugin,
        seated::plugin,
        sitting::plugin,
        trouble::plugin,
    ));
}
