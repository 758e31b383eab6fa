//! A position in one line, for example
//! `punct:standard w 6 EG4r3,eF1r3,eF4r3/TG5r1 T5C2E3L2M2R2 t6c2e2l2m2r2`:
//!
//! - the set-up word; whose turn it is, `w` or `b`; how many plies have been played;
//! - the pieces as moves write them, White's with a large and Black's with a small letter, by commas; levels from the board up, by
//!   slashes; `-` for an empty board. A bridge needs no mark of its own: its level says that it hangs;
//! - the two reserves. They follow from the pieces; a reader checks them where they are given.

use super::notation::{read_space, read_turn, split_space};
use super::stacks::Stacks;
use super::{Punct, Setup, Shape, Space};
use crate::rules::{Color, Fault, Kind, Layout, Lying, Piece, Portray, ReadError};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Far more than a full board needs.
const LONGEST: usize = 2000;

fn letter_of(side: Color, shape: Shape) -> char {
    match side {
        Color::White => shape.letter(),
        Color::Black => shape.letter().to_ascii_lowercase(),
    }
}

fn read_letter(letter: char) -> Option<(Color, Shape)> {
    let side = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    Shape::from_letter(letter).map(|shape| (side, shape))
}

impl Punct {
    pub(super) fn position_text(&self) -> String {
        let side = match self.to_move {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let mut levels: Vec<Vec<String>> = Vec::new();
        for (level, at, owner, shape, turn) in self.stacks.seen() {
            if levels.len() <= level as usize {
                levels.resize(level as usize + 1, Vec::new());
            }
            let letter = letter_of(owner, shape);
            let at = Space::of_index(at);
            levels[level as usize].push(format!("{letter}{at}r{turn}"));
        }
        let levels: Vec<String> = levels.iter().map(|level| level.join(",")).collect();
        let pieces = if levels.is_empty() {
            "-".into()
        } else {
            levels.join("/")
        };
        let mut text = format!("{} {side} {} {pieces}", self.setup, self.ply);
        for side in Color::BOTH {
            text.push(' ');
            for shape in Shape::ALL {
                // Writing to a string can't fail.
                let _ = write!(
                    text,
                    "{}{}",
                    letter_of(side, shape),
                    self.reserve(side, shape)
                );
            }
        }
        text
    }

    pub(super) fn read_position_text(setup: Setup, text: &str) -> Result<Self, ReadError> {
        Self::read_words(setup, text).map_err(|error| match error.fault {
            Fault::Unreadable | Fault::PunctMove => error.with(Fault::PunctPosition),
            _ => error,
        })
    }

    fn read_words(setup: Setup, text: &str) -> Result<Self, ReadError> {
        if text.chars().nth(LONGEST).is_some() {
            return Err(ReadError::new(text, "too long for a position"));
        }
        let mut tokens = text.split_whitespace().peekable();
        let setup = match tokens.next_if(|token| token.to_lowercase().starts_with('p')) {
            Some(word) => word.parse()?,
            None => setup,
        };
        let to_move = match tokens.next() {
            Some("w" | "W" | "white" | "White") => Color::White,
            Some("b" | "B" | "black" | "Black") => Color::Black,
            other => {
                return Err(ReadError::new(
                    other.unwrap_or_default(),
                    "here the side to move is named, w or b",
                ));
            }
        };
        let plies = tokens.next().unwrap_or_default();
        let ply = plies
            .parse()
            .map_err(|_| ReadError::new(plies, "here stands how many plies have been played"))?;
        let pieces = tokens.next().ok_or_else(|| {
            ReadError::new(text, "the pieces are missing; an empty board is written -")
        })?;
        let mut layout = Layout {
            lying: BTreeMap::new(),
            reserve: BTreeMap::new(),
            to_move,
            ply,
            last_moved: None,
        };
        if pieces != "-" {
            for (level, list) in pieces.split('/').enumerate() {
                for piece in list.split(',') {
                    read_piece(&mut layout, level, piece)?;
                }
            }
        }
        for token in tokens {
            read_reserve(&mut layout, token)?;
        }
        Ok(Self::from_layout(&setup, &layout)?)
    }
}

fn read_piece(layout: &mut Layout, level: usize, text: &str) -> Result<(), ReadError> {
    let level = u8::try_from(level)
        .ok()
        .filter(|&level| level < Stacks::LEVELS)
        .ok_or_else(|| ReadError::new(text, "there are not so many levels"))?;
    let mut letters = text.chars();
    let Some((owner, shape)) = letters.next().and_then(read_letter) else {
        return Err(ReadError::new(
            text,
            "here a piece is expected, such as TG12r1 (White's) or tG12r1 (Black's)",
        ));
    };
    let (name, rest) = split_space(letters.as_str());
    let at = read_space(name)?;
    let turn = read_turn(rest, text)?
        .ok_or_else(|| ReadError::new(text, "the piece's turn is missing, r0 to r5"))?;
    let turn = shape.same_turn(turn);
    let piece = Piece {
        owner,
        kind: Kind::Punct(shape),
        number: 0,
    };
    let anchor = at.coord().at_level(level);
    let lying = Lying::new(piece, anchor, turn);
    if layout.lying.insert(anchor, lying).is_some() {
        return Err(ReadError::new(
            text,
            format!("another piece has its PÜNCT on {at} on the same level"),
        ));
    }
    Ok(())
}

fn read_reserve(layout: &mut Layout, text: &str) -> Result<(), ReadError> {
    let bad = || ReadError::new(text, "a reserve is written like T5C2E3L2M2R2");
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let (side, shape) = read_letter(letter).ok_or_else(bad)?;
        rest = &rest[letter.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (count, after) = rest.split_at(digits);
        let count: u8 = count.parse().map_err(|_| bad())?;
        rest = after;
        let kind = Kind::Punct(shape);
        if layout.reserve.insert((side, kind), count).is_some() {
            return Err(ReadError::new(
                text,
                format!("{letter} is listed twice in reserve"),
            ));
        }
    }
    Ok(())
}
