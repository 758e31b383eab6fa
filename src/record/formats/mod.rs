//! Games of any kind from texts in any format, told apart by what is in them and never by a file's name, and back.
//!
//! ```
//! use strata::record::formats::{read, write};
//! use strata::record::formats::format::Format;
//!
//! let games = read("[Size \"5\"]\n1. a1 e5 {hm} 2. c3 (2. d4)").unwrap();
//! let record = games[0].as_ref().expect("the text is sound");
//! let written = write(record, Format::Ptn).unwrap();
//! assert!(written.text.contains("{2-1}\n2. d4"));
//! assert!(written.lost.is_empty());
//! ```

pub mod format;
mod hive_pgn;
pub mod loss;
pub mod ptn;
pub mod punct_list;
pub mod save;
pub mod scene;
pub mod sgf;
pub mod uhp;

use self::format::Format;
use self::loss::Loss;
use self::save::{BrokenSave, Save, Unwritable};
use self::scene::Scene;
use super::game_record::GameRecord;
use super::regular_file;
use super::tree::NodeId;
use super::{Broken, MOST_GAMES, Read, Record, converted};
use crate::rules::hive::{Hive, Setup as HiveSetup};
use crate::rules::punct::Punct;
use crate::rules::tak::{Setup as TakSetup, Tak};
use crate::rules::{Fault, Game, Illegal, ReadError, Setup};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// More than the games that people exchange in one file; a larger one is refused before it costs time and memory.
pub const LARGEST_TEXT: usize = 16 << 20;

/// A file as text. Bytes that are no UTF-8 become replacement characters: the reader then says where they stand.
pub fn read_text(file: &Path) -> io::Result<String> {
    read_from(File::open(file)?)
}

/// The same of a regular file only, for those who can't wait at a pipe.
pub fn read_regular(file: &Path) -> io::Result<String> {
    read_from(regular_file::open(file)?)
}

/// All that can be read, as text; what is too large for [`read`] breaks off.
pub fn read_from(source: impl io::Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    source
        .take(LARGEST_TEXT as u64 + 1)
        .read_to_end(&mut bytes)?;
    // Copies only where something is no UTF-8.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// Reads every game of a text in whichever format it is, each whole or broken somewhere.
pub fn read(text: &str) -> Result<Vec<Read<GameRecord>>, ReadError> {
    let text = bounded(text)?;
    Ok(match recognised(text)? {
        Format::Save => vec![converted(read_save(text)?)],
        Format::Scene => vec![Ok(Scene::read(text)?.record()?)],
        Format::Ptn => records(ptn::read(text)),
        Format::GameString | Format::HivePgn | Format::HivePgnTree => {
            records(uhp::read(&HiveSetup::default(), text))
        }
        Format::PunctList => records(punct_list::read(text)),
        Format::Sgf => records(sgf::read(text)),
        Format::Position => read_positions(text),
    })
}

/// The same with what a save tells beside the record: levels, dates, where the table stood and how it was looked at. A game
/// of another format begins to be kept now.
pub fn read_saves(text: &str) -> Result<Vec<Read<Save>>, ReadError> {
    if Save::recognise(text) {
        return Ok(vec![read_save(bounded(text)?)?]);
    }
    Ok(read(text)?.into_iter().map(converted).collect())
}

/// The text without the mark that some editors begin with.
fn bounded(text: &str) -> Result<&str, ReadError> {
    if text.len() > LARGEST_TEXT {
        let reason = format!(
            "more than {} MiB are too much for games",
            LARGEST_TEXT >> 20
        );
        return Err(ReadError::new("", reason).with(Fault::TooLarge));
    }
    Ok(text.trim_start_matches('\u{FEFF}'))
}

fn recognised(text: &str) -> Result<Format, ReadError> {
    Format::recognise(text).ok_or_else(|| {
        ReadError::new(
            text.lines().next().unwrap_or_default(),
            "no record that Strata knows: it reads its own games and scenes, PTN and TPS (Tak), UHP GameStrings and PGN (Hive), move lists and boardspace SGF (PÜNCT)",
        )
        .with(Fault::UnknownFormat)
    })
}

fn records<R: Into<GameRecord>>(games: Vec<Read<R>>) -> Vec<Read<GameRecord>> {
    games.into_iter().map(converted).collect()
}

fn read_save(text: &str) -> Result<Read<Save>, ReadError> {
    match Save::read(text) {
        Ok(save) => Ok(Ok(save)),
        Err(BrokenSave { error, good }) => match good {
            Some(good) => Ok(Err(Broken { error, good })),
            None => Err(error),
        },
    }
}

fn read_positions(text: &str) -> Vec<Read<GameRecord>> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty());
    let mut last = None;
    let mut games = Vec::new();
    for (number, line) in lines {
        let setup = format::position_setup(line).or_else(|| last.clone());
        let read = match &setup {
            _ if games.len() == MOST_GAMES => Err(crate::record::too_many_games(number)),
            Some(setup) => Game::read_position(setup, line),
            None => Err(
                ReadError::new(line, "no position of any of the three games")
                    .with(Fault::UnknownFormat),
            ),
        };
        last = setup;
        games.push(read.map(GameRecord::from_game).map_err(|error| Broken {
            error: error.on_line(number),
            good: Box::new(GameRecord::new(
                last.as_ref().unwrap_or(&Setup::Tak(TakSetup::default())),
            )),
        }));
        if games.len() > MOST_GAMES {
            break;
        }
    }
    games
}

