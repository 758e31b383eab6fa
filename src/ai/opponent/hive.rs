//! Hive as people see it, and how each level plays it.

use super::{FixedDepth, LevelTable, OpponentGame, Skill, hex_distance};
use crate::ai::{EvaluationWeights, Score};
use crate::rules::hive::{Hive, Move};
use crate::rules::{Color, Coord, Position};

impl OpponentGame for Hive {
    const LEVELS: LevelTable = LevelTable {
        skills: [
            // nodes, glances, overlooks, noise, blind, misses
            Skill::new(200, 100, 85, 950, 79, 28),
            Skill::new(200, 100, 71, 440, 61, 20),
            Skill::new(200, 100, 58, 270, 48, 15),
            Skill::new(200, 100, 32, 105, 25, 7),
            Skill::new(200, 42, 14, 58, 11, 3),
            Skill::new(1_999, 11, 7, 50, 8, 1),
            Skill::new(12_000, 4, 3, 27, 5, 1),
            Skill::new(65_000, 1, 1, 10, 1, 0),
            Skill::nodes(240_000),
            Skill::nodes(6_000_000),
        ],
        form: 1.75,
        opening: FixedDepth {
            depth: 2,
            noise: 15,
        },
        // Added up from matches between neighbours, sixty games or more each up to Expert (`strata match level:2 level:1`);
        // the last step is a guess.
        ratings: [400, 580, 780, 970, 1170, 1340, 1520, 1700, 1890, 2080],
    };

    const FAR: i16 = 3;

    fn weights(all: &EvaluationWeights) -> &Self::Weights {
        &all.hive
    }

    fn threat(&self) -> Option<Move> {
        self.strike(!self.side_to_move())
    }

    /// A tile that comes down from others, or goes a long way round the hive.
    fn lies_deep(&self, mv: Move) -> bool {
        let Move::To { tile, to } = mv else {
            return false;
        };
        self.place_of(tile)
            .is_some_and(|from| from.level > 0 || hex_distance(from.at, to) > 4)
    }

    fn lands_on(mv: Move) -> Option<Coord> {
        match mv {
            Move::Pass => None,
            Move::To { to, .. } => Some(to),
        }
    }

    fn leaves(&self, mv: Move) -> Option<Coord> {
        match mv {
            Move::Pass => None,
            Move::To { tile, .. } => self.place_of(tile).map(|from| from.at),
        }
    }

    fn distance(a: Coord, b: Coord) -> i16 {
        hex_distance(a, b)
    }

    /// Tiles around the other queen, and tiles that could get there.
    fn aim(&self, side: Color) -> Score {
        let features = self.features();
        let ring = features[(!side).index()].ring.unwrap_or(0);
        10 * Score::from(ring) + Score::from(features[side.index()].reachers)
    }
}
