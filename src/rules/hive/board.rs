//! Where the tiles lie: stacks on cells, and around each cell which neighbours are White's and which Black's.

use super::cell::{ARCS, CELLS, Cell, Ring, directions, opposite};
use super::tile::{self, Tile, tiles};
use crate::rules::lattice::HEX_DIRECTIONS;
use crate::rules::{Color, Coord};
use std::fmt;

/// What can be seen of a cell from above: its height in the high three bits, its top tile in the low five; 0 is empty.
/// Seven tiles are the highest stack: two beetles and a mosquito of each side on anything.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Top(u8);

impl Top {
    const EMPTY: Self = Self(0);

    #[inline]
    pub(super) const fn height(self) -> u8 {
        self.0 >> 5
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn tile(self) -> Option<Tile> {
        (!self.is_empty()).then(|| Tile::from_index(self.0))
    }

    #[inline]
    const fn covered_by(self, tile: Tile) -> Self {
        Self((self.height().wrapping_add(1) << 5) | tile.index() as u8)
    }
}

/// The two sides' neighbours around a cell: White's in the low byte, Black's in the high one. A stack's colour is
/// its top tile's.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Around(u16);

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Board {
    tops: [Top; CELLS],
    around: [Around; CELLS],
    /// Where each tile on the board lies; the origin for the others.
    at: [Coord; 32],
    /// What each tile lies on.
    under: [Top; 32],
    /// The tiles on the board.
    placed: u32,
    covered: u32,
    /// Euler's number of the occupied cells: connected parts less holes, so 1 − holes for one hive.
    euler: i8,
}

impl Board {
    pub(super) const fn new() -> Self {
        Self {
            tops: [Top::EMPTY; CELLS],
            around: [Around(0); CELLS],
            at: [Coord::new(0, 0); 32],
            under: [Top::EMPTY; 32],
            placed: 0,
            covered: 0,
            euler: 0,
        }
    }

    /// Puts a tile on top of whatever lies there.
    #[inline]
    pub(super) fn put(&mut self, tile: Tile, at: Coord) {
        let cell = Cell::of(at);
        let below = self.tops[cell.index()];
        self.at[tile.index()] = at;
        self.under[tile.index()] = below;
        self.tops[cell.index()] = below.covered_by(tile);
        self.placed |= tile.bit();
        match below.tile() {
            None => {
                self.euler = self
                    .euler
                    .wrapping_add(1 - ARCS[self.occupied_around(cell) as usize]);
                self.repaint(cell, side_bits(tile.owner()));
            }
            Some(below) => {
                self.covered |= below.bit();
                if below.owner() != tile.owner() {
                    self.repaint(cell, BOTH_SIDES);
                }
            }
        }
    }

    /// Takes a tile that nothing lies on from the board.
    #[inline]
    pub(super) fn lift(&mut self, tile: Tile) {
        let cell = Cell::of(self.at[tile.index()]);
        let below = self.under[tile.index()];
        self.at[tile.index()] = Coord::default();
        self.under[tile.index()] = Top::EMPTY;
        self.tops[cell.index()] = below;
        self.placed &= !tile.bit();
        match below.tile() {
            None => {
                self.repaint(cell, side_bits(tile.owner()));
                self.euler = self
                    .euler
                    .wrapping_sub(1 - ARCS[self.occupied_around(cell) as usize]);
            }
            Some(below) => {
                self.covered &= !below.bit();
                if below.owner() != tile.owner() {
                    self.repaint(cell, BOTH_SIDES);
                }
            }
        }
    }

    /// Flips what the neighbours know of this cell.
    #[inline]
    fn repaint(&mut self, cell: Cell, sides: u16) {
        for d in 0..6 {
            self.around[cell.step(d).index()].0 ^= sides << opposite(d);
        }
    }

    #[inline]
    pub(super) const fn top(&self, cell: Cell) -> Top {
        self.tops[cell.index()]
    }

    #[inline]
    pub(super) const fn height(&self, cell: Cell) -> u8 {
        self.top(cell).height()
    }

    #[inline]
    pub(super) const fn occupied_around(&self, cell: Cell) -> Ring {
        let Around(both) = self.around[cell.index()];
        (both | both >> 8) as Ring & 63
    }

