//! The cells that one tile can get to: a list in the order found, with a bit for each so that none comes twice.

use super::cell::{CELLS, Cell};

/// More than any tile can reach: 27 other tiles have at most 110 empty cells around them.
const CAPACITY: usize = 128;

#[derive(Debug)]
pub(super) struct Reach {
    seen: [u64; CELLS / 64],
    list: [u16; CAPACITY],
    /// How many are listed, the tile's own cell included.
    len: usize,
}

impl Reach {
    #[inline]
    pub(super) const fn new() -> Self {
        Self {
            seen: [0; CELLS / 64],
            list: [0; CAPACITY],
            len: 0,
        }
    }

    /// Starts anew for a tile on this cell. Its own cell counts as seen: no move ends where it began.
    #[inline]
    pub(super) fn begin(&mut self, start: Cell) {
        for &cell in &self.list[..self.len] {
            self.seen[cell as usize / 64 % 16] = 0;
        }
        self.len = 0;
        self.insert(start);
    }

    /// Lists a cell that is not yet listed. Without a branch: whether it is listed is a coin toss, and a wrong guess of
    /// the processor costs more than the writing.
    #[inline]
    pub(super) fn insert(&mut self, cell: Cell) {
        let index = cell.index();
        let word = &mut self.seen[index / 64];
        let bit = 1 << (index % 64);
        let new = usize::from(*word & bit == 0);
        *word |= bit;
        self.list[self.len % CAPACITY] = index as u16;
        self.len = (self.len + new).min(CAPACITY - 1);
    }

    /// The listed cell number `i`, the tile's own cell being number 0.
    #[inline]
    pub(super) fn get(&self, i: usize) -> Option<Cell> {
        self.list[..self.len]
            .get(i)
            .map(|&index| Cell::from_index(index))
    }

    /// How many cells the tile can get to.
    #[inline]
    pub(super) const fn count(&self) -> usize {
        self.len.saturating_sub(1)
    }

    #[inline]
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.list[..self.len]
            .iter()
            .skip(1)
            .map(|&index| Cell::from_index(index))
    }

    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.cells().any(|reached| reached == cell)
    }
}
