//! Move features: what a move has to do with the queens, for move ordering.

use crate::rules::Position;
use crate::rules::hive::cell::Cell;
use crate::rules::hive::{Hive, Move, Tile};

/// Features of a move.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a plain yes or no about the same move, read by name"
)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveFeatures {
    /// It fills a cell beside the other queen.
    pub(crate) joins_attack: bool,
    /// It leaves a cell beside the other queen.
    pub(crate) leaves_attack: bool,
    /// It frees a cell beside its own queen.
    pub(crate) relieves: bool,
    /// It fills a cell beside its own queen.
    pub(crate) crowds: bool,
    /// It climbs onto the other queen.
    pub(crate) besets: bool,
    pub(crate) moves_queen: bool,
    pub(crate) from_hand: bool,
}

impl Hive {
    /// The features of a legal move.
    pub(crate) fn move_features(&self, mv: Move) -> MoveFeatures {
        let Move::To { tile, to } = mv else {
            return MoveFeatures::default();
        };
        let side = self.side_to_move();
        let (own, other) = (self.queen_cell(side), self.queen_cell(!side));
        let beside =
            |queen: Option<Cell>, cell: Cell| queen.is_some_and(|queen| cell.toward(queen) != 0);
        let moves_queen = tile == Tile::queen(side) && own.is_some();
        let to = Cell::of(to);
        let fills = self.board.height(to) == 0;
        // A tile that lies on others leaves no cell free.
        let from =
            (self.board.has(tile) && self.board.level(tile) == 0).then(|| self.board.cell(tile));
        MoveFeatures {
            joins_attack: fills && beside(other, to),
            leaves_attack: from.is_some_and(|from| beside(other, from)),
            relieves: !moves_queen && from.is_some_and(|from| beside(own, from)),
            crowds: !moves_queen && fills && beside(own, to),
            besets: Some(to) == other,
            moves_queen,
            from_hand: !self.board.has(tile),
        }
    }
}
