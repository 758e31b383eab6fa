//! The edge around what has the keyboard, whatever kind of thing it is.

use crate::panels::widgets::theme;
use bevy_egui::egui::{self, LayerId, Stroke, StrokeKind};

/// Draws it over all panels of the same order.
pub(in crate::panels) fn focus_ring(ctx: &egui::Context) {
    let focused = ctx.memory(egui::Memory::focused);
    let Some(shown) = focused.and_then(|id| ctx.read_response(id)) else {
        return;
    };
    if !shown.interact_rect.is_positive() {
        return;
    }
    let layer = LayerId::new(shown.layer_id.order, egui::Id::new("focus ring"));
    let edge = Stroke::new(2.0, theme::of(ctx).focus);
    let rect = shown.interact_rect.expand(1.0);
    ctx.layer_painter(layer)
        .rect_stroke(rect, 6.0, edge, StrokeKind::Outside);
}
