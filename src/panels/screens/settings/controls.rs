//! What changes a setting: a switch, a list, a slider. A screen reader hears the row's name with what is chosen.

use super::row::CONTROL;
use crate::panels::widgets::theme;
use crate::say;
use crate::words::{Key, Speaker};
use bevy_egui::egui::{self, WidgetInfo, WidgetType};

/// Something that is on or off.
pub(super) fn switch_ui(ui: &mut egui::Ui, word: &str, on: &mut bool) {
    theme::ticks_ui(ui, |ui| {
        let shown = ui.checkbox(on, "");
        shown.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, word));
    });
}

/// One of several that have names.
pub(super) fn list_ui<T: PartialEq + Copy>(
    ui: &mut egui::Ui,
    word: &str,
    chosen: &mut T,
    choices: impl IntoIterator<Item = (T, Key)>,
) {
    let words = ui.words();
    let choices = choices.into_iter();
    let named = choices.map(|(value, name)| (value, words.say(&name.into())));
    names_ui(ui, word, chosen, named.collect());
}

/// One of several whose names are known; something else that is chosen is shown without one.
pub(super) fn names_ui<T: PartialEq>(
    ui: &mut egui::Ui,
    word: &str,
    chosen: &mut T,
    choices: Vec<(T, String)>,
) {
    let now = choices.iter().find(|(value, _)| value == chosen);
    let now = now.map(|(_, name)| name.clone()).unwrap_or_default();
    other_ui(ui, word, now, chosen, choices);
}

/// One of several, where something else may be chosen that is called so.
pub(super) fn other_ui<T: PartialEq>(
    ui: &mut egui::Ui,
    word: &str,
    now: String,
    chosen: &mut T,
    choices: Vec<(T, String)>,
) {
    let list = egui::ComboBox::from_id_salt("choice")
        .selected_text(now.as_str())
        .width(CONTROL - 14.0)
        .truncate()
        .show_ui(ui, |ui| {
            for (value, name) in choices {
                let is_chosen = value == *chosen;
                if ui.selectable_label(is_chosen, name).clicked() && !is_chosen {
                    *chosen = value;
                }
            }
        });
    list.response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::ComboBox, true, word);
        info.current_text_value = Some(now.clone());
        info
    });
}

/// A number of hundredths.
pub(super) fn percent_ui(ui: &mut egui::Ui, word: &str, percent: &mut u8) {
    let words = ui.words();
    let slider = egui::Slider::new(percent, 0..=100)
        .custom_formatter(move |percent, _| say!(words, "settings-percent", percent = percent))
        .custom_parser(read_number);
    slider_ui(ui, word, slider);
}

/// How many of something, where there are a few at the most.
pub(super) fn count_ui(
    ui: &mut egui::Ui,
    word: &str,
    count: &mut u8,
    range: std::ops::RangeInclusive<u8>,
) {
    slider_ui(ui, word, egui::Slider::new(count, range));
}

/// A number of seconds.
pub(super) fn seconds_ui(
    ui: &mut egui::Ui,
    word: &str,
    secs: &mut f32,
    range: std::ops::RangeInclusive<f32>,
    step: f64,
) {
    let words = ui.words();
    let slider = egui::Slider::new(secs, range)
        .step_by(step)
        .logarithmic(step >= 1.0)
        // What somebody wrote into the file stays until it is changed.
        .clamping(egui::SliderClamping::Edits)
        .custom_formatter(move |secs, _| say!(words, "menu-seconds", secs = secs))
        .custom_parser(read_number);
    slider_ui(ui, word, slider);
}

fn slider_ui(ui: &mut egui::Ui, word: &str, slider: egui::Slider<'_>) {
    ui.spacing_mut().slider_width = CONTROL - 84.0;
    ui.spacing_mut().interact_size.x = 52.0;
    // From right to left the number would stand before the slider.
    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        let shown = ui.add(slider);
        ui.ctx()
            .accesskit_node_builder(shown.id, |node| node.set_label(word));
    });
}

/// The number that somebody types, with either decimal sign, whatever stands behind it.
fn read_number(text: &str) -> Option<f64> {
    let number = text.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    number.trim().replace(',', ".").parse().ok()
}
