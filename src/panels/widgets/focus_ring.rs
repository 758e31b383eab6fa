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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_the_keyboard_has_an_edge_whatever_it_is() {
        let ctx = egui::Context::default();
        let color = theme::of(&ctx).focus;
        let mut text = String::new();
        let mut frame = |focus: Option<usize>| {
            let mut rects = Vec::new();
            let output = ctx.run_ui(egui::RawInput::default(), |ui| {
                let shown = [
                    ui.button("A button"),
                    ui.checkbox(&mut false, "A box"),
                    ui.add(egui::Slider::new(&mut 1.0, 0.0..=2.0).show_value(false)),
                    ui.text_edit_singleline(&mut text),
                    ui.selectable_label(false, "A choice"),
                ];
                if let Some(focus) = focus {
                    shown[focus].request_focus();
                }
                rects = shown.iter().map(|shown| shown.interact_rect).collect();
                focus_ring(ui.ctx());
            });
            let edges = output
                .shapes
                .into_iter()
                .filter_map(|shape| match shape.shape {
                    egui::Shape::Rect(rect) if rect.stroke == Stroke::new(2.0, color) => {
                        Some(rect.rect)
                    }
                    _ => None,
                });
            (edges.collect::<Vec<_>>(), rects)
        };
        assert!(frame(None).0.is_empty());
        for kind in 0..5 {
            frame(Some(kind));
            let (edges, rects) = frame(None);
            // Some kinds draw an edge of their own beside it.
            assert!(
                edges.contains(&rects[kind].expand(1.0)),
                "{kind}: {edges:?}"
            );
        }
    }
}
