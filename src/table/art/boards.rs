//! The boards on their table, and Tak's boards.

use crate::store::Styles;
use crate::table::art::colors::{PunctColors, TakColors, mix, paint};
use crate::table::art::lettering::{punct_coordinates, tak_coordinates};
use crate::table::art::outline::Outline;
use crate::table::art::palette::{self, Furniture, Palette};
use crate::table::art::punct_board::{self, PLATE, SIDE_ROW};
use crate::table::art::sculpt::{Rung, Sculpt};
use crate::table::art::studio::Studio;
use crate::table::art::{BoardArt, Cast, Footprint, Part, Role, Shade, SpaceShape, hive, tables};
use crate::table::render::lights::away_from_lamp;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// A board with the table under it; the first parts are the table's top and its edge.
pub(super) fn board(
    board: BoardArt,
    studio: &mut Studio,
    palette: &Palette,
    furniture: &Furniture,
    styles: Styles,
) -> Vec<Part> {
    let (drop, clear) = match board {
        BoardArt::Hive => (hive::MAT_THICK, hive::MAT - 0.1),
        BoardArt::Punct => (PLATE, SIDE_ROW),
        BoardArt::Tak(size) => (PLATE, f32::from(size) / 2.0),
    };
    let under = board.centre() - Vec3::Y * drop;
    let at = Transform::from_translation(under);
    let mut parts = vec![
        Part::body(
            &studio.mesh(tables::top(styles.table, clear)),
            &furniture.top,
        )
        .placed(at)
        .flat(),
        Part::body(&studio.mesh(tables::rim()), &furniture.rim_wood)
            .placed(at)
            .flat(),
    ];
    let (edge, thick) = match board {
        BoardArt::Hive => (hive::mat_outline(), hive::MAT_THICK),
        BoardArt::Punct => (punct_board::outline(), PLATE),
        BoardArt::Tak(size) => {
            let centre = Vec2::new(under.x, -under.z);
            (tak_edge(size).moved(-centre), PLATE + FRAME_TOP)
        }
    };
    let shade = studio.mesh_of(board_shade(&edge, thick));
    parts.push(Part::mark(&shade, &palette.shade).placed(at).flat());
    match board {
        BoardArt::Hive => {
            let felt = palette::mat(studio, styles.hive);
            parts.extend([
                Part::body(&studio.mesh(hive::mat()), &felt).flat(),
                Part::mark(&studio.mesh(hive::mat_print(styles.hive)), &palette.inlay).flat(),
            ]);
        }
        BoardArt::Punct => {
            let colors = PunctColors::of(styles.punct);
            let stone = palette::plate(studio);
            parts.extend([
                Part::body(&studio.mesh(punct_board::plate(&colors)), &stone),
                Part::mark(&studio.mesh(punct_board::print(&colors)), &stone).flat(),
                Part::mark(
                    &studio.mesh(punct_coordinates(0.003, &colors)),
                    &palette.inlay,
                )
                .with_role(Role::Coordinates)
                .flat(),
            ]);
        }
        BoardArt::Tak(size) => {
            let colors = TakColors::of(styles.tak);
            let wood = palette::board_wood(studio, &colors);
            let (field, inlay) = if SpaceShape::of(board) == SpaceShape::Dot {
                (tak_plank(size), tak_lines(size, &colors))
            } else {
                (tak_squares(size), tak_nodes(size, &colors))
            };
            let coordinates = tak_coordinates(size, FRAME_TOP + 0.002, FRAME_MIDDLE, &colors);
            parts.extend([
                Part::body(&studio.mesh(field), &wood).flat(),
                Part::body(&studio.mesh(tak_frame(size)), &furniture.rim_wood),
                Part::mark(&studio.mesh(inlay), &palette.inlay).flat(),
                Part::mark(&studio.mesh(coordinates), &palette.inlay)
                    .with_role(Role::Coordinates)
                    .flat(),
            ]);
        }
    }
    parts
}

/// The shade that a board leaves on the table around it, a little more of it away from the lamp.
fn board_shade(edge: &Outline, thick: f32) -> Mesh {
    let mut shade = Shade::default();
    let cast = Cast {
        darkness: 0.5,
        width: 1.0 + 5.0 * thick,
        shift: Vec2::ZERO,
        along: away_from_lamp() * thick * 0.7,
    };
    shade.add(
        &Footprint::of_board(edge, thick),
        Vec3::ZERO,
        Quat::IDENTITY,
        cast,
    );
    shade.mesh(RenderAssetUsages::default())
}

