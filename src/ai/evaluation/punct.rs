//! Evaluation of PÜNCT, and which of its thousands of moves are candidates.

use crate::ai::{Score, SearchGame, Weights, WinningCurve};
use crate::rules::punct::{Bits, Costs, Features, Move, Punct, Shape, Space, board};
use crate::rules::{Color, Position};
use serde::{Deserialize, Serialize};

/// Evaluation weights of PÜNCT.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PunctWeights {
    /// What a connection is worth that still costs so much. A move brings three dots, so three is almost there.
    pub gap: [Score; 20],
    /// What the second and the third best pair of sides count, in sixteenths of the best.
    pub second: Score,
    pub third: Score,
    /// A piece that can move.
    pub free: Score,
    /// A dot that can be seen.
    pub dot: Score,
    /// A dot in the centre, and how much more with each piece placed beyond the tenth.
    pub centre: Score,
    pub late_centre: Score,
    /// Showing more dots in the centre than the other side, times the square of the pieces placed beyond the tenth.
    pub lead: Score,
    /// The right to move.
    pub tempo: Score,
    /// What it costs to go over an opponent's dot, and over a bare space of the centre; a bare space elsewhere costs one.
    pub opponent_cost: Score,
    pub centre_cost: Score,
}

impl Default for PunctWeights {
    fn default() -> Self {
        Self {
            gap: [
                2600, 1500, 1150, 850, 560, 430, 330, 240, 180, 130, 95, 70, 50, 35, 25, 15, 8, 0,
                0, 0,
            ],
            second: 8,
            third: 4,
            free: 18,
            dot: 4,
            centre: 4,
            late_centre: 110,
            lead: 150,
            tempo: 90,
            opponent_cost: 1,
            centre_cost: 1,
        }
    }
}

impl Weights for PunctWeights {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        self.gap.iter_mut().for_each(&mut *visit);
        for number in [
            &mut self.second,
            &mut self.third,
            &mut self.free,
            &mut self.dot,
            &mut self.centre,
            &mut self.late_centre,
            &mut self.lead,
            &mut self.tempo,
            &mut self.opponent_cost,
            &mut self.centre_cost,
        ] {
            visit(number);
        }
    }
}

impl PunctWeights {
    fn costs(&self) -> Costs {
        let whole = |cost: Score| usize::try_from(cost).unwrap_or(1);
        Costs {
            opponent: whole(self.opponent_cost),
            centre: whole(self.centre_cost),
        }
    }

    /// What a dot in the centre is worth, and having more of them. They decide when somebody's pieces run out, and only then.
    fn centre(&self, position: &Punct) -> (Score, Score) {
        if !position.setup().standard {
            return (0, 0);
        }
        let placed = Color::BOTH.map(|side| i32::from(position.placed(side)));
        let late = (placed[0].max(placed[1]) - 10).max(0);
        (
            self.centre + self.late_centre * late,
            self.lead * late * late,
        )
    }

    fn of_gap(&self, cost: i32) -> Score {
        self.gap[(cost.max(0) as usize).min(self.gap.len() - 1)]
    }

    fn worth(&self, features: &Features, centre: Score) -> Score {
        let mut gaps = features.gaps;
        gaps.sort_unstable();
        let [best, second, third] = gaps.map(|cost| self.of_gap(cost));
        best + (second * self.second + third * self.third) / 16
            + features.free * self.free
            + features.dots * self.dot
            + features.centre * centre
    }
}

/// How many candidate moves a node has, by the depth that is left.
const WIDTH: [usize; 4] = [8, 8, 12, 24];

/// How many of the best by a cheap guess are evaluated before the candidates are cut to [`WIDTH`].
const EVALUATED: [usize; 4] = [60, 60, 90, 120];

impl SearchGame for Punct {
    type Weights = PunctWeights;

    fn evaluate(&self, weights: &PunctWeights) -> Score {
        let side = self.side_to_move();
        let costs = weights.costs();
        let (mine, theirs) = (self.features(side, costs), self.features(!side, costs));
        let (centre, lead) = weights.centre(self);
        weights.worth(&mine, centre) - weights.worth(&theirs, centre)
            + lead * (mine.centre - theirs.centre).signum()
            + weights.tempo
    }

    fn winning_move(&self) -> Option<Move> {
        self.threat(self.side_to_move()).map(|threat| threat.mv)
    }

    fn is_lost(&self) -> bool {
        self.threat(!self.side_to_move())
            .is_some_and(|threat| self.answers(threat, 1).is_empty())
    }

    fn decisive_move(&self, give_up: &dyn Fn() -> bool) -> Option<Move> {
        if self.winning_move().is_some() {
            return None;
        }
        self.decisive(&tries(self), give_up)
    }

    /// Fitted by `strata tune punct --chance --nodes 100`. High scores say little here: after those of thousands about as many
    /// games were lost as won, and the fit is best where they count as this much.
    fn winning_curve(_setup: &Self::Setup) -> WinningCurve {
        WinningCurve {
            scale: 2400.0,
            most: 800,
        }
    }

