//! A game as Strata keeps it: everything that was tried, who played, when, and how the table was looked at.
//!
//! The file is RON, a move a row and nothing nested, so that no game is too deep for a reader. Moves are text in the
//! game's notation and are played again when they are read:
//!
//! ```
//! use strata::record::formats::save::Save;
//!
//! let save = Save::read(r#"Save(version: 1, game: "tak5", moves: [
//!     (move: "a1"), (move: "e5"), (move: "c3", comment: "the middle"),
//!     (move: "d4", after: 2),
//! ])"#).unwrap();
//! assert_eq!(save.record.tree.main_line().count(), 3);
//! assert!(save.write().unwrap().contains(r#"(move: "d4", after: 2)"#));
//! ```

mod head;
mod read;
mod write;

pub use head::Head;
pub(crate) use read::{bounded, in_words, too_large};
pub use write::Unwritable;

use crate::record::clock;
use crate::record::game_record::{GameRecord, player_tags};
use crate::record::tree::NodeId;
use crate::rules::{Color, ReadError};
use crate::strength::Strength;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kept game.
#[derive(Clone, Debug)]
pub struct Save {
    /// Names of players and a title stand in its tags.
    pub record: GameRecord,
    /// Where in the record the table stands.
    pub cursor: NodeId,
    /// The level that plays each side; `None` for a person.
    pub levels: [Option<Strength>; 2],
    /// The engine of another program that plays a side instead, by its name here.
    pub engines: [Option<String>; 2],
    pub begun: Timestamp,
    pub changed: Timestamp,
    pub view: SavedView,
}

/// A save that goes wrong somewhere: why, and the game up to there if there is any.
#[derive(Clone, Debug)]
pub struct BrokenSave {
    pub error: ReadError,
    pub good: Option<Box<Save>>,
}

/// How the table was looked at. Whatever is left out is the app's own choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedView {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<Pose>,
    /// How far the levels are spread apart, 0 to 1.
    pub explode: f32,
    pub xray: bool,
    /// Whether the history is shown, where a person has decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<bool>,
}

/// Where the camera stands: around what, from which side, how far. Angles in radians.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    pub focus: [f32; 3],
    pub yaw: f32,
    pub pitch: f32,
    pub radius: f32,
    /// Without perspective, as from straight above.
    #[serde(default)]
    pub flat: bool,
}

/// Of the format. A file of a newer one is refused in words; every older one is read.
const VERSION: u32 = 1;
/// More than any game with all its comments; nothing larger is read or written.
pub const LARGEST: usize = 8 << 20;
pub use crate::record::MOST_MOVES;
/// Four for each move, and as many again for what is said about them.
const MOST_COMMAS: usize = 8 * MOST_MOVES;

impl Save {
    /// A game that begins to be kept now, with the table at the end of its main line.
    pub fn new(record: GameRecord) -> Self {
        let now = clock::now();
        Self {
            cursor: record.tree.end_of(NodeId::ROOT),
            record,
            levels: [None; 2],
            engines: [None, None],
            begun: now,
            changed: now,
            view: SavedView::default(),
        }
    }

    /// Whether a text is meant as a save: it begins with `Save(`, after comments.
    pub fn recognise(text: &str) -> bool {
        super::scene::begins_with(text, "Save")
    }

    /// Reads a save and plays every move of it again.
    pub fn read(text: &str) -> Result<Self, BrokenSave> {
        read::read(text)
    }

    /// The save as a text that [`Save::read`] reads.
    pub fn write(&self) -> Result<String, Unwritable> {
        write::write(self)
    }

    /// What the game was called by a person.
    pub fn title(&self) -> Option<&str> {
        self.record.tag(TITLE)
    }

    /// Who plays each side.
    pub fn players(&self) -> [Player; 2] {
        Color::BOTH.map(|side| player(&self.record.tags, self.levels, &self.engines, side))
    }
}

impl From<GameRecord> for Save {
    fn from(record: GameRecord) -> Self {
        Self::new(record)
    }
}

impl From<Save> for GameRecord {
    fn from(save: Save) -> Self {
        save.record
    }
}

/// The tag that holds what a person calls a game.
pub const TITLE: &str = "Title";

/// Who plays a side, as a save tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    Level(Strength),
    /// A person who has a name, or an engine.
    Named(String),
    /// Somebody: only the side is known.
    Side(Color),
}

/// In a word or two.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Named(name) => f.write_str(name),
            Self::Side(side) => side.fmt(f),
        }
    }
}

/// The level or the engine, else the person by name, else the side.
fn player(
    tags: &[(String, String)],
    levels: [Option<Strength>; 2],
    engines: &[Option<String>; 2],
    side: Color,
) -> Player {
    if let Some(level) = levels[side.index()] {
        return Player::Level(level);
    }
    if let Some(engine) = &engines[side.index()] {
        return Player::Named(engine.clone());
    }
    let names = player_tags(side);
    let named =
        |(tag, _): &&(String, String)| names.iter().any(|name| tag.eq_ignore_ascii_case(name));
    tags.iter()
        .find(named)
        .map_or(Player::Side(side), |(_, name)| Player::Named(name.clone()))
}

impl SavedView {
    /// Without numbers that no camera can stand at.
    fn sane(mut self) -> Self {
        self.camera = self.camera.filter(|pose| {
            let numbers = [pose.yaw, pose.pitch, pose.radius];
            let mut all = numbers.into_iter().chain(pose.focus);
            all.all(|number| number.is_finite() && number.abs() < 1e4) && pose.radius > 0.0
        });
        if !(0.0..=1.0).contains(&self.explode) {
            self.explode = 0.0;
        }
        self
    }
}

/// RON as saves and settings are written: nothing in them is deep, and what is there needs no `Some`.
pub(crate) fn ron() -> ron::Options {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_recursion_limit(32)
}