/// A game as a text, and what the text has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub text: String,
    pub lost: Vec<Loss>,
}

/// Why a game can't be written in a format at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CantWrite {
    #[error("{} is not for {game}; it can be written as {}", .format.title(), Format::names(.fitting))]
    OtherGame {
        format: Format,
        game: &'static str,
        fitting: &'static [Format],
    },
    #[error("{0}")]
    Beginning(ReadError),
    #[error("{0}")]
    Save(#[from] Unwritable),
    #[error("{0}")]
    Illegal(#[from] Illegal),
}

/// Writes a game as it was kept: as a save with all that it tells, else its record.
pub fn write_kept(save: &Save, format: Format) -> Result<Written, CantWrite> {
    if format == Format::Save {
        return Ok(Written {
            text: save.write()?,
            lost: Vec::new(),
        });
    }
    write(&save.record, format)
}

/// Writes a game. In formats for several games, texts of games that stand one after another read as all of them.
pub fn write(record: &GameRecord, format: Format) -> Result<Written, CantWrite> {
    let setup = record.start.setup();
    let other_game = |_: Illegal| CantWrite::OtherGame {
        format,
        game: setup.game_name(),
        fitting: Format::for_game(&setup),
    };
    let text = match format {
        Format::Save => Save::new(record.clone()).write()?,
        Format::Ptn => ptn::write(&Record::<Tak>::try_from(record).map_err(other_game)?),
        Format::HivePgn | Format::HivePgnTree => {
            let record = Record::<Hive>::try_from(record).map_err(other_game)?;
            uhp::write_pgn(&record, format == Format::HivePgnTree)
        }
        Format::GameString => {
            let record = Record::<Hive>::try_from(record).map_err(other_game)?;
            let line = uhp::write_game_string(&record).map_err(CantWrite::Beginning)?;
            format!("{line}\n")
        }
        Format::PunctList => {
            punct_list::write(&Record::<Punct>::try_from(record).map_err(other_game)?)
        }
        Format::Sgf => sgf::write(&Record::<Punct>::try_from(record).map_err(other_game)?),
        Format::Position => {
            let game = record.game_at(record.tree.end_of(NodeId::ROOT))?;
            format!("{}\n", game.write_position())
        }
        Format::Scene => return Err(other_game(Illegal::OtherGame)),
    };
    Ok(Written {
        text,
        lost: format.loses(record),
    })
}
