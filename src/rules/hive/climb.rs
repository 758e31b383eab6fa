//! The bugs that leave the ground: beetle, ladybug, grasshopper, and the gates between stacks.

use super::board::Board;
use super::cell::{Cell, FULL_RING, Ring, beside, directions};
use super::crawl;
use super::reach::Reach;

/// Whether a climbing step is shut: both stacks beside it are higher than where it starts (without the mover) and where
/// it ends. `lifted` is the ground cell that the mover left, which counts as empty.
#[inline]
pub(super) fn gate_shut(
    board: &Board,
    from: Cell,
    direction: usize,
    standing_on: u8,
    lifted: Option<Cell>,
) -> bool {
    let height = |cell: Cell| {
        if Some(cell) == lifted {
            0
        } else {
            board.height(cell)
        }
    };
    let over = standing_on.max(height(from.step(direction)));
    beside(direction)
        .into_iter()
        .all(|side| height(from.step(side)) > over)
}

/// A beetle's steps from a cell where it lies on so many tiles.
#[inline]
pub(super) fn beetle(board: &Board, start: Cell, standing_on: u8) -> Ring {
    let occupied = board.occupied_around(start);
    let (slides, climbs) = if standing_on == 0 {
        (crawl::one_step(board, start), occupied)
    } else {
        (0, FULL_RING)
    };
    // Only two stacks of two or more can shut a gate for a climber.
    if board.covered() == 0 {
        return slides | climbs;
    }
    directions(climbs)
        .filter(|&d| !gate_shut(board, start, d, standing_on, None))
        .fold(slides, |steps, d| steps | 1 << d)
}

/// Straight over one tile or more to the first empty cell.
#[inline]
pub(super) fn grasshopper(board: &Board, start: Cell, reach: &mut Reach) {
    for d in directions(board.occupied_around(start)) {
        let mut cell = start.step(d);
        while !board.top(cell).is_empty() {
            cell = cell.step(d);
            if cell == start {
                // Around the torus: no real hive is as long, but an unchecked play may leave anything.
                return;
            }
        }
        reach.insert(cell);
    }
}

/// Two steps on top of tiles, then one down to an empty cell.
#[inline]
pub(super) fn ladybug(board: &Board, start: Cell, reach: &mut Reach) {
    let stacks = board.covered() != 0;
    let lifted = Some(start);
    for d in directions(board.occupied_around(start)) {
        if stacks && gate_shut(board, start, d, 0, lifted) {
            continue;
        }
        let first = start.step(d);
        let onto = board.height(first);
        for d in directions(board.occupied_around(first) & !first.toward(start)) {
            if stacks && gate_shut(board, first, d, onto, lifted) {
                continue;
            }
            let second = first.step(d);
            let onto = board.height(second);
            for d in directions(!board.occupied_around(second) & FULL_RING) {
                if !(stacks && gate_shut(board, second, d, onto, lifted)) {
                    reach.insert(second.step(d));
                }
            }
        }
    }
}
