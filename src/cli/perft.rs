//! `strata perft`: count the game tree, one line a depth.

use super::progress::Progress;
use crate::rules::games::each_game;
use crate::rules::perft::divide_telling;
use crate::rules::{Game, Notate, Position, Setup};
use std::io::{self, Write};
use std::time::Instant;

/// Count the positions that lie a number of plies ahead
///
/// Prints a line for each depth: depth, nodes, seconds, nodes a second, with tabs between.
#[derive(Debug, clap::Args)]
pub struct Perft {
    /// The game: tak5, tak6+komi2, hive:Base+ML, punct:standard …
    setup: Setup,
    /// How many plies deep
    depth: u32,
    /// Start from a position in the game's own text (TPS, GameString, PÜNCT position text)
    #[arg(long, value_name = "TEXT")]
    from: Option<String>,
    /// Also list each first move with its count at the full depth
    #[arg(long)]
    divide: bool,
    /// Share the first moves among so many threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl Perft {
    pub(super) fn run(&self) -> Result<(), String> {
        let game = match &self.from {
            Some(text) => {
                Game::read_position(&self.setup, text).map_err(|error| error.to_string())?
            }
            None => Game::new(&self.setup),
        };
        super::unless_pipe_closed(each_game!(Game, &game, played => self.count(played.position())))
    }

    fn count<P: Notate>(&self, position: &P) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let threads = usize::from(self.threads);
        for depth in 1..=self.depth {
            // Drawn and cleared outside of what is timed.
            let progress = progress(position, depth);
            let start = Instant::now();
            let counted = divide_telling(position, depth, threads, || progress.step());
            let nodes: u64 = counted.iter().map(|(_, nodes)| nodes).sum();
            let seconds = start.elapsed().as_secs_f64();
            drop(progress);
            writeln!(
                out,
                "{depth}\t{nodes}\t{seconds:.3}\t{:.0}",
                nodes as f64 / seconds.max(1e-9)
            )?;
            out.flush()?;
        }
        if self.divide {
            let progress = progress(position, self.depth);
            let counted = divide_telling(position, self.depth, threads, || progress.step());
            drop(progress);
            for (mv, nodes) in counted {
                writeln!(out, "{}\t{nodes}", position.write_move(mv))?;
            }
        }
        Ok(())
    }
}

/// A bar over the first moves.
fn progress<P: Position>(position: &P, depth: u32) -> Progress {
    let what = format!("depth {depth}: first moves");
    Progress::new(what, position.count_legal())
}
