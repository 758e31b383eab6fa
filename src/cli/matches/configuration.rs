//! Who plays a match: a level, a simulated newcomer, greedy, the search with limits and perhaps with oversights, or another
//! program's engine.

use crate::ai::{
    EvaluationWeights, Limits, Newcomer, Opponent, Skill, StopFlag, Strength, TranspositionTable,
    best_move_with_table, choose, choose_with, greedy,
};
use crate::protocol::client::{EngineCommand, Fault, Host, OutsideEngine, Protocol, Thinking};
use crate::rules::{Game, Move, ReadError};
use std::str::FromStr;
use std::time::Duration;

/// One of the two that play a match.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Configuration {
    /// As it was given.
    pub(super) name: String,
    player: Player,
    weights: Box<EvaluationWeights>,
}

#[derive(Clone, Debug, PartialEq)]
enum Player {
    Level(Opponent),
    Newcomer(Newcomer),
    Skill(Skill),
    Greedy,
    Limits(Limits),
    Outside(Outside),
}

/// An engine of somebody else's, and how long it thinks.
#[derive(Clone, Debug, PartialEq)]
struct Outside {
    command: EngineCommand,
    protocol: Protocol,
    thinking: Thinking,
}

/// What the parts of a configuration say.
#[derive(Default)]
struct Parts {
    named: Option<Player>,
    limits: Limits,
    /// The oversights of a [`Skill`], each as its name is there.
    oversights: Vec<(String, u16)>,
    weights: Option<Box<EvaluationWeights>>,
}

/// The oversights that a configuration may have.
const OVERSIGHTS: [&str; 5] = ["glances", "overlooks", "noise", "blind", "misses"];

impl FromStr for Configuration {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut parts = Parts::default();
        let (limits, command) = split_command(text);
        for part in limits
            .split(',')
            .filter(|_| !limits.is_empty() || command.is_none())
        {
            parts.read(part)?.ok_or_else(|| wrong(text))?;
        }
        let player = match command {
            Some((protocol, command)) => {
                let command = command.parse()?;
                let thinking = parts.thinking().ok_or_else(|| wrong(text))?;
                Player::Outside(Outside {
                    command,
                    protocol,
                    thinking,
                })
            }
            None => parts.player().ok_or_else(|| wrong(text))?,
        };
        Ok(Self {
            name: text.to_owned(),
            player,
            weights: parts.weights.unwrap_or_default(),
        })
    }
}

/// What stands before another engine's command, and the command with its protocol: `time=2,tei:engine --quiet`.
fn split_command(text: &str) -> (&str, Option<(Protocol, &str)>) {
    let starts = std::iter::once(0).chain(text.match_indices(',').map(|(comma, _)| comma + 1));
    for start in starts {
        for protocol in Protocol::ALL {
            let rest = text[start..].strip_prefix(protocol.name());
            if let Some(command) = rest.and_then(|rest| rest.strip_prefix(':')) {
                let before = text[..start].trim_end_matches(',');
                return (before, Some((protocol, command)));
            }
        }
    }
    (text, None)
}

fn wrong(text: &str) -> ReadError {
    ReadError::new(
        text,
        "a configuration is a level, adaptive:RATING, newcomer:random (or blocks, aims, forgetful), greedy, or time=SECONDS, nodes=N or depth=N, and perhaps threads=N and weights=FILE, with commas between; with nodes=N also glances, overlooks, blind and misses (in a hundred) and noise; or uhp:COMMAND, tei:COMMAND or ugi:COMMAND, perhaps with time=SECONDS, nodes=N or depth=N before it",
    )
}

impl Parts {
    /// Takes one part; `None` where it says nothing that could be meant.
    fn read(&mut self, part: &str) -> Result<Option<()>, ReadError> {
        let Some((name, value)) = part.split_once('=') else {
            return Ok(self.read_name(part));
        };
        if name == "weights" {
            let text = std::fs::read_to_string(value)
                .map_err(|error| ReadError::new(value, error.to_string()))?;
            self.weights = Some(Box::new(EvaluationWeights::read(&text)?));
            return Ok(Some(()));
        }
        Ok(self.read_number(name, value))
    }

