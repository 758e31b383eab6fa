//! `strata convert`: take games from one format to another.

use super::progress::Progress;
use crate::record::Broken;
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::record::formats::loss;
use crate::record::formats::save::Save;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::store::write_whole;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Convert games to another format
///
/// The format of the games is recognised by what is in them; the new one goes by the name of the file, or by --format.
/// What has no place in the new format is told. Nothing is written if any game is broken, unless --keep-good is given.
#[derive(Debug, clap::Args)]
pub struct Convert {
    /// The games, in any format that Strata reads; - is standard input
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// The file to write; - is standard output
    #[arg(value_name = "OUT")]
    to: PathBuf,
    /// save, ptn, pgn, pgn+variations, gamestring, list, sgf or position
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    /// Write what is good: sound games, and broken ones up to what is wrong
    #[arg(long)]
    keep_good: bool,
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

impl Convert {
    pub(super) fn run(&self) -> Result<(), String> {
        let saves = self.read()?;
        let first = saves.first();
        let first = first.ok_or_else(|| self.at("there is no game in it"))?;
        let format = self.target(&first.record)?;
        if format == Format::Save && saves.len() > 1 {
            let reason = format!(
                "a Strata game file holds one game, and here are {}",
                saves.len()
            );
            return Err(self.at(&reason));
        }
        let mut text = String::new();
        let progress = Progress::new("games", saves.len() as u64);
        for (index, save) in saves.iter().enumerate() {
            let named = |what: &str| self.at_game(saves.len(), index, what);
            let written =
                formats::write_kept(save, format).map_err(|reason| named(&reason.to_string()))?;
            if let Some(lost) = loss::in_words(&written.lost, format) {
                progress.print(|| eprintln!("strata: {}", named(&lost)));
            }
            if !text.is_empty() && !matches!(format, Format::GameString | Format::Position) {
                text.push('\n');
            }
            text.push_str(&written.text);
            progress.step();
        }
        drop(progress);
        self.write(&text)
    }

    fn at(&self, what: &str) -> String {
        format!("{}: {what}", self.from.display())
    }

    /// Names the game where there are several.
    fn at_game(&self, games: usize, index: usize, what: &str) -> String {
        if games == 1 {
            return self.at(what);
        }
        format!("{} game {}: {what}", self.from.display(), index + 1)
    }

    /// The games, or what is wrong with them.
    fn read(&self) -> Result<Vec<Save>, String> {
        let text = if is_standard(&self.from) {
            formats::read_from(io::stdin().lock())
        } else {
            formats::read_text(&self.from)
        };
        let text = text.map_err(|error| self.at(&error.to_string()))?;
        let games = formats::read_saves(&text).map_err(|error| self.at(&error.to_string()))?;
        let count = games.len();
        let mut saves = Vec::new();
        let mut broken = 0;
        for (index, game) in games.into_iter().enumerate() {
            match game {
                Ok(save) => saves.push(save),
                Err(Broken { error, good }) => {
                    broken += 1;
                    let tree = &good.record.tree;
                    let moves = tree.depth(tree.end_of(NodeId::ROOT));
                    let what = format!("broken after {}: {error}", moves_in_words(moves));
                    eprintln!("strata: {}", self.at_game(count, index, &what));
                    if !tree.is_empty() {
                        saves.push(*good);
                    }
                }
            }
        }
        if broken > 0 && !self.keep_good {
            let what = format!(
                "nothing is written; --keep-good writes what is good ({} of {count} games are sound)",
                count - broken
            );
            return Err(self.at(&what));
        }
        Ok(saves)
    }

    /// The format to write in, as asked or by the file's name.
    fn target(&self, first: &GameRecord) -> Result<Format, String> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let setup = first.start.setup();
        let extension = self.to.extension().and_then(|extension| extension.to_str());
        extension
            .and_then(|extension| Format::by_extension(extension, &setup))
            .ok_or_else(|| {
                format!(
                    "{}: say the format with --format: a game of {} can be written as {}",
                    self.to.display(),
                    setup.game_name(),
                    Format::names(Format::for_game(&setup))
                )
            })
    }

    fn write(&self, text: &str) -> Result<(), String> {
        if is_standard(&self.to) {
            return super::unless_pipe_closed(io::stdout().lock().write_all(text.as_bytes()));
        }
        match write_whole(&self.to, text.as_bytes(), self.force) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(format!(
                "{}: the file is there already; --force replaces it",
                self.to.display()
            )),
            done => done.map_err(|error| format!("{}: {error}", self.to.display())),
        }
    }
}

fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

fn moves_in_words(count: usize) -> String {
    match count {
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    }
}
