//! `strata`: opens the table, or runs one of the tools that need no window.

use clap::Parser;
use std::process::ExitCode;
use strata::cli::Tool;

/// PÜNCT, Hive and Tak on one 3D table
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    tool: Option<Tool>,
}

fn main() -> ExitCode {
    match Arguments::parse().tool {
        Some(tool) => tool.run(),
        None => open_table(),
    }
}

#[cfg(feature = "app")]
fn open_table() -> ExitCode {
    strata::app::run(None)
}

#[cfg(not(feature = "app"))]
fn open_table() -> ExitCode {
    eprintln!(
        "strata: this build has no window; build it with the feature `app`, or see `strata --help` for the tools."
    );
    ExitCode::from(2)
}
