//! What the rules know of a position of Hive: who can move and who can't, and how the queens stand.

use super::Hive;
use super::board::shifted;
use super::cell::{Cell, FULL_RING, directions};
use super::moves::{self, Movement};
use super::onehive;
use super::reach::Reach;
use super::tile::{self, Tile, tiles};
use crate::rules::{Besieger, Color, Coord, Illegal, Pin, Position, Queen, Slot, Throw};
use std::collections::BTreeMap;

impl Hive {
    pub(super) fn stuck_tiles(&self) -> BTreeMap<Slot, Illegal> {
        tiles(self.board.on_board())
            .filter_map(|tile| {
                let reason = self.why_stuck(tile, tile.owner())?;
                Some((self.slot(tile), reason.into()))
            })
            .collect()
    }

    pub(super) fn slots(&self, bits: u32) -> Vec<Slot> {
        let mut slots: Vec<Slot> = tiles(bits).map(|tile| self.slot(tile)).collect();
        slots.sort_unstable();
        slots
    }

    pub(super) fn movable_tiles(&self) -> Vec<Slot> {
        let side = self.side_to_move();
        if self.outcome().is_some() || !self.may_move(side) {
            return Vec::new();
        }
        let mut movement = Movement::new(self, side);
        let mut reach = Reach::new();
        let mut movable = 0;
        for tile in tiles(movement.candidates()) {
            movement.reach(tile, &mut reach);
            if reach.count() > 0 {
                movable |= tile.bit();
            }
        }
        self.slots(movable)
    }

    /// Where a side that has tiles left may put one, if it is its turn or were.
    pub(super) fn placement_spots(&self, side: Color) -> Vec<Coord> {
        if self.in_hand(side) == 0 || self.outcome().is_some() {
            return Vec::new();
        }
        let colour = if self.board.on_board() & tile::side(side) == 0 {
            !side
        } else {
            side
        };
        let spots = moves::spots(&self.board, colour).filter_map(|cell| self.board.coord_of(cell));
        let mut spots: Vec<Coord> = spots.collect();
        if self.board.on_board() == 0 && side == self.side_to_move() {
            spots.push(Coord::default());
        }
        spots.sort_unstable();
        spots
    }

    pub(super) fn queen_with_free_sides(&self, side: Color) -> Option<Queen> {
        let queen = Tile::queen(side);
        self.board.has(queen).then(|| {
            let at = self.slot(queen);
            let free = directions(!self.board.occupied_around(Cell::of(at.at)) & FULL_RING);
            let mut free: Vec<Coord> = free.map(|d| shifted(at.at, d)).collect();
            free.sort_unstable();
            Queen { at, free }
        })
    }

    /// The tiles on the ground that the hive would fall apart without, and that nothing lies on.
    pub(super) fn pinned_tiles(&self) -> Vec<Slot> {
        self.slots(onehive::articulation_points(&self.board) & !self.board.covered())
    }

    /// The same with the neighbours that would come off: those of every part but the largest.
    pub(super) fn pins_with_causes(&self) -> Vec<Pin> {
        let pinned = self.pinned_tiles().into_iter();
        let pins = pinned.filter_map(|slot| {
            let cell = self.board.cell_at(slot.at)?;
            let tile = self.board.top(cell).tile()?;
            let parts = self.parts_without(tile).into_iter().skip(1).flatten();
            let by = parts.filter(|at| cell.toward(Cell::of(*at)) != 0).collect();
            Some(Pin { pinned: slot, by })
        });
        pins.collect()
    }

    /// The tiles that a side could bring beside this side's queen with one move, its own or thrown ones, in the order of
    /// slots. What stands beside the queen already takes no further side of it.
    pub(super) fn besiegers_of(&self, side: Color) -> Vec<Besieger> {
        let Some(queen) = self.queen_with_free_sides(side) else {
            return Vec::new();
        };
        if self.outcome().is_some() || !self.may_move(!side) {
            return Vec::new();
        }
        let around = Cell::of(queen.at.at);
        let mut movement = Movement::new(self, !side);
        let mut reach = Reach::new();
        let mut found = Vec::new();
        for tile in tiles(movement.candidates()) {
            let slot = self.slot(tile);
            let beside = slot.level == 0 && around.toward(self.board.cell(tile)) != 0;
            if beside || tile == Tile::queen(side) {
                continue;
            }
            movement.reach(tile, &mut reach);
            let free = queen.free.iter().copied();
            let to: Vec<Coord> = free.filter(|at| reach.contains(Cell::of(*at))).collect();
            if !to.is_empty() {
                found.push(Besieger {
                    tile: slot,
                    queen: side,
                    to,
                });
            }
        }
        found.sort_by_key(|besieger| besieger.tile);
        found
    }

    /// What the tiles of the side to move can throw now, and where to.
    pub(super) fn possible_throws(&self) -> Vec<Throw> {
        let side = self.side_to_move();
        if !self.may_move(side) {
            return Vec::new();
        }
        let movement = Movement::new(self, side);
        let throws = movement.throwers().filter_map(|thrower| {
            let by = self.board.top(thrower.at).tile()?;
            let mut reach = Reach::new();
            reach.begin(thrower.at);
            thrower.land(&mut reach);
            let landings: Vec<Coord> = reach
                .cells()
                .filter_map(|c| self.board.coord_of(c))
                .collect();
            let possible = thrower.thrown != 0 && !landings.is_empty();
            possible.then(|| Throw {
                by: self.slot(by),
                thrown: self.slots(thrower.thrown),
                landings,
            })
        });
        throws.collect()
    }

    /// Where the tile on top of a space gets by a throw and not by itself.
    pub(super) fn only_thrown(&self, at: Coord) -> Vec<Coord> {
        let side = self.side_to_move();
        let top = self
            .board
            .cell_at(at)
            .and_then(|cell| self.board.top(cell).tile());
        let Some(tile) = top.filter(|_| self.may_move(side)) else {
            return Vec::new();
        };
        let mut movement = Movement::new(self, side);
        if !movement.may_be_thrown(tile) {
            return Vec::new();
        }
        let (mut own, mut all) = (Reach::new(), Reach::new());
        own.begin(self.board.cell(tile));
        if tile.owner() == side && movement.may_leave(tile) {
            moves::own_reach(&self.board, tile, &mut own);
        }
        movement.reach(tile, &mut all);
        let thrown = all.cells().filter(|cell| !own.contains(*cell));
        thrown
            .filter_map(|cell| self.board.coord_of(cell))
            .collect()
    }

    /// The surrounded queens with what surrounds them.
    pub(super) fn surrounded_queens(&self) -> Vec<Coord> {
        let mut winning = Vec::new();
        for side in Color::BOTH
            .into_iter()
            .filter(|&side| self.surrounded(side))
        {
            let at = self.board.coord(Tile::queen(side));
            winning.push(at);
            winning.extend((0..6).map(|d| shifted(at, d)));
        }
        winning.sort_unstable();
        winning.dedup();
        winning
    }
}
