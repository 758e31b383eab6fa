//! Every move of a side: where new tiles may go, and where each tile on the board can get to.

use super::board::Board;
use super::cell::{Cell, FULL_RING, Ring, directions, opposite};
use super::climb;
use super::crawl;
use super::onehive::Bonds;
use super::reach::Reach;
use super::throw::{Thrower, throwers};
use super::tile::{Tile, tiles};
use super::{Bug, Hive};
use crate::rules::{Color, Position};

/// The cells where a side with tiles on the board may place another: empty, beside its own colour, not beside the other.
/// Each comes once, from the first of its neighbours that has the colour.
#[inline]
pub(super) fn spots(board: &Board, side: Color) -> impl Iterator<Item = Cell> {
    tiles(board.free(side)).flat_map(move |tile| {
        let cell = board.cell(tile);
        directions(!board.occupied_around(cell) & FULL_RING).filter_map(move |d| {
            let spot = cell.step(d);
            board
                .is_first_of_only(spot, side, opposite(d))
                .then_some(spot)
        })
    })
}

/// How many [`spots`] there are, counted without branches, which nobody could predict.
#[inline]
pub(super) fn count_spots(board: &Board, side: Color) -> u64 {
    let mut count = 0;
    for tile in tiles(board.free(side)) {
        let cell = board.cell(tile);
        let occupied = board.occupied_around(cell);
        for d in 0..6 {
            let first = board.is_first_of_only(cell.step(d), side, opposite(d));
            count += u64::from(first) & u64::from(!occupied >> d);
        }
    }
    count
}

/// What the tiles of one side can do.
#[derive(Debug)]
pub(super) struct Movement<'a> {
    board: &'a Board,
    side: Color,
    bonds: Bonds<'a>,
    /// The tile that may not move: with a pillbug in the game, what the last move moved.
    stunned: Option<Tile>,
    throwers: [Option<Thrower>; 2],
    thrown: u32,
}

impl<'a> Movement<'a> {
    #[inline]
    pub(super) fn new(hive: &'a Hive, side: Color) -> Self {
        let board = &hive.board;
        let mut movement = Self {
            board,
            side,
            bonds: Bonds::new(board),
            stunned: None,
            throwers: [None; 2],
            thrown: 0,
        };
        if hive.setup.pillbug {
            // For the other side this is a look at what it could do next, when that tile has rested.
            movement.stunned = hive.last_moved.filter(|_| side == hive.side_to_move());
            movement.throwers = throwers(board, side, movement.stunned, &mut movement.bonds);
            movement.thrown = movement
                .throwers
                .iter()
                .flatten()
                .fold(0, |bits, thrower| bits | thrower.thrown);
        }
        movement
    }

    /// The tiles that may go somewhere: the side's own that nothing lies on, and those that it can throw.
    #[inline]
    pub(super) fn candidates(&self) -> u32 {
        self.board.free(self.side) | self.thrown
    }

    /// Whether the tile may come somewhere other than by itself.
    #[inline]
    pub(super) const fn may_be_thrown(&self, tile: Tile) -> bool {
        self.thrown & tile.bit() != 0
    }

    pub(super) const fn stunned(&self) -> Option<Tile> {
        self.stunned
    }

    pub(super) fn throwers(&self) -> impl Iterator<Item = &Thrower> {
        self.throwers.iter().flatten()
    }

    /// Fills in the cells that the tile can get to, by itself or thrown.
    #[inline]
    pub(super) fn reach(&mut self, tile: Tile, reach: &mut Reach) {
        reach.begin(self.board.cell(tile));
        if tile.owner() == self.side && self.may_leave(tile) {
            own_reach(self.board, tile, reach);
        }
        for thrower in self.throwers.iter().flatten() {
            if thrower.thrown & tile.bit() != 0 {
                thrower.land(reach);
            }
        }
    }