    /// The neighbours that a side's colour shows on.
    #[inline]
    pub(super) const fn side_around(&self, cell: Cell, side: Color) -> Ring {
        (self.around[cell.index()].0 >> ((side as u32) << 3)) as Ring & 63
    }

    /// Whether the only colour around a cell is this side's, and the first neighbour that has it lies in this direction.
    #[inline]
    pub(super) const fn is_first_of_only(&self, cell: Cell, side: Color, direction: usize) -> bool {
        let shift = (side as u16) << 3;
        // The side's bits up to the direction, and all of the other's.
        let looked_at = ((2 << direction) - 1) << shift | 0xFF00 >> shift;
        self.around[cell.index()].0 & looked_at == 1 << direction << shift
    }

    #[inline]
    pub(super) const fn on_board(&self) -> u32 {
        self.placed
    }

    #[inline]
    pub(super) const fn has(&self, tile: Tile) -> bool {
        self.placed & tile.bit() != 0
    }

    #[inline]
    pub(super) const fn covered(&self) -> u32 {
        self.covered
    }

    /// The tiles of a side that lie on top.
    #[inline]
    pub(super) const fn free(&self, side: Color) -> u32 {
        self.placed & !self.covered & tile::side(side)
    }

    /// Whether no empty cell is shut in by the hive.
    #[inline]
    pub(super) const fn has_no_hole(&self) -> bool {
        self.euler == 1
    }

    /// Meaningful for tiles on the board only.
    #[inline]
    pub(super) const fn coord(&self, tile: Tile) -> Coord {
        self.at[tile.index()]
    }

    #[inline]
    pub(super) const fn cell(&self, tile: Tile) -> Cell {
        Cell::of(self.at[tile.index()])
    }

    /// What the tile lies on.
    #[inline]
    pub(super) const fn under(&self, tile: Tile) -> Top {
        self.under[tile.index()]
    }

    /// The level of a tile on the board, 0 on the ground.
    #[inline]
    pub(super) const fn level(&self, tile: Tile) -> u8 {
        self.under(tile).height()
    }

    /// The coordinates of a cell of the hive or beside it.
    #[inline]
    pub(super) fn coord_of(&self, cell: Cell) -> Option<Coord> {
        if let Some(tile) = self.top(cell).tile() {
            return Some(self.coord(tile));
        }
        let d = directions(self.occupied_around(cell)).next()?;
        let neighbour = self.top(cell.step(d)).tile()?;
        Some(shifted(self.coord(neighbour), opposite(d)))
    }

    /// The cell at these coordinates if it belongs to the hive or lies beside it. Cells further off would share
    /// their storage with others.
    pub(super) fn cell_at(&self, at: Coord) -> Option<Cell> {
        let cell = Cell::of(at);
        (self.coord_of(cell) == Some(at)).then_some(cell)
    }

    /// The tiles at these coordinates, bottom to top.
    pub(super) fn stack(&self, at: Coord) -> Vec<Tile> {
        let mut stack: Vec<Tile> = tiles(self.placed)
            .filter(|&tile| self.coord(tile) == at)
            .collect();
        stack.sort_by_key(|&tile| self.level(tile));
        stack
    }

    /// The occupied coordinates in order.
    pub(super) fn occupied(&self) -> Vec<Coord> {
        let mut occupied: Vec<Coord> = tiles(self.placed & !self.covered)
            .map(|tile| self.coord(tile))
            .collect();
        occupied.sort_unstable();
        occupied
    }
}

const BOTH_SIDES: u16 = 0x0101;

#[inline]
const fn side_bits(side: Color) -> u16 {
    1 << ((side as u16) << 3)
}

/// The neighbouring coordinates. Wraps at the ends of the numbers, which no game comes near.
#[inline]
pub(super) const fn shifted(at: Coord, direction: usize) -> Coord {
    let Coord { x, y } = HEX_DIRECTIONS[direction];
    Coord::new(at.x.wrapping_add(x), at.y.wrapping_add(y))
}

/// Only the tiles: the rest follows from them.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for at in self.occupied() {
            map.entry(&(at.x, at.y), &self.stack(at));
        }
        map.finish()
    }
}
