//! The levels of a lifted stack, numbered beside it on the table with the owner of each.

use crate::panels::screens::play::view::{LevelLabel, PlayView};
use crate::panels::widgets::theme;
use crate::rules::Color;
use bevy_egui::egui::{self, FontId, Stroke, pos2, vec2};

const HEIGHT: f32 = 19.0;
/// How far beside the stack the words begin.
const BESIDE: f32 = 22.0;

/// Draws the labels. They are not there for the pointer, and panels go over them; the stack panel says the same.
pub(in crate::panels) fn level_labels_ui(ctx: &egui::Context, view: &PlayView) {
    if view.tags.is_empty() {
        return;
    }
    let layer = egui::LayerId::new(egui::Order::Background, egui::Id::new("level labels"));
    let painter = ctx.layer_painter(layer);
    let zoom = ctx.zoom_factor();
    let points = view
        .tags
        .iter()
        .map(|label| pos2(label.x / zoom, label.y / zoom));
    let points: Vec<egui::Pos2> = points.collect();
    let x = points.iter().map(|point| point.x).fold(0.0, f32::max) + BESIDE;
    let screen = ctx.viewport_rect();
    let heights: Vec<f32> = points.iter().map(|point| point.y).collect();
    let rows = spread_apart(&heights, HEIGHT, screen.y_range());
    for ((label, from), y) in view.tags.iter().zip(points).zip(rows) {
        paint(&painter, label, from, pos2(x, y));
    }
}

fn paint(painter: &egui::Painter, label: &LevelLabel, from: egui::Pos2, to: egui::Pos2) {
    let color = if label.lifted {
        theme::of(painter).focus
    } else {
        theme::of(painter).text
    };
    let words = painter.layout_no_wrap(label.words.clone(), FontId::proportional(13.5), color);
    let chip = if label.owner.is_some() { 15.0 } else { 0.0 };
    let size = vec2(words.size().x + chip + 12.0, HEIGHT - 2.0);
    let plate = egui::Rect::from_min_size(to - vec2(0.0, size.y / 2.0), size);
    painter.line_segment(
        [from, plate.left_center()],
        Stroke::new(1.0, color.gamma_multiply(0.7)),
    );
    painter.circle_filled(from, 2.0, color);
    painter.rect_filled(plate, 5.0, theme::of(painter).panel);
    if label.lifted {
        let edge = Stroke::new(1.0, color);
        painter.rect_stroke(plate, 5.0, edge, egui::StrokeKind::Inside);
    }
    if let Some(owner) = label.owner {
        let fill = match owner {
            Color::White => theme::IVORY,
            Color::Black => theme::CHARCOAL,
        };
        let middle = plate.left_center() + vec2(11.0, 0.0);
        painter.circle(
            middle,
            5.0,
            fill,
            Stroke::new(1.0, theme::of(painter).faint),
        );
    }
    let corner = plate.left_center() + vec2(6.0 + chip, -words.size().y / 2.0);
    painter.galley(corner, words, color);
}

/// Heights as near as can be to those wanted (given from the lowest on the screen up), so far apart that each can be
/// read, and inside the window.
fn spread_apart(wanted: &[f32], apart: f32, room: egui::Rangef) -> Vec<f32> {
    let mut rows = wanted.to_vec();
    for i in 1..rows.len() {
        rows[i] = rows[i].min(rows[i - 1] - apart);
    }
    // The whole block goes back to the middle of what was wanted.
    let middle = |rows: &[f32]| rows.iter().sum::<f32>() / rows.len().max(1) as f32;
    let mut shift = middle(wanted) - middle(&rows);
    if let (Some(lowest), Some(highest)) = (rows.first(), rows.last()) {
        shift = shift
            .min(room.max - apart - lowest)
            .max(room.min + apart - highest);
    }
    rows.iter().map(|row| row + shift).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_apart_and_inside_the_window() {
        let room = egui::Rangef::new(0.0, 600.0);
        let free = [500.0, 400.0, 300.0];
        assert_eq!(spread_apart(&free, 20.0, room), free);
        let tower: Vec<f32> = (0..20).map(|level| 560.0 - 9.0 * level as f32).collect();
        let rows = spread_apart(&tower, 20.0, room);
        assert!(rows.windows(2).all(|pair| pair[0] - pair[1] >= 19.99));
        assert!(rows[0] <= 580.0 && rows[19] >= 20.0, "{rows:?}");
    }
}
