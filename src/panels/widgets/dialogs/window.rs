//! The frame of every window that lies over a screen: it takes the pointer and the keyboard from what is under it, no
//! page or panel can come before it, and Esc, its cross or a click beside it close it.

use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, RichText};

/// What is left free around a window at least.
const MARGIN: f32 = 24.0;

/// Shows a window that is as wide as its content, up to `widest`; true when it was closed.
pub(in crate::panels) fn window(
    ctx: &egui::Context,
    title: &str,
    widest: f32,
    content: impl FnOnce(&mut egui::Ui),
) -> bool {
    let room = ctx.viewport_rect().shrink(MARGIN);
    let frame = theme::panel_frame(ctx).fill(theme::of(ctx).panel.to_opaque());
    let shown = egui::Modal::new(egui::Id::new(("window", title)))
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_max_width(widest.min(room.width() - 2.0 * MARGIN));
            let closed = head_ui(ui, title);
            ui.separator();
            content(ui);
            closed
        });
    shown.should_close() || shown.inner
}

/// The title with a cross behind it.
fn head_ui(ui: &mut egui::Ui, title: &str) -> bool {
    egui::Sides::new()
        .shrink_left()
        .truncate()
        .show(
            ui,
            |ui| ui.label(RichText::new(title).size(17.0).strong()),
            close_button,
        )
        .1
}

/// The cross that closes a window.
pub(in crate::panels) fn close_button(ui: &mut egui::Ui) -> bool {
    let cross = ui.button("×");
    let label = say!(ui, "dialogs-close");
    cross.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone()));
    let tip = say!(ui, "dialogs-close-tip");
    cross.on_hover_text(tip).clicked()
}

/// How high a list in a window may be.
pub(in crate::panels) fn room_for_list(ctx: &egui::Context) -> f32 {
    (ctx.viewport_rect().height() - 2.0 * MARGIN - 90.0).max(60.0)
}
