//! The texts that games travel in: their names, their file extensions, and which game each is for.

use super::save::Save;
use super::scene::Scene;
use crate::rules::games::{each_game, first_game};
use crate::rules::hive::Tile;
use crate::rules::punct::Punct;
use crate::rules::{ListedGame, Notate, Position, Setup, punct};
use std::fmt;
use std::str::FromStr;

/// A way of writing games down.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Our own, for every game: nothing is lost in it.
    Save,
    /// Tak games in Portable Tak Notation.
    Ptn,
    /// Hive games as hivegame.com and `MzingaViewer` write them: the main line alone.
    HivePgn,
    /// The same with variations in parentheses, which those programs don't know.
    HivePgnTree,
    /// Hive games: UHP `GameStrings`, one a line.
    GameString,
    /// PÜNCT games: a move a line.
    PunctList,
    /// PÜNCT games from boardspace.net.
    Sgf,
    /// Positions, one a line: TPS for Tak, our own texts for the others.
    Position,
    /// A set position of any game with a title, in RON; read only.
    Scene,
}

/// What the formats ask of a game.
pub trait RecordedGame: ListedGame {
    /// What it can be written in, what keeps most first.
    const FORMATS: &'static [Format];

    /// The set-up of a game whose positions begin with these two words.
    fn recognise_position(first: &str, second: &str) -> Option<Self::Setup>;
}

impl Format {
    pub const ALL: [Self; 9] = [
        Self::Save,
        Self::Ptn,
        Self::HivePgn,
        Self::HivePgnTree,
        Self::GameString,
        Self::PunctList,
        Self::Sgf,
        Self::Position,
        Self::Scene,
    ];

    /// What a game can be written in, what keeps most first.
    pub const fn for_game(setup: &Setup) -> &'static [Self] {
        each_game!(Setup, setup, _, P => <P as RecordedGame>::FORMATS)
    }

    /// The word for it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Save => "save",
            Self::Ptn => "ptn",
            Self::HivePgn => "pgn",
            Self::HivePgnTree => "pgn+variations",
            Self::GameString => "gamestring",
            Self::PunctList => "list",
            Self::Sgf => "sgf",
            Self::Position => "position",
            Self::Scene => "scene",
        }
    }

    /// The words for it in a list that a person chooses from.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Save => "Strata game",
            Self::Ptn => "PTN",
            Self::HivePgn => "PGN",
            Self::HivePgnTree => "PGN with variations",
            Self::GameString => "GameString",
            Self::PunctList => "Move list",
            Self::Sgf => "Boardspace SGF",
            Self::Position => "Position",
            Self::Scene => "Scene",
        }
    }

    pub(super) const fn article(self) -> &'static str {
        match self {
            Self::Save => "a Strata game",
            Self::Ptn => "PTN",
            Self::HivePgn => "the PGN that other programs read",
            Self::HivePgnTree => "PGN",
            Self::GameString => "a GameString",
            Self::PunctList => "a move list",
            Self::Sgf => "boardspace's SGF",
            Self::Position => "a position",
            Self::Scene => "a scene",
        }
    }

    /// How the names of its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Save | Self::Scene => "ron",
            Self::Ptn => "ptn",
            Self::HivePgn | Self::HivePgnTree => "pgn",
            Self::GameString | Self::PunctList => "txt",
            Self::Sgf => "sgf",
            Self::Position => "tps",
        }
    }

    /// The format that a file with this extension is expected to have when this game is written to it.
    pub fn by_extension(extension: &str, setup: &Setup) -> Option<Self> {
        let mut known = Self::for_game(setup).iter();
        known
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
            .copied()
    }

    /// The format that a text is written in, by its first builder line.
    pub fn recognise(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{FEFF}').trim_start();
        if Save::recognise(text) {
            return Some(Self::Save);
        }
        if Scene::recognise(text) {
            return Some(Self::Scene);
        }
        if text.starts_with('(') {
            return Some(Self::Sgf);
        }
        let line = text.lines().next().unwrap_or_default();
        if text.starts_with("Base") && line.contains(';') {
            return Some(Self::GameString);
        }
        if position_setup(line).is_some() {
            return Some(Self::Position);
        }
        let tags: Vec<&str> = text
            .lines()
            .map(str::trim)
            .take_while(|line| line.is_empty() || line.starts_with('['))
            .collect();
        if !tags.is_empty() {
            return Some(by_tags(&tags));
        }
        let first = text
            .lines()
            .map(str::trim)
            .find(|line| !line.is_empty() && !line.starts_with('#'));
        let Some(first) = first else {
            // A PÜNCT list may consist of its comments alone: a game before its first move.
            return text.starts_with('#').then_some(Self::PunctList);
        };
        if first.starts_with("1.") || first.starts_with('{') {
            let hive = first
                .split_whitespace()
                .nth(1)
                .is_some_and(|word| Tile::read(word).is_some());
            return Some(if hive { Self::HivePgn } else { Self::Ptn });
        }
        let word = first.split('\t').next().unwrap_or_default();
        let punct = Punct::new(&punct::Setup::default());
        punct.read_move(word).is_ok().then_some(Self::PunctList)
    }
}

/// Whose tags these are: the first that only one of the games has tells, whatever people wrote into the others.
fn by_tags(tags: &[&str]) -> Format {
    let own = tags.iter().find_map(|tag| {
        let name = tag.trim_start_matches(['[', ' ']);
        let name = name
            .split(|sign: char| !sign.is_ascii_alphanumeric())
            .next()?;
        let named = |word| name.eq_ignore_ascii_case(word);
        match () {
            () if named("Size") || named("TPS") => Some(Format::Ptn),
            () if named("GameType") => Some(Format::HivePgn),
            () => None,
        }
    });
    own.unwrap_or_else(|| {
        if tags.iter().any(|tag| tag.contains("\"Hive")) {
            Format::HivePgn
        } else {
            Format::Ptn
        }
    })
}

/// The game whose position a line tells, by how the line begins.
pub(super) fn position_setup(line: &str) -> Option<Setup> {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next()?, words.next()?);
    first_game!(P => P::recognise_position(first, second).map(Setup::from))
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let mut known = Self::ALL.into_iter();
        known
            .find(|format| format.name().eq_ignore_ascii_case(word))
            .ok_or_else(|| format!("no such format; there are {}", Self::names(&Self::ALL)))
    }
}

impl Format {
    /// The names of some formats, for a message.
    pub fn names(formats: &[Self]) -> String {
        let names: Vec<&str> = formats.iter().map(|format| format.name()).collect();
        names.join(", ")
    }
}
