//! What makes a Tak position good: flats, short ways to a road, and stacks that are ours to move.

use super::{Score, Think};
use crate::rules::Position;
use crate::rules::tak::{Measure, Move, Stone, Tak};

/// What a road is worth that still lacks so many squares.
const GAP: [Score; 10] = [900, 520, 300, 170, 90, 40, 20, 10, 5, 0];

fn worth(measure: &Measure, komi_free: bool) -> Score {
    let [short, long] = if measure.gaps[0] <= measure.gaps[1] {
        measure.gaps
    } else {
        [measure.gaps[1], measure.gaps[0]]
    };
    let gap = |missing: i32| GAP[missing.clamp(0, 9) as usize];
    let flats = if komi_free { 100 } else { 110 };
    measure.flats * flats
        + measure.standing * 45
        + measure.caps * 80
        + measure.own_under_flat * 28
        + measure.own_under_hard * 55
        - measure.captives_under_flat * 32
        + measure.captives_under_hard * 8
        + measure.central * 7
        + measure.links * 14
        + gap(short)
        + gap(long) / 3
}

impl Think for Tak {
    fn evaluate(&self) -> Score {
        let side = self.side_to_move();
        let (mine, theirs) = (self.measure(side), self.measure(!side));
        let even = self.setup().half_komi() == 0;
        // Who is to move fills one gap first.
        worth(&mine, even) - worth(&theirs, even) + 60
    }

    fn consider(&self, _depth: u32, moves: &mut Vec<(Score, Move)>) {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        moves.extend(legal.into_iter().map(|mv| (promise(mv), mv)));
    }

    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place { stone, at } => at.index() * 3 + stone as usize,
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                let drops = drops
                    .into_iter()
                    .fold(0usize, |sum, drop| sum * 3 + usize::from(drop));
                256 + (from.index() * 4 + direction as usize) * 32 + drops % 32
            }
        }
    }
}

/// Flats first, then moves of stacks, then the rest.
const fn promise(mv: Move) -> Score {
    match mv {
        Move::Place {
            stone: Stone::Flat, ..
        } => 60,
        Move::Place {
            stone: Stone::Cap, ..
        } => 50,
        Move::Place {
            stone: Stone::Standing,
            ..
        } => 10,
        Move::Spread { .. } => 40,
    }
}
