//! The boards and the round table under them.

use crate::rules::Lattice;
use crate::rules::punct::Space;
use crate::table::art::lettering::{punct_coordinates, tak_coordinates};
use crate::table::art::outline::Outline;
use crate::table::art::palette::{self, Furniture, Palette};
use crate::table::art::sculpt::{Rung, Sculpt, quarter_round};
use crate::table::art::studio::Studio;
use crate::table::art::{BoardArt, Part, Role, SpaceShape};
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI};

/// How thick the boards are that lie on the table.
const PLATE: f32 = 0.32;

/// A board with the table under it; the first parts are the table's cloth and its edge.
pub(super) fn board(
    board: BoardArt,
    studio: &mut Studio,
    palette: &Palette,
    furniture: &Furniture,
) -> Vec<Part> {
    let drop = if board == BoardArt::Hive { 0.0 } else { PLATE };
    let under = board.centre() - Vec3::Y * drop;
    let at = Transform::from_translation(under);
    let mut parts = vec![
        Part::body(&studio.mesh(cloth(board)), &furniture.cloth)
            .placed(at)
            .flat(),
        Part::body(&studio.mesh(rim()), &furniture.rim_wood)
            .placed(at)
            .flat(),
    ];
    match board {
        BoardArt::Hive => {}
        BoardArt::Punct => parts.extend([
            Part::body(&studio.mesh(punct_plate()), &palette.plate),
            Part::mark(&studio.mesh(punct_dimples()), &palette.plate).flat(),
            Part::mark(&studio.mesh(punct_coordinates(0.002)), &palette.plate)
                .with_role(Role::Coordinates)
                .flat(),
        ]),
        BoardArt::Tak(size) => {
            let wood = palette::board_wood(studio);
            let (field, inlay) = if SpaceShape::of(board) == SpaceShape::Dot {
                (tak_plank(size), tak_lines(size))
            } else {
                (tak_squares(size), tak_nodes(size))
            };
            let coordinates = tak_coordinates(size, FRAME_TOP + 0.002, FRAME_MIDDLE);
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

const TABLE: f32 = 15.0;

/// The cloth around the board: what nobody sees isn't there, for every pixel of it would be paid for.
fn cloth(board: BoardArt) -> Sculpt {
    let mut sculpt = Sculpt::new(3.5);
    let edge = Outline::circle(Vec2::ZERO, TABLE, 96);
    // The corners of a polygon whose first side is turned to +x.
    let hole = |sides: u8, inradius: f32| -> Vec<Vec2> {
        let half = PI / f32::from(sides);
        let corner = |i| Vec2::from_angle(half * f32::from(2 * i + 1)) * (inradius / half.cos());
        (0..sides).map(corner).collect()
    };
    match board {
        BoardArt::Hive => sculpt.inlay(&edge, 0.0, Vec2::ZERO),
        BoardArt::Punct => sculpt.move_list(&edge, 0.0, &hole(6, SIDE_ROW + 0.3)),
        BoardArt::Tak(size) => sculpt.move_list(&edge, 0.0, &hole(4, f32::from(size) / 2.0 + 0.2)),
    };
    sculpt
}

/// The wooden edge of the table, a little above the cloth.
fn rim() -> Sculpt {
    let edge = Outline::circle(Vec2::ZERO, TABLE + 0.9, 96);
    let mut sculpt = Sculpt::new(4.0);
    sculpt.ring(&edge, 0.9, [-0.9, 0.12], 0.10);
    sculpt
}

/// The distance from the centre to the row of spaces along a side.
const SIDE_ROW: f32 = 6.928;

fn punct_plate() -> Sculpt {
    let outline = Outline::regular(6, SIDE_ROW + 1.05, FRAC_PI_2, 1.5, 12);
    let mut sculpt = Sculpt::new(6.0);
    sculpt.paint(Color::srgb(0.53, 0.525, 0.505)).raise(
        &outline,
        &quarter_round(-PLATE, 0.0, 0.02, 0.09, 4),
        Vec2::ZERO,
    );
    sculpt
}

/// The round hollows, lighter in the central hexagon, the line around that, and a bar along each side: opposite
/// sides share a hue, none of which means anything else at the table.
fn punct_dimples() -> Sculpt {
    let mut sculpt = Sculpt::new(6.0);
    for space in Space::all() {
        let (edge, floor) = if space.is_central() {
            (
                Color::srgb(0.63, 0.62, 0.595),
                Color::srgb(0.71, 0.70, 0.67),
            )
        } else {
            (
                Color::srgb(0.44, 0.435, 0.42),
                Color::srgb(0.485, 0.48, 0.46),
            )
        };
        let centre = Vec2::from(Lattice::HexColumns.plane(space.coord()));
        sculpt
            .paint(edge)
            .hollow(centre, 0.37, 0.001, &[(1.0, 0.9), (0.86, 0.45)], 24)
            .paint(floor)
            .hollow(centre, 0.32, 0.002, &[(1.0, 0.35), (0.5, 0.12)], 24);
    }
    let frame = Outline::regular(6, 2.185, FRAC_PI_2, 0.3, 6);
    sculpt
        .paint(Color::srgb(0.82, 0.81, 0.77))
        .band(&frame, 0.0, 0.035, 0.0015);
    let hues = [
        Color::srgb(0.42, 0.47, 0.58),
        Color::srgb(0.50, 0.53, 0.40),
        Color::srgb(0.56, 0.44, 0.52),
    ];
    for side in 0..6 {
        let out = Vec2::from_angle(FRAC_PI_3 * side as f32);
        let bar = Outline::rectangle(Vec2::new(0.055, 3.1), 0.05, 5).turned(out);
        let centre = out * (SIDE_ROW + 0.88);
        sculpt
            .paint(hues[side % 3])
            .inlay(&bar.moved(centre), 0.002, centre);
    }
    sculpt
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

/// The lines of the small board, and a disc on each of the nodes where the pieces stand.
fn tak_lines(size: u8) -> Sculpt {
    let last = f32::from(size) - 1.0;
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(Color::srgb(0.80, 0.68, 0.48));
    for i in 0..size {
        let along = f32::from(i);
        for ends in [
            [Vec2::new(along, 0.0), Vec2::new(along, last)],
            [Vec2::new(0.0, along), Vec2::new(last, along)],
        ] {
            sculpt.stroke(&ends, 0.045, 0.002);
        }
    }
    for file in 0..size {
        for rank in 0..size {
            let node = Vec2::new(f32::from(file), f32::from(rank));
            sculpt.inlay(&Outline::circle(node, 0.1, 20), 0.003, node);
        }
    }
    sculpt
}

/// Half the width of the ground between two squares, a little under both.
const GROOVE: f32 = 0.06;

/// How high the frame stands, and how far its middle is from the outer squares.
const FRAME_TOP: f32 = 0.045;
const FRAME_MIDDLE: f32 = 0.225;

/// The frame with the dark ground of the grooves.
fn tak_frame(size: u8) -> Sculpt {
    let half = f32::from(size) / 2.0;
    let centre = Vec2::splat(half - 0.5);
    let outer = Outline::rectangle(Vec2::splat(half + 0.42), 0.40, 8).moved(centre);
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
fn tak_nodes(size: u8) -> Sculpt {
    let mut sculpt = Sculpt::new(2.0);
    sculpt.paint(Color::srgb(0.80, 0.68, 0.48));
    for file in 1..size {
        for rank in 1..size {
            let corner = Vec2::new(f32::from(file) - 0.5, f32::from(rank) - 0.5);
            let diamond = Outline::regular(4, 0.065, 0.0, 0.012, 3).moved(corner);
            sculpt.inlay(&diamond, 0.002, corner);
        }
    }
    sculpt
}
