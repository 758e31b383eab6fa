//! Small pictures of pieces for the reserves, drawn with lines and discs.

use crate::panels::widgets::theme;
use crate::rules::{Color, Coord, Dots, Kind, Lattice, Lying, Piece, Slot, hive, punct, tak};
use crate::table::art;
use bevy::prelude::ColorToPacked;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

pub(in crate::panels) fn paint(painter: &Painter, rect: Rect, kind: Kind, owner: Color, fade: f32) {
    let (body, edge) = colours(painter, kind, owner, fade);
    match kind {
        Kind::Tak(stone) => tak_stone(painter, rect, stone, owner, body, edge),
        Kind::Hive(bug) => hive_tile(painter, rect, bug, owner, body, edge, fade),
        Kind::Punct(shape) => punct_piece(painter, rect, shape, body, edge, fade),
    }
}

/// What a piece is filled with and what its edge is, in the style that is chosen.
fn colours(painter: &Painter, kind: Kind, owner: Color, fade: f32) -> (Color32, Stroke) {
    let bodies = art::flat_pieces(kind, theme::styles(painter)).map(theme::srgb);
    let body = bodies[owner.index()];
    let edge = body.lerp_to_gamma(bodies[(!owner).index()], EDGE);
    (
        body.gamma_multiply(fade),
        Stroke::new(1.2, edge.gamma_multiply(fade)),
    )
}

/// How far an edge is from its side's colour to the other's.
const EDGE: f32 = 0.47;

/// A piece as it lies among others, seen from above: `at` gives the middle of each of its slots, neighbouring spaces
/// being `space` apart.
pub(in crate::panels) fn paint_lying(
    painter: &Painter,
    lying: &Lying,
    space: f32,
    at: impl Fn(Slot) -> Pos2,
) {
    let Piece { owner, kind, .. } = lying.piece;
    let (body, edge) = colours(painter, kind, owner, 1.0);
    let edge = Stroke::new((space * 0.04).clamp(0.5, 1.2), edge.color);
    match (kind, lying.dots) {
        (Kind::Punct(_), Dots::Three(slots)) => {
            punct_discs(painter, slots.map(at), space / 11.6, body, edge, 1.0);
        }
        (Kind::Hive(bug), dots) => {
            let size = vec2(1.0, 1.0) * space * 1.13;
            let rect = Rect::from_center_size(at(dots.anchor()), size);
            hive_tile(painter, rect, bug, owner, body, edge, 1.0);
        }
        (Kind::Tak(stone), dots) => {
            let middle = at(dots.anchor());
            let square =
                |width, height| Rect::from_center_size(middle, vec2(width, height) * space);
            let round = space * if owner == Color::White { 0.06 } else { 0.2 };
            match stone {
                tak::Stone::Flat => {
                    painter.rect(square(0.76, 0.76), round, body, edge, StrokeKind::Inside);
                }
                tak::Stone::Standing => {
                    painter.rect(
                        square(0.82, 0.3),
                        round / 2.0,
                        body,
                        edge,
                        StrokeKind::Inside,
                    );
                }
                tak::Stone::Cap => {
                    painter.circle(middle, space * 0.32, body, edge);
                    painter.circle_stroke(middle, space * 0.16, edge);
                }
            }
        }
        (Kind::Punct(_), Dots::One(_)) => {}
    }
}

