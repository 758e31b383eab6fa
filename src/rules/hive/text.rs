//! A position in one line: `Base+ML+tournament w 6 wQ@0,0 bA1@1,0 bB1@1,0 … last=bB1`.
//!
//! The type with its switches, the side to move, the plies played, every tile with its axial coordinates — a stack from
//! the bottom up — and the tile that the last move moved, if it moved one. A `GameString` is read as well.

use super::{Hive, Setup, Tile, game_string, tile};
use crate::rules::{
    Color, Contradiction, Coord, Dots, Fault, Impossible, Kind, Layout, Lying, Portray, Position,
    ReadError, Slot,
};
use std::collections::BTreeMap;
use std::fmt::Write;

pub(super) fn write(hive: &Hive) -> String {
    let side = match hive.side_to_move() {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let mut text = format!("{} {side} {}", hive.setup.type_and_switches(), hive.ply);
    for at in hive.board.occupied() {
        for tile in hive.board.stack(at) {
            // Writing to a string can't fail.
            let _ = write!(text, " {tile}@{},{}", at.x, at.y);
        }
    }
    if let Some(tile) = hive.last_moved {
        let _ = write!(text, " last={tile}");
    }
    text
}

pub(super) fn read(setup: Setup, text: &str) -> Result<Hive, ReadError> {
    read_words(setup, text).map_err(|error| match error.fault {
        Fault::Unreadable => error.with(Fault::HivePosition),
        _ => error,
    })
}

fn read_words(setup: Setup, text: &str) -> Result<Hive, ReadError> {
    let text = text.trim();
    if text.contains(';') || !text.contains(char::is_whitespace) {
        let game = game_string::read(&setup, text).map_err(|(error, _)| error)?;
        let mut hive = Hive::new(&game.setup);
        for mv in game.moves {
            hive.play_unchecked(mv);
        }
        return Ok(hive);
    }
    let mut words = text.split_whitespace();
    let plain = Setup {
        tournament: false,
        repetition: true,
        ..setup
    };
    let setup = plain.with_type_and_switches(words.next().unwrap_or_default())?;
    let to_move = match words.next() {
        Some("w") => Color::White,
        Some("b") => Color::Black,
        word => {
            return Err(ReadError::new(
                word.unwrap_or_default(),
                "the side to move is w or b",
            ));
        }
    };
    let ply = words.next().unwrap_or_default();
    let ply = ply
        .parse()
        .map_err(|_| ReadError::new(ply, "this should be the number of plies played"))?;
    let mut layout = Layout {
        lying: BTreeMap::new(),
        reserve: full_reserve(setup),
        to_move,
        ply,
        last_moved: None,
    };
    let mut placed: BTreeMap<Tile, Slot> = BTreeMap::new();
    for word in words {
        if layout.last_moved.is_some() {
            return Err(ReadError::new(word, "the last moved tile is the last word"));
        }
        if let Some(name) = word.strip_prefix("last=") {
            let slot = Tile::read(name).and_then(|tile| placed.get(&tile).copied());
            layout.last_moved =
                Some(slot.ok_or_else(|| ReadError::new(word, "no such tile is on the board"))?);
            continue;
        }
        let (tile, at) = read_placed(word)?;
        let level = layout
            .lying
            .range(at.at_level(0)..=at.at_level(u8::MAX))
            .count();
        let slot = at.at_level(level.min(usize::from(u8::MAX)) as u8);
        if placed.insert(tile, slot).is_some() {
            return Err(ReadError::new(word, "this tile is on the board already"));
        }
        let piece = tile.piece();
        match layout.reserve.get_mut(&(piece.owner, piece.kind)) {
            Some(left) if *left > 0 => *left -= 1,
            _ => {
                let reason = Contradiction::NotInGame(piece.kind);
                return Err(ReadError {
                    token: word.to_owned(),
                    ..Impossible::new(reason, [at]).into()
                });
            }
        }
        layout.lying.insert(
            slot,
            Lying {
                piece,
                dots: Dots::One(slot),
                turn: 0,
            },
        );
    }
    Hive::from_layout(&setup, &layout).map_err(ReadError::from)
}

fn read_placed(word: &str) -> Result<(Tile, Coord), ReadError> {
    let parts = word.split_once('@').and_then(|(name, place)| {
        let (x, y) = place.split_once(',')?;
        Some((
            Tile::read(name)?,
            Coord::new(x.parse().ok()?, y.parse().ok()?),
        ))
    });
    parts.ok_or_else(|| ReadError::new(word, "this should be a tile and its place, as in wA1@2,-1"))
}

/// Every tile of the game in hand.
pub(super) fn full_reserve(setup: Setup) -> BTreeMap<(Color, Kind), u8> {
    let mut reserve = BTreeMap::new();
    for tile in tile::tiles(tile::in_game(setup)) {
        let piece = tile.piece();
        *reserve.entry((piece.owner, piece.kind)).or_insert(0) += 1;
    }
    reserve
}
