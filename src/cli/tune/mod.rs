//! `strata tune`: fits the numbers of a game's evaluation, and the curve of its winning chances, to the results of games it
//! plays against itself.

mod chance;
mod self_play;

use super::progress::Progress;
use crate::ai::{EvaluationWeights, OpponentGame, SEEN_WIN, Sample, Sampler, Score, SearchGame};
use crate::rules::games::each_game;
use crate::rules::{Color, GameSetup, Notate, Setup};
use self_play::{Kept, SelfPlay};
use std::path::{Path, PathBuf};

/// Fit the numbers of a game's evaluation to games that it plays against itself
///
/// Every game begins with a few random moves; quiet positions on its way are kept together with how it ended. The numbers are
/// then fitted to them, and a weights file is printed that `strata match` can read. The same seed, the same numbers.
#[derive(Debug, clap::Args)]
pub struct Tune {
    /// The game: tak5, hive:Base+ML+tournament, punct:standard …
    setup: Setup,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// How many nodes to think a move
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u64,
    /// Random plies before the engine takes over
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u32,
    /// How many rounds of fitting
    #[arg(long, value_name = "N", default_value_t = 600)]
    rounds: u32,
    /// How much of the way to the fitted numbers to go, in hundredths: a few games say little, and less keeps what was known
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100))]
    step: u8,
    /// The openings follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Begin with the numbers in this file
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Write the positions with their results here, a line each
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Take the positions from these files instead of playing
    #[arg(long, value_name = "FILE", num_args = 1..)]
    from: Vec<PathBuf>,
    /// Fit the curve from scores to winning chances instead: --record and --from then take how games ended after which scores
    #[arg(long)]
    chance: bool,
}

/// One position in so many is only for telling how good the fit is.
const HELD_BACK: usize = 10;

/// A position on the way, and what White got in the end: 0, 0.5 or 1.
#[derive(Clone, Debug)]
struct Passed<P> {
    position: P,
    white: f32,
}

impl Tune {
    pub(super) fn run(&self) -> Result<(), String> {
        let weights = match &self.weights {
            Some(path) => EvaluationWeights::read(&read(path)?)
                .map_err(|e| format!("{}: {e}", path.display()))?,
            None => EvaluationWeights::default(),
        };
        each_game!(Setup, &self.setup, setup, P => {
            let weights = P::weights(&weights);
            if self.chance {
                self.fit_chance::<P>(setup, weights)
            } else {
                self.tune::<P>(setup, weights)
            }
        })
    }

    fn tune<P: SearchGame + Notate>(
        &self,
        setup: &P::Setup,
        weights: &P::Weights,
    ) -> Result<(), String> {
        let passed = if self.from.is_empty() {
            self.play::<P>(setup, weights)
        } else {
            self.recorded(setup)?
        };
        if let Some(path) = &self.record {
            let lines: Vec<String> = passed.iter().map(Passed::write).collect();
            std::fs::write(path, lines.join("\n") + "\n")
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let sampler = Sampler::new(weights);
        let (mut kept, mut held_back): (Vec<Sample>, Vec<Sample>) = (Vec::new(), Vec::new());
        for (i, passed) in passed.iter().enumerate() {
            let result = match passed.position.side_to_move() {
                Color::White => passed.white,
                Color::Black => 1.0 - passed.white,
            };
            let sample = sampler.sample(&passed.position, result);
            if (i / 64).is_multiple_of(HELD_BACK) {
                held_back.push(sample);
            } else {
                kept.push(sample);
            }
        }
        eprintln!("{} positions, {} held back", kept.len(), held_back.len());
        let progress = Progress::new("rounds", self.rounds.into());
        let fitted = sampler.fit(&kept, self.rounds, |round, error| {
            progress.print(|| eprintln!("round {round}\terror {error:.5}"));
            progress.reach(u64::from(round) + 1);
        });
        drop(progress);
        let fitted = sampler.part_way(&fitted, self.step);
        eprintln!(
            "held back: error {:.5} before, {:.5} after",
            sampler.error(&held_back, weights),
            sampler.error(&held_back, &fitted)
        );
        let pretty = ron::ser::PrettyConfig::new().compact_arrays(true);
        let text = ron::ser::to_string_pretty(&fitted, pretty);
        let name = P::Setup::WORDS[0];
        println!("({name}: {})", text.map_err(|error| error.to_string())?);
        Ok(())
    }

    fn self_play(&self) -> SelfPlay {
        SelfPlay {
            games: self.games,
            nodes: self.nodes,
            opening: self.opening,
            seed: self.seed,
            threads: self.threads,
        }
    }

    /// Quiet positions of as many games as asked for.
    fn play<P: SearchGame>(&self, setup: &P::Setup, weights: &P::Weights) -> Vec<Passed<P>> {
        let keep = |position: &P, score| is_quiet(position, score).then(|| position.clone());
        let kept = self.self_play().collect(setup, weights, keep).into_iter();
        kept.map(|Kept { what, white }| Passed {
            position: what,
            white: f32::from(white) / 2.0,
        })
        .collect()
    }

    fn recorded<P: Notate>(&self, setup: &P::Setup) -> Result<Vec<Passed<P>>, String> {
        let mut passed = Vec::new();
        for path in &self.from {
            for (i, line) in read(path)?.lines().enumerate() {
                let wrong = |why: String| format!("{} line {}: {why}", path.display(), i + 1);
                let (white, position) = line
                    .split_once('\t')
                    .ok_or_else(|| wrong("a line is a result, a tab and a position".to_owned()))?;
                passed.push(Passed {
                    white: white.parse().map_err(|_| {
                        wrong(format!("“{white}”: what White got is between 0 and 1"))
                    })?,
                    position: P::read_position(setup, position)
                        .map_err(|error| wrong(error.to_string()))?,
                });
            }
        }
        Ok(passed)
    }
}

/// Whether the evaluation says something here: nobody is about to win.
fn is_quiet<P: SearchGame>(position: &P, score: Score) -> bool {
    score.abs() < SEEN_WIN && position.winning_move().is_none() && !position.is_threatened()
}

impl<P: Notate> Passed<P> {
    fn write(&self) -> String {
        format!("{}\t{}", self.white, self.position.write_position())
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
