//! Little boards drawn in text, so that a test reads like the picture that it checks.
//!
//! A line is a row, and each cell is eight columns wide. A row lies half a cell to the right of the row above or to
//! the left of it, as on the table. A word stands for the cell in which it begins: a tile by its name, a stack from bottom to top joined by
//! `<`, `.` for an empty cell, and `*` for an empty cell that the test speaks of.

use std::collections::BTreeSet;
use strata::rules::hive::{Hive, Move, Setup, Tile};
use strata::rules::{Color, Coord, Dots, Layout, Lying, Portray, Position};

/// A drawn position, and the cells that the drawing marks.
pub struct Diagram {
    pub position: Hive,
    pub marked: BTreeSet<Coord>,
}

/// How many columns a cell is wide.
const CELL: i16 = 8;

/// Reads a drawing; the first word of its first row lies at the origin.
pub fn draw(setup: Setup, to_move: Color, drawing: &str) -> Diagram {
    let mut layout = Hive::new(&setup).layout();
    layout.to_move = to_move;
    let mut marked = BTreeSet::new();
    let mut counts = [0_u32; 2];
    let mut origin = None;
    let rows: Vec<&str> = drawing
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    for (y, row) in (0..).zip(&rows) {
        let mut column = 0;
        for word in row.split(' ') {
            if !word.is_empty() {
                let left = column as i16 - *origin.get_or_insert(column as i16) - y * CELL / 2;
                assert_eq!(
                    left.rem_euclid(CELL),
                    0,
                    "“{word}” in row {y} stands between two cells:\n{drawing}"
                );
                let at = Coord::new(left.div_euclid(CELL), y);
                match word {
                    "." => {}
                    "*" => {
                        marked.insert(at);
                    }
                    stack => lay(&mut layout, &mut counts, at, stack),
                }
            }
            column += word.chars().count() + 1;
        }
    }
    // As if each side had placed a tile a turn and spent some more turns moving.
    let turns = counts[0].max(counts[1]).max(4);
    layout.ply = 2 * turns + u32::from(to_move == Color::Black);
    let position =
        Hive::from_layout(&setup, &layout).unwrap_or_else(|why| panic!("{why}:\n{drawing}"));
    Diagram { position, marked }
}

fn lay(layout: &mut Layout, counts: &mut [u32; 2], at: Coord, stack: &str) {
    for (level, name) in (0..).zip(stack.split('<')) {
        let tile = Tile::read(name).unwrap_or_else(|| panic!("no tile is called {name}"));
        let piece = tile.piece();
        counts[piece.owner.index()] += 1;
        *layout
            .reserve
            .get_mut(&(piece.owner, piece.kind))
            .expect("in the game") -= 1;
        let slot = at.at_level(level);
        let lying = Lying {
            piece,
            dots: Dots::One(slot),
            turn: 0,
        };
        layout.lying.insert(slot, lying);
    }
}

/// The tile of this name.
pub fn tile(name: &str) -> Tile {
    Tile::read(name).expect("a tile's name")
}

impl Diagram {
    /// Where a tile lies.
    pub fn at(&self, name: &str) -> Coord {
        let piece = tile(name).piece();
        let layout = self.position.layout();
        let lying = layout.lying.values().find(|lying| lying.piece == piece);
        lying.expect("on the board").dots.anchor().at
    }

    /// Where a tile may go.
    pub fn goals(&self, name: &str) -> BTreeSet<Coord> {
        let tile = tile(name);
        let mut moves = Vec::new();
        self.position.legal_moves(&mut moves);
        let goal = |mv| match mv {
            Move::To { tile: moved, to } if moved == tile => Some(to),
            _ => None,
        };
        moves.into_iter().filter_map(goal).collect()
    }

    /// Where a new tile of some sort may go.
    pub fn spots(&self) -> BTreeSet<Coord> {
        let layout = self.position.layout();
        let on_board: BTreeSet<_> = layout.lying.values().map(|lying| lying.piece).collect();
        let mut moves = Vec::new();
        self.position.legal_moves(&mut moves);
        let spot = |mv| match mv {
            Move::To { tile, to } if !on_board.contains(&tile.piece()) => Some(to),
            _ => None,
        };
        moves.into_iter().filter_map(spot).collect()
    }

    /// Why a tile may not go to a place.
    pub fn refusal(&self, name: &str, to: Coord) -> String {
        let tile = tile(name);
        self.position
            .check(Move::To { tile, to })
            .expect_err("the move is illegal")
            .to_string()
    }

    /// The only marked cell.
    pub fn mark(&self) -> Coord {
        assert_eq!(self.marked.len(), 1);
        *self.marked.first().expect("a mark")
    }
}
