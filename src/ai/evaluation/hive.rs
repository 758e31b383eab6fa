//! Evaluation of Hive: a queen with room, the other's without, tiles that can still go somewhere, and tiles
//! that can get to the other queen.

use crate::ai::{Score, SearchGame, WinningCurve};
use crate::rules::hive::{Features, Hive, Move, MoveFeatures};
use crate::rules::{Color, Position};
use serde::{Deserialize, Serialize};

/// Evaluation weights of Hive, in hundredths of something like a free side of a queen. Lists by bug go queen, beetle,
/// grasshopper, spider, ant, ladybug, mosquito, pillbug.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    pub tempo: Score,
    /// What it costs that so many cells around the queen are taken: steep, because the last ones decide.
    pub ring: [Score; 7],
    /// An own tile beside the queen that could leave.
    pub could_clear: Score,
    pub beset: Score,
    /// A queen with three neighbours or more that can still walk away, or that a pillbug could throw out.
    pub free_queen: Score,
    pub guarded: Score,
    /// Tiles beside the other queen.
    pub attacker: Score,
    /// A tile that can get to the other queen at once, by how many cells around her are taken; three such tiles count.
    pub reacher: [Score; 7],
    /// Climbers by their distance to the other queen.
    pub climber: [Score; 4],
    /// Tiles by bug, where they can move, where they can't, under another, and in the hand.
    pub mobile: [Score; 8],
    pub pinned: [Score; 8],
    pub covered: Score,
    pub in_hand: [Score; 8],
    /// Cells where a tile may be placed; eight of them count.
    pub spot: Score,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            tempo: 36,
            ring: [0, -28, -60, -160, -345, -680, -1400],
            could_clear: 60,
            beset: -150,
            free_queen: 50,
            guarded: 60,
            attacker: 25,
            reacher: [0, 25, 55, 75, 105, 95, 0],
            climber: [25, 35, 35, 40],
            mobile: [90, 40, 65, 15, 80, 60, 85, 75],
            pinned: [40, 10, 50, -10, 15, 45, 55, 30],
            covered: -15,
            in_hand: [18, 5, 40, -10, 60, 18, 35, 18],
            spot: 15,
        }
    }
}

impl crate::ai::Weights for Weights {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        let Self {
            tempo,
            ring,
            could_clear,
            beset,
            free_queen,
            guarded,
            attacker,
            reacher,
            climber,
            mobile,
            pinned,
            covered,
            in_hand,
            spot,
        } = self;
        visit(tempo);
        ring.iter_mut().for_each(&mut *visit);
        for single in [could_clear, beset, free_queen, guarded, attacker] {
            visit(single);
        }
        let lists = reacher.iter_mut().chain(climber).chain(mobile);
        lists.chain(pinned).for_each(&mut *visit);
        visit(covered);
        in_hand.iter_mut().for_each(&mut *visit);
        visit(spot);
    }
}

impl Weights {
    /// What one side has, the other's queen having so many neighbours.
    fn worth(&self, features: &Features, other_ring: Option<u8>) -> Score {
        let yes = |weight: Score, is: bool| if is { weight } else { 0 };
        let times = |weight: Score, count: u8| weight * Score::from(count);
        let ring = usize::from(features.ring.unwrap_or(0).min(6));
        let mut worth = self.ring[ring]
            + yes(self.beset, features.queen_beset)
            + yes(self.free_queen, features.queen_free && ring >= 3)
            + yes(self.guarded, features.guarded && ring >= 2)
            + times(self.attacker, features.attackers)
            + times(self.covered, features.covered)
            + times(self.spot, features.spots.min(8))
            + yes(times(self.could_clear, features.could_clear), ring >= 2);
        if let Some(other) = other_ring {
            worth += times(
                self.reacher[usize::from(other.min(6))],
                features.reachers.min(3),
            );
        }
        for (weight, count) in self.climber.into_iter().zip(features.climbers) {
            worth += times(weight, count);
        }
        for bug in 0..8 {
            worth += times(self.mobile[bug], features.mobile[bug])
                + times(self.pinned[bug], features.pinned[bug])
                + times(self.in_hand[bug], features.in_hand[bug]);
        }
        worth
    }
}

impl SearchGame for Hive {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights) -> Score {
        let [white, black] = self.features();
        let white_leads = weights.worth(&white, black.ring) - weights.worth(&black, white.ring);
        weights.tempo
            + match self.side_to_move() {
                Color::White => white_leads,
                Color::Black => -white_leads,
            }
    }

    /// Fitted by `strata tune hive --chance`.
    fn winning_curve(_setup: &Self::Setup) -> WinningCurve {
        WinningCurve::new(430.0)
    }

    fn candidate_moves(&self, _weights: &Weights, _depth: u32, moves: &mut Vec<(Score, Move)>) {
        self.for_each_move(|mv| moves.push((ordering_score(self.move_features(mv)), mv)));
    }

    fn winning_move(&self) -> Option<Move> {
        self.strike(self.side_to_move())
    }

    fn is_threatened(&self) -> bool {
        self.strike(!self.side_to_move()).is_some()
    }

    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Pass => 0,
            Move::To { tile, to } => {
                let cell = ((to.x & 15) as usize) << 4 | (to.y & 15) as usize;
                1 + Self::tile_number(tile) * 256 + cell
            }
        }
    }

    fn pack(&self, mv: Move) -> u32 {
        self.pack_move(mv)
    }

    fn unpack(&self, packed: u32) -> Option<Move> {
        self.unpack_move(packed)
    }

    /// Whoever has a move can hardly be worse off for it: most tiles may stay where they are.
    fn null_move(&self) -> Option<Move> {
        Color::BOTH
            .into_iter()
            .all(|side| self.may_move(side))
            .then_some(Move::Pass)
    }

    fn futility_margin(&self, _weights: &Weights, depth: u32) -> Option<Score> {
        (depth <= 3).then(|| 120 * depth as Score)
    }
}

/// Moves that close in on the other queen or let one's own breathe come first.
const fn ordering_score(features: MoveFeatures) -> Score {
    let mut ordering_score = 0;
    if features.joins_attack {
        ordering_score += 400;
    }
    if features.besets {
        ordering_score += 400;
    }
    if features.relieves {
        ordering_score += 250;
    }
    if features.moves_queen {
        ordering_score += 60;
    }
    if features.leaves_attack {
        ordering_score -= 200;
    }
    if features.crowds {
        ordering_score -= 120;
    }
    if features.from_hand {
        ordering_score += 30;
    }
    ordering_score
}
