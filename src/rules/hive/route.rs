//! The way that a tile takes to where it goes, for the eye: shortest where there are several.

use super::board::{Board, shifted};
use super::cell::{Cell, FULL_RING, directions};
use super::climb::{self, gate_shut};
use super::moves::{self, Movement};
use super::{Bug, Hive, Tile, crawl};
use crate::rules::{Coord, Position};

impl Hive {
    /// The coordinates from a tile's place to its goal, both included. A goal that it can't reach is a straight hop.
    pub(super) fn route(&self, tile: Tile, to: Coord) -> Vec<Coord> {
        let start = self.board.coord(tile);
        let way = self.board.cell_at(to).and_then(|goal| self.way(tile, goal));
        let Some(way) = way else {
            return vec![start, to];
        };
        let mut route = vec![start];
        let mut at = start;
        for direction in way {
            at = shifted(at, direction);
            route.push(at);
        }
        route
    }

    fn way(&self, tile: Tile, goal: Cell) -> Option<Vec<usize>> {
        let mut movement = Movement::new(self, self.side_to_move());
        let by_itself = if tile.owner() == self.side_to_move() && movement.may_leave(tile) {
            self.own_way(tile, goal)
        } else {
            None
        };
        by_itself.or_else(|| {
            let start = self.board.cell(tile);
            let thrower = movement
                .throwers()
                .find(|by| by.thrown & tile.bit() != 0 && by.lands_on(goal))?;
            Some(
                [start.toward(thrower.at), thrower.at.toward(goal)]
                    .into_iter()
                    .flat_map(directions)
                    .collect(),
            )
        })
    }

    fn own_way(&self, tile: Tile, goal: Cell) -> Option<Vec<usize>> {
        let board = &self.board;
        let start = board.cell(tile);
        let level = board.level(tile);
        if tile.bug() != Bug::Mosquito {
            return way_of(tile.bug(), board, start, level, goal);
        }
        if level > 0 {
            return way_of(Bug::Beetle, board, start, level, goal);
        }
        let bugs = moves::bugs_around(board, start);
        Bug::ALL
            .into_iter()
            .filter(|&bug| bug != Bug::Mosquito && bugs & bug.bit() != 0)
            .filter_map(|bug| way_of(bug, board, start, level, goal))
            .min_by_key(Vec::len)
    }
}

/// The directions that a bug steps in from a cell to another.
fn way_of(bug: Bug, board: &Board, start: Cell, level: u8, goal: Cell) -> Option<Vec<usize>> {
    match bug {
        Bug::Queen | Bug::Pillbug => one_of(crawl::one_step(board, start) & start.toward(goal)),
        Bug::Beetle => one_of(climb::beetle(board, start, level) & start.toward(goal)),
        Bug::Grasshopper => {
            directions(board.occupied_around(start)).find_map(|d| jump(board, start, d, goal))
        }
        Bug::Spider => three_slides(board, start, goal),
        Bug::Ant => fewest_slides(board, start, goal),
        Bug::Ladybug => over_the_top(board, start, goal),
        Bug::Mosquito => None,
    }
}

fn one_of(ring: u8) -> Option<Vec<usize>> {
    directions(ring).next().map(|d| vec![d])
}

fn jump(board: &Board, start: Cell, direction: usize, goal: Cell) -> Option<Vec<usize>> {
    let mut way = vec![direction];
    let mut cell = start.step(direction);
    while !board.top(cell).is_empty() && cell != start {
        cell = cell.step(direction);
        way.push(direction);
    }
    (cell == goal).then_some(way)
}

fn three_slides(board: &Board, start: Cell, goal: Cell) -> Option<Vec<usize>> {
    for a in directions(crawl::slides(board, start, start)) {
        let first = start.step(a);
        for b in directions(crawl::slides(board, first, start)) {
            let second = first.step(b);
            let last = crawl::slides(board, second, start) & second.toward(goal);
            if second != start && goal != first && last != 0 {
                return Some([a, b].into_iter().chain(directions(last)).collect());
            }
        }
    }
    None
}

fn fewest_slides(board: &Board, start: Cell, goal: Cell) -> Option<Vec<usize>> {
    /// A cell that was reached, by which step, and from which entry of the list.
    struct Reached {
        cell: Cell,
        by: usize,
        from: usize,
    }
    let mut reached = vec![Reached {
        cell: start,
        by: 0,
        from: 0,
    }];
    let mut next = 0;
    while next < reached.len() {
        let cell = reached[next].cell;
        for by in directions(crawl::slides(board, cell, start)) {
            let cell = cell.step(by);
            if reached.iter().any(|seen| seen.cell == cell) {
                continue;
            }
            reached.push(Reached {
                cell,
                by,
                from: next,
            });
            if cell == goal {
                let mut way = Vec::new();
                let mut i = reached.len() - 1;
                while i != 0 {
                    way.push(reached[i].by);
                    i = reached[i].from;
                }
                way.reverse();
                return Some(way);
            }
        }
        next += 1;
    }
    None
}

fn over_the_top(board: &Board, start: Cell, goal: Cell) -> Option<Vec<usize>> {
    let shut = |from: Cell, d: usize, on: u8| gate_shut(board, from, d, on, Some(start));
    for a in directions(board.occupied_around(start)).filter(|&d| !shut(start, d, 0)) {
        let first = start.step(a);
        let onward = board.occupied_around(first) & !first.toward(start);
        for b in directions(onward).filter(|&d| !shut(first, d, board.height(first))) {
            let second = first.step(b);
            let down = !board.occupied_around(second) & FULL_RING & second.toward(goal);
            if let Some(c) = directions(down).find(|&d| !shut(second, d, board.height(second))) {
                return Some(vec![a, b, c]);
            }
        }
    }
    None
}
