//! Proofs in Tak.

use super::{Scope, Tactics};
use crate::rules::tak::{Move, Stone, Tak};
use crate::rules::{Outcome, Position};

impl Tactics for Tak {
    const MILLION: u64 = 1_000_000;
    const TRIES_QUIET: bool = true;

    fn win_now(&self) -> Option<Move> {
        let side = self.side_to_move();
        self.road_in_one(side)
            .or_else(|| self.flats_in_one(side))
            .or_else(|| {
                // A capstone as the last piece counts for nothing, but may end the game as well.
                let last = self.flats_left(side) == 0 && self.caps_left(side) > 0;
                let moves = last.then(|| {
                    let mut moves = Vec::new();
                    self.legal_moves(&mut moves);
                    moves
                });
                moves.into_iter().flatten().find(|&mv| {
                    let ends = matches!(mv, Move::Place { stone, .. } if stone == Stone::Cap);
                    ends && {
                        let mut after = self.clone();
                        after.play_unchecked(mv);
                        after.outcome().and_then(Outcome::winner) == Some(side)
                    }
                })
            })
    }

    fn is_beset(&self) -> bool {
        let other = !self.side_to_move();
        self.road_in_one(other).is_some() || self.flats_in_one(other).is_some()
    }

    fn attacks(&self, _: Scope) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }

    fn defences(&self, _: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if self.road_in_one(!self.side_to_move()).is_some() {
            let stops = self.stops_road();
            moves.retain(|&mv| stops(mv));
        }
        moves
    }
}
