//! Evaluation of PÜNCT, and which of its thousands of moves are candidates.

use crate::ai::{Score, SearchGame, Weights, WinningCurve};
use crate::rules::punct::{Batch, Costs, Features, Move, Punct, Shape, Space, board};
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
        self.wins_at_once(self.side_to_move())
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
        if let Some(win) = self.wins_at_once(side) {
            moves.push((0, win));
            return;
        }
        let pull = Pull::of(self, side, weights);
        match self.threat(!side) {
            None => self.batches(|batch| {
                pull.guess_batch(self, batch, moves);
                false
            }),
            Some(_) => moves.extend(tries(self).into_iter().map(|mv| (pull.guess(self, mv), mv))),
        }
        if moves.is_empty() {
            moves.push((0, Move::Pass));
        }
        let left = (depth as usize).min(WIDTH.len() - 1);
        keep_best(moves, EVALUATED[left]);
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
        keep_best(moves, WIDTH[left]);
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

/// Keeps so many of the best moves, the best first, and of equals those that came first.
fn keep_best(moves: &mut Vec<(Score, Move)>, most: usize) {
    if moves.len() > most {
        // Most of thousands needn't be sorted.
        let mut guesses: Vec<Score> = moves.iter().map(|&(guess, _)| guess).collect();
        let (_, &mut least, _) = guesses.select_nth_unstable_by(most - 1, |a, b| b.cmp(a));
        moves.retain(|&(guess, _)| guess >= least);
    }
    moves.sort_by_key(|&(guess, _)| std::cmp::Reverse(guess));
    moves.truncate(most);
}

/// How much each space matters to either side's shortest ways.
struct Pull {
    worth: [Score; 256],
    /// The same, but nothing where the side shows a dot already.
    gain: [Score; 256],
}

impl Pull {
    fn of(position: &Punct, side: Color, weights: &PunctWeights) -> Self {
        let mut worth = [0; 256];
        for player in Color::BOTH {
            let terrain = position.terrain(player, weights.costs());
            let gaps = position.gaps(player, weights.costs());
            for (pair, gap) in gaps.into_iter().enumerate() {
                // What is nearly closed matters most, the other side's a little less than one's own.
                let weight = weights.of_gap(gap) * if player == side { 10 } else { 9 } / 10;
                for (near, part) in terrain.near_ways(pair).into_iter().zip([1, 3, 9]) {
                    for space in near {
                        worth[usize::from(space.index())] += weight / part;
                    }
                }
            }
        }
        let (centre, lead) = weights.centre(position);
        for space in board::CENTRE {
            worth[usize::from(space.index())] += centre + lead / 2;
        }
        let mut gain = worth;
        for space in position.tops(side) {
            gain[usize::from(space.index())] = 0;
        }
        Self { worth, gain }
    }

    /// What a move covers that matters, less what it gives up.
    fn guess(&self, position: &Punct, mv: Move) -> Score {
        let Some(covers) = position.covers(mv) else {
            return 0;
        };
        let gain = covers.map(|space| self.gain[usize::from(space.index())]);
        let from = match mv {
            Move::Shift { from, .. } => Some(from),
            Move::Place { .. } | Move::Pass => None,
        };
        gain.into_iter().sum::<Score>() - self.loss(position, from)
    }

    /// The same for each move of a batch.
    fn guess_batch(&self, position: &Punct, batch: Batch, moves: &mut Vec<(Score, Move)>) {
        let loss = self.loss(position, batch.from());
        let [a, b] = batch.deltas(position);
        for at in batch.set() {
            let index = i16::from(at.index());
            let gain = |delta| self.gain[usize::from((index + delta) as u8)];
            moves.push((gain(0) + gain(a) + gain(b) - loss, batch.at(at)));
        }
    }

    /// What a piece gives up that is taken from its place.
    fn loss(&self, position: &Punct, from: Option<Space>) -> Score {
        let held = from.and_then(|from| {
            let (_, shape, turn) = position.piece_at(from)?;
            from.footprint(shape, turn)
        });
        let worth = held.into_iter().flatten();
        let worth: Score = worth
            .map(|space| self.worth[usize::from(space.index())])
            .sum();
        worth * 3 / 4
    }
}
