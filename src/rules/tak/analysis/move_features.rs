//! Move features: what a move does at first sight, for move ordering.

use crate::rules::tak::roads::grown;
use crate::rules::tak::{Move, Stone, Tak};
use crate::rules::{Color, Position};

/// Features of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveFeatures {
    /// A new piece, with the road pieces of each side that it is put beside.
    Place {
        stone: Stone,
        beside_own: u32,
        beside_enemies: u32,
    },
    /// Part of a stack, with the road pieces of each side that it is laid on.
    Spread {
        lone: bool,
        onto_own: u32,
        onto_enemies: u32,
    },
}

/// The sets of squares by which the features of every move of a position are found.
#[derive(Copy, Clone, Debug)]
pub(crate) struct MoveFeatureSets {
    own: u64,
    enemies: u64,
    tall: u64,
}

impl Tak {
    pub(crate) fn move_feature_sets(&self) -> MoveFeatureSets {
        let side: Color = self.side_to_move();
        MoveFeatureSets {
            own: self.board.road(side),
            enemies: self.board.road(!side),
            tall: self.board.tall,
        }
    }
}

impl MoveFeatureSets {
    #[inline]
    pub(crate) fn of(&self, mv: Move) -> MoveFeatures {
        match mv {
            Move::Place { stone, at } => {
                let beside = grown(at.bit());
                MoveFeatures::Place {
                    stone,
                    beside_own: (beside & self.own).count_ones(),
                    beside_enemies: (beside & self.enemies).count_ones(),
                }
            }
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                let way = direction.ray(from.bit(), drops.squares());
                MoveFeatures::Spread {
                    lone: self.tall & from.bit() == 0,
                    onto_own: (way & self.own).count_ones(),
                    onto_enemies: (way & self.enemies).count_ones(),
                }
            }
        }
    }
}
