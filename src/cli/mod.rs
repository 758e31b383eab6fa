//! The tools on the command line: everything that needs no window.

mod perft;
mod replay;

pub use perft::Perft;
pub use replay::Replay;

use std::process::ExitCode;

/// A tool that reads its arguments and prints.
#[derive(Debug, clap::Subcommand)]
pub enum Tool {
    Perft(Perft),
    Replay(Replay),
    /// Speak the Universal Hive Protocol on standard input and output
    Uhp,
}

impl Tool {
    pub fn run(self) -> ExitCode {
        let done = match self {
            Self::Perft(perft) => perft.run(),
            Self::Replay(replay) => return replay.run(),
            Self::Uhp => {
                crate::protocol::uhp::run(std::io::stdin().lock(), std::io::stdout().lock())
                    .map_err(|error| error.to_string())
            }
        };
        match done {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("strata: {message}");
                ExitCode::from(2)
            }
        }
    }
}
