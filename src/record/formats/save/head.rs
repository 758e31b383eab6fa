//! What a list of saved games shows of each: read without playing the moves again.

use super::read::{bounded, check_version, in_words};
use super::{Player, TITLE, player, ron};
use crate::record::clock::Date;
use crate::rules::{Color, Fault, ReadError, Setup};
use crate::strength::Strength;
use jiff::Timestamp;
use serde::Deserialize;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub setup: Setup,
    /// What the game was called by a person.
    pub title: Option<String>,
    pub players: [Player; 2],
    pub begun: Timestamp,
    pub changed: Timestamp,
    /// How it ended, in English words; `None` while it goes on.
    pub result: Option<String>,
    /// Moves of the main line.
    pub plies: usize,
}

#[derive(Deserialize)]
#[serde(rename = "Save")]
struct Sheet {
    version: u32,
    game: String,
    #[serde(default)]
    begun: Date,
    #[serde(default)]
    changed: Date,
    #[serde(default)]
    white: Option<Strength>,
    #[serde(default)]
    black: Option<Strength>,
    #[serde(default)]
    white_engine: Option<String>,
    #[serde(default)]
    black_engine: Option<String>,
    #[serde(default)]
    result: Option<String>,
    #[serde(default)]
    plies: usize,
    #[serde(default)]
    tags: Vec<(String, String)>,
}

impl Head {
    /// The head of a save whose text is whole; its moves may still be refused when they are played.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        bounded(text)?;
        let text = text.trim_start_matches('\u{FEFF}');
        let sheet: Sheet = ron().from_str(text).map_err(|error| in_words(&error))?;
        check_version(sheet.version)
            .map_err(|words| ReadError::new("", words).with(Fault::Newer))?;
        let levels = [sheet.white, sheet.black];
        let engines = [sheet.white_engine, sheet.black_engine];
        let title = sheet.tags.iter().find(|(tag, _)| tag == TITLE);
        Ok(Self {
            setup: sheet.game.parse()?,
            title: title.map(|(_, title)| title.clone()),
            players: Color::BOTH.map(|side| player(&sheet.tags, levels, &engines, side)),
            begun: sheet.begun.0,
            changed: sheet.changed.0.max(sheet.begun.0),
            result: sheet.result,
            plies: sheet.plies,
        })
    }
}
