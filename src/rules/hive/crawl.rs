//! The bugs that stay on the ground and slide: queen, pillbug, spider, ant.

use super::board::Board;
use super::cell::{Cell, Ring, SLIDES, directions};
use super::reach::Reach;

/// Where a tile may slide to from here in one step, its cell at the start of the move counting as empty.
#[inline]
pub(super) fn slides(board: &Board, from: Cell, start: Cell) -> Ring {
    SLIDES[(board.occupied_around(from) & !from.toward(start)) as usize]
}

/// Queen and pillbug: one step.
#[inline]
pub(super) fn one_step(board: &Board, start: Cell) -> Ring {
    slides(board, start, start)
}

/// Three steps, no cell twice.
#[inline]
pub(super) fn spider(board: &Board, start: Cell, reach: &mut Reach) {
    for d in directions(slides(board, start, start)) {
        let first = start.step(d);
        for d in directions(slides(board, first, start)) {
            let second = first.step(d);
            if second == start {
                continue;
            }
            for d in directions(slides(board, second, start)) {
                let third = second.step(d);
                if third != first {
                    // The start is out by itself: a tile's own cell counts as reached.
                    reach.insert(third);
                }
            }
        }
    }
}

/// As many steps as it likes.
#[inline]
pub(super) fn ant(board: &Board, start: Cell, reach: &mut Reach) {
    debug_assert_eq!(reach.count(), 0, "the list is also the queue of the walk");
    let mut next = 0;
    while let Some(cell) = reach.get(next) {
        next += 1;
        for d in directions(slides(board, cell, start)) {
            reach.insert(cell.step(d));
        }
    }
}
