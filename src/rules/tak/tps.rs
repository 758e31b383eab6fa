//! Positions in TPS: rows from the top rank down, stacks bottom to top, then the side to move and the move number.

use super::{Setup, Square, Stone, Tak, read_small};
use crate::rules::{Color, Fault, Impossible, Position, ReadError};
use std::fmt::Write;

/// No game is that long, and every ply number still fits.
pub(super) const MAX_MOVE_NUMBER: u32 = 1_000_000;

impl Tak {
    pub(super) fn to_tps(&self) -> String {
        let size = self.setup.size();
        let mut text = String::new();
        for rank in (0..size).rev() {
            if rank + 1 < size {
                text.push('/');
            }
            self.write_row(rank, &mut text);
        }
        let player = self.side_to_move().index() + 1;
        // Writing to a String can't fail.
        let _ = write!(text, " {player} {}", self.move_number());
        text
    }

    /// The number of the turn in which it is this side's move, from 1.
    pub(crate) fn move_number(&self) -> u32 {
        self.ply() / 2 + 1
    }

    fn write_row(&self, rank: u8, text: &mut String) {
        let mut cells = Vec::new();
        let mut empty = 0u8;
        let files = (0..self.setup.size()).filter_map(|file| Square::new(file, rank));
        for square in files {
            let mut cell: String = self
                .stack(square)
                .map(|(owner, _)| if owner == Color::White { '1' } else { '2' })
                .collect();
            match self.top(square) {
                None => {
                    empty += 1;
                    continue;
                }
                Some((_, Stone::Flat)) => {}
                Some((_, Stone::Standing)) => cell.push('S'),
                Some((_, Stone::Cap)) => cell.push('C'),
            }
            cells.extend(write_gap(std::mem::take(&mut empty)));
            cells.push(cell);
        }
        cells.extend(write_gap(empty));
        text.push_str(&cells.join(","));
    }

    pub(super) fn from_tps(setup: Setup, text: &str) -> Result<Self, ReadError> {
        Self::from_rows(setup, text).map_err(|error| match error.fault {
            Fault::Unreadable => error.with(Fault::TakPosition),
            _ => error,
        })
    }

    fn from_rows(setup: Setup, text: &str) -> Result<Self, ReadError> {
        let mut fields = text.split_whitespace();
        let (Some(board), Some(player), Some(number), None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(ReadError::new(
                text,
                "a TPS has three parts: the board, the side to move (1 or 2) and the move number",
            ));
        };
        let black = match player {
            "1" => 0,
            "2" => 1,
            _ => {
                return Err(ReadError::new(
                    player,
                    "the side to move is 1 for White or 2 for Black",
                ));
            }
        };
        let number = Some(number)
            .filter(|number| number.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|number| number.parse::<u32>().ok())
            .filter(|number| (1..=MAX_MOVE_NUMBER).contains(number))
            .ok_or_else(|| {
                ReadError::new(
                    number,
                    format!("the move number is between 1 and {MAX_MOVE_NUMBER}"),
                )
            })?;

        let rows = board.split('/').count();
        let size = u8::try_from(rows)
            .ok()
            .filter(|size| (3..=8).contains(size))
            .ok_or_else(|| {
                ReadError::new(
                    board,
                    format!("the board has {rows} rows: Tak has 3 to 8, with / between them"),
                )
            })?;
        let mut position = Self::bare(setup.on_size(size)?, 2 * (number - 1) + black);
        for (row, rank) in board.split('/').zip((0..size).rev()) {
            position.read_row(row, rank)?;
        }
        Ok(position)
    }

    fn read_row(&mut self, row: &str, rank: u8) -> Result<(), ReadError> {
        let size = self.setup.size();
        let uneven = || {
            ReadError::new(
                row,
                format!("rank {} does not fill {size} squares", rank + 1),
            )
        };
        let mut file = 0;
        for cell in row.split(',') {
            if let Some(gap) = cell.strip_prefix('x') {
                let gap = match gap {
                    "" => 1,
                    digits => read_small(digits)
                        .filter(|&gap| gap > 0 && gap <= size)
                        .ok_or_else(|| {
                            ReadError::new(cell, "x is followed by how many squares are empty")
                        })?,
                };
                file += gap;
                if file > size {
                    return Err(uneven());
                }
                continue;
            }
            let square = Some(file)
                .filter(|&file| file < size)
                .and_then(|file| Square::new(file, rank))
                .ok_or_else(uneven)?;
            self.read_stack(cell, square)?;
            file += 1;
        }
        if file == size { Ok(()) } else { Err(uneven()) }
    }

    fn read_stack(&mut self, cell: &str, square: Square) -> Result<(), ReadError> {
        let (colors, top) = if let Some(colors) = cell.strip_suffix('S') {
            (colors, Stone::Standing)
        } else if let Some(colors) = cell.strip_suffix('C') {
            (colors, Stone::Cap)
        } else {
            (cell, Stone::Flat)
        };
        let mut pieces = colors.chars().peekable();
        if pieces.peek().is_none() {
            return Err(ReadError::new(
                cell,
                format!("{square} holds neither x nor a stack"),
            ));
        }
        while let Some(piece) = pieces.next() {
            let owner = match piece {
                '1' => Color::White,
                '2' => Color::Black,
                _ => {
                    return Err(ReadError::new(
                        cell,
                        format!(
                            "the stack on {square} is written in 1 and 2, with S or C at its end"
                        ),
                    ));
                }
            };
            let stone = if pieces.peek().is_none() {
                top
            } else {
                Stone::Flat
            };
            if !self.pile(owner, stone, square) {
                let error = ReadError::from(Impossible::new(
                    self.too_many(owner, stone),
                    [square.coord()],
                ));
                return Err(ReadError {
                    token: cell.to_owned(),
                    ..error
                });
            }
        }
        Ok(())
    }
}

/// Empty squares in a row of TPS.
fn write_gap(empty: u8) -> Option<String> {
    match empty {
        0 => None,
        1 => Some("x".to_owned()),
        _ => Some(format!("x{empty}")),
    }
}