fn tak_stone(
    painter: &Painter,
    rect: Rect,
    stone: tak::Stone,
    owner: Color,
    body: Color32,
    edge: Stroke,
) {
    let c = rect.center();
    let unit = rect.width().min(rect.height()) / 34.0;
    let side = shade(body, 0.72);
    match stone {
        // Seen a little from above: the top face over its edge.
        tak::Stone::Flat => {
            let round = if owner == Color::White { 3.0 } else { 8.0 } * unit;
            let top = Rect::from_center_size(c - vec2(0.0, 2.0) * unit, vec2(30.0, 20.0) * unit);
            let foot = top.translate(vec2(0.0, 4.5) * unit);
            painter.rect(foot, round, side, edge, StrokeKind::Inside);
            painter.rect(top, round, body, edge, StrokeKind::Inside);
        }
        tak::Stone::Standing => {
            let front = Rect::from_center_size(c + vec2(-2.5, 1.0) * unit, vec2(22.0, 27.0) * unit);
            let round = if owner == Color::White { 3.0 } else { 7.0 } * unit;
            let back = front.translate(vec2(5.5, -3.0) * unit);
            painter.rect(back, round, side, edge, StrokeKind::Inside);
            painter.rect(front, round, body, edge, StrokeKind::Inside);
        }
        tak::Stone::Cap => {
            let column = Rect::from_center_size(c + vec2(0.0, 4.0) * unit, vec2(15.0, 20.0) * unit);
            let foot = Rect::from_center_size(c + vec2(0.0, 13.0) * unit, vec2(22.0, 6.0) * unit);
            painter.rect(foot, 3.0 * unit, side, edge, StrokeKind::Inside);
            painter.rect(column, 4.0 * unit, side, edge, StrokeKind::Inside);
            painter.circle(c - vec2(0.0, 6.5) * unit, 9.5 * unit, body, edge);
        }
    }
}

/// The same colour with less light on it.
fn shade(color: Color32, light: f32) -> Color32 {
    let [r, g, b, a] = color.to_array();
    let darker = |channel: u8| (f32::from(channel) * light) as u8;
    Color32::from_rgba_premultiplied(darker(r), darker(g), darker(b), a)
}

/// The tile with the insect that lies on it in the picture, and its letter in the corner.
fn hive_tile(
    painter: &Painter,
    rect: Rect,
    bug: hive::Bug,
    owner: Color,
    body: Color32,
    edge: Stroke,
    fade: f32,
) {
    let c = rect.center();
    let radius = rect.width().min(rect.height()) / 2.0;
    let corner = |i: u8| {
        let angle = std::f32::consts::FRAC_PI_3 * f32::from(i) + std::f32::consts::FRAC_PI_6;
        c + radius * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon(
        (0..6).map(corner).collect(),
        body,
        edge,
    ));
    let style = theme::styles(painter).hive;
    for (rim, color) in art::drawn_bug(bug, owner, style) {
        let points = rim
            .into_iter()
            .map(|at| c + vec2(at.x, -at.y) * radius * 1.85);
        let [r, g, b, _] = color.to_srgba().to_u8_array();
        let color = Color32::from_rgb(r, g, b).gamma_multiply(fade);
        painter.add(Shape::convex_polygon(points.collect(), color, Stroke::NONE));
    }
}

fn punct_piece(
    painter: &Painter,
    rect: Rect,
    shape: punct::Shape,
    body: Color32,
    edge: Stroke,
    fade: f32,
) {
    let plane = |at: Coord| {
        let [x, y] = Lattice::HexColumns.plane(at);
        pos2(x, -y)
    };
    let [a, b] = shape.offsets(0).map(|(x, y)| Coord::new(x, y));
    let dots = [Coord::default(), a, b].map(plane);
    let middle = dots
        .iter()
        .fold(vec2(0.0, 0.0), |sum, dot| sum + dot.to_vec2())
        / 3.0;
    let unit = rect.width().min(rect.height()) / 34.0;
    let at = |dot: Pos2| rect.center() + (dot.to_vec2() - middle) * (11.6 * unit);
    let centres = dots.map(at);
    punct_discs(painter, centres, unit, body, edge, fade);
}

/// The three joined discs of a PÜNCT piece, its PÜNCT first.
fn punct_discs(
    painter: &Painter,
    centres: [Pos2; 3],
    unit: f32,
    body: Color32,
    edge: Stroke,
    fade: f32,
) {
    for (color, width) in [(edge.color, 12.2 * unit), (body, 9.8 * unit)] {
        for (from, to) in [(0, 1), (1, 2), (2, 0)] {
            if centres[from].distance(centres[to]) < 13.0 * unit {
                painter.line_segment(
                    [centres[from], centres[to]],
                    Stroke::new(width * 0.8, color),
                );
            }
        }
        for centre in centres {
            painter.circle_filled(centre, width / 2.0, color);
        }
    }
    painter.circle_filled(centres[0], 3.9 * unit, theme::PUNCT.gamma_multiply(fade));
    for &minor in &centres[1..] {
        painter.circle_filled(minor, 1.7 * unit, edge.color);
    }
}
