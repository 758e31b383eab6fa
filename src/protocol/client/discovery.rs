//! Finding out what an engine is: which protocol it speaks, and which games it plays.

use super::command::EngineCommand;
use super::engine::{Host, OutsideEngine, Protocol, Thinking};
use super::fault::Fault;
use super::option::{self, EngineOption, HALF_KOMI};
use crate::ai::StopFlag;
use crate::rules::{Game, Setup, hive};
use std::ops::RangeInclusive;
use std::time::Duration;

/// How long an engine that speaks unasked may take to begin.
const UNASKED: Duration = Duration::from_millis(1500);
/// What a try to play a game may take: the search, and what comes on top of it.
const TRY: Duration = Duration::from_millis(60);
const TRY_LATE: Duration = Duration::from_secs(2);

/// Tak is played on these.
const TAK_SIZES: RangeInclusive<u8> = 3..=8;

/// What an engine said of itself, and the games that it was seen to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduction {
    pub protocol: Protocol,
    /// May be empty.
    pub name: String,
    pub options: Vec<EngineOption>,
    pub plays: Vec<Setup>,
}

/// Asks a program what it is. Whoever has raised the flag doesn't want to know any more.
pub fn introduce(
    command: &EngineCommand,
    host: &Host,
    stop: &StopFlag,
) -> Result<Introduction, Fault> {
    let engine = OutsideEngine::discover(command, host)?;
    let mut introduction = Introduction {
        protocol: engine.protocol(),
        name: engine.name.clone(),
        options: engine.options.clone(),
        plays: Vec::new(),
    };
    introduction.plays = match introduction.protocol {
        Protocol::Uhp => vec![Setup::Hive(hive_with(&engine.bugs))],
        protocol => {
            drop(engine);
            let host = Host {
                answer: host.answer.min(TRY_LATE),
                late: host.late.min(TRY_LATE),
                ..host.clone()
            };
            let mut trying = Trying {
                command,
                protocol,
                host,
                stop,
                engine: None,
            };
            match protocol {
                Protocol::Tei => trying.sizes(),
                _ => trying.any_game(),
            }
        }
    };
    if stop.is_raised() {
        return Err(Fault::GivenUp);
    }
    Ok(introduction)
}

/// Whether an engine that plays some games plays this one.
pub fn plays(games: &[Setup], protocol: Protocol, options: &[EngineOption], setup: &Setup) -> bool {
    let komi = |half_komi: i8| {
        let option = option::named(options, HALF_KOMI);
        option.map_or(half_komi == 0, |option| {
            option.accepts(&half_komi.to_string())
        })
    };
    games.iter().any(|game| match (game, setup) {
        (Setup::Tak(known), Setup::Tak(asked)) => {
            known.size() == asked.size() && komi(asked.half_komi())
        }
        (Setup::Hive(known), Setup::Hive(asked)) => {
            let bugs = |setup: &hive::Setup| [setup.mosquito, setup.ladybug, setup.pillbug];
            let mut pairs = bugs(known).into_iter().zip(bugs(asked));
            // Only UHP tells which bugs are in the game.
            match protocol {
                Protocol::Uhp => pairs.all(|(knows, has)| knows || !has),
                _ => pairs.all(|(knows, has)| knows == has),
            }
        }
        (Setup::Punct(_), Setup::Punct(_)) => true,
        _ => false,
    })
}

/// Hive with the bugs that a UHP engine says it knows.
fn hive_with(bugs: &[String]) -> hive::Setup {
    let knows = |name: &str| bugs.iter().any(|bug| bug.eq_ignore_ascii_case(name));
    hive::Setup {
        mosquito: knows("Mosquito"),
        ladybug: knows("Ladybug"),
        pillbug: knows("Pillbug"),
        ..hive::Setup::default()
    }
}

/// Tries games one after another; who fails at one is started anew for the next.
struct Trying<'a> {
    command: &'a EngineCommand,
    protocol: Protocol,
    host: Host,
    stop: &'a StopFlag,
    engine: Option<OutsideEngine>,
}

