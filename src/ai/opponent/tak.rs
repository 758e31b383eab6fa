//! Tak as people see it, and how each level plays it.

use super::{FixedDepth, LevelTable, OpponentGame, Skill};
use crate::ai::{EvaluationWeights, Score};
use crate::rules::tak::{Move, Tak};
use crate::rules::{Color, Coord, Position};

impl OpponentGame for Tak {
    const LEVELS: LevelTable = LevelTable {
        skills: [
            // nodes, glances, overlooks, noise, blind, misses
            Skill::new(200, 100, 90, 1_434, 78, 29),
            Skill::new(200, 100, 72, 818, 61, 21),
            Skill::new(200, 100, 60, 411, 50, 15),
            Skill::new(200, 100, 36, 208, 29, 8),
            Skill::new(200, 71, 17, 80, 13, 3),
            Skill::new(591, 21, 10, 80, 9, 2),
            Skill::new(3_575, 8, 6, 76, 8, 1),
            Skill::new(26_382, 3, 2, 30, 3, 0),
            Skill::nodes(130_332),
            Skill::nodes(8_000_000),
        ],
        form: 1.75,
        opening: FixedDepth {
            depth: 2,
            noise: 15,
        },
        // Added up from matches between neighbours, a hundred games each up to Club (`strata match level:2 level:1`);
        // above it from fewer games.
        ratings: [400, 610, 820, 970, 1120, 1260, 1450, 1660, 1890, 2160],
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
