//! `strata`: opens the table, or runs one of the tools that need no window.

use clap::{CommandFactory, Parser};
use std::path::PathBuf;
use std::process::ExitCode;
use strata::cli::{Tool, exit_code, fail, manual};
use strata::rules::Setup;
use strata::words::Language;

/// PÜNCT, Hive and Tak on one 3D table
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
    /// A save, a scene or a record to open: RON, PTN, UHP game strings, Hive PGN, PÜNCT move lists, boardspace SGF
    file: Option<PathBuf>,
    /// Start a game at once: tak5, tak6+komi2, hive:Base+ML, punct:standard …
    #[arg(long, value_name = "SETUP", conflicts_with = "file")]
    game: Option<Setup>,
    /// Where games and settings are kept; else STRATA_DATA, else the platform's data folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The language: en, ru, es or pl; else STRATA_LANGUAGE, else what was chosen, else the system's
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
    /// Write what happens to this file
    #[arg(long, hide = true, value_name = "FILE")]
    trace: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    #[command(flatten)]
    Tool(Tool),
    /// Write the manual pages and the shells' completions into a folder
    #[command(hide = true)]
    Manual { folder: PathBuf },
    #[cfg(feature = "app")]
    Shot(strata::launch::offscreen::Shot),
    #[cfg(feature = "app")]
    Film(strata::launch::film::Film),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.task {
        Some(Task::Tool(tool)) => tool.run(),
        Some(Task::Manual { folder }) => {
            let written = manual::write(&mut Arguments::command(), &folder);
            exit_code(written.map_err(|error| format!("{}: {error}", folder.display())))
        }
        #[cfg(feature = "app")]
        Some(Task::Shot(shot)) => shot.run(),
        #[cfg(feature = "app")]
        Some(Task::Film(film)) => film.run(),
        None => open_table(&arguments),
    }
}

#[cfg(feature = "app")]
fn open_table(arguments: &Arguments) -> ExitCode {
    use strata::app::open::OpenedGame;
    use strata::launch::Opening;
    let opened = match (&arguments.file, &arguments.game) {
        (Some(file), _) => Opening::of_file(file),
        (None, Some(setup)) => Ok(Opening::Game(Box::new(OpenedGame::new(setup)))),
        (None, None) => Ok(Opening::Nothing),
    };
    match opened {
        Ok(opened) => strata::launch::run(
            opened,
            arguments.data.as_deref(),
            arguments.language,
            arguments.trace.as_deref(),
        ),
        Err(message) => fail(&message),
    }
}

#[cfg(not(feature = "app"))]
fn open_table(_: &Arguments) -> ExitCode {
    fail(
        "this build has no window; build it with the feature `app`, or see `strata --help` for the tools.",
    )
}
