//! Engines at the table: a running process a side, kept from move to move, and let go with the game or when somebody else
//! takes the seat.

use super::registry::{EngineId, Engines, KnownEngine};
use crate::ai::StopFlag;
use crate::app::players::seats::Seats;
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::protocol::client::{
    EngineCommand, EngineInfo, Fault, Host, OutsideEngine, Protocol, Thinking,
};
use crate::rules::{Color, Game, Move};
use crate::store::EngineEntry;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How engines are kept, and how long they are waited for.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct EngineHost(pub Host);

/// The engines of the game on the table, White's and Black's.
#[derive(Resource, Debug, Default)]
pub(in crate::app::players) struct SeatedEngines([Option<Seated>; 2]);

/// Who sits there, for which game.
#[derive(Debug)]
struct Seated {
    session: u64,
    engine: EngineId,
    process: SeatedEngine,
}

/// An engine with its process, which is started when it is first asked for a move. Clones share it.
#[derive(Clone, Debug)]
pub(in crate::app) struct SeatedEngine {
    launch: Launch,
    host: Host,
    process: Arc<Mutex<Option<OutsideEngine>>>,
}

/// What a process is started with. Another launch is another process.
#[derive(Clone, Debug, PartialEq)]
struct Launch {
    command: EngineCommand,
    protocol: Protocol,
    options: BTreeMap<String, String>,
}

impl SeatedEngine {
    pub(in crate::app) fn new(entry: &EngineEntry, host: &Host) -> Self {
        Self {
            launch: Launch::of(entry),
            host: host.clone(),
            process: Arc::default(),
        }
    }

    /// Whether it can be told to stop, and then names the move it has.
    pub(in crate::app) fn can_stop(&self) -> bool {
        self.launch.protocol != Protocol::Uhp
    }

    /// Its move. Whoever used it before is waited for: that search has been told to stop.
    pub(in crate::app) fn best_move(
        &self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<Move, Fault> {
        self.with(stop, |engine| {
            engine.best_move_telling(game, thinking, stop, tell)
        })
    }

    /// Searches until it is told to stop, and tells what it finds.
    pub(in crate::app) fn analyse(
        &self,
        game: &Game,
        lines: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<(), Fault> {
        self.with(stop, |engine| engine.analyse(game, lines, stop, tell))
    }

    /// Whether its process is started as the settings have it now.
    pub(in crate::app) fn is_started_as(&self, entry: &EngineEntry) -> bool {
        self.launch == Launch::of(entry)
    }

    /// Presses one of its buttons.
    pub(super) fn press(&self, button: &str) -> Result<(), Fault> {
        self.with(&StopFlag::default(), |engine| engine.press(button))
    }

    /// Asks the running process something. One that has failed, or doesn't stop, is ended.
    fn with<T>(
        &self,
        stop: &StopFlag,
        ask: impl FnOnce(&mut OutsideEngine) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_raised() {
            return Err(Fault::GivenUp);
        }
        let mut engine = match process.take() {
            Some(engine) => engine,
            None => self.launch.start(&self.host)?,
        };
        let answer = ask(&mut engine);
        let is_of_use = matches!(answer, Ok(_) | Err(Fault::GivenUp)) && engine.is_of_use();
        *process = is_of_use.then_some(engine);
        answer
    }
}

impl Launch {
    fn of(entry: &EngineEntry) -> Self {
        Self {
            command: entry.command(),
            protocol: entry.protocol,
            options: entry.options.clone(),
        }
    }

    fn start(&self, host: &Host) -> Result<OutsideEngine, Fault> {
        let mut engine = OutsideEngine::start(&self.command, self.protocol, host)?;
        for (name, value) in &self.options {
            engine.set_option(name, value)?;
        }
        Ok(engine)
    }
}

impl SeatedEngines {
    /// The engine in the seat of the side to move: the process that runs for this game, or a new one.
    pub(in crate::app::players) fn sit(
        &mut self,
        session: &Session,
        known: &KnownEngine,
        host: &Host,
    ) -> SeatedEngine {
        let place = &mut self.0[session.game().side_to_move().index()];
        let launch = Launch::of(&known.entry);
        let is_there = |seated: &&mut Seated| {
            seated.session == session.id()
                && seated.engine == known.id
                && seated.process.launch == launch
        };
        if let Some(seated) = place.as_mut().filter(is_there) {
            return seated.process.clone();
        }
        let process = SeatedEngine::new(&known.entry, host);
        *place = Some(Seated {
            session: session.id(),
            engine: known.id,
            process: process.clone(),
        });
        process
    }

    /// The processes of an engine at the table.
    pub(super) fn of(&self, engine: EngineId) -> Vec<SeatedEngine> {
        let seated = self.0.iter().flatten();
        let seated = seated.filter(|seated| seated.engine == engine);
        seated.map(|seated| seated.process.clone()).collect()
    }
}

/// Lets engines go in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineHost>()
        .init_resource::<SeatedEngines>()
        .add_systems(Update, let_go.in_set(TurnSet::Think));
}

/// Ends the processes of those who don't sit at the table any more. Where the last who holds one lets go, it ends.
fn let_go(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    engines: Res<Engines>,
    mut seated: ResMut<SeatedEngines>,
) {
    let open = session.map(|session| session.id());
    let seated = &mut seated.bypass_change_detection().0;
    for side in Color::BOTH {
        let place = &mut seated[side.index()];
        let stays = place.as_ref().is_none_or(|seated| {
            let engine = seats.of(side).engine();
            let known = engines.get(seated.engine);
            Some(seated.session) == open
                && Some(seated.engine) == engine
                && known.is_some_and(|known| Launch::of(&known.entry) == seated.process.launch)
        });
        if !stays {
            *place = None;
        }
    }
}
