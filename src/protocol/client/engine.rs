//! An engine that somebody else wrote: what it is, and its answers, checked by our rules.

use super::command::EngineCommand;
use super::fault::Fault;
use super::option::{EngineOption, read_ugi, read_uhp};
use super::process::{Patience, Process};
use crate::ai::StopFlag;
use crate::protocol::options::{move_text, new_game_words};
use crate::rules::hive::game_string;
use crate::rules::{Game, Move, Setup};
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
    /// What the last move was asked about; another set-up is another game for the engine.
    told: Option<Setup>,
    /// An answer may still come that nobody waits for any more.
    owes_answer: bool,
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
                Err(fault @ Fault::CantStart(_)) => return Err(fault),
                Err(Fault::Silent(_)) => {}
                Err(fault) => last = fault,
                found @ Ok(_) => return found,
            }
        }
        Err(last)
    }

    /// Starts an engine that speaks a protocol.
    pub fn start(command: &EngineCommand, protocol: Protocol, host: &Host) -> Result<Self, Fault> {
        Self::start_within(command, protocol, host, host.answer)
    }

    fn start_within(
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
            told: None,
            owes_answer: false,
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

    /// Until `teiok` or `ugiok`; who speaks neither may say anything, or nothing.
    fn meet_ugi(&mut self, time: Duration) -> Result<(), Fault> {
        let protocol = self.protocol.name();
        self.process.say(protocol);
        let done = format!("{protocol}ok");
        let patience = Patience::new(time);
        loop {
            let line = self.process.hear(patience)?;
            if let Some(name) = line.strip_prefix("id name ") {
                name.trim().clone_into(&mut self.name);
            }
            if let Some(option) = line.strip_prefix("option ") {
                self.options.extend(read_ugi(option));
            }
            if line == done {
                return Ok(());
            }
        }
    }

    /// It introduces itself unasked, up to `ok`.
    fn meet_uhp(&mut self, time: Duration) -> Result<(), Fault> {
        let mut greeting = self.hear_answer(Patience::new(time))?;
        if greeting.is_empty() {
            greeting = self.ask("info")?;
        }
        let name = greeting.iter().find_map(|line| line.strip_prefix("id "));
        name.ok_or(Fault::OtherTongue)?
            .trim()
            .clone_into(&mut self.name);
        // Engines without options may refuse the question.
        if let Ok(options) = self.ask("options") {
            self.options = options.iter().filter_map(|line| read_uhp(line)).collect();
        }
        Ok(())
    }

    /// Sets an option; refused by UHP engines in words, by others silently.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match self.protocol {
            Protocol::Uhp => self.ask(&format!("options set {name} {value}")).map(|_| ()),
            Protocol::Tei | Protocol::Ugi => {
                self.process
                    .say(&format!("setoption name {name} value {value}"));
                self.wait_until_ready()
            }
        }
    }

    /// Waits until the engine has heard everything. A move that nobody has asked for is a fault, unless it is one that was asked
    /// for and then not wanted any more.
    fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.process.say("isready");
        let patience = Patience::new(self.host.answer);
        loop {
            let line = self.process.hear(patience)?;
            if line == "readyok" {
                return Ok(());
            }
            if let Some(best) = line.strip_prefix("bestmove")
                && !std::mem::take(&mut self.owes_answer)
            {
                return Err(Fault::OutOfTurn(best.trim().to_owned()));
            }
        }
    }

    /// A UHP command's answer, without its `ok`.
    fn ask(&mut self, command: &str) -> Result<Vec<String>, Fault> {
        self.process.say(command);
        self.hear_answer(Patience::new(self.host.answer))
    }

    fn hear_answer(&mut self, patience: Patience<'_>) -> Result<Vec<String>, Fault> {
        let mut lines: Vec<String> = Vec::new();
        loop {
            let line = self.process.hear(patience)?;
            if line == "ok" {
                break;
            }
            if lines.len() < MOST_ANSWER_LINES {
                lines.push(line);
            }
        }
        let refused = lines.iter().find(|line| {
            let word = line.split_whitespace().next();
            matches!(word, Some("err" | "invalidmove"))
        });
        refused.map_or(Ok(()), |line| Err(Fault::Refused(line.clone())))?;
        Ok(lines)
    }

    /// The engine's move in a game that isn't over, checked by our rules. When the flag is raised, it is asked to stop and not
    /// waited for; one that speaks UHP, which has no word for stopping, is of no more use then.
    pub fn best_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
    ) -> Result<Move, Fault> {
        let text = match self.protocol {
            Protocol::Uhp => self.uhp_move(game, thinking, stop)?,
            Protocol::Tei | Protocol::Ugi => self.ugi_move(game, thinking, stop)?,
        };
        let read = game.read_move(&move_text(&game.setup(), &text)).ok();
        read.filter(|&mv| game.check(mv).is_ok())
            .ok_or(Fault::IllegalMove(text))
    }

    fn uhp_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
    ) -> Result<String, Fault> {
        let (Setup::Hive(setup), Some(moves)) = (game.setup(), hive_moves(game)) else {
            return Err(Fault::CantTell);
        };
        if let Some(option) = self.option("TournamentOpening") {
            let value = if setup.tournament { "True" } else { "False" };
            self.set_option(&option, value)?;
        }
        let state = game_string::State::of(moves.len(), None);
        let line = game_string::write(&setup, &moves, state);
        self.ask(&format!("newgame {line}"))?;
        let (limit, time) = match thinking {
            Thinking::Time(time) => (format!("time {}", clock(time)), time),
            Thinking::Depth(depth) => (format!("depth {depth}"), self.host.longest),
            Thinking::Nodes(_) => return Err(Fault::CantTell),
        };
        self.process.say(&format!("bestmove {limit}"));
        let patience = Patience::new(time + self.host.late).unless(stop);
        let answer = self.hear_answer(patience)?;
        let text = answer.into_iter().find(|line| !line.is_empty());
        text.ok_or_else(|| Fault::IllegalMove(String::new()))
    }

    fn ugi_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
    ) -> Result<String, Fault> {
        let setup = game.setup();
        if self.told.as_ref() != Some(&setup) {
            self.tell_setup(&setup)?;
        }
        let mut start = game.clone();
        while start.undo().is_some() {}
        let usual = Game::new(&setup).write_position() == start.write_position();
        let mut line = match (usual, self.protocol) {
            (true, _) => "position startpos".to_owned(),
            (false, Protocol::Tei) => format!("position tps {}", start.write_position()),
            (false, _) => format!("position fen {}", start.write_position()),
        };
        for (i, mv) in game.moves().into_iter().enumerate() {
            line.push_str(if i == 0 { " moves " } else { " " });
            line.push_str(&start.write_move(mv).replace(' ', "_"));
            start.play(mv).map_err(|_| Fault::CantTell)?;
        }
        self.process.say(&line);
        self.wait_until_ready()?;
        let (limit, time) = match thinking {
            Thinking::Time(time) => (format!("movetime {}", time.as_millis()), time),
            Thinking::Nodes(nodes) => (format!("nodes {nodes}"), self.host.longest),
            Thinking::Depth(depth) => (format!("depth {depth}"), self.host.longest),
        };
        self.process.say(&format!("go {limit}"));
        let patience = Patience::new(time + self.host.late).unless(stop);
        loop {
            let line = match self.process.hear(patience) {
                Err(Fault::GivenUp) => {
                    self.process.say("stop");
                    self.owes_answer = true;
                    return Err(Fault::GivenUp);
                }
                heard => heard?,
            };
            if let Some(best) = line.strip_prefix("bestmove") {
                let word = best.split_whitespace().next().unwrap_or_default();
                return Ok(word.to_owned());
            }
        }
    }

    /// Begins a game of this set-up. TEI names the size; the komi is an option.
    fn tell_setup(&mut self, setup: &Setup) -> Result<(), Fault> {
        if let Setup::Tak(tak) = setup {
            let half_komi = tak.half_komi().to_string();
            match self.option("HalfKomi") {
                Some(option) => {
                    self.process
                        .say(&format!("setoption name {option} value {half_komi}"));
                }
                None if tak.half_komi() != 0 => return Err(Fault::CantTell),
                None => {}
            }
        } else if self.protocol == Protocol::Tei {
            return Err(Fault::CantTell);
        }
        let words = match self.protocol {
            Protocol::Tei => new_game_words(setup),
            _ => String::new(),
        };
        let line = format!("{}newgame {words}", self.protocol.name());
        self.process.say(line.trim_end());
        self.wait_until_ready()?;
        self.told = Some(setup.clone());
        Ok(())
    }

    /// The option of this name as the engine spells it.
    fn option(&self, name: &str) -> Option<String> {
        let mut options = self.options.iter();
        let found = options.find(|option| option.name.eq_ignore_ascii_case(name));
        found.map(|option| option.name.clone())
    }
}

