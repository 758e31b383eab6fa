//! A move as a number that means the same wherever on the table the hive lies, as the key does.

use super::cell::{CELLS, Cell};
use super::{Hive, Move, Tile};
use crate::rules::{Color, Coord};

/// The number of a pass: no tile has it.
const PASS: u32 = 1 << 20;

impl Hive {
    pub(crate) fn pack_move(&self, mv: Move) -> u32 {
        match mv {
            Move::Pass => PASS,
            Move::To { tile, to } => {
                let from_anchor = Cell::of(to).index() + CELLS - self.anchor().index();
                (from_anchor % CELLS) as u32 | (tile.index() as u32) << 10
            }
        }
    }

    /// The move of such a number, if it is legal here.
    pub(crate) fn unpack_move(&self, number: u32) -> Option<Move> {
        if number == PASS {
            return self.is_legal(Move::Pass).then_some(Move::Pass);
        }
        let tile = Tile::from_index((number >> 10) as u8);
        let cell = Cell::from_index((self.anchor().index() + (number as usize % CELLS)) as u16);
        let to = if self.board.on_board() == 0 {
            Coord::default()
        } else {
            self.board.coord_of(cell)?
        };
        let mv = Move::To { tile, to };
        self.is_legal(mv).then_some(mv)
    }

    /// What the key measures from: a queen, or the table's origin before there is one.
    fn anchor(&self) -> Cell {
        Color::BOTH
            .into_iter()
            .find_map(|side| self.queen_cell(side))
            .unwrap_or(Cell::from_index(0))
    }
}
