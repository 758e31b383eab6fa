//! What a move does at first sight, for those who want to try the likely ones first.

use super::roads::grown;
use super::{Move, Stone, Tak};
use crate::rules::{Color, Position};

/// What a move touches.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Approach {
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

/// The sets of squares that all moves of a position are looked at with.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Approaches {
    own: u64,
    enemies: u64,
    tall: u64,
}

impl Tak {
    pub(crate) fn approaches(&self) -> Approaches {
        let side: Color = self.side_to_move();
        Approaches {
            own: self.board.road(side),
            enemies: self.board.road(!side),
            tall: self.board.tall,
        }
    }
}

impl Approaches {
    #[inline]
    pub(crate) fn of(&self, mv: Move) -> Approach {
        match mv {
            Move::Place { stone, at } => {
                let beside = grown(at.bit());
                Approach::Place {
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
                Approach::Spread {
                    lone: self.tall & from.bit() == 0,
                    onto_own: (way & self.own).count_ones(),
                    onto_enemies: (way & self.enemies).count_ones(),
                }
            }
        }
    }
}
