//! What makes a Tak position good: flats, short ways to a road, and stacks that are ours to move.

use super::{Score, Think};
use crate::rules::Position;
use crate::rules::tak::{Direction, Drops, Measure, Move, Square, Stone, Tak};
use serde::{Deserialize, Serialize};

/// What counts how much, in hundredths of a flat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// Who is to move fills one gap first.
    pub tempo: Score,
    /// Flats on top, and what is added when komi makes every flat dear.
    pub flat: Score,
    pub flat_for_komi: Score,
    pub standing: Score,
    pub cap: Score,
    /// Pieces below a side's top, by what the top is and whose they are.
    pub own_under_flat: Score,
    pub own_under_hard: Score,
    pub captive_under_flat: Score,
    pub captive_under_hard: Score,
    pub central: Score,
    pub link: Score,
    /// What a road is worth that still lacks so many squares; the longer of the two directions counts a third.
    pub gap: [Score; 10],
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            tempo: 60,
            flat: 100,
            flat_for_komi: 10,
            standing: 45,
            cap: 80,
            own_under_flat: 28,
            own_under_hard: 55,
            captive_under_flat: -32,
            captive_under_hard: 8,
            central: 7,
            link: 14,
            gap: [900, 520, 300, 170, 90, 40, 20, 10, 5, 0],
        }
    }
}

impl super::Weights for Weights {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        let Self {
            tempo,
            flat,
            flat_for_komi,
            standing,
            cap,
            own_under_flat,
            own_under_hard,
            captive_under_flat,
            captive_under_hard,
            central,
            link,
            gap,
        } = self;
        let single = [
            tempo,
            flat,
            flat_for_komi,
            standing,
            cap,
            own_under_flat,
            own_under_hard,
            captive_under_flat,
            captive_under_hard,
            central,
            link,
        ];
        single.into_iter().chain(gap).for_each(visit);
    }
}

fn worth(measure: &Measure, weights: &Weights, komi_free: bool) -> Score {
    let [short, long] = if measure.gaps[0] <= measure.gaps[1] {
        measure.gaps
    } else {
        [measure.gaps[1], measure.gaps[0]]
    };
    let gap = |missing: i32| weights.gap[missing.clamp(0, 9) as usize];
    let flats = weights.flat + if komi_free { 0 } else { weights.flat_for_komi };
    measure.flats * flats
        + measure.standing * weights.standing
        + measure.caps * weights.cap
        + measure.own_under_flat * weights.own_under_flat
        + measure.own_under_hard * weights.own_under_hard
        + measure.captives_under_flat * weights.captive_under_flat
        + measure.captives_under_hard * weights.captive_under_hard
        + measure.central * weights.central
        + measure.links * weights.link
        + gap(short)
        + gap(long) / 3
}

impl Think for Tak {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights) -> Score {
        let side = self.side_to_move();
        let (mine, theirs) = (self.measure(side), self.measure(!side));
        let even = self.setup().half_komi() == 0;
        worth(&mine, weights, even) - worth(&theirs, weights, even) + weights.tempo
    }

    fn consider(&self, _weights: &Weights, _depth: u32, moves: &mut Vec<(Score, Move)>) {
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

    /// Square, then how, then the drops, of which a placing has none.
    fn pack(&self, mv: Move) -> u32 {
        match mv {
            Move::Place { stone, at } => at.index() as u32 | (stone as u32) << 6,
            Move::Spread {
                from,
                direction,
                drops,
            } => from.index() as u32 | (direction as u32) << 6 | u32::from(drops.bits()) << 8,
        }
    }

    fn unpack(&self, packed: u32) -> Option<Move> {
        let square = Square::new((packed & 7) as u8, (packed >> 3 & 7) as u8)?;
        let how = (packed >> 6 & 3) as usize;
        let mv = match Drops::from_bits((packed >> 8) as u8) {
            None => Move::Place {
                stone: *[Stone::Flat, Stone::Standing, Stone::Cap].get(how)?,
                at: square,
            },
            Some(drops) => Move::Spread {
                from: square,
                direction: Direction::ALL[how],
                drops,
            },
        };
        self.check(mv).is_ok().then_some(mv)
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