impl Trying<'_> {
    /// The sizes of Tak: each with a stone on the corner that smaller boards don't have.
    fn sizes(&mut self) -> Vec<Setup> {
        let sizes = TAK_SIZES.filter_map(|size| {
            let (setup, corner) = board(size)?;
            self.answers(&setup, &[&corner, "a1"]).then_some(setup)
        });
        sizes.collect()
    }

    /// UGI has no words for which game it is: the engine shows it by its moves.
    fn any_game(&mut self) -> Vec<Setup> {
        let punct = Setup::usual();
        let punct = punct
            .into_iter()
            .filter(|setup| matches!(setup, Setup::Punct(_)))
            .find(|setup| self.answers(setup, &[]));
        if let Some(punct) = punct {
            return vec![punct];
        }
        // With all bugs in the game, so that no answer is illegal for the want of one.
        let base = hive_with(&[]);
        let whole = Setup::Hive(hive::Setup {
            mosquito: true,
            ladybug: true,
            pillbug: true,
            ..base
        });
        if self.answers(&whole, &["wS1"]) {
            let mut knows = |bug| self.answers(&whole, &[&format!("w{bug}")]);
            return vec![Setup::Hive(hive::Setup {
                mosquito: knows("M"),
                ladybug: knows("L"),
                pillbug: knows("P"),
                ..base
            })];
        }
        // It has one size: the largest whose corner it knows.
        let size = TAK_SIZES.rev().find_map(|size| {
            let (setup, corner) = board(size)?;
            let game = begun(&setup, &[&corner])?;
            let takes = self.ask(|engine| engine.takes_over(&game));
            takes.unwrap_or(false).then_some(setup)
        });
        size.into_iter().collect()
    }

    /// Whether the engine moves in a game that began so.
    fn answers(&mut self, setup: &Setup, moves: &[&str]) -> bool {
        let Some(game) = begun(setup, moves) else {
            return false;
        };
        let stop = self.stop;
        self.ask(|engine| engine.best_move(&game, Thinking::Time(TRY), stop))
            .is_ok()
    }

    /// Asks the engine that runs, or a new one where the last has failed.
    fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut OutsideEngine) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.stop.is_raised() {
            return Err(Fault::GivenUp);
        }
        let mut engine = match self.engine.take() {
            Some(engine) => engine,
            None => OutsideEngine::start(self.command, self.protocol, &self.host)?,
        };
        let answer = ask(&mut engine);
        self.engine = answer.is_ok().then_some(engine);
        answer
    }
}

/// A board of Tak, and its corner that smaller ones don't have.
fn board(size: u8) -> Option<(Setup, String)> {
    let corner = format!("{}{size}", char::from(b'a' + size - 1));
    Some((format!("tak{size}").parse().ok()?, corner))
}

/// A game after these moves.
fn begun(setup: &Setup, moves: &[&str]) -> Option<Game> {
    let mut game = Game::new(setup);
    for text in moves {
        game.play(game.read_move(text).ok()?).ok()?;
    }
    Some(game)
}

impl OutsideEngine {
    /// Finds out what an engine speaks by asking it, each question to a fresh process.
    pub fn discover(command: &EngineCommand, host: &Host) -> Result<Self, Fault> {
        // UHP first: such an engine speaks unasked, and any other keeps silent; at last once more, for one that is slow.
        let tries = [
            (Protocol::Uhp, UNASKED),
            (Protocol::Tei, host.answer),
            (Protocol::Ugi, host.answer),
            (Protocol::Uhp, host.answer),
        ];
        let mut last = Fault::OtherTongue;
        for (protocol, time) in tries {
            match Self::start_within(command, protocol, host, time) {
                Err(fault) if fault.is_at_start() => return Err(fault),
                Err(Fault::Silent(_)) => {}
                Err(fault) => last = fault,
                found @ Ok(_) => return found,
            }
        }
        Err(last)
    }
}
