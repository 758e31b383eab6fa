//! `strata puzzles`: finds puzzles, and proves them again.

use super::progress::Progress;
use crate::learn::puzzles::{
    Maker, Puzzle, prove, puzzles_of, read_puzzles, tell_themes, write_puzzles,
};
use crate::record::formats;
use crate::rules::{Game, Setup};
use std::path::{Path, PathBuf};

/// Find puzzles in games, or prove those that come with the program again
#[derive(Debug, clap::Args)]
pub struct Puzzles {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Make(Make),
    Check(Check),
}

/// Find puzzles in games of the levels against each other
///
/// Each is proved, and rated by which levels find it. They are printed, a line each. The same seed, the same puzzles.
#[derive(Debug, clap::Args)]
struct Make {
    /// tak (5×5 and 6×6), hive (with and without the pillbug), punct, or a set-up such as tak4
    game: String,
    /// How many to find
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// The games follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Add them to this file as they are found, none that is there already; the themes of those that are there are told anew
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Look through the games in these files first
    #[arg(long, value_name = "FILE", num_args = 1..)]
    from: Vec<PathBuf>,
}

/// Prove the puzzles that come with the program again
#[derive(Debug, clap::Args)]
struct Check {
    /// tak, hive or punct; else all
    game: Option<String>,
    /// Only so many of each, spread over all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
    /// The puzzles in this file instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game"])]
    file: Option<PathBuf>,
}

/// Whoever looks through so many games for each puzzle that is wanted has seen enough.
const GAMES_A_PUZZLE: u64 = 60;

const GAMES: [&str; 3] = ["tak", "hive", "punct"];

impl Puzzles {
    pub(super) fn run(&self) -> Result<(), String> {
        match &self.task {
            Task::Make(make) => make.run(),
            Task::Check(check) => check.run(),
        }
    }
}

/// The set-ups that puzzles of a game are made in.
fn setups(game: &str) -> Result<Vec<Setup>, String> {
    let words: &[&str] = match game {
        "tak" => &["tak5", "tak6"],
        "hive" => &["hive:Base+ML", "hive:Base+MLP"],
        "punct" => &["punct:standard"],
        other => &[other],
    };
    let read = |word: &&str| word.parse().map_err(|error| format!("{error}"));
    words.iter().map(read).collect()
}

impl Make {
    fn run(&self) -> Result<(), String> {
        let setups = setups(&self.game)?;
        let mut known = match &self.out {
            Some(path) if path.exists() => read_file(path)?,
            _ => Vec::new(),
        };
        for puzzle in &mut known {
            tell_themes(puzzle).map_err(|why| format!("{}: {why}", puzzle.id))?;
        }
        let mut maker = Maker::new(self.count as usize, &known);
        let progress = Progress::new("puzzles", self.count.into());
        let games = self.games(&setups)?;
        let most = u64::from(self.count) * GAMES_A_PUZZLE;
        let mut number = 0;
        let mut games = games.iter();
        while !maker.has_enough() && number < most {
            let before = maker.puzzles().len();
            if let Some((start, moves)) = games.next() {
                maker.look_through(start, moves);
            } else {
                let setup = &setups[number as usize % setups.len()];
                // Neighbouring seeds are to share no games.
                let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                maker.play(setup, seed.wrapping_add(number));
                number += 1;
            }
            progress.reach(maker.puzzles().len() as u64);
            if maker.puzzles().len() > before {
                self.keep(&known, maker.puzzles())?;
            }
        }
        drop(progress);
        if self.out.is_none() {
            print!("{}", write_puzzles(maker.puzzles()));
        }
        if !maker.has_enough() {
            let found = maker.puzzles().len();
            return Err(format!("only {found} puzzles were found in {number} games"));
        }
        Ok(())
    }

    /// The games of the files, of the set-ups that are asked for.
    fn games(&self, setups: &[Setup]) -> Result<Vec<(Game, Vec<crate::rules::Move>)>, String> {
        let mut games = Vec::new();
        for path in &self.from {
            let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
            let text = formats::read_text(path).map_err(|error| failed(&error))?;
            for read in formats::read(&text).map_err(|error| failed(&error))? {
                let record = read.unwrap_or_else(|broken| *broken.good);
                let end = record.tree.main_line().last();
                let moves = end.map_or_else(Vec::new, |end| record.tree.moves_to(end));
                if setups.contains(&record.start.setup()) {
                    games.push((record.start, moves));
                }
            }
        }
        Ok(games)
    }

    fn keep(&self, known: &[Puzzle], found: &[Puzzle]) -> Result<(), String> {
        let Some(path) = &self.out else { return Ok(()) };
        let mut all = [known, found].concat();
        all.sort_by(|a, b| (a.rating, &a.id).cmp(&(b.rating, &b.id)));
        std::fs::write(path, write_puzzles(&all))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}

impl Check {
    fn run(&self) -> Result<(), String> {
        let mut failed = 0;
        if let Some(path) = &self.file {
            failed += self.check(&path.display().to_string(), &read_file(path)?);
        } else {
            for game in self.games()? {
                let puzzles =
                    puzzles_of(game).ok_or_else(|| format!("there are no puzzles of {game}"))?;
                failed += self.check(game, &puzzles.map_err(|error| error.to_string())?);
            }
        }
        if failed > 0 {
            return Err(format!("{failed} puzzles don't hold"));
        }
        Ok(())
    }

    fn games(&self) -> Result<Vec<&str>, String> {
        match self.game.as_deref() {
            None => Ok(GAMES.to_vec()),
            Some(game) if GAMES.contains(&game) => Ok(vec![game]),
            Some(game) => Err(format!("{game}: puzzles are of {}", GAMES.join(", "))),
        }
    }

    /// Proves them, and tells how many don't hold.
    fn check(&self, name: &str, puzzles: &[Puzzle]) -> usize {
        let wanted = self.sample.map_or(puzzles.len(), |sample| sample as usize);
        let wanted = wanted.min(puzzles.len());
        let sample = (0..wanted).map(|i| &puzzles[i * puzzles.len() / wanted]);
        let progress = Progress::new(name, wanted as u64);
        let mut failed = 0;
        for puzzle in sample {
            if let Err(why) = prove(puzzle) {
                progress.print(|| eprintln!("{}: {why}", puzzle.id));
                failed += 1;
            }
            progress.step();
        }
        drop(progress);
        println!("{name}\t{} of {wanted} proved", wanted - failed);
        failed
    }
}

fn read_file(path: &Path) -> Result<Vec<Puzzle>, String> {
    let text =
        std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    read_puzzles(&text).map_err(|error| format!("{}: {error}", path.display()))
}
