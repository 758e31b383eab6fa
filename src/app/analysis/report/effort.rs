//! How long each position of a sweep is looked at.

use crate::ai::{Limits, quick_look};
use crate::rules::Setup;
use crate::store;
use bevy::prelude::*;
use std::time::Duration;

/// What the person has chosen.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct SweepEffort {
    pub effort: store::ReportEffort,
    /// Where it goes by the clock.
    pub secs: f32,
}

/// A thorough sweep looks at so many times as many positions as a quick one: nearly as many as Expert.
const THOROUGH: u64 = 8;

impl SweepEffort {
    /// The limits of each search.
    pub(super) fn limits(self, setup: &Setup) -> Limits {
        let quick = quick_look(setup);
        match self.effort {
            store::ReportEffort::Quick => Limits::nodes(quick),
            store::ReportEffort::Thorough => Limits::nodes(quick * THOROUGH),
            store::ReportEffort::Time => Limits::time(Duration::from_secs_f32(self.secs)),
        }
    }
}

impl Default for SweepEffort {
    fn default() -> Self {
        let usual = store::Settings::default();
        Self {
            effort: usual.report_effort,
            secs: usual.report_secs,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SweepEffort>();
}
