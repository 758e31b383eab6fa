//! What is written on things: coordinates along the rims of boards, numbers on Hive's tiles, how high a stack is.

use crate::rules::Lattice;
use crate::rules::punct::Space;
use crate::store::PieceStyle;
use crate::table::art::colors::{HiveColors, PunctColors, TakColors, paint};
use crate::table::art::glyphs::write;
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use crate::table::art::{Side, hive};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The size of what stands on a rim.
const RIM_SIZE: f32 = 0.2;
/// How far PÜNCT's coordinates are from the last space of their line.
const BEYOND: f32 = 0.66;

/// Files and ranks on the frame of a Tak board, towards each player.
pub(super) fn tak_coordinates(
    size: u8,
    height: f32,
    middle_of_frame: f32,
    colors: &TakColors,
) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(paint(colors.letters));
    let (low, high) = (
        -0.5 - middle_of_frame,
        f32::from(size) - 0.5 + middle_of_frame,
    );
    for i in 0..size {
        let along = f32::from(i);
        let file = char::from(b'a' + i).to_string();
        let rank = (i + 1).to_string();
        for (text, at, up) in [
            (&file, Vec2::new(along, low), Vec2::Y),
            (&rank, Vec2::new(low, along), Vec2::Y),
            (&file, Vec2::new(along, high), Vec2::NEG_Y),
            (&rank, Vec2::new(high, along), Vec2::NEG_Y),
        ] {
            write(&mut sculpt, text, at, RIM_SIZE, up, height);
        }
    }
    sculpt
}

/// Letters below PÜNCT's columns, numbers at the left ends of its rows, once: Black's would stand between White's.
pub(super) fn punct_coordinates(height: f32, colors: &PunctColors) -> Sculpt {
    let mut columns: BTreeMap<String, Vec<Vec2>> = BTreeMap::new();
    let mut rows: BTreeMap<String, Vec<Vec2>> = BTreeMap::new();
    for space in Space::all() {
        let name = space.to_string();
        let (letter, number) = name.split_at(1);
        let at = Vec2::from(Lattice::HexColumns.plane(space.coord()));
        columns.entry(letter.to_owned()).or_default().push(at);
        rows.entry(number.to_owned()).or_default().push(at);
    }
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(paint(colors.letters));
    for (text, mut line) in columns {
        line.sort_by(|a, b| a.y.total_cmp(&b.y));
        write_before(&mut sculpt, &text, &line, height);
    }
    for (text, mut line) in rows {
        line.sort_by(|a, b| a.x.total_cmp(&b.x));
        write_before(&mut sculpt, &text, &line, height);
    }
    sculpt
}

/// Writes before the first space of a line.
fn write_before(sculpt: &mut Sculpt, text: &str, line: &[Vec2], height: f32) {
    if let [first, second, ..] = line {
        let at = first - (second - first).normalize_or_zero() * BEYOND;
        write(sculpt, text, at, 0.25, Vec2::Y, height);
    }
}

/// The number of a tile, at its foot, where the insect leaves room.
pub(super) fn tile_number(side: Side, number: u8, style: PieceStyle) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(paint(HiveColors::of(style).numbers[side.index()]));
    let at = Vec2::new(0.0, -0.385);
    let height = hive::TOP + 0.002;
    write(&mut sculpt, &number.to_string(), at, 0.13, Vec2::Y, height);
    sculpt
}

/// A round badge with the height of a stack; its middle is at the origin.
pub fn badge(levels: u8) -> Mesh {
    let mut sculpt = Sculpt::new(2.0);
    let circle = |radius: f32| Outline::circle(Vec2::ZERO, radius, 24);
    sculpt
        .paint(Color::srgb(0.95, 0.95, 0.95))
        .inlay(&circle(0.19), 0.0, Vec2::ZERO)
        .paint(Color::srgb(0.13, 0.20, 0.30))
        .inlay(&circle(0.168), 0.002, Vec2::ZERO)
        .paint(Color::WHITE);
    let size = if levels < 10 { 0.2 } else { 0.16 };
    let text = levels.to_string();
    write(&mut sculpt, &text, Vec2::ZERO, size, Vec2::Y, 0.004);
    sculpt.mesh()
}
