//! Simulated newcomers, to measure the gentlest levels by: people who know the rules and little else. They are no levels,
//! only players of `strata match`.

use super::OpponentGame;
use crate::rules::games::each_game;
use crate::rules::{Game, Move, Outcome, Played, ReadError};
use std::str::FromStr;

/// A simulated newcomer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Newcomer {
    /// Any legal move.
    Random,
    /// Wins at once where it can, keeps the other side from winning at once where it must, else any legal move. Of Tak's wins
    /// it keeps the other side from roads alone: newcomers don't count flat stones.
    Blocks,
    /// The same with a simple aim instead of any move: a road in Tak, the other queen in Hive, two sides in PÜNCT.
    Aims,
    /// The same, but overlooks what the other side threatens four times in ten.
    Forgetful,
}

impl Newcomer {
    pub const ALL: [Self; 4] = [Self::Random, Self::Blocks, Self::Aims, Self::Forgetful];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Blocks => "blocks",
            Self::Aims => "aims",
            Self::Forgetful => "forgetful",
        }
    }

    /// The newcomer's move; `None` when the game is over. The same seed, the same game.
    pub fn choose(self, game: &Game, seed: u64) -> Option<Move> {
        let random = &mut fastrand::Rng::with_seed(seed ^ game.key());
        each_game!(Game, game, played => self.play(played, random).map(Move::from))
    }

    fn play<P: OpponentGame>(
        self,
        game: &Played<P>,
        random: &mut fastrand::Rng,
    ) -> Option<P::Move> {
        let position = game.position();
        let mut moves = game.legal_moves();
        if self != Self::Random {
            if let Some(&win) = moves.iter().find(|&&mv| wins(position, mv)) {
                return Some(win);
            }
            let forgets = self == Self::Forgetful && random.u8(..10) < 4;
            if !forgets && position.threat().is_some() {
                let held: Vec<P::Move> = moves
                    .iter()
                    .copied()
                    .filter(|&mv| holds(position, mv))
                    .collect();
                if !held.is_empty() {
                    moves = held;
                }
            }
        }
        if matches!(self, Self::Aims | Self::Forgetful) {
            moves = nearest_to_the_aim(position, &moves);
        }
        (!moves.is_empty()).then(|| moves[random.usize(..moves.len())])
    }
}

/// Whether a legal move ends the game in its side's favour.
fn wins<P: OpponentGame>(position: &P, mv: P::Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.outcome().and_then(Outcome::winner) == Some(position.side_to_move())
}

/// Whether the other side can't win at once after a legal move.
fn holds<P: OpponentGame>(position: &P, mv: P::Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    match after.outcome() {
        Some(outcome) => outcome.winner() != Some(!position.side_to_move()),
        None => after.winning_move().is_none(),
    }
}

/// The moves after which the side is nearest to its aim.
fn nearest_to_the_aim<P: OpponentGame>(position: &P, moves: &[P::Move]) -> Vec<P::Move> {
    let side = position.side_to_move();
    let mut nearest = Vec::new();
    let mut best = None;
    for &mv in moves {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let aim = Some(after.aim(side));
        if aim > best {
            best = aim;
            nearest.clear();
        }
        if aim == best {
            nearest.push(mv);
        }
    }
    nearest
}

impl FromStr for Newcomer {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let named = Self::ALL
            .into_iter()
            .find(|newcomer| newcomer.name() == text);
        named.ok_or_else(|| {
            ReadError::new(
                text,
                "a newcomer is newcomer:random, newcomer:blocks, newcomer:aims or newcomer:forgetful",
            )
        })
    }
}
