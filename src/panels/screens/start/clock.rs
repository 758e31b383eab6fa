//! The clock of the next game: none, a usual one, or one's own numbers.

use crate::app::ChosenClock;
use crate::panels::widgets::theme;
use crate::record::time_control::TimeControl;
use crate::say;
use bevy_egui::egui;

/// Minutes for the game and seconds for each move.
const PRESETS: [(u32, u32); 4] = [(5, 5), (10, 10), (15, 10), (30, 0)];

/// No clock, and the usual ones.
pub(in crate::panels) fn usual_clocks() -> impl Iterator<Item = Option<TimeControl>> {
    let usual = PRESETS.map(|(minutes, secs)| Some(TimeControl::new(minutes, secs)));
    std::iter::once(None).chain(usual)
}

/// What a clock is called in a list.
pub(in crate::panels) fn clock_name(ui: &egui::Ui, control: Option<TimeControl>) -> String {
    control.map_or_else(
        || say!(ui, "start-no-clock"),
        |control| format!("{} + {}", control.base_secs / 60, control.increment_secs),
    )
}

/// The choice in a row.
pub(super) fn clock_ui(ui: &mut egui::Ui, clock: &mut ChosenClock) {
    let list = egui::ComboBox::from_id_salt("clock")
        .selected_text(clock_name(ui, clock.control))
        .width(100.0)
        .show_ui(ui, |ui| {
            for control in usual_clocks() {
                let name = clock_name(ui, control);
                ui.selectable_value(&mut clock.control, control, name);
            }
        });
    let label = say!(ui, "start-clock");
    list.response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, label.clone()));
    let Some(control) = &mut clock.control else {
        return;
    };
    let minutes_tip = say!(ui, "start-minutes-tip");
    let mut minutes = control.base_secs / 60;
    let field = egui::DragValue::new(&mut minutes)
        .range(1..=180)
        .suffix(say!(ui, "start-minutes"));
    if ui.add(field).on_hover_text(minutes_tip).changed() {
        control.base_secs = minutes * 60;
    }
    let field = egui::DragValue::new(&mut control.increment_secs)
        .range(0..=180)
        .prefix("+ ")
        .suffix(say!(ui, "start-seconds"));
    let seconds_tip = say!(ui, "start-seconds-tip");
    ui.add(field).on_hover_text(seconds_tip);
    let ends = say!(ui, "start-clock-ends");
    theme::ticks_ui(ui, |ui| {
        ui.checkbox(&mut clock.ends, ends);
    });
}
