//! What engines are asked about in the settings, each on a thread of its own: what they are, and whether they can play.

use super::registry::{EngineId, Engines, KnownEngine};
use super::requests::pressed;
use super::seated::SeatedEngine;
use crate::ai::StopFlag;
use crate::app::notice::Notice;
use crate::app::players::background::{Background, News};
use crate::protocol::client::{EngineCommand, Fault, Host, Introduction, Thinking, introduce};
use crate::rules::{Game, Setup};
use crate::store::EngineEntry;
use crate::words::{Sentence, engine_fault};
use crate::{key, sentence};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What is being asked, and what came of it.
#[derive(Resource, Debug, Default)]
pub struct EngineJobs {
    adding: Option<Adding>,
    /// Why the last program couldn't be added.
    refused: Option<Sentence>,
    trials: BTreeMap<EngineId, Trial>,
    trying: BTreeMap<EngineId, Background<Result<Tried, Fault>>>,
    pressing: Vec<Background<Result<Notice, Sentence>>>,
}

/// A program that is asked what it is.
#[derive(Debug)]
struct Adding {
    command: EngineCommand,
    answer: Background<Result<Introduction, Fault>>,
}

/// How an engine's first move went.
#[derive(Clone, Debug, PartialEq)]
pub enum Trial {
    Running,
    Played(Sentence),
    Failed(Sentence),
}

/// A move from the start position.
#[derive(Debug)]
struct Tried {
    text: String,
    time: Duration,
    /// Nodes a second; 0 where it doesn't say.
    speed: u64,
}

/// How long it may think about its first move.
const TRIAL: Duration = Duration::from_secs(1);

impl EngineJobs {
    /// The program that is asked what it is.
    pub fn asked(&self) -> Option<&str> {
        self.adding
            .as_ref()
            .map(|adding| adding.command.program.as_str())
    }

    pub const fn refused(&self) -> Option<&Sentence> {
        self.refused.as_ref()
    }

    pub fn trial(&self, engine: EngineId) -> Option<&Trial> {
        self.trials.get(&engine)
    }

    pub(super) fn add(&mut self, text: &str, host: &Host, proxy: Option<&EventLoopProxyWrapper>) {
        let Ok(command) = text.parse::<EngineCommand>() else {
            self.refused = Some(key!("engines-command-unreadable").into());
            return;
        };
        self.refused = None;
        let (asked, host) = (command.clone(), host.clone());
        let answer = Background::start(proxy, move |stop, tell| {
            tell(introduce(&asked, &host, stop));
        });
        self.adding = Some(Adding { command, answer });
    }

    pub(super) fn stop_adding(&mut self) {
        self.adding = None;
    }

    pub(super) fn forget(&mut self, engine: EngineId) {
        self.trials.remove(&engine);
        self.trying.remove(&engine);
    }

    pub(super) fn test(
        &mut self,
        known: &KnownEngine,
        host: &Host,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        // The game as it is usually played, if the engine does.
        let mut usual = Setup::usual().into_iter();
        let usual = usual.find(|setup| known.entry.plays(setup));
        let Some(setup) = usual.or_else(|| known.entry.games().pop()) else {
            let nothing = Trial::Failed(key!("engines-test-nothing").into());
            self.trials.insert(known.id, nothing);
            return;
        };
        let engine = SeatedEngine::new(&known.entry, host);
        let trying = Background::start(proxy, move |stop, tell| {
            tell(try_out(&engine, &setup, stop));
        });
        self.trying.insert(known.id, trying);
        self.trials.insert(known.id, Trial::Running);
    }

    pub(super) fn press(
        &mut self,
        engine: SeatedEngine,
        name: &str,
        button: &str,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        let (name, button) = (name.to_owned(), button.to_owned());
        self.pressing.push(Background::start(proxy, move |_, tell| {
            let done = engine.press(&button);
            tell(
                done.map(|()| pressed(&name, &button))
                    .map_err(|fault| engine_fault(&name, &fault)),
            );
        }));
    }
}

/// Has an engine play a move from the start position.
fn try_out(engine: &SeatedEngine, setup: &Setup, stop: &StopFlag) -> Result<Tried, Fault> {
    let game = Game::new(setup);
    let begun = Instant::now();
    let mut speed = 0;
    let mv = engine.best_move(&game, Thinking::Time(TRIAL), stop, &mut |info| {
        speed = info.nodes_a_second();
    })?;
    Ok(Tried {
        text: game.write_move(mv),
        time: begun.elapsed(),
        speed,
    })
}

impl From<Tried> for Sentence {
    fn from(tried: Tried) -> Self {
        let Tried { text, time, speed } = tried;
        let seconds = (time.as_secs_f64() * 10.0).round() / 10.0;
        if speed == 0 {
            sentence!("engines-test-move", text = text, seconds = seconds)
        } else {
            sentence!(
                "engines-test-speed",
                text = text,
                seconds = seconds,
                speed = speed
            )
        }
    }
}

/// Hears the answers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineJobs>()
        .add_systems(Update, (hear_introduction, hear_trials, hear_buttons));
}

/// Adds the engine that has introduced itself, or says why there is none.
fn hear_introduction(
    mut jobs: ResMut<EngineJobs>,
    mut engines: ResMut<Engines>,
    mut notices: MessageWriter<Notice>,
) {
    let jobs = jobs.bypass_change_detection();
    let Some(adding) = &jobs.adding else { return };
    let answer = match adding.answer.poll() {
        News::Nothing => return,
        News::Update(answer) => answer,
        News::Ended => Err(Fault::Ended),
    };
    match answer {
        Ok(said) => {
            let id = engines.add(EngineEntry::new(&adding.command, said));
            let name = engines.get(id).map(|engine| engine.entry.name.clone());
            let added = name.map(|name| sentence!("engines-added", engine = name));
            notices.write_batch(added.map(Notice::done));
        }
        Err(fault) => {
            jobs.refused = Some(engine_fault(&adding.command.short_name(), &fault));
        }
    }
    jobs.adding = None;
}

fn hear_trials(mut jobs: ResMut<EngineJobs>, engines: Res<Engines>) {
    let EngineJobs { trials, trying, .. } = jobs.bypass_change_detection();
    trying.retain(|id, trial| {
        let outcome = match trial.poll() {
            News::Nothing => return true,
            News::Update(outcome) => outcome,
            News::Ended => Err(Fault::Ended),
        };
        let name = engines.get(*id).map_or("", |engine| &engine.entry.name);
        let told = outcome.map_or_else(
            |fault| Trial::Failed(engine_fault(name, &fault)),
            |tried| Trial::Played(tried.into()),
        );
        trials.insert(*id, told);
        false
    });
}

fn hear_buttons(mut jobs: ResMut<EngineJobs>, mut notices: MessageWriter<Notice>) {
    jobs.bypass_change_detection().pressing.retain(|pressing| {
        let told = match pressing.poll() {
            News::Nothing => return true,
            News::Update(Ok(done)) => done,
            News::Update(Err(fault)) => Notice::trouble(fault),
            News::Ended => return false,
        };
        notices.write(told);
        false
    });
}
