//! Moves as the Universal Hive Protocol spells them: the tile, and where it goes beside or onto another.

use super::board::shifted;
use super::cell::{directions, opposite};
use super::game_string::State;
use super::{Hive, Move, Setup, Tile, text};
use crate::rules::{Coord, Fault, Notate, Outcome, ReadError};

/// How a cell is named from a tile in the direction of [`crate::rules::lattice::HEX_DIRECTIONS`]: a mark before or
/// after the tile's name.
const MARKS: [(&str, &str); 6] = [
    ("", "\\"),
    ("/", ""),
    ("-", ""),
    ("\\", ""),
    ("", "/"),
    ("", "-"),
];

impl Notate for Hive {
    /// A cell is named by the tile on top of it, an empty one by the top tile of its first occupied neighbour in circular
    /// order from the south-east; the mover itself doesn't count.
    fn write_move(&self, mv: Move) -> String {
        let Move::To { tile, to } = mv else {
            return "pass".to_owned();
        };
        if self.board.on_board() == 0 {
            return tile.to_string();
        }
        let Some(cell) = self.board.cell_at(to) else {
            // No legal move goes there, so the notation has no name for it.
            return format!("{tile} @{},{}", to.x, to.y);
        };
        let top_but_mover = |cell| match self.board.top(cell).tile() {
            Some(top) if top == tile => self.board.under(tile).tile(),
            top => top,
        };
        if let Some(top) = top_but_mover(cell) {
            return format!("{tile} {top}");
        }
        let neighbour = directions(self.board.occupied_around(cell))
            .find_map(|d| Some((d, top_but_mover(cell.step(d))?)))
            .or_else(|| Some((directions(cell.toward(self.board.cell(tile))).next()?, tile)));
        match neighbour {
            Some((d, neighbour)) => {
                let (before, after) = MARKS[opposite(d)];
                format!("{tile} {before}{neighbour}{after}")
            }
            None => format!("{tile} {tile}"),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadError> {
        let mut words = text.split_whitespace();
        let Some(first) = words.next() else {
            return Err(ReadError::new(text, "there is no move here").with(Fault::Empty));
        };
        let reference = words.next();
        if words.next().is_some() {
            return Err(
                ReadError::new(text, "a move is a tile and one place, as in wA1 bQ-")
                    .with(Fault::HiveMove),
            );
        }
        if first.eq_ignore_ascii_case("pass") && reference.is_none() {
            return Ok(Move::Pass);
        }
        let tile = read_tile(first)?;
        let to = match reference {
            None | Some(".") if self.board.on_board() == 0 => Coord::default(),
            None => {
                return Err(ReadError::new(
                    text,
                    "only the first tile of a game needs no place beside another",
                )
                .with(Fault::Where));
            }
            Some(".") => {
                return Err(ReadError::new(
                    text,
                    "only the first tile of a game is placed with a dot",
                )
                .with(Fault::Where));
            }
            Some(reference) => self.read_place(reference)?,
        };
        Ok(Move::To { tile, to })
    }

    fn write_position(&self) -> String {
        text::write(self)
    }

    fn write_result(outcome: Option<Outcome>) -> &'static str {
        State::of(1, outcome).word()
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        text::read(*setup, text)
    }
}

impl Hive {
    /// The coordinates that a reference such as `bQ/` names.
    fn read_place(&self, text: &str) -> Result<Coord, ReadError> {
        let is_mark = |c: char| matches!(c, '/' | '-' | '\\');
        let after_first = text.strip_prefix(is_mark);
        let before_last = text.strip_suffix(is_mark);
        let (name, direction) = match (after_first, before_last) {
            (None, None) => (text, None),
            (Some(_), Some(_)) => {
                return Err(
                    ReadError::new(text, "a place has one mark, before or after the tile")
                        .with(Fault::HiveMove),
                );
            }
            (Some(name), None) => (
                name,
                find_mark(|(before, _)| !before.is_empty() && text.starts_with(before)),
            ),
            (None, Some(name)) => (
                name,
                find_mark(|(_, after)| !after.is_empty() && text.ends_with(after)),
            ),
        };
        let tile = read_tile(name)?;
        if !self.board.has(tile) {
            let error = ReadError::new(text, format!("{tile} is not on the board"));
            return Err(error.with(Fault::NotOnBoard(tile.piece())));
        }
        let at = self.board.coord(tile);
        Ok(direction.map_or(at, |direction| shifted(at, direction)))
    }
}

fn find_mark(found: impl Fn((&str, &str)) -> bool) -> Option<usize> {
    MARKS.iter().position(|&mark| found(mark))
}

fn read_tile(name: &str) -> Result<Tile, ReadError> {
    Tile::read(name).ok_or_else(|| {
        ReadError::new(
            name,
            "no tile has this name; tiles are named like wQ or bA2",
        )
        .with(Fault::Tile)
    })
}
