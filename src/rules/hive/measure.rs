//! What can be counted of a side's position at a glance, for those who weigh one against the other.

use super::cell::{CELLS, Cell};
use super::moves::Movement;
use super::tile::{self, tiles};
use super::{Bug, Hive, Move, Tile};
use crate::rules::{Color, Coord, Position};

/// The number of a pass: no tile has it.
const PASS: u32 = 1 << 20;

/// The counts of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Measure {
    /// How many of the six cells around its queen are taken; `None` while she is in the hand.
    pub(crate) ring: Option<u8>,
    /// Something of the other side lies on its queen.
    pub(crate) queen_beset: bool,
    /// Its queen could move if it were its turn.
    pub(crate) queen_free: bool,
    /// Tiles that can leave their place, by bug.
    pub(crate) mobile: [u8; 8],
    /// Tiles on the board, by bug.
    pub(crate) placed: [u8; 8],
    /// Tiles in the hand.
    pub(crate) in_hand: u8,
}

/// What a move has to do with the queens.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a plain yes or no about the same move, read by name"
)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Approach {
    /// It fills a cell beside the other queen.
    pub(crate) joins_attack: bool,
    /// It leaves a cell beside the other queen.
    pub(crate) leaves_attack: bool,
    /// It frees a cell beside its own queen.
    pub(crate) relieves: bool,
    /// It fills a cell beside its own queen.
    pub(crate) crowds: bool,
    pub(crate) moves_queen: bool,
    pub(crate) from_hand: bool,
}

impl Hive {
    pub(crate) fn measure(&self, side: Color) -> Measure {
        let queen = Tile::queen(side);
        let mut measure = Measure {
            in_hand: self.in_hand(side).count_ones() as u8,
            ..Measure::default()
        };
        if self.board.has(queen) {
            let cell = self.board.cell(queen);
            measure.ring = Some(self.board.occupied_around(cell).count_ones() as u8);
            measure.queen_beset = self
                .board
                .top(cell)
                .tile()
                .is_some_and(|top| top.owner() != side);
        }
        let mut movement = Movement::new(self, side);
        for tile in tiles(self.board.on_board() & tile::side(side)) {
            let bug = tile.bug() as usize;
            measure.placed[bug] += 1;
            if movement.may_leave(tile) {
                measure.mobile[bug] += 1;
                measure.queen_free |= tile.bug() == Bug::Queen;
            }
        }
        measure
    }

    pub(crate) fn approach(&self, mv: Move) -> Approach {
        let Move::To { tile, to } = mv else {
            return Approach::default();
        };
        let side = self.side_to_move();
        let beside = |queen: Tile, at| {
            self.board.has(queen)
                && tile != queen
                && self
                    .board
                    .cell_at(at)
                    .is_some_and(|cell| cell.toward(self.board.cell(queen)) != 0)
        };
        let from = self.board.has(tile).then(|| self.board.coord(tile));
        let alone = from.is_some() && self.board.level(tile) == 0;
        let fills = self
            .board
            .cell_at(to)
            .is_none_or(|cell| self.board.height(cell) == 0);
        let (own, other) = (Tile::queen(side), Tile::queen(!side));
        Approach {
            joins_attack: beside(other, to) && fills,
            leaves_attack: alone && from.is_some_and(|from| beside(other, from)),
            relieves: alone && from.is_some_and(|from| beside(own, from)),
            crowds: beside(own, to) && fills,
            moves_queen: tile == own && from.is_some(),
            from_hand: from.is_none(),
        }
    }

    /// A number for a move that means the same wherever on the table the hive lies, as the key does.
    pub(crate) fn number_of(&self, mv: Move) -> u32 {
        match mv {
            Move::Pass => PASS,
            Move::To { tile, to } => {
                let from_anchor = Cell::of(to).index() + CELLS - self.anchor().index();
                (from_anchor % CELLS) as u32 | (tile.index() as u32) << 10
            }
        }
    }

    /// The move of such a number, if it is legal here.
    pub(crate) fn move_of(&self, number: u32) -> Option<Move> {
        if number == PASS {
            return self.is_legal(Move::Pass).then_some(Move::Pass);
        }
        let tile = Tile::from_index((number >> 10) as u8);
        let cell = Cell::from_index((self.anchor().index() + (number as usize & 1023)) as u16);
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
            .map(Tile::queen)
            .into_iter()
            .find(|&queen| self.board.has(queen))
            .map_or(Cell::from_index(0), |queen| self.board.cell(queen))
    }

    pub(crate) fn both_queens_placed(&self) -> bool {
        Color::BOTH.into_iter().all(|side| self.may_move(side))
    }

    /// A number below 28 for a tile.
    pub(crate) fn tile_number(tile: Tile) -> usize {
        tile.index()
    }
}
