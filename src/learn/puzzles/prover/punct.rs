//! Proofs in PÜNCT.

use super::{Scope, Tactics};
use crate::rules::Position;
use crate::rules::punct::{Move, Punct};

impl Tactics for Punct {
    const MILLION: u64 = 3_000;
    const TRIES_QUIET: bool = false;

    fn win_now(&self) -> Option<Move> {
        self.threat(self.side_to_move()).map(|threat| threat.mv)
    }

    fn is_beset(&self) -> bool {
        self.threat(!self.side_to_move()).is_some()
    }

    fn attacks(&self, _: Scope) -> Vec<Move> {
        self.threatening()
    }

    fn defences(&self, most: usize) -> Vec<Move> {
        if let Some(threat) = self.threat(!self.side_to_move()) {
            return self.answers(threat, most);
        }
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }
}
