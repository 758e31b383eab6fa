//! One hive: which tiles hold it together.
//!
//! A tile whose occupied neighbours form one arc can always leave: they hang together without it. If the hive has no
//! hole, a tile between several arcs can never leave: a way around it would enclose an empty cell. Only a hive
//! with a hole asks for a walk over all of it, one linear pass that finds every articulation point.

use super::board::Board;
use super::cell::{ARCS, CELLS, Cell, directions};
use super::tile::{Tile, tiles};

/// Finds out when first asked, then remembers.
#[derive(Debug)]
pub(super) struct Bonds<'a> {
    board: &'a Board,
    joints: Option<u32>,
}

impl<'a> Bonds<'a> {
    #[inline]
    pub(super) const fn new(board: &'a Board) -> Self {
        Self {
            board,
            joints: None,
        }
    }

    /// Whether the hive would fall apart without this tile, which lies alone on its cell.
    #[inline]
    pub(super) fn hold(&mut self, tile: Tile) -> bool {
        if ARCS[self.board.occupied_around(self.board.cell(tile)) as usize] < 2 {
            return false;
        }
        if self.board.has_no_hole() {
            return true;
        }
        let joints = *self
            .joints
            .get_or_insert_with(|| articulation_points(self.board));
        joints & tile.bit() != 0
    }
}

/// The tiles on top of cells without which the occupied cells would not hang together (Tarjan's low points, with the
/// stack of the walk in an array).
pub(super) fn articulation_points(board: &Board) -> u32 {
    let Some(root) = tiles(board.on_board() & !board.covered()).next() else {
        return 0;
    };
    let mut walk = Walk {
        board,
        order: [0; CELLS],
        count: 0,
        joints: 0,
        branches_of_root: 0,
    };
    walk.visit(board.cell(root), 0);
    // Nothing lies above the root that its branches could reach past it: it joins them if there are several.
    if walk.branches_of_root < 2 {
        walk.joints &= !root.bit();
    }
    walk.joints
}

struct Walk<'a> {
    board: &'a Board,
    /// When each cell was reached, from 1.
    order: [u8; CELLS],
    count: u8,
    joints: u32,
    branches_of_root: u32,
}

impl Walk<'_> {
    /// Walks the branch that begins here, and returns the earliest cell that it touches. The walk is at most as deep
    /// as the hive has cells.
    fn visit(&mut self, cell: Cell, parent: u8) -> u8 {
        self.count += 1;
        let mine = self.count;
        self.order[cell.index()] = mine;
        let mut low = mine;
        for d in directions(self.board.occupied_around(cell)) {
            let next = cell.step(d);
            let seen = self.order[next.index()];
            if seen == 0 {
                self.branches_of_root += u32::from(parent == 0);
                let reached = self.visit(next, mine);
                low = low.min(reached);
                if reached >= mine
                    && let Some(tile) = self.board.top(cell).tile()
                {
                    self.joints |= tile.bit();
                }
            } else if seen != parent {
                low = low.min(seen);
            }
        }
        low
    }
}
