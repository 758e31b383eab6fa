//! The bar beside the board: White's winning chance from the bottom up.

use super::view::AnalysisView;
use crate::panels::widgets::theme::{self, CHARCOAL, IVORY};
use bevy_egui::egui::{self, Align2, FontId, Rect, Sense, Stroke, WidgetInfo, WidgetType, vec2};

/// What the bar takes of the board's room, with the gap beside it.
pub(in crate::panels) const WIDTH: f32 = 30.0;
const BAR: f32 = 24.0;

/// Draws the bar at the left edge of what is left free for the board.
pub(in crate::panels) fn evaluation_bar(ctx: &egui::Context, view: &AnalysisView, free: Rect) {
    let height = (free.height() - 16.0).max(40.0);
    let at = egui::pos2(free.left(), free.center().y - height / 2.0);
    egui::Area::new("evaluation".into())
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .movable(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(BAR, height), Sense::hover());
            response.widget_info(|| {
                WidgetInfo::labeled(WidgetType::Label, true, view.verdict.as_str())
            });
            paint(ui, rect, view);
            if !view.verdict.is_empty() {
                response.on_hover_text(view.verdict.as_str());
            }
        });
}

/// Black's part above, White's below, and the number at White's end.
fn paint(ui: &egui::Ui, rect: Rect, view: &AnalysisView) {
    let (painter, palette) = (ui.painter(), theme::of(ui));
    let Some(white) = view.white else {
        painter.rect_filled(rect, 5.0, palette.panel);
        painter.rect_stroke(rect, 5.0, edge(ui), egui::StrokeKind::Inside);
        return;
    };
    let share = white.clamp(0.0, 1.0);
    painter.rect_filled(rect, 5.0, CHARCOAL);
    let mut below = rect;
    below.min.y = rect.bottom() - rect.height() * share;
    painter.with_clip_rect(below).rect_filled(rect, 5.0, IVORY);
    // Where neither side is better.
    let middle = rect.center().y;
    painter.hline(rect.x_range(), middle, Stroke::new(1.5, palette.accent));
    painter.rect_stroke(rect, 5.0, edge(ui), egui::StrokeKind::Inside);
    let font = FontId::proportional(12.0);
    // The number stands on the larger part.
    let (align, at, color) = if share >= 0.5 {
        (
            Align2::CENTER_BOTTOM,
            rect.center_bottom() - vec2(0.0, 5.0),
            CHARCOAL,
        )
    } else {
        (
            Align2::CENTER_TOP,
            rect.center_top() + vec2(0.0, 5.0),
            IVORY,
        )
    };
    painter.text(at, align, &view.short, font, color);
}

fn edge(ui: &egui::Ui) -> Stroke {
    Stroke::new(1.0, theme::of(ui).edge)
}
