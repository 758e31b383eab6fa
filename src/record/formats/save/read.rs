//! A save from text: whatever is good in it is taken on the way, so that a file that breaks off keeps what it had.

use super::{BrokenSave, LARGEST, MOST_COMMAS, MOST_MOVES, Save, SavedView, VERSION, ron};
use crate::record::Claim;
use crate::record::clock::Date;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Fault, Game, ReadError, Setup};
use crate::strength::Strength;
use ::ron::error::SpannedError;
use ::ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

pub(super) fn read(text: &str) -> Result<Save, BrokenSave> {
    let nothing_good = |error| BrokenSave { error, good: None };
    bounded(text).map_err(nothing_good)?;
    let text = text.trim_start_matches('\u{FEFF}');
    let mut draft = PartialSave::default();
    let whole = ron().from_str_seed(text, Fill(&mut draft));
    let mut broken = match whole {
        Ok(()) if draft.version.is_none() => {
            return Err(nothing_good(ReadError::new(
                "",
                "the save tells no version",
            )));
        }
        Ok(()) => None,
        Err(error) if draft.newer => Some(in_words(&error).with(Fault::Newer)),
        Err(error) => Some(in_words(&error)),
    };
    let (save, refused) = draft.play(text).map_err(|error| {
        // What broke the text is told rather than what is missing because of it.
        nothing_good(broken.take().unwrap_or(error))
    })?;
    match broken.or(refused) {
        None => Ok(save),
        Some(error) => Err(BrokenSave {
            error,
            good: (!save.record.tree.is_empty()).then(|| Box::new(save)),
        }),
    }
}

/// Refuses what would take long to read. Nothing can have more parts than commas.
pub(crate) fn bounded(text: &str) -> Result<(), ReadError> {
    if text.len() > LARGEST {
        return Err(too_large(text.len() as u64));
    }
    if commas(text) > MOST_COMMAS {
        return Err(
            ReadError::new("", "it has more parts than any saved game").with(Fault::TooLarge)
        );
    }
    Ok(())
}

pub(super) fn commas(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b',').count()
}

pub(crate) fn too_large(bytes: u64) -> ReadError {
    let reason = format!(
        "{} MiB are too much for a saved game",
        bytes.div_ceil(1 << 20)
    );
    ReadError::new("", reason).with(Fault::TooLarge)
}

pub(crate) fn in_words(error: &SpannedError) -> ReadError {
    ReadError::new("", error.code.to_string()).on_line(error.span.start.line)
}

/// Refuses what a newer Strata wrote, which may mean anything.
pub(super) fn check_version(version: u32) -> Result<(), String> {
    match version {
        1..=VERSION => Ok(()),
        0 => Err("there is no version 0 of saved games".to_owned()),
        newer => Err(format!(
            "written by a newer Strata (version {newer} of the format; this one reads up to {VERSION})"
        )),
    }
}

/// What has been read so far.
#[derive(Default)]
struct PartialSave<'a> {
    version: Option<u32>,
    /// Whether a newer Strata wrote it.
    newer: bool,
    game: Option<String>,
    begun: Option<Date>,
    changed: Option<Date>,
    levels: [Option<Strength>; 2],
    engines: [Option<String>; 2],
    claim: Option<Claim>,
    claim_at: Option<usize>,
    tags: Vec<(String, String)>,
    position: Option<String>,
    view: SavedView,
    cursor: usize,
    preface: String,
    rows: Vec<Row<'a>>,
}

#[derive(Deserialize)]
struct Row<'a> {
    /// As it stands in the text, so that an error can tell its line.
    #[serde(rename = "move", borrow)]
    mv: &'a RawValue,
    #[serde(default)]
    after: Option<usize>,
    #[serde(default)]
    marks: String,
    #[serde(default)]
    comment: String,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Field {
    Version,
    Game,
    Begun,
    Changed,
    White,
    Black,
    WhiteEngine,
    BlackEngine,
    Claim,
    ClaimAt,
    Tags,
    Position,
    View,
    Cursor,
    Preface,
    Moves,
    #[serde(other)]
    Unknown,
}

struct Fill<'d, 'a>(&'d mut PartialSave<'a>);

impl<'a> DeserializeSeed<'a> for Fill<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("Save", &[], self)
    }
}

