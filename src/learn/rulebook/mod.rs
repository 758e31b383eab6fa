//! The rules of each game to read: chapters of short paragraphs, with scenes beside them that can be put on the table.
//!
//! A book is data, `assets/rulebook/<game>.ron`; its sentences are in `assets/words/<language>/rulebook-<game>.ftl`. Each game's
//! file here knows what of the book the rules themselves tell: which chapter explains a refusal, and what a side plays with.

mod fold;
mod hive;
mod punct;
mod search;
mod sets;
mod tak;

pub use search::Hit;
pub use sets::Table;

use super::texts::text;
use crate::record::formats::scene::Scene;
use crate::rules::{Illegal, ReadError, Setup};
use crate::words::{Key, Sentence};
use serde::{Deserialize, Serialize};

/// The rules of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Rulebook {
    /// The game as it is usually played.
    pub setup: Setup,
    pub chapters: Vec<Chapter>,
}

/// What is said about one thing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// By which [`chapter_of`] knows it.
    pub name: String,
    /// The key of its title.
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Block {
    /// The key of a paragraph.
    Text(String),
    /// A scene by its path below `scenes`: `tak/road`. [`scene`] reads it.
    Scene(String),
    /// The table of what each side plays with: [`Rulebook::sets`].
    Sets,
}

/// How a book lists its chapters.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    chapters: Vec<Chapter>,
}

impl Rulebook {
    /// The book that comes with the program for the game of this word (`punct`, `hive`, `tak`); `None` where there is none.
    pub fn of(game: &str) -> Option<Result<Self, ReadError>> {
        let contents = text(&format!("rulebook/{game}"))?;
        Some(Self::read(game, contents))
    }

    fn read(game: &str, contents: &str) -> Result<Self, ReadError> {
        let contents: Contents = ron::from_str(contents).map_err(|error| {
            ReadError::new("", error.code.to_string()).on_line(error.span.start.line)
        })?;
        Ok(Self {
            setup: game.parse()?,
            chapters: contents.chapters,
        })
    }

    /// A chapter by its name.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    /// The pieces of a side, by the rules' own figures.
    pub fn sets(&self) -> Table {
        match self.setup {
            Setup::Tak(_) => tak::sets(),
            Setup::Hive(_) => hive::sets(),
            Setup::Punct(_) => punct::sets(),
        }
    }

    /// All that a block says, sentence by sentence: of a scene its title and what there is to see.
    pub fn sentences(&self, block: &Block) -> Vec<Sentence> {
        let said = |key: &str| Key::find(key).map(Sentence::from);
        match block {
            Block::Text(key) => said(key).into_iter().collect(),
            Block::Scene(path) => {
                let name = path.replace(['/', '_'], "-");
                ["title", "about"]
                    .into_iter()
                    .filter_map(|what| said(&format!("scenes-{name}-{what}")))
                    .collect()
            }
            Block::Sets => {
                let Table { head, rows } = self.sets();
                head.into_iter().chain(rows.into_iter().flatten()).collect()
            }
        }
    }
}

/// A scene that comes with the program, by its path below `scenes`; `None` where there is none.
pub fn scene(path: &str) -> Option<Result<Scene, ReadError>> {
    text(&format!("scenes/{path}")).map(Scene::read)
}

/// The chapter that explains why a move is refused: the game's word and the chapter's name. `None` for what no game's rules
/// refuse by themselves.
pub fn chapter_of(reason: &Illegal) -> Option<(&'static str, &'static str)> {
    match reason {
        Illegal::GameOver | Illegal::OtherGame => None,
        Illegal::Tak(reason) => Some(("tak", tak::chapter_of(reason))),
        Illegal::Hive(reason) => Some(("hive", hive::chapter_of(reason))),
        Illegal::Punct(reason) => Some(("punct", punct::chapter_of(reason))),
    }
}
