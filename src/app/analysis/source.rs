//! Who is asked for the lines: our own search, or the engine of another program, which runs while it is asked.

use super::lines::LineSource;
use crate::app::players::engines::{EngineHost, EngineId, Engines, SeatedEngine};
use crate::rules::Setup;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Who a person wants to find the lines.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ChosenSource(pub LineSource);

/// Who there is to be asked.
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    chosen: Res<'w, ChosenSource>,
    engines: Res<'w, Engines>,
    host: Res<'w, EngineHost>,
}

/// The engine that is asked, with its process.
#[derive(Debug, Default)]
pub(super) struct AskedEngine(Option<(EngineId, SeatedEngine)>);

impl Sources<'_> {
    /// Who finds the lines of a game: the engine that was chosen, where it plays that.
    pub(super) fn of(&self, setup: &Setup) -> LineSource {
        match self.chosen.0 {
            LineSource::Engine(id)
                if self.engines.get(id).is_some_and(|it| it.entry.plays(setup)) =>
            {
                LineSource::Engine(id)
            }
            _ => LineSource::Strata,
        }
    }

    /// The process of the engine that is asked: the one that runs, unless it is to be started otherwise by now.
    pub(super) fn engine(
        &self,
        source: LineSource,
        asked: &mut AskedEngine,
    ) -> Option<SeatedEngine> {
        let known = match source {
            LineSource::Strata => None,
            LineSource::Engine(id) => self.engines.get(id),
        };
        let Some(known) = known else {
            asked.0 = None;
            return None;
        };
        let running = asked
            .0
            .as_ref()
            .filter(|(id, engine)| *id == known.id && engine.is_started_as(&known.entry));
        if running.is_none() {
            asked.0 = Some((known.id, SeatedEngine::new(&known.entry, &self.host.0)));
        }
        asked.0.as_ref().map(|(_, engine)| engine.clone())
    }
}

/// Adds the choice.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenSource>();
}
