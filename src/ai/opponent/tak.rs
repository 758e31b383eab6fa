//! Tak as people see it, and how each level plays it.

use super::{FixedDepth, LevelTable, OpponentGame, Skill};
use crate::ai::{EvaluationWeights, Score};
use crate::rules::tak::{Move, Tak};
use crate::rules::{Color, Coord, Position};

impl OpponentGame for Tak {
    const LEVELS: LevelTable = LevelTable {
        skills: [
            // nodes, glances, overlooks, noise, blind, misses
            Skill::new(200, 100, 91, 2_100, 83, 31),
            Skill::new(200, 100, 78, 1_080, 68, 24),
            Skill::new(200, 100, 68, 600, 58, 18),
            Skill::new(200, 100, 42, 245, 35, 10),
            Skill::new(280, 64, 16, 80, 12, 3),
            Skill::new(1_500, 17, 9, 78, 9, 2),
            Skill::new(12_000, 6, 4, 60, 6, 1),
            Skill::new(85_000, 2, 1, 20, 2, 0),
            Skill::nodes(300_000),
            Skill::nodes(8_000_000),
        ],
        form: 1.75,
        opening: FixedDepth {
            depth: 2,
            noise: 15,
        },
        // Added up from matches between neighbours, sixty games or more each up to Expert (`strata match level:2 level:1`);
        // the last step is a guess.
        ratings: [400, 580, 770, 960, 1150, 1340, 1530, 1700, 1890, 2090],
    };

    const FAR: i16 = 3;

    fn weights(all: &EvaluationWeights) -> &Self::Weights {
        &all.tak
    }

    fn threat(&self) -> Option<Move> {
        self.road_in_one(!self.side_to_move())
    }

    /// A spread of several pieces shows what lies under the top.
    fn lies_deep(&self, mv: Move) -> bool {
        matches!(mv, Move::Spread { drops, .. } if drops.count() > 1)
    }

    fn lands_on(mv: Move) -> Option<Coord> {
        match mv {
            Move::Place { at, .. } => Some(at.coord()),
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                let step = direction.offset();
                let way = i16::from(drops.squares());
                Some(from.coord() + Coord::new(step.x * way, step.y * way))
            }
        }
    }

    fn leaves(&self, mv: Move) -> Option<Coord> {
        match mv {
            Move::Place { .. } => None,
            Move::Spread { from, .. } => Some(from.coord()),
        }
    }

    fn distance(a: Coord, b: Coord) -> i16 {
        (a.x - b.x).abs() + (a.y - b.y).abs()
    }

    /// A road with few squares missing, of pieces that stand together.
    fn aim(&self, side: Color) -> Score {
        let features = self.features(side);
        features.links - 20 * Score::from(features.gaps[0])
    }
}
