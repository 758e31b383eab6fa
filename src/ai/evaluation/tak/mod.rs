//! Evaluation of Tak: flats, short ways to a road, and stacks that are ours to move.

mod weights;

pub use weights::Weights;

use crate::ai::{Score, SearchGame, WinningCurve};
use crate::rules::Position;
use crate::rules::tak::{Direction, Drops, Features, Move, MoveFeatures, Square, Stone, Tak};
use weights::{Chances, Phase};

/// Guesses stay well below scores of games seen to the end.
const MOST: Score = 20_000;

impl Phase {
    /// What the side to move has more than the other.
    fn weigh(&self, mine: &Features, theirs: &Features) -> Score {
        let mut sum = self.to_move.weigh(mine) - self.waiting.weigh(theirs);
        let tops = [&self.flats, &self.standing, &self.caps];
        for (kind, worth) in tops.into_iter().enumerate() {
            sum += differ(worth, &mine.tops[kind], &theirs.tops[kind]);
        }
        sum += differ(&self.own_under, &mine.own_under, &theirs.own_under);
        sum += differ(&self.captives, &mine.captives, &theirs.captives);
        sum += differ(&self.firm, &mine.firm, &theirs.firm);
        sum += differ(&self.open_lines, &mine.open_lines, &theirs.open_lines);
        sum += differ(&self.closed_lines, &mine.closed_lines, &theirs.closed_lines);
        sum + self.links * (mine.links - theirs.links)
            + self.liberties * (mine.liberties - theirs.liberties)
            + self.isolated * (mine.isolated - theirs.isolated)
            + self.cap_beside * (mine.cap_beside - theirs.cap_beside)
            + self.wall_beside * (mine.wall_beside - theirs.wall_beside)
            + self.unfolds * (mine.unfolds - theirs.unfolds)
            + self.reserve * (mine.reserve - theirs.reserve)
    }
}

impl Chances {
    fn weigh(&self, features: &Features) -> Score {
        let [near, far] = features.gaps.map(|gap| usize::from(gap.min(6)));
        self.mobility * features.mobility
            + self.under_fire * features.under_fire
            + self.exposed * features.exposed
            + self.beset * features.beset
            + self.gap[near]
            + self.other_gap[far]
    }
}

fn differ(worth: &[Score], mine: &[i32], theirs: &[i32]) -> Score {
    let each = worth.iter().zip(mine.iter().zip(theirs));
    each.map(|(worth, (mine, theirs))| worth * (mine - theirs))
        .sum()
}

impl SearchGame for Tak {
    type Weights = Weights;

    fn evaluate(&self, weights: &Weights) -> Score {
        let side = self.side_to_move();
        let (mine, theirs) = (self.features(side), self.features(!side));
        let area = i32::from(self.setup().size()).pow(2);
        let left = (self.places_left() as i32).min(area);
        let gone = (8 - left).max(0);
        let twice_lead = self.twice_lead(side);
        let phase = |phase: &Phase| {
            phase.tempo
                + (phase.lead + phase.lead_near_end * gone) * twice_lead / 2
                + phase.weigh(&mine, &theirs)
        };
        let score = phase(&weights.early) * left + phase(&weights.late) * (area - left);
        (score / area).clamp(-MOST, MOST)
    }

    /// Fitted by `strata tune tak5 --chance`, and so on.
    fn winning_curve(setup: &Self::Setup) -> WinningCurve {
        WinningCurve::new(match setup.size() {
            ..=3 => 120.0,
            4 => 146.0,
            5 => 215.0,
            _ => 358.0,
        })
    }

    fn candidate_moves(&self, _weights: &Weights, _depth: u32, moves: &mut Vec<(Score, Move)>) {
        let sets = self.move_feature_sets();
        self.each_move(|mv| moves.push((ordering_score(sets.of(mv)), mv)));
    }

    fn winning_move(&self) -> Option<Move> {
        self.road_in_one(self.side_to_move())
            .or_else(|| self.flats_in_one(self.side_to_move()))
    }

    fn is_threatened(&self) -> bool {
        self.road_in_one(!self.side_to_move()).is_some()
    }

    fn keep_answers(&self, moves: &mut Vec<(Score, Move)>) {
        let stops = self.stops_road();
        moves.retain(|&(_, mv)| stops(mv));
    }

    fn after_null_move(&self, weights: &Weights) -> Option<Self> {
        // Near the end a move may do harm.
        let safe = weights.pruning.null_move != 0 && self.places_left() > 4;
        safe.then(|| self.passed_on()).flatten()
    }

    fn futility_margin(&self, weights: &Weights, depth: u32) -> Option<Score> {
        let margins = &weights.pruning.futility_margin;
        let margin = margins.get(depth as usize - 1).copied();
        margin.filter(|&margin| margin != 0)
    }

    fn late_move_limit(&self, weights: &Weights, depth: u32) -> usize {
        match weights.pruning.late_move_limit.get(depth as usize - 1) {
            Some(&width) if width > 0 => width as usize,
            _ => usize::MAX,
        }
    }

    fn history_slot(&self, mv: Move) -> usize {
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

/// Flats that join others and captures come first; walls, and single flats that go elsewhere, last.
const fn ordering_score(features: MoveFeatures) -> Score {
    match features {
        MoveFeatures::Place {
            stone,
            beside_own,
            beside_enemies,
        } => {
            let (own, enemies) = (beside_own as Score, beside_enemies as Score);
            match stone {
                Stone::Flat => 600 + 150 * own + 60 * enemies,
                Stone::Cap => 300 + 100 * own + 200 * enemies,
                Stone::Standing => -500 + 40 * own + 200 * enemies,
            }
        }
        MoveFeatures::Spread {
            lone,
            onto_own,
            onto_enemies,
        } => {
            let base = if lone { -300 } else { 0 };
            base + 600 * onto_enemies as Score - 250 * onto_own as Score
        }
    }
}