    fn read_name(&mut self, name: &str) -> Option<()> {
        let player = match name.split_once(':') {
            Some(("newcomer", newcomer)) => Player::Newcomer(newcomer.parse().ok()?),
            Some(("adaptive", rating)) => {
                let rating = rating.parse::<f64>().ok();
                Player::Level(Opponent {
                    person: rating.filter(|rating| rating.is_finite())?,
                    ..Opponent::new(Strength::Adaptive)
                })
            }
            _ if name == "greedy" => Player::Greedy,
            _ => Player::Level(Opponent::new(name.parse().ok()?)),
        };
        self.named.replace(player).is_none().then_some(())
    }

    fn read_number(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "time" => {
                let secs = value.parse::<f64>().ok();
                let secs = secs.filter(|secs| (0.0..=3600.0).contains(secs))?;
                self.limits.time = Some(Duration::from_secs_f64(secs));
            }
            "nodes" => self.limits.nodes = Some(value.parse().ok()?),
            "depth" => self.limits.depth = Some(value.parse().ok()?),
            "threads" => self.limits.threads = value.parse().ok()?,
            _ if OVERSIGHTS.contains(&name) => {
                let most = if name == "noise" { 20_000 } else { 100 };
                let number = value.parse().ok().filter(|number| *number <= most)?;
                self.oversights.push((name.to_owned(), number));
            }
            _ => return None,
        }
        Some(())
    }

    /// How long another program's engine thinks: one limit, or a second a move.
    fn thinking(&self) -> Option<Thinking> {
        let Limits {
            time,
            nodes,
            depth,
            threads: _,
        } = self.limits;
        let plain = self.named.is_none() && self.oversights.is_empty() && self.weights.is_none();
        match (time, nodes, depth) {
            _ if !plain || self.limits.threads != Limits::NONE.threads => None,
            (None, None, None) => Some(Thinking::Time(Duration::from_secs(1))),
            (Some(time), None, None) => Some(Thinking::Time(time)),
            (None, Some(nodes), None) => Some(Thinking::Nodes(nodes)),
            (None, None, Some(depth)) => Some(Thinking::Depth(depth)),
            _ => None,
        }
    }

    fn player(&self) -> Option<Player> {
        let limits = self.limits;
        let unlimited = limits == Limits::default();
        let endless = (limits.time, limits.nodes, limits.depth) == (None, None, None);
        if !self.oversights.is_empty() {
            let nodes = limits
                .nodes
                .filter(|&nodes| limits == Limits::nodes(nodes))?;
            return (self.named.is_none() && self.weights.is_none())
                .then(|| Player::Skill(self.skill(nodes)));
        }
        match (self.named.clone(), limits.time) {
            (Some(Player::Level(level)), Some(master_time))
                if level.strength == Strength::Master
                    && limits == Limits::time(master_time)
                    && self.weights.is_none() =>
            {
                Some(Player::Level(Opponent {
                    master_time,
                    ..level
                }))
            }
            (Some(Player::Greedy), _) if unlimited => Some(Player::Greedy),
            (named @ Some(_), _) if unlimited && self.weights.is_none() => named,
            (None, _) if !endless => Some(Player::Limits(limits)),
            _ => None,
        }
    }

    fn skill(&self, nodes: u64) -> Skill {
        let mut skill = Skill::nodes(nodes);
        for (name, number) in &self.oversights {
            let percent = (*number).min(100) as u8;
            match name.as_str() {
                "glances" => skill.glances = percent,
                "overlooks" => skill.overlooks = percent,
                "blind" => skill.blind = percent,
                "misses" => skill.misses = percent,
                _ => skill.noise = i32::from(*number),
            }
        }
        skill
    }
}

/// A player at the board for one game: with what it remembers, or as a running program.
#[derive(Debug)]
pub(super) struct Seat<'a> {
    configuration: &'a Configuration,
    table: TranspositionTable,
    engine: Option<OutsideEngine>,
}