    /// Whether the tile may leave its place by itself.
    #[inline]
    pub(super) fn may_leave(&mut self, tile: Tile) -> bool {
        Some(tile) != self.stunned
            && self.board.covered() & tile.bit() == 0
            && (self.board.level(tile) > 0 || !self.bonds.hold(tile))
    }

    /// How many moves the candidates have together.
    #[inline]
    pub(super) fn count(&mut self) -> u64 {
        // Most tiles are counted at a glance; only the others need the list.
        let mut reach = None;
        let mut count = 0;
        for tile in tiles(self.board.free(self.side) & !self.thrown) {
            if self.may_leave(tile) {
                count += count_own(self.board, tile, &mut reach);
            }
        }
        for tile in tiles(self.thrown) {
            let reach = reach.get_or_insert_with(Reach::new);
            self.reach(tile, reach);
            count += reach.count() as u64;
        }
        count
    }
}

/// Where a tile that may leave can go by itself.
#[inline]
pub(super) fn own_reach(board: &Board, tile: Tile, reach: &mut Reach) {
    let start = board.cell(tile);
    match tile.bug() {
        Bug::Queen | Bug::Pillbug => step(start, crawl::one_step(board, start), reach),
        Bug::Beetle => step(start, climb::beetle(board, start, board.level(tile)), reach),
        Bug::Grasshopper => climb::grasshopper(board, start, reach),
        Bug::Spider => crawl::spider(board, start, reach),
        Bug::Ant => crawl::ant(board, start, reach),
        Bug::Ladybug => climb::ladybug(board, start, reach),
        Bug::Mosquito => mosquito(board, tile, reach),
    }
}

#[inline]
fn step(start: Cell, ring: Ring, reach: &mut Reach) {
    for d in directions(ring) {
        reach.insert(start.step(d));
    }
}

/// As [`own_reach`], but only how many: for most bugs a look around tells.
#[inline]
fn count_own(board: &Board, tile: Tile, reach: &mut Option<Reach>) -> u64 {
    let start = board.cell(tile);
    let ring = match tile.bug() {
        Bug::Queen | Bug::Pillbug => crawl::one_step(board, start),
        Bug::Beetle => climb::beetle(board, start, board.level(tile)),
        // Every neighbour is jumped over to exactly one cell.
        Bug::Grasshopper => board.occupied_around(start),
        Bug::Spider | Bug::Ant | Bug::Ladybug | Bug::Mosquito => {
            let reach = reach.get_or_insert_with(Reach::new);
            reach.begin(start);
            own_reach(board, tile, reach);
            return reach.count() as u64;
        }
    };
    ring.count_ones().into()
}

/// The bugs that lie on top around a cell, as bits.
pub(super) fn bugs_around(board: &Board, cell: Cell) -> u8 {
    directions(board.occupied_around(cell))
        .filter_map(|d| board.top(cell.step(d)).tile())
        .fold(0, |bugs, tile| bugs | tile.bug().bit())
}

/// On top of the hive a beetle; on the ground whatever its neighbours are.
#[inline]
fn mosquito(board: &Board, tile: Tile, reach: &mut Reach) {
    let start = board.cell(tile);
    let level = board.level(tile);
    if level > 0 {
        return step(start, climb::beetle(board, start, level), reach);
    }
    let bugs = bugs_around(board, start);
    let like = |bug: Bug| bugs & bug.bit() != 0;
    // The ant's walk comes first, on the empty list that it needs, and covers the other sliders.
    if like(Bug::Ant) {
        crawl::ant(board, start, reach);
    } else {
        if like(Bug::Queen) || like(Bug::Pillbug) {
            step(start, crawl::one_step(board, start), reach);
        }
        if like(Bug::Spider) {
            crawl::spider(board, start, reach);
        }
    }
    if like(Bug::Beetle) {
        step(start, climb::beetle(board, start, 0), reach);
    }
    if like(Bug::Grasshopper) {
        climb::grasshopper(board, start, reach);
    }
    if like(Bug::Ladybug) {
        climb::ladybug(board, start, reach);
    }
}