/// How long an engine that speaks unasked may take to begin.
const UNASKED: Duration = Duration::from_millis(1500);
/// Lines of an answer beyond these are thrown away.
const MOST_ANSWER_LINES: usize = 1000;

/// The moves of a game of Hive that began with an empty table: no other can be told in a GameString.
fn hive_moves(game: &Game) -> Option<Vec<crate::rules::hive::Move>> {
    let Game::Hive(played) = game else {
        return None;
    };
    let usual = crate::rules::Position::ply(played.start()) == 0;
    usual.then(|| played.moves().collect())
}

/// `hh:mm:ss`, whole seconds at least; the protocol has no fractions, though many engines read them.
fn clock(time: Duration) -> String {
    let secs = time.as_secs_f64();
    let whole = secs as u64;
    let rest = secs - (whole - whole % 60) as f64;
    let seconds = if (rest - rest.round()).abs() < 1e-9 {
        format!("{:02}", rest.round() as u64)
    } else {
        format!("{rest:06.3}")
    };
    format!("{:02}:{:02}:{seconds}", whole / 3600, whole / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_as_a_clock() {
        for (millis, text) in [
            (5_000, "00:00:05"),
            (500, "00:00:00.500"),
            (61_250, "00:01:01.250"),
            (3_600_000, "01:00:00"),
        ] {
            assert_eq!(clock(Duration::from_millis(millis)), text);
        }
    }
}
