//! Lists and pages that scroll along with the keyboard.

use bevy_egui::egui::{self, Key, Rect, UiBuilder, vec2};

/// What one press of an arrow scrolls where there is nothing to walk through.
const LINE: f32 = 40.0;

/// Rows of one height. Only those in sight are laid out, and one more on each side, so that the keyboard finds the
/// next row where the list ends for the eye.
pub(in crate::panels) fn rows_ui(
    ui: &mut egui::Ui,
    area: egui::ScrollArea,
    row_height: f32,
    count: usize,
    mut row: impl FnMut(&mut egui::Ui, usize),
) {
    let gap = ui.spacing().item_spacing.y;
    let step = row_height + gap;
    area.show_viewport(ui, |ui, viewport| {
        ui.set_height((step * count as f32 - gap).max(0.0));
        let end = ((viewport.max.y / step).ceil().max(0.0) as usize + 1).min(count);
        let first = ((viewport.min.y / step).floor().max(0.0) as usize).saturating_sub(1);
        let first = first.min(end);
        let top = ui.max_rect().top();
        let heights = egui::Rangef::new(top + first as f32 * step, top + end as f32 * step);
        let rect = Rect::from_x_y_ranges(ui.max_rect().x_range(), heights);
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            for i in first..end {
                ui.push_id(i, |ui| row(ui, i));
            }
            follow_focus(ui);
        });
    });
}

/// Scrolls to what the keyboard has just come to, if it is in this part of a scroll area and out of sight.
pub(in crate::panels) fn follow_focus(ui: &egui::Ui) {
    let remembered = ui.id().with("followed focus");
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp(remembered)) == Some(focused) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(remembered, focused));
    let shown = focused.and_then(|id| ui.ctx().read_response(id));
    if let Some(shown) = shown
        && shown.layer_id == ui.layer_id()
        && ui.min_rect().expand(1.0).contains_rect(shown.rect)
        && !ui.clip_rect().contains_rect(shown.rect)
    {
        // At once: a key that is held goes faster than a list that glides.
        let none = egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(shown.rect.expand(4.0), None, none);
    }
}

/// Arrows, page keys, Home and End scroll a text in which there is nothing to walk through.
pub(in crate::panels) fn scroll_by_keys(ui: &egui::Ui) {
    if ui.memory(egui::Memory::focused).is_some() {
        return;
    }
    let page = ui.clip_rect().height() * 0.9;
    let whole = ui.min_rect().height().max(page);
    for (key, by) in [
        (Key::ArrowUp, LINE),
        (Key::ArrowDown, -LINE),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, whole),
        (Key::End, -whole),
    ] {
        let times = ui.input(|input| input.num_presses(key));
        if times > 0 {
            ui.scroll_with_delta(vec2(0.0, by * times as f32));
        }
    }
}
