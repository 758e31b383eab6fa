//! `strata analyse`: what the engine thinks of every move of a game.

mod rows;
mod tree;

use super::games_file::GamesFile;
use super::progress::Progress;
use crate::ai::{Limits, StopFlag, quick_look};
use crate::analysis::{Effort, Report, notes, sweep};
use crate::record::Broken;
use crate::record::formats;
use crate::record::formats::save::Save;
use crate::rules::Setup;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Judge every move of a game
///
/// Prints a row for each move, with tabs between: number, side, move, score for White (or #3 where White wins in three, #-3
/// where Black does), White's winning chance, best move, winning chance lost, mark (!! ! ?! ? ??), the answer to a mistake and
/// what is wrong with it; then the moves that turned the game, and for each side its accuracy and its marks. A score is in
/// whole flats or the like. With --lines the best lines of each position follow its row. The exit code is 1 when a game could
/// be read only in part.
#[derive(Debug, clap::Args)]
pub struct Analyse {
    /// The games, in any format that Strata reads; - is standard input
    file: PathBuf,
    /// How many nodes to search in each position; by default a tenth of what Expert searches
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many seconds to search in each position
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Show so many of the best lines of each position
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u8).range(1..=20))]
    lines: Option<u8>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the games with scores and marks to this file; the format goes by its name
    #[arg(short, long, value_name = "OUT")]
    out: Option<PathBuf>,
    /// Replace a file that is there already
    #[arg(long, requires = "out")]
    force: bool,
    /// How many positions at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let secs = text.parse::<f64>().ok();
    let secs = secs.filter(|secs| (0.001..=3600.0).contains(secs));
    let secs = secs.ok_or("a time is from 0.001 to 3600 seconds")?;
    Ok(Duration::from_secs_f64(secs))
}

impl Analyse {
    pub(super) fn run(&self) -> ExitCode {
        match self.analyse() {
            Ok(sound) => ExitCode::from(u8::from(!sound)),
            Err(message) => super::fail(&message),
        }
    }

    /// Whether every game could be read to its end.
    fn analyse(&self) -> Result<bool, String> {
        let out = self.out.as_deref();
        let out = out.map(|out| GamesFile::new(out, self.force)).transpose()?;
        let (mut saves, sound) = self.read()?;
        let mut reports = Vec::new();
        for (index, save) in saves.iter_mut().enumerate() {
            let report = self.report(save)?;
            if !self.json {
                let rows = rows::Rows {
                    report: &report,
                    start: &save.record.start,
                    lines: self.lines.map_or(0, usize::from),
                };
                let title = if index > 0 { "\n" } else { "" };
                print(&format!("{title}{rows}"))?;
            }
            notes::write(&mut save.record, &report);
            reports.push(report);
        }
        if self.json {
            let games: Vec<tree::Game> = std::iter::zip(&saves, &reports)
                .map(|(save, report)| tree::Game::new(&save.record.start, report))
                .collect();
            let text = serde_json::to_string_pretty(&games).map_err(|error| error.to_string())?;
            print(&(text + "\n"))?;
        }
        if let Some(out) = out {
            out.write(&saves)?;
        }
        Ok(sound)
    }

    fn at(&self, what: &str) -> String {
        format!("{}: {what}", self.file.display())
    }

    /// The games as far as they are sound, and whether all of them are.
    fn read(&self) -> Result<(Vec<Save>, bool), String> {
        let text = if self.file.as_os_str() == "-" {
            formats::read_from(io::stdin().lock())
        } else {
            formats::read_text(&self.file)
        };
        let text = text.map_err(|error| self.at(&error.to_string()))?;
        let games = formats::read_saves(&text).map_err(|error| self.at(&error.to_string()))?;
        let (mut saves, mut sound) = (Vec::new(), true);
        for (index, game) in games.into_iter().enumerate() {
            match game {
                Ok(save) => saves.push(save),
                Err(Broken { error, good }) => {
                    sound = false;
                    eprintln!(
                        "strata: {} game {}: {error}",
                        self.file.display(),
                        index + 1
                    );
                    saves.push(*good);
                }
            }
        }
        saves.retain(|save| !save.record.tree.is_empty());
        if saves.is_empty() {
            return Err(self.at("there is no move in it"));
        }
        Ok((saves, sound))
    }

    fn limits(&self, setup: &Setup) -> Limits {
        match (self.nodes, self.time) {
            (Some(nodes), _) => Limits::nodes(nodes),
            (None, Some(time)) => Limits::time(time),
            (None, None) => Limits::nodes(quick_look(setup)),
        }
    }

    fn report(&self, save: &Save) -> Result<Report, String> {
        let record = &save.record;
        let moves: Vec<_> = record.tree.main_line().collect();
        let moves: Vec<_> = moves
            .into_iter()
            .filter_map(|id| record.tree.mv(id))
            .collect();
        let effort = Effort {
            limits: self.limits(&record.start.setup()),
            lines: self.lines.map_or(1, usize::from),
            threads: self.threads.into(),
        };
        // Every position, then every move.
        let progress = Progress::new("analysed", 2 * moves.len() as u64 + 1);
        let stop = StopFlag::default();
        let report = sweep(&record.start, &moves, effort, &stop, &|_| progress.step());
        report
            .map_err(|illegal| self.at(&illegal.to_string()))?
            .ok_or_else(|| self.at("the analysis broke off"))
    }
}

fn print(text: &str) -> Result<(), String> {
    super::unless_pipe_closed(io::stdout().lock().write_all(text.as_bytes()))
}
