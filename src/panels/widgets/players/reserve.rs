//! A kind of piece in a reserve.

use crate::app::{Arrange, Intent};
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::ReserveItem;
use crate::panels::widgets::buttons::tip_beside;
use crate::panels::widgets::{shapes, theme};
use crate::rules::{Color, Kind, tak};
use crate::say;
use bevy_egui::egui::{self, Sense, Stroke, vec2};

/// A reserve piece as its shape and how many are left; a click takes one.
pub(super) fn reserve_button(
    ui: &mut egui::Ui,
    item: &ReserveItem,
    owner: Color,
    setting_up: bool,
    wanted: &mut Vec<Command>,
) {
    let piece = (owner, item.kind);
    let name = say!(ui, "play-reserve", piece = piece, count = item.count);
    let size = vec2(62.0, 44.0);
    let enabled = item.step.is_some();
    let (rect, response) = ui.allocate_exact_size(
        size,
        if enabled {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        },
    );
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name.clone()));
    let palette = theme::of(ui);
    let fill = match (item.chosen, response.hovered() && enabled, enabled) {
        (true, ..) => palette.begin,
        (_, true, _) => palette.hovered,
        (_, _, true) => palette.button,
        _ => palette.off,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, fill);
    if item.chosen {
        painter.rect_stroke(
            rect,
            6.0,
            Stroke::new(1.5, palette.calm),
            egui::StrokeKind::Inside,
        );
    }
    if item.focused || response.has_focus() {
        painter.rect_stroke(
            rect.expand(2.0),
            7.0,
            Stroke::new(2.0, palette.focus),
            egui::StrokeKind::Inside,
        );
    }
    let fade = if item.count == 0 {
        0.25
    } else if enabled {
        1.0
    } else {
        0.6
    };
    let picture = egui::Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(31.0, 36.0));
    shapes::paint(painter, picture, item.kind, owner, fade);
    let letter = matches!(item.kind, Kind::Hive(_));
    let shared = matches!(item.kind, Kind::Tak(tak::Stone::Standing));
    if !shared {
        let color = palette.text.gamma_multiply(fade);
        painter.text(
            rect.right_center() - vec2(6.0, if letter { 5.0 } else { 0.0 }),
            egui::Align2::RIGHT_CENTER,
            item.count,
            egui::FontId::proportional(15.0),
            color,
        );
    }
    if let (true, Some(key)) = (letter, item.key) {
        painter.text(
            rect.right_bottom() - vec2(6.0, 3.0),
            egui::Align2::RIGHT_BOTTOM,
            key.to_ascii_uppercase(),
            egui::FontId::proportional(10.0),
            palette.faint.gamma_multiply(fade),
        );
    }
    tip_beside(&response, &name);
    if let (true, Some(step)) = (response.clicked() || response.drag_started(), item.step) {
        wanted.push(if setting_up {
            Arrange::Pick(owner, item.kind).into()
        } else {
            Intent::Step(step).into()
        });
    }
    if response.drag_stopped() {
        wanted.push(Command::Drop);
    }
}