impl<'a> Visitor<'a> for Fill<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a saved game")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(draft) = self;
        while let Some(field) = map.next_key()? {
            match field {
                Field::Version => {
                    let version = map.next_value()?;
                    draft.newer = version > VERSION;
                    check_version(version).map_err(A::Error::custom)?;
                    draft.version = Some(version);
                }
                Field::Game => draft.game = Some(map.next_value()?),
                Field::Begun => draft.begun = Some(map.next_value()?),
                Field::Changed => draft.changed = Some(map.next_value()?),
                Field::White => draft.levels[0] = map.next_value()?,
                Field::Black => draft.levels[1] = map.next_value()?,
                Field::WhiteEngine => draft.engines[0] = map.next_value()?,
                Field::BlackEngine => draft.engines[1] = map.next_value()?,
                Field::Claim => draft.claim = map.next_value()?,
                Field::ClaimAt => draft.claim_at = map.next_value()?,
                Field::Tags => draft.tags = map.next_value()?,
                Field::Position => draft.position = map.next_value()?,
                Field::View => draft.view = map.next_value()?,
                Field::Cursor => draft.cursor = map.next_value()?,
                Field::Preface => draft.preface = map.next_value()?,
                Field::Moves => map.next_value_seed(FillRows(&mut draft.rows))?,
                Field::Unknown => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

struct FillRows<'d, 'a>(&'d mut Vec<Row<'a>>);

impl<'a> DeserializeSeed<'a> for FillRows<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'a> Visitor<'a> for FillRows<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of moves")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut rows: A) -> Result<(), A::Error> {
        while let Some(row) = rows.next_element()? {
            if self.0.len() == MOST_MOVES {
                return Err(A::Error::custom(format!(
                    "a saved game has {MOST_MOVES} moves and variations at the most"
                )));
            }
            self.0.push(row);
        }
        Ok(())
    }
}

impl PartialSave<'_> {
    /// Plays the moves, up to the first that is refused, and tells why it is. `text` is what was read.
    fn play(self, text: &str) -> Result<(Save, Option<ReadError>), ReadError> {
        let word = self
            .game
            .ok_or_else(|| ReadError::new("", "the save doesn't tell which game it is"))?;
        let setup: Setup = word.parse()?;
        let start = match &self.position {
            Some(position) => Game::read_position(&setup, position)?,
            None => Game::new(&setup),
        };
        let mut game = start.clone();
        let mut record = GameRecord {
            start,
            tags: self.tags,
            claim: self.claim,
            claim_at: None,
            tree: crate::record::tree::Tree::default(),
        };
        record.tree.set_comment(NodeId::ROOT, self.preface);
        // The nodes on the way to the present row, and the node of every row.
        let mut way = vec![NodeId::ROOT];
        let mut nodes = vec![NodeId::ROOT];
        let mut refused = None;
        for row in self.rows {
            let line = || 1 + text[..offset(text, row.mv)].matches('\n').count();
            match row.play(&mut game, &mut way, &mut record) {
                Ok(node) => nodes.push(node),
                Err(error) => {
                    refused = Some(error.on_line(line()));
                    break;
                }
            }
        }
        let end = record.tree.end_of(NodeId::ROOT);
        record.claim_at = self.claim_at.and_then(|row| nodes.get(row).copied());
        let Date(begun) = self.begun.unwrap_or_default();
        let save = Save {
            cursor: nodes.get(self.cursor).copied().unwrap_or(end),
            record,
            levels: self.levels,
            engines: self.engines,
            begun,
            changed: self.changed.map_or(begun, |Date(changed)| changed),
            view: self.view.sane(),
        };
        Ok((save, refused))
    }
}

impl Row<'_> {
    fn play(
        &self,
        game: &mut Game,
        way: &mut Vec<NodeId>,
        record: &mut GameRecord,
    ) -> Result<NodeId, ReadError> {
        let raw = self.mv.get_ron().trim();
        let (played, after) = (way.len() - 1, self.after.unwrap_or(way.len() - 1));
        let number = after.saturating_add(1);
        if after > played {
            let reason =
                format!("move {number} has {after} moves before it, and only {played} are there");
            return Err(ReadError::new(raw, reason));
        }
        let word: String = self
            .mv
            .into_rust()
            .map_err(|error| ReadError::new(raw, error.code.to_string()))?;
        while game.moves_played() > after {
            game.undo();
        }
        way.truncate(after + 1);
        let mv = game.read_move(&word).map_err(|error| {
            ReadError::new(
                &word,
                format!("move {number} can't be read: {}", error.reason),
            )
            .with(error.fault)
        })?;
        game.play(mv)
            .map_err(|illegal| ReadError::refused(&word, Some(number as u32), illegal))?;
        let node = record.tree.add(way[after], mv);
        if !self.marks.is_empty() {
            record.tree.set_marks(node, self.marks.as_str());
        }
        if !self.comment.is_empty() {
            record.tree.set_comment(node, self.comment.as_str());
        }
        way.push(node);
        Ok(node)
    }
}

/// Where in the text a piece of it stands.
fn offset(text: &str, piece: &RawValue) -> usize {
    let piece = piece.get_ron().trim_start();
    (piece.as_ptr().addr())
        .saturating_sub(text.as_ptr().addr())
        .min(text.len())
}