impl Configuration {
    /// Sits down for a game; another program's engine is started then.
    pub(super) fn sit(&self) -> Result<Seat<'_>, Fault> {
        let engine = match &self.player {
            Player::Outside(outside) => Some(OutsideEngine::start(
                &outside.command,
                outside.protocol,
                &Host::default(),
            )?),
            _ => None,
        };
        Ok(Seat {
            configuration: self,
            table: TranspositionTable::default(),
            engine,
        })
    }
}

impl Seat<'_> {
    /// The player's move; `None` when the game is over. Another program's engine may fail to make one.
    pub(super) fn play(&mut self, game: &Game, seed: u64) -> Result<Option<Move>, Fault> {
        let (stop, table) = (StopFlag::default(), &mut self.table);
        let weights = &self.configuration.weights;
        Ok(match &self.configuration.player {
            Player::Level(opponent) => choose(game, opponent, seed, &stop, table, |_| {}),
            Player::Newcomer(newcomer) => newcomer.choose(game, seed),
            Player::Skill(skill) => choose_with(game, *skill, seed, &stop, |_| {}),
            Player::Greedy => greedy(game, weights),
            Player::Limits(limits) => {
                best_move_with_table(game, weights, *limits, &stop, table, |_| {})
            }
            Player::Outside(outside) => {
                let engine = self.engine.as_mut().ok_or(Fault::Ended)?;
                Some(engine.best_move(game, outside.thinking, &stop)?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_is_a_level_greedy_or_limits() {
        let player = |text: &str| text.parse::<Configuration>().unwrap().player;
        assert_eq!(player("Club"), Player::Level(Opponent::new(Strength::Club)));
        assert_eq!(
            player("Master,time=2"),
            Player::Level(Opponent {
                master_time: Duration::from_secs(2),
                ..Opponent::new(Strength::Master)
            })
        );
        assert_eq!(player("level:1"), player("novice"));
        assert_eq!(
            player("newcomer:blocks"),
            Player::Newcomer(Newcomer::Blocks)
        );
        assert_eq!(
            player("adaptive:1200"),
            Player::Level(Opponent {
                person: 1200.0,
                ..Opponent::new(Strength::Adaptive)
            })
        );
        let skill = Skill {
            overlooks: 30,
            noise: 500,
            ..Skill::nodes(50)
        };
        assert_eq!(
            player("nodes=50,overlooks=30,noise=500"),
            Player::Skill(skill)
        );
        assert_eq!(player("greedy"), Player::Greedy);
        assert_eq!(player("nodes=200"), Player::Limits(Limits::nodes(200)));
        let outside = |text: &str| match player(text) {
            Player::Outside(outside) => (
                outside.command.to_string(),
                outside.protocol,
                outside.thinking,
            ),
            other => panic!("{other:?}"),
        };
        let second = Thinking::Time(Duration::from_secs(1));
        assert_eq!(
            outside("tei:/opt/engine --a,b"),
            ("/opt/engine --a,b".to_owned(), Protocol::Tei, second)
        );
        assert_eq!(
            outside("depth=3,uhp:engine"),
            ("engine".to_owned(), Protocol::Uhp, Thinking::Depth(3))
        );
        for text in [
            "",
            "time=-1",
            "time=NaN",
            "depth=x",
            "mood=good",
            "Grandmaster",
            "Club,time=1",
            "Club,Master",
            "greedy,nodes=5",
            "nodes=5,weights=/no/such/file",
            "weights=",
            "threads=2",
            "level:0",
            "level:99",
            "newcomer:clever",
            "adaptive",
            "adaptive:",
            "adaptive:NaN",
            "newcomer:blocks,nodes=5",
            "overlooks=30",
            "nodes=5,overlooks=101",
            "nodes=5,time=1,overlooks=5",
            "Club,overlooks=5",
            "nodes=5,threads=0",
            "tei:",
            "Club,tei:engine",
            "time=1,nodes=5,ugi:engine",
            "threads=2,ugi:engine",
        ] {
            assert!(text.parse::<Configuration>().is_err(), "{text}");
        }
    }
}
