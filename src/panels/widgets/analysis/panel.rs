//! The panel of the best lines, at the bottom of the right column.

use super::line::line_ui;
use super::view::AnalysisView;
use crate::app::ChosenLines;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::{history, theme};
use crate::say;
use bevy_egui::egui::{self, Button, Label, RichText, WidgetInfo, WidgetType};
use egui_phosphor::regular as icon;

/// How much of the column the panel takes, within bounds.
const SHARE: f32 = 0.4;
const LEAST: f32 = 170.0;
const MOST: f32 = 300.0;
/// The widest that the list of sources becomes.
const SOURCE: f32 = 130.0;
/// What its frame and its two rows of buttons and words take.
const AROUND: f32 = 112.0;

/// Draws the panel in a corner of the room and returns where it is.
pub(in crate::panels) fn analysis_panel(
    ctx: &egui::Context,
    view: &AnalysisView,
    room: egui::Rect,
    can_play: bool,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let height = (room.height() * SHARE)
        .clamp(LEAST, MOST)
        .min(room.height() * 0.5);
    let mut meant = None;
    let shown = egui::Area::new("analysis".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_BOTTOM)
        .fixed_pos(room.right_bottom())
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(history::WIDTH);
                head_ui(ui, view, wanted);
                let most = (height - AROUND).max(24.0);
                egui::ScrollArea::vertical()
                    .max_height(most)
                    // A panel remembers how high it was: without this it could never grow.
                    .min_scrolled_height(most)
                    // It stays as high as it is while lines come and go.
                    .auto_shrink([false, false])
                    .show(ui, |ui| {
                        for (rank, line) in view.lines.iter().enumerate() {
                            let moves = ui
                                .push_id(rank, |ui| {
                                    line_ui(ui, rank, line, view.shown, can_play, wanted)
                                })
                                .inner;
                            meant = meant.or(moves.map(|moves| (rank, moves)));
                        }
                        follow_focus(ui);
                    });
                choices_ui(ui, view, wanted);
            });
        });
    // Only a pointer that comes to another move asks: what ended in the meantime doesn't come back by itself.
    let remembered = egui::Id::new("line under the pointer");
    let before = ctx.data(|data| data.get_temp::<Option<(usize, usize)>>(remembered));
    if before.unwrap_or_default() != meant {
        ctx.data_mut(|data| data.insert_temp(remembered, meant));
        wanted.push(Command::PreviewLine(meant));
    }
    shown.response.rect
}

/// How the position stands, who says so and how far they have looked.
fn head_ui(ui: &mut egui::Ui, view: &AnalysisView, wanted: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal(|ui| {
        let title = CommandId::Analyse.info().word(ui);
        ui.label(RichText::new(title).size(17.0).strong());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let off = ui.add(Button::new(icon::X).small());
            let word = say!(ui, "analysis-off");
            off.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &word));
            if off.on_hover_text(&word).clicked() {
                wanted.push(Command::Analyse);
            }
            source_ui(ui, view, wanted);
        });
    });
    let said = if view.verdict.is_empty() {
        &view.progress
    } else {
        &view.verdict
    };
    ui.add(Label::new(said).wrap());
    if !view.verdict.is_empty() {
        ui.add(Label::new(faint(ui, &view.progress)).wrap());
    }
}

/// Who finds the lines; where several can, one of them is chosen.
fn source_ui(ui: &mut egui::Ui, view: &AnalysisView, wanted: &mut Vec<Command>) {
    if view.sources.len() < 2 {
        ui.add(Label::new(faint(ui, &view.source)).truncate());
        return;
    }
    let info = CommandId::AnalysisSource.info();
    let word = info.word(ui);
    let list = egui::ComboBox::from_id_salt("source of the analysis")
        .selected_text(faint(ui, &view.source))
        .width(ui.available_width().min(SOURCE))
        .truncate()
        .show_ui(ui, |ui| {
            for (source, name) in &view.sources {
                let is_asked = *source == view.asked;
                if ui.selectable_label(is_asked, name).clicked() && !is_asked {
                    wanted.push(Command::AnalysisSource(*source));
                }
            }
        });
    list.response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::ComboBox, true, &word);
        info.current_text_value = Some(view.source.clone());
        info
    });
    list.response.on_hover_text(info.tip(ui));
}

fn faint(ui: &egui::Ui, text: &str) -> RichText {
    RichText::new(text).small().color(theme::of(ui).faint)
}

/// How many lines, and how they are written.
fn choices_ui(ui: &mut egui::Ui, view: &AnalysisView, wanted: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding = egui::vec2(6.0, 1.0);
        let word = CommandId::AnalysisLines.info().word(ui);
        for (sign, name, count, possible) in [
            (
                icon::MINUS,
                say!(ui, "analysis-fewer"),
                view.count.saturating_sub(1),
                view.count > 1,
            ),
            (
                icon::PLUS,
                say!(ui, "analysis-more"),
                view.count + 1,
                view.count < ChosenLines::MOST,
            ),
        ] {
            if sign == icon::PLUS {
                let count = say!(ui, "analysis-count", count = view.count);
                ui.label(&count).on_hover_text(&word);
            }
            let button = ui.add_enabled(possible, Button::new(sign));
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, possible, &name));
            if button.on_hover_text(&name).clicked() {
                wanted.push(Command::AnalysisLines(count));
            }
        }
        let info = CommandId::AnalysisNotation.info();
        let mut in_notation = view.in_notation;
        theme::ticks_ui(ui, |ui| {
            let row = ui.checkbox(&mut in_notation, info.word(ui));
            if row.on_hover_text(info.tip(ui)).changed() {
                wanted.push(Command::AnalysisNotation(in_notation));
            }
        });
    });
}
