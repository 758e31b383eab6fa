//! What makes a Hive position good: a queen with room, the other's without, and tiles that are not pinned.

use super::{Score, Think};
use crate::rules::Position;
use crate::rules::hive::{Approach, Hive, Measure, Move};

/// What it costs that so many cells around the queen are taken: steep, because the last ones decide.
const RING: [Score; 7] = [0, 30, 80, 170, 320, 620, 1400];

/// What a tile is worth when it can move and when it lies pinned or covered: queen, beetle, grasshopper, spider, ant,
/// ladybug, mosquito, pillbug.
const MOBILE: [Score; 8] = [30, 75, 45, 45, 110, 75, 95, 75];
const PINNED: [Score; 8] = [0, 20, 15, 10, 25, 20, 25, 30];

fn worth(measure: &Measure) -> Score {
    let mut worth = -RING[usize::from(measure.ring.unwrap_or(0).min(6))];
    if measure.queen_beset {
        worth -= 120;
    }
    if measure.ring.is_some_and(|ring| ring >= 3) && measure.queen_free {
        worth += 60;
    }
    for bug in 0..8 {
        let mobile = Score::from(measure.mobile[bug]);
        let pinned = Score::from(measure.placed[bug]) - mobile;
        worth += mobile * MOBILE[bug] + pinned * PINNED[bug];
    }
    worth + Score::from(measure.in_hand) * 18
}

impl Think for Hive {
    type Weights = ();

    fn evaluate(&self, (): &()) -> Score {
        let side = self.side_to_move();
        worth(&self.measure(side)) - worth(&self.measure(!side)) + 25
    }

    fn consider(&self, (): &(), _depth: u32, moves: &mut Vec<(Score, Move)>) {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        moves.extend(legal.into_iter().map(|mv| (promise(self.approach(mv)), mv)));
    }

    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Pass => 0,
            Move::To { tile, to } => {
                let cell = ((to.x & 15) as usize) << 4 | (to.y & 15) as usize;
                1 + Self::tile_number(tile) * 256 + cell
            }
        }
    }

    fn pack(&self, mv: Move) -> u32 {
        self.number_of(mv)
    }

    fn unpack(&self, packed: u32) -> Option<Move> {
        self.move_of(packed)
    }

    /// Whoever has a move can hardly be worse off for it: most tiles may stay where they are.
    fn idle(&self) -> Option<Move> {
        self.both_queens_placed().then_some(Move::Pass)
    }
}

/// Moves that close in on the other queen or let one's own breathe come first.
const fn promise(approach: Approach) -> Score {
    let mut promise = 0;
    if approach.joins_attack {
        promise += 400;
    }
    if approach.relieves {
        promise += 250;
    }
    if approach.moves_queen {
        promise += 60;
    }
    if approach.leaves_attack {
        promise -= 200;
    }
    if approach.crowds {
        promise -= 120;
    }
    if approach.from_hand {
        promise += 30;
    }
    promise
}
