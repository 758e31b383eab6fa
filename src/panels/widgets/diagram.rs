//! A position as a small picture seen from above, for lists of games: always right, and drawn without the GPU.

use crate::panels::widgets::{shapes, theme};
use crate::rules::{Coord, Game, Lattice, Lying, Slot};
use crate::table::art::{BoardArt, FlatBoard, SpaceShape};
use bevy_egui::egui::{self, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

/// How far a level is drawn above the one below it, in spaces, so that stacks show as stacks.
const RISE: f32 = 0.13;

/// Draws a position so that it fills a rectangle.
pub(in crate::panels) fn paint(painter: &Painter, rect: Rect, game: &Game) {
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    let board_art = BoardArt::of(&game.setup());
    let colors = FlatBoard::of(board_art, theme::styles(&painter));
    painter.rect_filled(rect, 6.0, theme::srgb(colors.table));
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
    let shape = SpaceShape::of(board_art);
    board(&painter, (lattice, shape), &colors, &spaces, space, &place);
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
    colors: &FlatBoard,
    spaces: &[Coord],
    space: f32,
    place: &impl Fn(Coord) -> Pos2,
) {
    match lattice {
        Lattice::Square if shape == SpaceShape::Dot => nodes(painter, colors, spaces, space, place),
        Lattice::Square => {
            for &at in spaces {
                let square = Rect::from_center_size(place(at), vec2(space, space));
                let ground = colors.grounds[usize::from((at.x + at.y).rem_euclid(2) == 1)];
                let ground = theme::srgb(ground);
                painter.rect(square, 0.0, ground, Stroke::NONE, StrokeKind::Inside);
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
                theme::srgb(colors.grounds[0]),
                Stroke::NONE,
            ));
            for &at in spaces {
                painter.circle_filled(place(at), space * 0.3, theme::srgb(colors.holes));
            }
        }
        // Hive has no board.
        Lattice::HexRows => {}
    }
}

/// A square board whose pieces stand where its lines cross.
fn nodes(
    painter: &Painter,
    colors: &FlatBoard,
    spaces: &[Coord],
    space: f32,
    place: &impl Fn(Coord) -> Pos2,
) {
    let mut wood = Rect::NOTHING;
    for &at in spaces {
        wood.extend_with(place(at));
    }
    painter.rect_filled(
        wood.expand(space / 2.0),
        0.0,
        theme::srgb(colors.grounds[0]),
    );
    let line = Stroke::new((space * 0.06).max(1.0), theme::srgb(colors.lines));
    for &at in spaces {
        for step in [Coord::new(1, 0), Coord::new(0, 1)] {
            if spaces.contains(&(at + step)) {
                painter.line_segment([place(at), place(at + step)], line);
            }
        }
        painter.circle_filled(place(at), space * 0.11, theme::srgb(colors.holes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PieceStyle, Styles};
    use crate::table::art;
    use std::collections::BTreeSet;

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

    /// The colours of the squares and discs of a position in a style.
    fn filled(setup: &str, style: PieceStyle) -> BTreeSet<[u8; 4]> {
        let mut game = Game::new(&setup.parse().unwrap());
        let first = game.legal_moves()[0];
        game.play(first).unwrap();
        let ctx = egui::Context::default();
        theme::apply_styles(
            &ctx,
            Styles {
                punct: style,
                hive: style,
                tak: style,
                ..Styles::default()
            },
        );
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(120.0, 90.0));
            paint(ui.painter(), rect, &game);
        });
        let shapes = output.shapes.into_iter().map(|clipped| clipped.shape);
        let fills = shapes.filter_map(|shape| match shape {
            Shape::Rect(rect) => Some(rect.fill),
            Shape::Circle(circle) => Some(circle.fill),
            Shape::Path(path) => Some(path.fill),
            _ => None,
        });
        fills.map(|fill| fill.to_array()).collect()
    }

    #[test]
    fn the_picture_of_a_game_follows_the_style_of_its_pieces() {
        for setup in ["tak5", "tak4", "hive", "punct:standard"] {
            let kind = Game::new(&setup.parse().unwrap()).setup().emblem();
            let mut seen = Vec::new();
            for style in PieceStyle::ALL {
                let styles = Styles {
                    punct: style,
                    hive: style,
                    tak: style,
                    ..Styles::default()
                };
                let own = art::flat_pieces(kind, styles).map(|body| theme::srgb(body).to_array());
                let fills = filled(setup, style);
                // Tak's first stone is Black's.
                assert!(
                    own.iter().any(|body| fills.contains(body)),
                    "{setup} {style:?}"
                );
                assert!(!seen.contains(&fills), "{setup} {style:?}");
                seen.push(fills);
            }
        }
    }

    #[test]
    fn the_marks_of_the_board_of_four_are_dots() {
        assert_eq!(SpaceShape::of(BoardArt::Tak(4)), SpaceShape::Dot);
        for size in [3, 5, 6, 7, 8] {
            assert_eq!(SpaceShape::of(BoardArt::Tak(size)), SpaceShape::Square);
        }
    }
}
