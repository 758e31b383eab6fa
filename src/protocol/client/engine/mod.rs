//! An engine that somebody else wrote: what it is, and its answers, checked by our rules.

mod legal;
mod ugi;
mod uhp;

use super::command::EngineCommand;
use super::fault::Fault;
use super::info::EngineInfo;
use super::option::{self, EMPTY, EngineOption};
use super::process::Process;
use crate::ai::StopFlag;
use crate::protocol::options::move_text;
use crate::rules::{Color, Game, Move, Setup};
use std::path::PathBuf;
use std::time::Duration;

/// What an engine speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Protocol {
    Uhp,
    Tei,
    Ugi,
}

impl Protocol {
    pub const ALL: [Self; 3] = [Self::Uhp, Self::Tei, Self::Ugi];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Uhp => "uhp",
            Self::Tei => "tei",
            Self::Ugi => "ugi",
        }
    }
}

/// How long an engine may think about a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Thinking {
    Time(Duration),
    Nodes(u64),
    Depth(u32),
    /// By the clocks of the game: what White and Black have left, and what each move gains.
    Clock {
        left: [Duration; 2],
        gained: Duration,
    },
    /// Until it is told to stop.
    Endless,
}

/// What of a clock one move may take.
const CLOCK_SHARE: u32 = 25;

impl Thinking {
    /// The limit for an engine that knows no clocks, in whole seconds: many read no other.
    fn without_clock(self, side: Color) -> Self {
        match self {
            Self::Clock { left, gained } => {
                let share = left[side.index()] / CLOCK_SHARE + gained.mul_f32(0.7);
                Self::Time(Duration::from_secs(share.as_secs().max(1)))
            }
            other => other,
        }
    }

    /// How long the move may take; `None` where nobody knows.
    const fn longest(self, side: Color) -> Option<Duration> {
        match self {
            Self::Time(time) => Some(time),
            Self::Clock { left, .. } => Some(left[side.index()]),
            Self::Nodes(_) | Self::Depth(_) | Self::Endless => None,
        }
    }
}

/// How engines are kept, and how long they are waited for.
#[derive(Clone, Debug)]
pub struct Host {
    /// The program that guards them, with the tool `guard`; this one where none is named.
    pub guard: Option<PathBuf>,
    /// For any answer but a move.
    pub answer: Duration,
    /// For a move beyond the time that was given.
    pub late: Duration,
    /// For a move whose search is limited in nodes or depth.
    pub longest: Duration,
}

impl Default for Host {
    fn default() -> Self {
        Self {
            guard: None,
            answer: Duration::from_secs(5),
            late: Duration::from_secs(3),
            longest: Duration::from_mins(5),
        }
    }
}

/// A running engine.
#[derive(Debug)]
pub struct OutsideEngine {
    host: Host,
    process: Process,
    protocol: Protocol,
    /// Its name as it says itself; may be empty.
    pub name: String,
    pub options: Vec<EngineOption>,
    /// The bugs beside the usual ones that a UHP engine knows.
    pub(super) bugs: Vec<String>,
    /// What the last move was asked about; another set-up is another game for the engine.
    told: Option<Setup>,
    /// How many lines it was last told to search.
    lines: usize,
    /// It was told to stop, and hasn't.
    is_deaf: bool,
}

impl OutsideEngine {
    /// Starts an engine that speaks a protocol.
    pub fn start(command: &EngineCommand, protocol: Protocol, host: &Host) -> Result<Self, Fault> {
        Self::start_within(command, protocol, host, host.answer)
    }

    pub(super) fn start_within(
        command: &EngineCommand,
        protocol: Protocol,
        host: &Host,
        time: Duration,
    ) -> Result<Self, Fault> {
        let process = Process::start(command, host.guard.as_deref())?;
        let mut engine = Self {
            host: host.clone(),
            process,
            protocol,
            name: String::new(),
            options: Vec::new(),
            bugs: Vec::new(),
            told: None,
            lines: 1,
            is_deaf: false,
        };
        match protocol {
            Protocol::Uhp => engine.meet_uhp(time)?,
            Protocol::Tei | Protocol::Ugi => engine.meet_ugi(time)?,
        }
        Ok(engine)
    }

    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// Sets an option; refused by UHP engines in words, by others silently.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match self.protocol {
            Protocol::Uhp => self.ask(&format!("options set {name} {value}")).map(|_| ()),
            Protocol::Tei | Protocol::Ugi => {
                let value = if value.is_empty() { EMPTY } else { value };
                self.process
                    .say(&format!("setoption name {name} value {value}"));
                self.wait_until_ready()
            }
        }
    }

    /// Presses a button.
    pub fn press(&mut self, name: &str) -> Result<(), Fault> {
        match self.protocol {
            Protocol::Uhp => self.ask(&format!("options set {name}")).map(|_| ()),
            Protocol::Tei | Protocol::Ugi => {
                self.process.say(&format!("setoption name {name}"));
                self.wait_until_ready()
            }
        }
    }

    /// The engine's move in a game that isn't over, checked by our rules. When the flag is raised it is asked to stop, and what
    /// it has found is its move; see [`OutsideEngine::is_of_use`].
    pub fn best_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
    ) -> Result<Move, Fault> {
        self.best_move_telling(game, thinking, stop, &mut |_| ())
    }

    /// The same, and `tell` hears what the engine says of its search meanwhile.
    pub fn best_move_telling(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<Move, Fault> {
        let text = match self.protocol {
            Protocol::Uhp => self.uhp_move(game, thinking, stop)?,
            Protocol::Tei | Protocol::Ugi => self.ugi_move(game, thinking, stop, tell)?,
        };
        read_move(game, &text).ok_or(Fault::IllegalMove(text))
    }

    /// Searches until the flag is raised, the best lines first, as many as it can tell apart. Never returns a move; what it
    /// finds is heard by `tell`.
    pub fn analyse(
        &mut self,
        game: &Game,
        lines: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<(), Fault> {
        if self.protocol == Protocol::Uhp {
            return self.analyse_in_rounds(game, stop, tell);
        }
        if let Some(option) = self.option("MultiPV")
            && self.lines != lines
        {
            self.set_option(&option, &lines.to_string())?;
            self.lines = lines;
        }
        match self.best_move_telling(game, Thinking::Endless, stop, tell) {
            Ok(_) | Err(Fault::GivenUp) => Ok(()),
            Err(fault) => Err(fault),
        }
    }

    /// Whether another question may be put to it after a search that was given up: not where it didn't stop, as one that
    /// speaks UHP can't, which has no word for it.
    pub const fn is_of_use(&self) -> bool {
        !self.is_deaf
    }

    /// The option of this name as the engine spells it.
    fn option(&self, name: &str) -> Option<String> {
        let found = option::named(&self.options, name);
        found.map(|option| option.name.clone())
    }
}

/// A move in an engine's words, if it is legal.
fn read_move(game: &Game, text: &str) -> Option<Move> {
    let read = game.read_move(&move_text(&game.setup(), text)).ok();
    read.filter(|&mv| game.check(mv).is_ok())
}