/// A parquet: a square a space with a groove around it, its grain and tone turning from one to the next.
fn tak_squares(size: u8) -> Sculpt {
    let mut sculpt = Sculpt::new(5.0);
    let square = Outline::rectangle(Vec2::splat(0.485), 0.03, 3);
    // One slope does for an edge of a pixel or two: every triangle that touches a pixel is paid for.
    let edge = [
        Rung::new(0.0, -0.055, 0.3),
        Rung::new(0.025, 0.0, FRAC_PI_2),
    ];
    for file in 0..size {
        for rank in 0..size {
            let centre = Vec2::new(f32::from(file), f32::from(rank));
            let across = (file + rank) % 2 == 0;
            let tone = if across { 0.72 } else { 1.0 };
            // Each square is cut from another place of the plank.
            let from = centre * Vec2::new(1.37, 0.71);
            sculpt
                .paint(Color::linear_rgb(tone, tone, tone))
                .grain(from, across)
                .raise(&square.clone().moved(centre), &edge, centre);
        }
    }
    sculpt
}

/// One board of wood, for a game on the crossings of lines.
fn tak_plank(size: u8) -> Sculpt {
    let half = f32::from(size) / 2.0;
    let centre = Vec2::splat(half - 0.5);
    let plank = Outline::rectangle(Vec2::splat(half + 0.05), 0.03, 3);
    let mut sculpt = Sculpt::new(5.0);
    sculpt
        .paint(Color::linear_rgb(0.9, 0.9, 0.9))
        .inlay(&plank.moved(centre), 0.0, centre);
    sculpt
}

/// The lines of the small board, and an inlaid disc in a dark ring on each of the nodes where the pieces stand.
fn tak_lines(size: u8, colors: &TakColors) -> Sculpt {
    let last = f32::from(size) - 1.0;
    let mut sculpt = Sculpt::new(2.0);
    let dark = paint(mix(colors.board[1], [0.0; 3], 0.55));
    let ways: Vec<[Vec2; 2]> = (0..size)
        .map(f32::from)
        .flat_map(|at| {
            [
                [Vec2::new(at, 0.0), Vec2::new(at, last)],
                [Vec2::new(0.0, at), Vec2::new(last, at)],
            ]
        })
        .collect();
    for (color, width, height) in [(dark, 0.085, 0.0012), (paint(colors.inlay), 0.05, 0.002)] {
        sculpt.paint(color);
        for ends in &ways {
            sculpt.stroke(ends, width, height);
        }
    }
    for file in 0..size {
        for rank in 0..size {
            let node = Vec2::new(f32::from(file), f32::from(rank));
            sculpt
                .paint(dark)
                .inlay(&Outline::circle(node, 0.2, 28), 0.0026, node)
                .paint(paint(colors.inlay))
                .inlay(&Outline::circle(node, 0.165, 28), 0.0032, node)
                .paint(paint(mix(colors.inlay, colors.board[0], 0.45)))
                .inlay(&Outline::circle(node, 0.075, 20), 0.0038, node);
        }
    }
    sculpt
}

/// Half the width of the ground between two squares, a little under both.
const GROOVE: f32 = 0.06;

/// How high the frame stands, and how far its middle is from the outer squares.
const FRAME_TOP: f32 = 0.045;
const FRAME_MIDDLE: f32 = 0.225;

/// The outer edge of the frame.
fn tak_edge(size: u8) -> Outline {
    let half = f32::from(size) / 2.0;
    Outline::rectangle(Vec2::splat(half + 0.42), 0.40, 8).moved(Vec2::splat(half - 0.5))
}

/// The frame with the dark ground of the grooves.
fn tak_frame(size: u8) -> Sculpt {
    let half = f32::from(size) / 2.0;
    let centre = Vec2::splat(half - 0.5);
    let outer = tak_edge(size);
    let mut sculpt = Sculpt::new(4.0);
    sculpt.paint(Color::srgb(0.55, 0.50, 0.47));
    for groove in 0..=size {
        let across = f32::from(groove) - 0.5;
        for (middle, reach) in [
            (Vec2::new(across, centre.y), Vec2::new(GROOVE, half + 0.1)),
            (Vec2::new(centre.x, across), Vec2::new(half + 0.1, GROOVE)),
        ] {
            let strip = Outline::rectangle(reach, 0.02, 2).moved(middle);
            sculpt.inlay(&strip, -0.05, middle);
        }
    }
    sculpt
        .paint(Color::WHITE)
        .ring(&outer, 0.39, [-PLATE, FRAME_TOP], 0.06);
    sculpt
}

/// A small pale diamond where four squares meet.
fn tak_nodes(size: u8, colors: &TakColors) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(paint(colors.inlay));
    for file in 1..size {
        for rank in 1..size {
            let corner = Vec2::new(f32::from(file) - 0.5, f32::from(rank) - 0.5);
            let diamond = Outline::regular(4, 0.065, 0.0, 0.012, 3).moved(corner);
            sculpt.inlay(&diamond, 0.002, corner);
        }
    }
    sculpt
}
