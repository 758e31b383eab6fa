//! The tools on the command line: everything that needs no window.

mod analyse;
mod compare;
mod convert;
mod drill;
mod games_file;
pub mod manual;
mod matches;
mod perft;
pub(crate) mod progress;
mod puzzles;
mod replay;
mod tune;

pub use analyse::Analyse;
pub use compare::Compare;
pub use convert::Convert;
pub use drill::Drill;
pub use matches::Match;
pub use perft::Perft;
pub use puzzles::Puzzles;
pub use replay::Replay;
pub use tune::Tune;

use crate::protocol::client::guard;
use crate::protocol::ugi::{self, Dialect};
use crate::protocol::uhp;
use crate::rules::{Setup, tak};
use std::io;
use std::process::ExitCode;

/// A tool that reads its arguments and prints.
#[derive(Debug, clap::Subcommand)]
pub enum Tool {
    Perft(Perft),
    Replay(Replay),
    Convert(Convert),
    Analyse(Analyse),
    Match(Box<Match>),
    Compare(Compare),
    #[command(hide = true)]
    Drill(Drill),
    /// Run another program's engine until the input ends
    #[command(hide = true)]
    Guard {
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    Tune(Tune),
    Puzzles(Puzzles),
    /// Speak the Universal Hive Protocol on standard input and output
    Uhp,
    /// Speak TEI, Tak's protocol, on standard input and output
    Tei,
    /// Speak the Universal Game Interface on standard input and output, for any of the three
    Ugi {
        /// The game: tak5, hive:Base+ML, punct:standard …
        setup: Setup,
    },
}

impl Tool {
    pub fn run(self) -> ExitCode {
        let done = match self {
            Self::Perft(perft) => perft.run(),
            Self::Replay(replay) => return replay.run(),
            Self::Convert(convert) => convert.run(),
            Self::Analyse(analyse) => return analyse.run(),
            Self::Match(games) => games.run(),
            Self::Compare(compare) => compare.run(),
            Self::Drill(drill) => drill.run(),
            Self::Guard { command } => {
                if let Err(error) = guard::run(&command[0], &command[1..]) {
                    eprintln!("strata: {}: {error}", command[0]);
                    return ExitCode::from(guard::CANT_START);
                }
                Ok(())
            }
            Self::Tune(tune) => tune.run(),
            Self::Puzzles(puzzles) => puzzles.run(),
            Self::Uhp => unless_pipe_closed(uhp::run(io::stdin().lock(), io::stdout())),
            Self::Tei => unless_pipe_closed(ugi::run(
                Dialect::Tei,
                &Setup::Tak(tak::Setup::default()),
                io::stdin().lock(),
                io::stdout(),
            )),
            Self::Ugi { setup } => unless_pipe_closed(ugi::run(
                Dialect::Ugi,
                &setup,
                io::stdin().lock(),
                io::stdout(),
            )),
        };
        exit_code(done)
    }
}

/// How a tool ends: 0 when it is done, else what was wrong on standard error and 2.
pub fn exit_code(done: Result<(), String>) -> ExitCode {
    done.map_or_else(|message| fail(&message), |()| ExitCode::SUCCESS)
}

/// Says what was wrong on standard error; the exit code for it is 2.
pub fn fail(message: &str) -> ExitCode {
    eprintln!("strata: {message}");
    ExitCode::from(2)
}

/// Whoever listened may have left; that is no failure of ours.
fn unless_pipe_closed(done: io::Result<()>) -> Result<(), String> {
    match done {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
