//! PÜNCT as people see it, and how each level plays it.

use super::{FixedDepth, LevelTable, OpponentGame, Skill, hex_distance};
use crate::ai::{EvaluationWeights, Score};
use crate::rules::punct::{Costs, Move, Punct};
use crate::rules::{Color, Coord, Position};

impl OpponentGame for Punct {
    const LEVELS: LevelTable = LevelTable {
        skills: [
            // nodes, glances, overlooks, noise, blind, misses
            Skill::new(10, 100, 68, 1_750, 58, 19),
            Skill::new(10, 100, 54, 872, 44, 13),
            Skill::new(10, 100, 43, 664, 35, 10),
            Skill::new(10, 100, 23, 264, 18, 5),
            Skill::new(10, 44, 14, 200, 11, 2),
            Skill::new(41, 11, 7, 200, 8, 1),
            Skill::new(95, 6, 4, 120, 5, 1),
            Skill::new(380, 1, 1, 35, 1, 0),
            Skill::nodes(3_000),
            Skill::nodes(60_000),
        ],
        form: 0.0,
        opening: FixedDepth {
            depth: 1,
            noise: 10,
        },
        // Added up from matches between neighbours, sixty games or more each up to Expert (`strata match level:2 level:1`);
        // the last step is a guess.
        ratings: [400, 570, 740, 870, 1030, 1170, 1290, 1450, 1590, 1810],
    };

    const FAR: i16 = 5;

    fn weights(all: &EvaluationWeights) -> &Self::Weights {
        &all.punct
    }

    fn threat(&self) -> Option<Move> {
        Self::threat(self, !self.side_to_move()).map(|threat| threat.mv)
    }

    /// A piece that comes to lie on others.
    fn lies_deep(&self, mv: Move) -> bool {
        let covers = self.covers(mv).into_iter().flatten();
        matches!(mv, Move::Shift { .. }) && covers.into_iter().any(|space| self.height(space) > 0)
    }

    fn lands_on(mv: Move) -> Option<Coord> {
        match mv {
            Move::Pass => None,
            Move::Place { at, .. } => Some(at.coord()),
            Move::Shift { to, .. } => Some(to.coord()),
        }
    }

    fn leaves(&self, mv: Move) -> Option<Coord> {
        match mv {
            Move::Pass | Move::Place { .. } => None,
            Move::Shift { from, .. } => Some(from.coord()),
        }
    }

    fn distance(a: Coord, b: Coord) -> i16 {
        hex_distance(a, b)
    }

    /// Two opposite sides with few spaces missing between them.
    fn aim(&self, side: Color) -> Score {
        let terrain = self.terrain(side, Costs::EVEN);
        let gaps = [0, 1, 2].map(|pair| terrain.gap(pair));
        -gaps.into_iter().fold(Score::MAX, Score::min)
    }
}
