//! A position as a small picture seen from above, for lists of games: always right, and drawn without the GPU.

use crate::panels::widgets::shapes;
use crate::rules::{Coord, Game, Lattice, Lying, Slot};
use crate::table::art::{BoardArt, SpaceShape};
use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

const TABLE: Color32 = Color32::from_rgb(43, 58, 60);
const BOARD: Color32 = Color32::from_rgb(140, 128, 110);
const HOLE: Color32 = Color32::from_rgb(112, 102, 88);
const LINE: Color32 = Color32::from_rgb(92, 62, 36);
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
    let shape = SpaceShape::of(BoardArt::of(&game.setup()));
    board(&painter, (lattice, shape), &spaces, space, &place);
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
    (lattice, shape): (Lattice, SpaceShape),
    spaces: &[Coord],
    space: f32,
    place: &impl Fn(Coord) -> Pos2,
) {
    match lattice {
        Lattice::Square if shape == SpaceShape::Dot => nodes(painter, spaces, space, place),
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

/// A square board whose pieces stand where its lines cross.
fn nodes(painter: &Painter, spaces: &[Coord], space: f32, place: &impl Fn(Coord) -> Pos2) {
    let mut wood = Rect::NOTHING;
    for &at in spaces {
        wood.extend_with(place(at));
    }
    painter.rect_filled(wood.expand(space / 2.0), 0.0, WOOD[0]);
    let line = Stroke::new((space * 0.06).max(1.0), LINE);
    for &at in spaces {
        for step in [Coord::new(1, 0), Coord::new(0, 1)] {
            if spaces.contains(&(at + step)) {
                painter.line_segment([place(at), place(at + step)], line);
            }
        }
        painter.circle_filled(place(at), space * 0.11, LINE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many line segments and squares a board is drawn with.
    fn drawn(setup: &str) -> (usize, usize) {
        let game = Game::new(&setup.parse().unwrap());
        let ctx = egui::Context::default();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(120.0, 90.0));
            paint(ui.painter(), rect, &game);
        });
        let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
        let lines = shapes
            .clone()
            .filter(|shape| matches!(shape, Shape::LineSegment { .. }));
        let squares =
            shapes.filter(|shape| matches!(shape, Shape::Rect(rect) if rect.rect.width() < 60.0));
        (lines.count(), squares.count())
    }

    #[test]
    fn the_board_of_four_has_lines_and_the_others_have_squares() {
        assert_eq!(drawn("tak4"), (24, 0));
        assert_eq!(drawn("tak5"), (0, 25));
    }

    #[test]
    fn the_marks_of_the_board_of_four_are_dots() {
        assert_eq!(SpaceShape::of(BoardArt::Tak(4)), SpaceShape::Dot);
        for size in [3, 5, 6, 7, 8] {
            assert_eq!(SpaceShape::of(BoardArt::Tak(size)), SpaceShape::Square);
        }
    }
}
