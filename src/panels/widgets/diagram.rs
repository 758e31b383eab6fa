//! A position as a small picture seen from above, for lists of games: always right, and drawn without the GPU.

use crate::panels::widgets::shapes;
use crate::rules::{Coord, Game, Lattice, Lying, Slot};
use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

const TABLE: Color32 = Color32::from_rgb(43, 58, 60);
const BOARD: Color32 = Color32::from_rgb(140, 128, 110);
const HOLE: Color32 = Color32::from_rgb(112, 102, 88);
const WOOD: [Color32; 2] = [
    Color32::from_rgb(150, 112, 74),
    Color32::from_rgb(132, 96, 62),
];

/// How far a level is drawn above the one below it, in spaces, so that stacks show as stacks.
const RISE: f32 = 0.13;

/// Draws a position so that it fills a rectangle.
pub(in crate::panels) fn paint(painter: &Painter, rect: Rect, game: &Game) {
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    painter.rect_filled(rect, 6.0, TABLE);
    let lattice = game.lattice();
    let spaces = game.spaces();
    let plane = |at: Coord| {
        let [x, away] = lattice.plane(at);
        vec2(x, -away)
    };
    let low = spaces.iter().map(|at| plane(*at)).reduce(egui::Vec2::min);
    let high = spaces.iter().map(|at| plane(*at)).reduce(egui::Vec2::max);
    let (Some(low), Some(high)) = (low, high) else {
        return;
    };
    let extent = high - low + vec2(1.3, 1.3);
    let space = (rect.width() / extent.x)
        .min(rect.height() / extent.y)
        .min(34.0);
    let place = |at: Coord| rect.center() + (plane(at) - (low + high) / 2.0) * space;
    board(&painter, lattice, &spaces, space, &place);
    // From the bottom up, so that what lies on top is seen.
    let mut lying: Vec<Lying> = game.layout().lying.into_values().collect();
    lying.sort_by_key(|lying| lying.dots.anchor().level);
    for lying in &lying {
        shapes::paint_lying(&painter, lying, space, |slot: Slot| {
            place(slot.at) - vec2(0.0, RISE * f32::from(slot.level.min(9))) * space
        });
    }
}

fn board(
    painter: &Painter,
    lattice: Lattice,
    spaces: &[Coord],
    space: f32,
    place: &impl Fn(Coord) -> Pos2,
) {
    match lattice {
        Lattice::Square => {
            for &at in spaces {
                let square = Rect::from_center_size(place(at), vec2(space, space));
                let wood = WOOD[usize::from((at.x + at.y).rem_euclid(2) == 1)];
                painter.rect(square, 0.0, wood, Stroke::NONE, StrokeKind::Inside);
            }
        }
        Lattice::HexColumns => {
            let middle = spaces
                .iter()
                .fold(vec2(0.0, 0.0), |sum, at| sum + place(*at).to_vec2())
                / spaces.len() as f32;
            let middle = pos2(middle.x, middle.y);
            let far = spaces
                .iter()
                .map(|at| place(*at).distance(middle))
                .fold(0.0, f32::max);
            let corners = (0..6).map(|corner| {
                let angle = std::f32::consts::FRAC_PI_3 * (corner as f32 + 0.5);
                middle + (far + space) * vec2(angle.sin(), angle.cos())
            });
            painter.add(Shape::convex_polygon(
                corners.collect(),
                BOARD,
                Stroke::NONE,
            ));
            for &at in spaces {
                painter.circle_filled(place(at), space * 0.3, HOLE);
            }
        }
        // Hive has no board.
        Lattice::HexRows => {}
    }
}
