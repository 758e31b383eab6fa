//! The list of what went wrong: how each side played, and for each mistake why it is one and what punishes it.

use super::graph::mark_color;
use super::rows::{LineView, MistakeRow, ReportRows, SideRow};
use crate::analysis::Mark;
use crate::app::{Proposal, PuzzleRequest, ReportRequest};
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::record::tree::NodeId;
use crate::say;
use bevy_egui::egui::{self, RichText, WidgetInfo, WidgetType, vec2};
use egui_phosphor::regular as icon;

/// What the line about a sweep under way takes.
pub(in crate::panels::widgets) const PROGRESS_HEIGHT: f32 = 30.0;

/// How far a sweep has come, and the way to stop it.
pub(in crate::panels::widgets) fn progress_ui(
    ui: &mut egui::Ui,
    [done, all]: [usize; 2],
    wanted: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let stop = say!(ui, "report-stop");
        let words = say!(ui, "report-progress", done = done, all = all);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let button = ui.add(egui::Button::new(icon::STOP).small());
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &stop));
            if button.on_hover_text(&stop).clicked() {
                wanted.push(ReportRequest::Analyse.into());
            }
            let share = done as f32 / all.max(1) as f32;
            let bar = egui::ProgressBar::new(share)
                .desired_height(18.0)
                .text(RichText::new(words).small());
            ui.add(bar);
        });
    });
}

/// The list in so much height.
pub(in crate::panels::widgets) fn report_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    rows: &ReportRows,
    height: f32,
    wanted: &mut Vec<Command>,
) {
    egui::ScrollArea::vertical()
        .id_salt("report")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for side in &rows.sides {
                side_ui(ui, side);
            }
            if view.sweep.is_none() {
                ui.horizontal_wrapped(|ui| {
                    if !rows.mistakes.is_empty() {
                        command_button(ui, PuzzleRequest::Mistakes.into(), true, wanted);
                    }
                    command_button(ui, ReportRequest::Analyse.into(), true, wanted);
                });
            }
            ui.separator();
            if rows.mistakes.is_empty() && view.sweep.is_none() {
                ui.label(RichText::new(say!(ui, "report-none")).color(theme::of(ui).faint));
            }
            let open = opened(ui, view, rows);
            for mistake in &rows.mistakes {
                let is_open = open == Some(mistake.at);
                mistake_ui(ui, mistake, is_open, view.history.cursor, wanted);
            }
            follow_focus(ui);
        });
}

/// The mistake whose details are shown: the one on the table, or the last that was.
fn opened(ui: &egui::Ui, view: &PlayView, rows: &ReportRows) -> Option<NodeId> {
    let remembered = egui::Id::new("mistake on show");
    let cursor = view.history.cursor;
    let here = rows.mistakes.iter().map(|mistake| mistake.at);
    let here = here.clone().find(|at| Some(*at) == cursor);
    if let Some(here) = here {
        ui.data_mut(|data| data.insert_temp(remembered, here));
    }
    ui.data(|data| data.get_temp(remembered))
}

fn side_ui(ui: &mut egui::Ui, row: &SideRow) {
    if let Some(accuracy) = row.accuracy {
        let words = say!(ui, "report-accuracy", side = row.side, percent = accuracy);
        ui.label(RichText::new(words).strong());
    }
    ui.horizontal_wrapped(|ui| {
        for (mark, count) in std::iter::zip(Mark::ALL, row.marks) {
            let words = say!(ui, "report-counted", sign = mark.sign(), count = count);
            let color = mark_color(ui, mark.sign()).filter(|_| count > 0);
            let color = color.unwrap_or(theme::of(ui).faint);
            ui.label(RichText::new(words).color(color));
        }
    });
}

/// A mistake; with all that is said of it where it is open. `cursor` is where the table is.
fn mistake_ui(
    ui: &mut egui::Ui,
    row: &MistakeRow,
    is_open: bool,
    cursor: Option<NodeId>,
    wanted: &mut Vec<Command>,
) {
    let name = say!(
        ui,
        "report-row",
        ply = row.ply.to_string(),
        move = &row.text,
        percent = row.lost
    );
    let lost = say!(ui, "report-lost", percent = row.lost);
    let color = mark_color(ui, row.mark.sign()).unwrap_or(theme::of(ui).text);
    let mut text = RichText::new(format!("{}{}", row.text, row.mark.sign()));
    if row.turned {
        text = text.strong();
    }
    let button = egui::Button::selectable(is_open, text)
        .right_text(RichText::new(lost).color(color))
        .min_size(vec2(ui.available_width(), 22.0));
    let shown = ui.add(button);
    shown.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, &name));
    if shown.clicked() {
        wanted.push(Proposal::Jump(row.at).into());
    }
    if !is_open {
        return;
    }
    ui.indent(("mistake", row.at), |ui| {
        if row.turned {
            let words = say!(ui, "report-turned");
            ui.label(RichText::new(words).color(theme::of(ui).accent));
        }
        for why in &row.whys {
            ui.label(why);
        }
        line_ui(ui, &say!(ui, "report-answer"), &row.answer, wanted);
        if let (Some(at), true) = (row.hidden, cursor == Some(row.at)) {
            command_button(ui, ReportRequest::ShowHidden(at).into(), true, wanted);
        }
        line_ui(ui, &say!(ui, "report-better"), &row.better, wanted);
    });
}

/// A line of moves, the first of them in words too. A click follows it up to there, as a variation.
fn line_ui(ui: &mut egui::Ui, title: &str, line: &LineView, wanted: &mut Vec<Command>) {
    if line.moves.is_empty() {
        return;
    }
    ui.add_space(2.0);
    ui.label(RichText::new(title).color(theme::of(ui).faint).small());
    if !line.words.is_empty() {
        ui.label(&line.words);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (count, (_, text)) in (1..).zip(&line.moves) {
            let name = say!(ui, "report-until", move = text);
            let button = ui.add(egui::Button::new(text).small());
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if button.on_hover_text(&name).clicked() {
                wanted.extend(line.from.map(|from| Proposal::Jump(from).into()));
                let moves = line.moves.iter().take(count).map(|(mv, _)| *mv);
                wanted.push(Proposal::Line(moves.collect()).into());
            }
        }
    });
}
