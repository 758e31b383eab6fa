//! Games that another program walks through by itself, printing what it believes of each position.

use super::Tally;
use crate::cli::progress::Progress;
use crate::protocol::client::EngineCommand;
use crate::rules::{Game, Setup};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// A position of a walk, as far as its lines have been read.
struct Walker {
    start: Game,
    game: Game,
    played: Vec<String>,
    result: Option<String>,
}

pub(super) fn compare(setup: &Setup, command: &EngineCommand, plies: u64) -> Result<Tally, String> {
    let mut program = Command::new(&command.program)
        .args(&command.arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", command.program))?;
    let output = program.stdout.take().ok_or("it has no output")?;
    let progress = Progress::new("positions", plies);
    let mut tally = Tally::default();
    let start = Game::new(setup);
    let mut walker = Walker {
        game: start.clone(),
        start,
        played: Vec::new(),
        result: None,
    };
    for line in BufReader::new(output).lines() {
        walker.read(&line.map_err(|error| error.to_string())?, &mut tally)?;
        progress.reach(tally.plies);
        if tally.plies == plies {
            break;
        }
    }
    // One that has more to tell is not listened to.
    let _ = program.kill();
    let _ = program.wait();
    if tally.plies == 0 {
        return Err(format!("{} told of no position", command.program));
    }
    Ok(tally)
}

impl Walker {
    /// Lines that are none of ours are passed over.
    fn read(&mut self, line: &str, tally: &mut Tally) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let word = words.next();
        let moves = words.map(|word| word.replace('_', " "));
        match word {
            Some("moves") => tally.games += u64::from(self.go(moves.collect())?),
            Some("result") => {
                let result = line.split_whitespace().nth(1);
                self.result = result.map(str::to_owned);
            }
            Some("legal") => {
                let legal: Vec<String> = moves.skip(1).collect();
                tally.compare(&self.game, &legal, self.result.take().as_deref());
            }
            _ => {}
        }
        Ok(())
    }

    /// Follows the walk, and says whether it began anew.
    fn go(&mut self, moves: Vec<String>) -> Result<bool, String> {
        let goes_on = !self.played.is_empty() && moves.starts_with(&self.played);
        if !goes_on {
            self.game = self.start.clone();
            self.played.clear();
        }
        for text in &moves[self.played.len()..] {
            let mv = self.game.read_move(text);
            let mv = mv.map_err(|error| error.to_string())?;
            let played = self.game.play(mv);
            played.map_err(|illegal| {
                format!("{text} in {}: {illegal}", self.game.write_position())
            })?;
        }
        let begins = moves.is_empty() || !goes_on && moves.len() > 1;
        self.played = moves;
        Ok(begins)
    }
}
