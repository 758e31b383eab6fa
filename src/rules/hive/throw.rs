//! The pillbug's other skill, which a mosquito beside it borrows: to lift a neighbouring tile over itself.

use super::board::Board;
use super::cell::{Cell, FULL_RING, Ring, directions, opposite};
use super::climb::gate_shut;
use super::onehive::Bonds;
use super::tile::{Tile, tiles};
use super::{Bug, reach::Reach};
use crate::rules::Color;

/// One tile that can throw.
#[derive(Copy, Clone, Debug)]
pub(super) struct Thrower {
    pub(super) at: Cell,
    /// The tiles that it can throw.
    pub(super) thrown: u32,
    landings: Ring,
}

impl Thrower {
    /// Adds the cells where a thrown tile can come down.
    pub(super) fn land(self, reach: &mut Reach) {
        for d in directions(self.landings) {
            reach.insert(self.at.step(d));
        }
    }

    /// Whether there is something to throw and somewhere to throw it.
    pub(super) const fn has_work(self) -> bool {
        self.thrown != 0 && self.landings != 0
    }

    pub(super) fn lands_on(self, goal: Cell) -> bool {
        self.at.toward(goal) & self.landings != 0
    }
}

/// Whether a tile has the skill: a pillbug, or a mosquito on the ground beside a pillbug.
pub(super) fn can_throw(board: &Board, tile: Tile) -> bool {
    match tile.bug() {
        Bug::Pillbug => true,
        Bug::Mosquito => {
            let cell = board.cell(tile);
            board.level(tile) == 0
                && directions(board.occupied_around(cell)).any(|d| {
                    board
                        .top(cell.step(d))
                        .tile()
                        .is_some_and(|top| top.bug() == Bug::Pillbug)
                })
        }
        _ => false,
    }
}

/// The throwers of a side: its pillbug and its mosquito at most. A tile that the last move moved can neither throw nor
/// be thrown.
pub(super) fn throwers(
    board: &Board,
    side: Color,
    last_moved: Option<Tile>,
    bonds: &mut Bonds,
) -> [Option<Thrower>; 2] {
    let mut found = [None; 2];
    let throwing =
        tiles(board.free(side)).filter(|&tile| Some(tile) != last_moved && can_throw(board, tile));
    for (place, tile) in found.iter_mut().zip(throwing) {
        let at = board.cell(tile);
        let occupied = board.occupied_around(at);
        let thrown = directions(occupied)
            .filter_map(|d| {
                let target = board.top(at.step(d)).tile()?;
                let free = board.level(target) == 0
                    && Some(target) != last_moved
                    && !gate_shut(board, at.step(d), opposite(d), 0, None)
                    && !bonds.hold(target);
                free.then_some(target.bit())
            })
            .fold(0, |bits, bit| bits | bit);
        let landings = directions(!occupied & FULL_RING)
            .filter(|&d| !gate_shut(board, at, d, 1, None))
            .fold(0, |ring, d| ring | 1 << d);
        *place = Some(Thrower {
            at,
            thrown,
            landings,
        });
    }
    found
}
