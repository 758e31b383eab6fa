//! Which puzzle is the next one.

use super::{DAY, PuzzleProgress};
use crate::key;
use crate::learn::puzzles::{Puzzle, Theme};
use crate::words::Key;
use serde::{Deserialize, Serialize};

/// A puzzle that was seen isn't chosen again for so long, unless it is due.
const REST: i64 = 60 * DAY;
/// The next one is chosen among so many whose ratings are nearest.
const NEAREST: usize = 6;

/// How hard puzzles are to be for the person who solves them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", from = "u8")]
pub enum Difficulty {
    Easier,
    /// About the person's rating.
    #[default]
    Usual,
    Harder,
}

impl Difficulty {
    pub const ALL: [Self; 3] = [Self::Easier, Self::Usual, Self::Harder];

    /// How far the ratings of such puzzles lie from the person's.
    pub const fn offset(self) -> f64 {
        match self {
            Self::Easier => -300.0,
            Self::Usual => 0.0,
            Self::Harder => 300.0,
        }
    }

    pub const fn word(self) -> Key {
        match self {
            Self::Easier => key!("puzzles-easier"),
            Self::Usual => key!("puzzles-usual"),
            Self::Harder => key!("puzzles-harder"),
        }
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> Self {
        difficulty as Self
    }
}

impl From<u8> for Difficulty {
    fn from(number: u8) -> Self {
        let kept = Self::ALL.into_iter().find(|kept| *kept as u8 == number);
        kept.unwrap_or_default()
    }
}

/// What somebody wants to solve.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// Of this theme; mixed without one.
    pub theme: Option<Theme>,
    pub difficulty: Difficulty,
}

impl PuzzleProgress {
    /// The next puzzle, of a theme if one is wished for: one that is due, else one that the person hasn't seen for long and whose
    /// rating is near what is wished for, which of those the seed decides; else the one that was seen longest ago.
    pub fn next<'a>(
        &self,
        puzzles: &'a [Puzzle],
        wish: Wish,
        now: i64,
        seed: u64,
    ) -> Option<&'a Puzzle> {
        let wished = |puzzle: &&Puzzle| {
            wish.theme
                .is_none_or(|theme| puzzle.themes.contains(&theme))
        };
        let wished: Vec<&Puzzle> = puzzles.iter().filter(wished).collect();
        let due = wished.iter().filter_map(|&puzzle| {
            let since = self.is_returning(puzzle, now)?;
            Some((since, puzzle))
        });
        if let Some((_, puzzle)) = due.min_by_key(|(since, puzzle)| (*since, &puzzle.id)) {
            return Some(puzzle);
        }
        let last = |puzzle: &Puzzle| self.seen.get(&puzzle.id).map(|seen| seen.at);
        let rested = |puzzle: &&&Puzzle| {
            let waits = self.returning.contains_key(&puzzle.id);
            last(puzzle).is_none_or(|at| !waits && !(0..REST).contains(&(now.saturating_sub(at))))
        };
        let mut rested: Vec<&Puzzle> = wished.iter().filter(rested).copied().collect();
        rested.sort_by(|a, b| {
            let off = |puzzle: &Puzzle| {
                let person = self.rating(puzzle.game_word()).value + wish.difficulty.offset();
                (self.rating_of(puzzle) - person).abs()
            };
            off(a).total_cmp(&off(b)).then_with(|| a.id.cmp(&b.id))
        });
        rested.truncate(NEAREST);
        if !rested.is_empty() {
            let mut random = fastrand::Rng::with_seed(seed);
            return Some(rested[random.usize(..rested.len())]);
        }
        wished
            .into_iter()
            .min_by_key(|puzzle| (last(puzzle), &puzzle.id))
    }
}
