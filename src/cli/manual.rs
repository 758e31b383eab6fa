//! The manual page and the shells' completions, from what the program itself says of its arguments.

use clap::Command;
use clap_complete::Shell;
use std::fs;
use std::io;
use std::path::Path;

const SHELLS: [Shell; 4] = [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell];

/// Writes them into a folder: `strata.1`, a page for each tool, and a file a shell.
pub fn write(program: &mut Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for shell in SHELLS {
        clap_complete::generate_to(shell, program, "strata", folder)?;
    }
    clap_mangen::generate_to(program.clone(), folder)
}
