//! Proofs in Hive.

use super::{Scope, Tactics};
use crate::rules::Position;
use crate::rules::hive::{Hive, Move};

impl Tactics for Hive {
    const MILLION: u64 = 300_000;
    const TRIES_QUIET: bool = true;

    fn win_now(&self) -> Option<Move> {
        let side = self.side_to_move();
        self.strike(side).or_else(|| self.queen_throw(side))
    }

    fn is_beset(&self) -> bool {
        self.strike(!self.side_to_move()).is_some()
    }

    fn attacks(&self, _: Scope) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }

    fn defences(&self, _: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }
}
