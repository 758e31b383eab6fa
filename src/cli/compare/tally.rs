//! What a comparison came to, and each difference in words.

use crate::rules::{Game, Move};
use std::collections::HashSet;
use std::fmt;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) plies: u64,
    /// The moves of all positions together.
    moves: u64,
    pub(super) differences: u64,
}

/// Differences beyond these are counted only.
const MOST_TOLD: u64 = 20;

impl Tally {
    /// Holds the other's moves and result against ours. A word that can't be read as a move here is a difference too.
    pub(super) fn compare(&mut self, game: &Game, theirs: &[String], result: Option<&str>) {
        self.plies += 1;
        let legal = game.legal_moves();
        self.moves += legal.len() as u64;
        let mut found = HashSet::new();
        let mut foreign = Vec::new();
        for word in theirs {
            match game.read_move(word) {
                Ok(mv) if legal.contains(&mv) => drop(found.insert(mv)),
                _ => foreign.push(word.clone()),
            }
        }
        let missing: Vec<Move> = legal.into_iter().filter(|mv| !found.contains(mv)).collect();
        let ours = game.write_result();
        let other_result = result.filter(|result| *result != ours);
        if !foreign.is_empty() || !missing.is_empty() {
            let missing: Vec<String> = missing.iter().map(|&mv| game.write_move(mv)).collect();
            self.differs(game, &foreign, &missing);
        } else if let Some(result) = other_result {
            let theirs = [format!("result {result}")];
            self.differs(game, &theirs, &[format!("result {ours}")]);
        }
    }

    /// The other's answer was a legal move.
    pub(super) fn followed(&mut self) {
        self.plies += 1;
    }

    pub(super) fn differs(&mut self, game: &Game, theirs: &[String], ours: &[String]) {
        self.differences += 1;
        if self.differences <= MOST_TOLD {
            println!("{}", game.write_position());
            println!("  only there: {}", theirs.join("; "));
            println!("  only here: {}", ours.join("; "));
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            plies,
            moves,
            differences,
        } = self;
        write!(
            f,
            "{games} games\t{plies} positions\t{moves} moves\t{differences} differences"
        )
    }
}
