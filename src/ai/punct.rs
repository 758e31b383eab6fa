//! What makes a PÜNCT position good, and which of its thousands of moves are worth looking at.

use super::{Score, Think};
use crate::rules::punct::{Bits, Measure, Move, Punct, Shape, Space, ways};
use crate::rules::{Color, Position};

/// What a connection is worth that still lacks so many spaces. A move brings three dots, so three is almost there.
const GAP: [Score; 18] = [
    2600, 1500, 1150, 850, 560, 430, 330, 240, 180, 130, 95, 70, 50, 35, 25, 15, 8, 0,
];

/// How many moves are looked at, the nearer the root the more.
const WIDTH: [usize; 4] = [14, 14, 24, 40];

/// So many of the cheapest guess are weighed exactly before the width is cut.
const WEIGHED: usize = 120;

fn worth(measure: &Measure, standard: bool, near_end: Score) -> Score {
    let mut gaps = measure.gaps;
    gaps.sort_unstable();
    let gap = |missing: i32| GAP[missing.clamp(0, 17) as usize];
    let centre = if standard {
        measure.centre * (4 + near_end)
    } else {
        0
    };
    gap(gaps[0])
        + gap(gaps[1]) / 2
        + gap(gaps[2]) / 4
        + measure.free * 18
        + measure.dots * 4
        + centre
}

impl Think for Punct {
    type Weights = ();

    fn evaluate(&self, (): &()) -> Score {
        let side = self.side_to_move();
        let (mine, theirs) = (self.measure(side), self.measure(!side));
        // The centre decides when somebody's pieces run out, and only then.
        let near_end = (mine.placed.max(theirs.placed) - 10).max(0) * 8;
        let standard = self.setup().standard;
        worth(&mine, standard, near_end) - worth(&theirs, standard, near_end) + 90
    }

    fn winning_move(&self) -> Option<Move> {
        self.threat(self.side_to_move()).map(|threat| threat.mv)
    }

    fn is_lost(&self) -> bool {
        self.threat(!self.side_to_move())
            .is_some_and(|threat| self.answers(threat, 1).is_empty())
    }

    fn consider(&self, (): &(), depth: u32, moves: &mut Vec<(Score, Move)>) {
        let side = self.side_to_move();
        if let Some(win) = self.threat(side) {
            moves.push((0, win.mv));
            return;
        }
        let mut legal = Vec::new();
        if let Some(threat) = self.threat(!side) {
            legal = self.answers(threat, usize::MAX);
        }
        if legal.is_empty() {
            self.legal_moves(&mut legal);
        }
        let pull = Pull::of(self, side);
        moves.extend(legal.into_iter().map(|mv| (pull.guess(self, mv), mv)));
        moves.sort_by_key(|(guess, _)| std::cmp::Reverse(*guess));
        moves.truncate(WEIGHED);
        let mut position = self.clone();
        for (guess, mv) in moves.iter_mut() {
            let undo = position.play_unchecked(*mv);
            *guess = match position.outcome() {
                Some(outcome) => match outcome.winner() {
                    Some(winner) if winner == side => 1 << 24,
                    Some(_) => -(1 << 24),
                    None => 0,
                },
                None => -position.evaluate(&()),
            };
            position.unplay(*mv, undo);
        }
        moves.sort_by_key(|(guess, _)| std::cmp::Reverse(*guess));
        moves.truncate(WIDTH[(depth as usize).min(WIDTH.len() - 1)]);
    }

    fn slot(&self, mv: Move) -> usize {
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

/// How much each space matters to either side's shortest ways, and who shows a dot there.
struct Pull {
    worth: [Score; 256],
    own: Bits,
}

impl Pull {
    fn of(position: &Punct, side: Color) -> Self {
        let mut worth = [0; 256];
        for player in Color::BOTH {
            let tops = position.tops(player);
            let gaps = position.measure(player).gaps;
            for (pair, gap) in gaps.into_iter().enumerate() {
                // What is nearly closed matters most, the other side's a little less than one's own.
                let weight =
                    GAP[gap.clamp(0, 17) as usize] * if player == side { 10 } else { 9 } / 10;
                let through = ways(tops, pair);
                for (worth, cost) in worth.iter_mut().zip(through) {
                    *worth += match i32::from(cost) - gap {
                        0 => weight,
                        1 => weight / 3,
                        2 => weight / 9,
                        _ => 0,
                    };
                }
            }
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
