//! Who plays a match: a level, a simulated newcomer, greedy, or the search with limits and perhaps with oversights.

use crate::ai::{
    EvaluationWeights, Limits, Newcomer, Opponent, Skill, StopFlag, Strength, TranspositionTable,
    best_move_with_table, choose, choose_with, greedy,
};
use crate::rules::{Game, Move, ReadError};
use std::str::FromStr;
use std::time::Duration;

/// One of the two that play a match.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Configuration {
    player: Player,
    weights: Box<EvaluationWeights>,
}

#[derive(Copy, Clone, Debug, PartialEq)]
enum Player {
    Level(Opponent),
    Newcomer(Newcomer),
    Skill(Skill),
    Greedy,
    Limits(Limits),
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
        for part in text.split(',') {
            parts.read(part)?.ok_or_else(|| wrong(text))?;
        }
        let player = parts.player().ok_or_else(|| wrong(text))?;
        let weights = parts.weights.unwrap_or_default();
        Ok(Self { player, weights })
    }
}

fn wrong(text: &str) -> ReadError {
    ReadError::new(
        text,
        "a configuration is a level, adaptive:RATING, newcomer:random (or blocks, aims, forgetful), greedy, or time=SECONDS, nodes=N or depth=N, and perhaps threads=N and weights=FILE, with commas between; with nodes=N also glances, overlooks, blind and misses (in a hundred) and noise",
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
        match (self.named, limits.time) {
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

impl Configuration {
    pub(super) fn play(
        &self,
        game: &Game,
        seed: u64,
        table: &mut TranspositionTable,
    ) -> Option<Move> {
        let stop = StopFlag::default();
        match self.player {
            Player::Level(opponent) => choose(game, &opponent, seed, &stop, table, |_| {}),
            Player::Newcomer(newcomer) => newcomer.choose(game, seed),
            Player::Skill(skill) => choose_with(game, skill, seed, &stop, |_| {}),
            Player::Greedy => greedy(game, &self.weights),
            Player::Limits(limits) => {
                best_move_with_table(game, &self.weights, limits, &stop, table, |_| {})
            }
        }
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
        ] {
            assert!(text.parse::<Configuration>().is_err(), "{text}");
        }
    }
}
