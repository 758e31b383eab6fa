//! Engines that a person has added, as the settings keep them.

use crate::protocol::client::{EngineCommand, EngineOption, Introduction, Protocol, plays};
use crate::record::formats::save;
use crate::rules::Setup;
use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// How an engine is started, what it said of itself when it was asked, and how it is to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineEntry {
    /// What the person calls it; no two are called the same.
    pub name: String,
    pub program: String,
    pub arguments: Vec<String>,
    pub protocol: Protocol,
    /// The games that it was seen to play, as set-up words.
    pub plays: Vec<String>,
    pub offers: Vec<EngineOption>,
    /// What a person has set of that.
    pub options: BTreeMap<String, String>,
    /// How long it thinks about a move where the game has no clock.
    pub move_secs: f32,
}

impl Default for EngineEntry {
    /// Nobody: what stands in for one that can't be read.
    fn default() -> Self {
        Self {
            name: String::new(),
            program: String::new(),
            arguments: Vec::new(),
            protocol: Protocol::Uhp,
            plays: Vec::new(),
            offers: Vec::new(),
            options: BTreeMap::new(),
            move_secs: Self::MOVE_SECS,
        }
    }
}

impl EngineEntry {
    /// How long an engine thinks about a move at first, and within which bounds it can be told to.
    pub const MOVE_SECS: f32 = 2.0;
    pub const FEWEST_SECS: f32 = 0.1;
    pub const MOST_SECS: f32 = 3600.0;
    /// Signs in a name.
    pub const MOST_SIGNS: usize = 40;
    /// More engines than anybody has.
    pub const MOST: usize = 64;

    /// An engine that has introduced itself. Its name may be taken already.
    pub fn new(command: &EngineCommand, said: Introduction) -> Self {
        let name = shortened(&said.name);
        Self {
            name: if name.is_empty() {
                shortened(&command.short_name())
            } else {
                name
            },
            program: command.program.clone(),
            arguments: command.arguments.clone(),
            protocol: said.protocol,
            plays: said.plays.iter().map(ToString::to_string).collect(),
            offers: said.options,
            ..Self::default()
        }
    }

    pub fn command(&self) -> EngineCommand {
        EngineCommand {
            program: self.program.clone(),
            arguments: self.arguments.clone(),
        }
    }

    /// The games that it plays.
    pub fn games(&self) -> Vec<Setup> {
        let games = self.plays.iter();
        games.filter_map(|word| word.parse().ok()).collect()
    }

    /// Whether it plays this game on this board.
    pub fn plays(&self, setup: &Setup) -> bool {
        plays(&self.games(), self.protocol, &self.offers, setup)
    }

    pub fn move_time(&self) -> Duration {
        Duration::from_secs_f32(self.move_secs.clamp(Self::FEWEST_SECS, Self::MOST_SECS))
    }

    /// What a person has set an option to; else what the engine has by itself.
    pub fn value_of<'a>(&'a self, option: &'a EngineOption) -> &'a str {
        let set = self.options.get(&option.name);
        set.map_or(option.default.as_str(), String::as_str)
    }

    /// Sets an option to what its type allows; what the engine has by itself needs no word.
    pub fn set(&mut self, name: &str, value: &str) {
        let mut offers = self.offers.iter();
        let Some(option) = offers.find(|option| option.name == name) else {
            return;
        };
        if value == option.default {
            self.options.remove(name);
        } else if option.accepts(value) {
            self.options.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Whether it can be worked with, as far as a file shows. What is odd about its numbers and options becomes as usual.
    fn sane(&mut self) -> bool {
        self.name = shortened(&self.name);
        let (odd, offers) = (self.options.len(), &self.offers);
        self.options.retain(|name, value| {
            let mut offers = offers.iter();
            offers.any(|option| option.name == *name && option.accepts(value))
        });
        let mut whole = odd == self.options.len();
        if !(Self::FEWEST_SECS..=Self::MOST_SECS).contains(&self.move_secs) {
            self.move_secs = Self::MOVE_SECS;
            whole = false;
        }
        whole
    }

    fn is_somebody(&self) -> bool {
        !self.name.is_empty() && !self.program.is_empty()
    }
}

/// A name as it is shown in lists: a line, and not too long.
pub fn shortened(name: &str) -> String {
    let signs = name.chars().filter(|sign| !sign.is_control());
    let name: String = signs.take(EngineEntry::MOST_SIGNS).collect();
    name.trim().to_owned()
}

/// A name that none of these has: with a number behind it where one does.
pub fn free_name<'a>(name: &str, taken: impl Iterator<Item = &'a str> + Clone) -> String {
    let names = (1..).map(|number| match number {
        1 => name.to_owned(),
        number => format!("{name} {number}"),
    });
    let mut free = names.filter(|name| !taken.clone().any(|other| other == name));
    free.next().unwrap_or_default()
}

/// Keeps the engines that can be worked with, each under a name of its own; whether all could be read as they stood.
pub(super) fn keep_sane(engines: &mut Vec<EngineEntry>) -> bool {
    let before = engines.len();
    engines.retain(EngineEntry::is_somebody);
    engines.truncate(EngineEntry::MOST);
    let mut whole = engines.len() == before;
    for place in 0..engines.len() {
        whole &= engines[place].sane();
        let (taken, rest) = engines.split_at_mut(place);
        let taken = taken.iter().map(|engine| engine.name.as_str());
        rest[0].name = free_name(&rest[0].name, taken);
    }
    whole
}

/// Reads the engines one by one: a broken one costs no other, and [`EngineEntry::default`] stands in its place.
pub(super) fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<EngineEntry>, D::Error> {
    let rows = Vec::<Box<RawValue>>::deserialize(from)?;
    let read = |row: Box<RawValue>| save::ron().from_str(row.get_ron()).unwrap_or_default();
    Ok(rows.into_iter().map(read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::client::OptionKind;

    fn named(name: &str) -> EngineEntry {
        EngineEntry {
            name: name.to_owned(),
            program: "/bin/engine".to_owned(),
            ..EngineEntry::default()
        }
    }

    #[test]
    fn an_option_is_kept_where_it_differs_and_only_as_its_type_allows() {
        let mut engine = EngineEntry {
            offers: vec![EngineOption {
                name: "Hash".to_owned(),
                kind: OptionKind::Number(1, 64),
                default: "16".to_owned(),
            }],
            ..named("a")
        };
        for (value, kept) in [("32", Some("32")), ("65", Some("32")), ("16", None)] {
            engine.set("Hash", value);
            engine.set("Depth", value);
            let now: Vec<&str> = engine.options.values().map(String::as_str).collect();
            assert_eq!(now.first().copied(), kept, "after {value}");
            assert!(now.len() < 2, "there is no option Depth");
        }
        engine.options.insert("Hash".to_owned(), "999".to_owned());
        engine.move_secs = f32::NAN;
        let mut engines = vec![engine, named("a"), named(""), named("a")];
        assert!(!keep_sane(&mut engines), "it is told");
        let names: Vec<&str> = engines.iter().map(|engine| engine.name.as_str()).collect();
        assert_eq!(names, ["a", "a 2", "a 3"]);
        assert!(engines[0].options.is_empty());
        assert!((engines[0].move_secs - EngineEntry::MOVE_SECS).abs() < 1e-6);
    }

    #[test]
    fn names_are_a_line_of_some_length() {
        assert_eq!(shortened(" a\u{7}\nb "), "ab");
        assert_eq!(shortened(&"x".repeat(100)).len(), EngineEntry::MOST_SIGNS);
    }
}
