//! Hive as people see it, and how each level plays it.

use super::{FixedDepth, LevelTable, OpponentGame, Skill, hex_distance};
use crate::ai::{EvaluationWeights, Score};
use crate::rules::hive::{Hive, Move};
use crate::rules::{Color, Coord, Position};

impl OpponentGame for Hive {
    const LEVELS: LevelTable = LevelTable {
        skills: [
            // nodes, glances, overlooks, noise, blind, misses
            Skill::new(200, 100, 81, 685, 70, 25),
            Skill::new(200, 100, 63, 302, 52, 16),
            Skill::new(200, 100, 48, 190, 40, 12),
            Skill::new(200, 100, 27, 86, 21, 6),
            Skill::new(200, 30, 12, 50, 10, 2),
            Skill::new(1_999, 11, 7, 50, 8, 1),
            Skill::new(8_820, 5, 4, 32, 5, 1),
            Skill::new(30_124, 2, 1, 12, 2, 0),
            Skill::nodes(107_260),
            Skill::nodes(6_000_000),
        ],
        form: 1.75,
        opening: FixedDepth {
            depth: 2,
            noise: 15,
        },
        // Added up from matches between neighbours, a hundred games each up to Club (`strata match level:2 level:1`);
        // above it from fewer games.
        ratings: [400, 600, 770, 920, 1070, 1250, 1430, 1640, 1870, 2160],
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
