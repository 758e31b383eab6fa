//! The file that a tool writes games to at its end, in the format of its name.

use crate::record::formats::format::Format;
use crate::record::formats::save::Save;
use crate::record::formats::{self, loss};
use crate::store::write_whole;
use std::path::Path;

#[derive(Clone, Copy, Debug)]
pub(super) struct GamesFile<'a> {
    path: &'a Path,
    replaces: bool,
}

impl<'a> GamesFile<'a> {
    /// A file that is there already is told before the work, unless it may be replaced.
    pub(super) fn new(path: &'a Path, replaces: bool) -> Result<Self, String> {
        if !replaces && path.exists() {
            return Err(format!(
                "{}: the file is there already; --force replaces it",
                path.display()
            ));
        }
        Ok(Self { path, replaces })
    }

    /// Writes the games, all of one kind; what has no place in the format is told on standard error.
    pub(super) fn write(self, saves: &[Save]) -> Result<(), String> {
        let Some(first) = saves.first() else {
            return Ok(());
        };
        let at = |what: &str| format!("{}: {what}", self.path.display());
        let setup = first.record.start.setup();
        let extension = self.path.extension().and_then(|ending| ending.to_str());
        let format = extension.and_then(|ending| Format::by_extension(ending, &setup));
        let format = format
            .ok_or_else(|| at("no format is known by this name; ptn, pgn, txt, sgf or ron is"))?;
        if format == Format::Save && saves.len() > 1 {
            let reason = format!(
                "a Strata game file holds one game, and here are {}",
                saves.len()
            );
            return Err(at(&reason));
        }
        let mut text = String::new();
        for save in saves {
            let written =
                formats::write_kept(save, format).map_err(|error| at(&error.to_string()))?;
            if let Some(lost) = loss::in_words(&written.lost, format) {
                eprintln!("strata: {}", at(&lost));
            }
            if !text.is_empty() && !matches!(format, Format::GameString | Format::Position) {
                text.push('\n');
            }
            text.push_str(&written.text);
        }
        write_whole(self.path, text.as_bytes(), self.replaces)
            .map_err(|error| at(&error.to_string()))
    }
}