    fn candidate_moves(&self, weights: &PunctWeights, depth: u32, moves: &mut Vec<(Score, Move)>) {
        let side = self.side_to_move();
        if let Some(win) = self.threat(side) {
            moves.push((0, win.mv));
            return;
        }
        let pull = Pull::of(self, side, weights);
        let tries = tries(self).into_iter();
        moves.extend(tries.map(|mv| (pull.guess(self, mv), mv)));
        moves.sort_by_key(|(guess, _)| std::cmp::Reverse(*guess));
        let left = (depth as usize).min(WIDTH.len() - 1);
        moves.truncate(EVALUATED[left]);
        let mut position = self.clone();
        for (guess, mv) in moves.iter_mut() {
            let undo = position.play_unchecked(*mv);
            *guess = match position.outcome() {
                Some(outcome) => match outcome.winner() {
                    Some(winner) if winner == side => 1 << 24,
                    Some(_) => -(1 << 24),
                    None => 0,
                },
                None => -position.evaluate(weights),
            };
            position.unplay(*mv, undo);
        }
        moves.sort_by_key(|(guess, _)| std::cmp::Reverse(*guess));
        moves.truncate(WIDTH[left]);
    }

    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Pass => 0,
            Move::Place { shape, at, turn } => {
                1 + (usize::from(at.index()) * 6 + usize::from(turn)) * 6 + shape as usize
            }
            Move::Shift { from, to, turn } => {
                let way = usize::from(from.index()) * 31
                    + usize::from(to.index()) * 6
                    + usize::from(turn);
                9_300 + way % 7_000
            }
        }
    }

    /// Space, turn, then the shape or the space it comes from, and which of the two it is.
    fn pack(&self, mv: Move) -> u32 {
        match mv {
            Move::Pass => 0,
            Move::Place { shape, at, turn } => {
                u32::from(at.index()) | u32::from(turn) << 8 | (shape as u32) << 16 | 1 << 24
            }
            Move::Shift { from, to, turn } => {
                u32::from(to.index())
                    | u32::from(turn) << 8
                    | u32::from(from.index()) << 16
                    | 2 << 24
            }
        }
    }

    fn unpack(&self, packed: u32) -> Option<Move> {
        let [to, turn, what, kind] = packed.to_le_bytes();
        let mv = match kind {
            0 => Move::Pass,
            1 => Move::Place {
                shape: *Shape::ALL.get(usize::from(what))?,
                at: Space::from_index(to)?,
                turn,
            },
            _ => Move::Shift {
                from: Space::from_index(what)?,
                to: Space::from_index(to)?,
                turn,
            },
        };
        self.check(mv).is_ok().then_some(mv)
    }
}

/// The moves that don't lose at once, or all where every move does.
fn tries(position: &Punct) -> Vec<Move> {
    let threat = position.threat(!position.side_to_move());
    let mut tries = threat.map_or_else(Vec::new, |threat| position.answers(threat, usize::MAX));
    if tries.is_empty() {
        position.legal_moves(&mut tries);
    }
    tries
}

/// How much each space matters to either side's shortest ways, and who shows a dot there.
struct Pull {
    worth: [Score; 256],
    own: Bits,
}

impl Pull {
    fn of(position: &Punct, side: Color, weights: &PunctWeights) -> Self {
        let mut worth = [0; 256];
        for player in Color::BOTH {
            let terrain = position.terrain(player, weights.costs());
            for pair in 0..3 {
                let gap = terrain.gap(pair);
                // What is nearly closed matters most, the other side's a little less than one's own.
                let weight = weights.of_gap(gap) * if player == side { 10 } else { 9 } / 10;
                for (worth, cost) in worth.iter_mut().zip(terrain.ways(pair)) {
                    *worth += match i32::from(cost) - gap {
                        0 => weight,
                        1 => weight / 3,
                        2 => weight / 9,
                        _ => 0,
                    };
                }
            }
        }
        let (centre, lead) = weights.centre(position);
        for space in board::CENTRE {
            worth[usize::from(space.index())] += centre + lead / 2;
        }
        Self {
            worth,
            own: position.tops(side),
        }
    }

    /// What a move covers that matters, less what it gives up.
    fn guess(&self, position: &Punct, mv: Move) -> Score {
        let Some(covers) = position.covers(mv) else {
            return 0;
        };
        let leaves = match mv {
            Move::Shift { from, .. } => {
                let held = position
                    .piece_at(from)
                    .and_then(|(_, shape, turn)| from.footprint(shape, turn));
                held.into_iter()
                    .flatten()
                    .map(|space| self.worth[usize::from(space.index())])
                    .sum()
            }
            Move::Place { .. } | Move::Pass => 0,
        };
        let gains: Score = covers
            .into_iter()
            .filter(|space| !self.own.has(space.index()))
            .map(|space| self.worth[usize::from(space.index())])
            .sum();
        gains - leaves * 3 / 4
    }
}
