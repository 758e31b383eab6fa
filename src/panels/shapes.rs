//! Small pictures of pieces for the reserves, drawn with lines and discs.

use super::theme;
use crate::rules::{Color, Coord, Kind, Lattice, hive, punct, tak};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

pub(super) fn paint(painter: &Painter, rect: Rect, kind: Kind, owner: Color, fade: f32) {
    let body = if owner == Color::White {
        theme::IVORY
    } else {
        theme::CHARCOAL
    }
    .gamma_multiply(fade);
    let edge = if owner == Color::White {
        Color32::from_rgb(120, 110, 92)
    } else {
        Color32::from_rgb(150, 146, 140)
    };
    let edge = Stroke::new(1.2, edge.gamma_multiply(fade));
    match kind {
        Kind::Tak(stone) => tak_stone(painter, rect, stone, owner, body, edge),
        Kind::Hive(bug) => hive_tile(painter, rect, bug, body, edge, fade),
        Kind::Punct(shape) => punct_piece(painter, rect, shape, body, edge, fade),
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
    match stone {
        tak::Stone::Flat => {
            let round = if owner == Color::White { 2.0 } else { 8.0 };
            let flat = Rect::from_center_size(c, vec2(26.0, 18.0));
            painter.rect_filled(flat, round, body);
            painter.rect_stroke(flat, round, edge, bevy_egui::egui::StrokeKind::Inside);
        }
        tak::Stone::Standing => {
            let points = vec![
                c + vec2(-4.0, -14.0),
                c + vec2(6.0, -10.0),
                c + vec2(6.0, 13.0),
                c + vec2(-4.0, 13.0),
            ];
            painter.add(Shape::convex_polygon(points, body, edge));
        }
        tak::Stone::Cap => {
            painter.circle(c + vec2(0.0, 8.0), 9.0, body, edge);
            painter.circle(c - vec2(0.0, 5.0), 7.0, body, edge);
        }
    }
}

fn hive_tile(
    painter: &Painter,
    rect: Rect,
    bug: hive::Bug,
    body: Color32,
    edge: Stroke,
    fade: f32,
) {
    let c = rect.center();
    let corner = |i: u8| {
        let angle = std::f32::consts::FRAC_PI_3 * f32::from(i) + std::f32::consts::FRAC_PI_6;
        c + 17.0 * vec2(angle.cos(), angle.sin())
    };
    painter.add(Shape::convex_polygon(
        (0..6).map(corner).collect(),
        body,
        edge,
    ));
    let (letter, [r, g, b]) = match bug {
        hive::Bug::Queen => ("Q", [214, 158, 20]),
        hive::Bug::Beetle => ("B", [150, 90, 200]),
        hive::Bug::Grasshopper => ("G", [70, 150, 60]),
        hive::Bug::Spider => ("S", [150, 100, 60]),
        hive::Bug::Ant => ("A", [70, 120, 210]),
        hive::Bug::Ladybug => ("L", [206, 56, 48]),
        hive::Bug::Mosquito => ("M", [130, 136, 140]),
        hive::Bug::Pillbug => ("P", [40, 150, 150]),
    };
    painter.circle_filled(c, 10.5, Color32::from_rgb(r, g, b).gamma_multiply(fade));
    let font = bevy_egui::egui::FontId::proportional(15.0);
    painter.text(
        c,
        bevy_egui::egui::Align2::CENTER_CENTER,
        letter,
        font,
        Color32::WHITE.gamma_multiply(fade),
    );
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
    let dots: Vec<Pos2> = [Coord::default(), a, b].into_iter().map(plane).collect();
    let middle = dots
        .iter()
        .fold(vec2(0.0, 0.0), |sum, dot| sum + dot.to_vec2())
        / 3.0;
    let at = |dot: Pos2| rect.center() + (dot.to_vec2() - middle) * 11.5;
    let centres: Vec<Pos2> = dots.into_iter().map(at).collect();
    for (color, width) in [(edge.color, 11.5), (body, 9.0)] {
        let lines: &[(usize, usize)] = if shape == punct::Shape::Triangle {
            &[(0, 1), (1, 2), (2, 0)]
        } else {
            &[(0, 1), (0, 2), (1, 2)]
        };
        for &(from, to) in lines {
            if centres[from].distance(centres[to]) < 13.0 {
                painter.line_segment([centres[from], centres[to]], Stroke::new(width, color));
            }
        }
        for &centre in &centres {
            painter.circle_filled(centre, width / 2.0 + 0.6, color);
        }
    }
    painter.circle_filled(centres[0], 3.6, theme::ACCENT.gamma_multiply(fade));
    for &minor in &centres[1..] {
        painter.circle_filled(minor, 1.6, edge.color);
    }
}
