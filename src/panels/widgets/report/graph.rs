//! The graph of White's winning chance, with a mark at each mistake. Dragging through it walks through the game.

use super::rows::{ReportRows, percent};
use crate::analysis::Mark;
use crate::app::{Intent, Proposal, Walk};
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::record::tree::NodeId;
use crate::say;
use bevy_egui::egui::{self, Color32, Key, Vec2, WidgetInfo};
use egui_plot::{HLine, Line, MarkerShape, Plot, PlotPoints, Points, VLine};

pub(in crate::panels::widgets) const HEIGHT: f32 = 72.0;
/// What lies between it and the list.
const GAP: f32 = 6.0;

/// Draws the graph; `ply` is how many moves of its line lead to the table.
pub(in crate::panels::widgets) fn graph_ui(
    ui: &mut egui::Ui,
    rows: &ReportRows,
    ply: usize,
    wanted: &mut Vec<Command>,
) {
    let plies = rows.line.len().max(1);
    ui.add_space(GAP);
    // The colour behind it is its own.
    let response = ui.scope(|ui| plot_ui(ui, rows, plies, ply)).inner;
    let at = |pointer: egui::Pos2| {
        let share = (pointer.x - response.rect.left()) / response.rect.width().max(1.0);
        (share * plies as f32).round().clamp(0.0, plies as f32) as usize
    };
    let touched = response.dragged() || response.is_pointer_button_down_on();
    if let (true, Some(pointer)) = (touched, response.interact_pointer_pos()) {
        let to = at(pointer);
        let node = node(rows, to);
        if to != ply {
            wanted.push(Proposal::Jump(node).into());
        }
    }
    keys_ui(ui, &response, wanted);
    let (label, here) = (say!(ui, "report-graph"), said(ui, rows, ply));
    response.widget_info(|| {
        let mut info = WidgetInfo::slider(true, ply as f64, &label);
        info.current_text_value = Some(here.clone());
        info
    });
    let pointed = response.hover_pos().map(at);
    if let Some(pointed) = pointed {
        let words = said(ui, rows, pointed);
        response.on_hover_text_at_pointer(words);
    }
}

/// The area below the line is White's.
fn plot_ui(ui: &mut egui::Ui, rows: &ReportRows, plies: usize, ply: usize) -> egui::Response {
    let colors = theme::of(ui);
    let edge = theme::CHARCOAL.lerp_to_gamma(theme::IVORY, 0.45);
    ui.visuals_mut().extreme_bg_color = theme::CHARCOAL;
    let shown = Plot::new("winning chances")
        .width(ui.available_width())
        .height(HEIGHT - 2.0 * GAP)
        .min_size(Vec2::splat(24.0))
        .set_margin_fraction(Vec2::ZERO)
        .show_axes(false)
        .show_grid(false)
        .show_crosshair(false)
        .show_x(false)
        .show_y(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show(ui, |plot| {
            plot.set_plot_bounds_x(0.0..=plies as f64);
            plot.set_plot_bounds_y(0.0..=1.0);
            let line = points(
                rows.chances
                    .iter()
                    .enumerate()
                    .map(|(ply, chance)| (ply, *chance)),
            );
            let line = Line::new("chances", line).color(theme::IVORY);
            plot.line(
                line.fill(0.0)
                    .fill_alpha(0.85)
                    .width(1.5)
                    .allow_hover(false),
            );
            let middle = HLine::new("middle", 0.5).color(edge).width(1.0);
            plot.hline(middle.allow_hover(false));
            for (mark, shape, color) in [
                (Mark::Inaccuracy, MarkerShape::Circle, colors.accent),
                (Mark::Mistake, MarkerShape::Diamond, colors.accent),
                (Mark::Blunder, MarkerShape::Square, colors.refused),
            ] {
                let marked = rows.marks.iter().filter(|(_, found)| *found == mark);
                let marked = marked.filter_map(|&(ply, _)| Some((ply, *rows.chances.get(ply)?)));
                let marks = Points::new(mark.sign(), points(marked)).shape(shape);
                plot.points(marks.radius(4.0).color(color).allow_hover(false));
            }
            let here = VLine::new("here", ply as f64).color(colors.calm);
            plot.vline(here.width(2.0).allow_hover(false));
        });
    shown.response
}

fn points(points: impl Iterator<Item = (usize, f64)>) -> PlotPoints<'static> {
    points.map(|(ply, chance)| [ply as f64, chance]).collect()
}

/// The place of the record after so many moves of the line.
fn node(rows: &ReportRows, ply: usize) -> NodeId {
    let before = ply.checked_sub(1).and_then(|index| rows.line.get(index));
    before.map_or(NodeId::ROOT, |(at, _)| *at)
}

/// What stands there in words.
fn said(ui: &egui::Ui, rows: &ReportRows, ply: usize) -> String {
    let text = ply.checked_sub(1).and_then(|index| rows.line.get(index));
    match (text, rows.chances.get(ply)) {
        (None, Some(&chance)) => say!(ui, "report-at-start", percent = percent(chance)),
        (Some((_, text)), Some(&chance)) => say!(
            ui,
            "report-at",
            ply = ply.to_string(),
            text = text,
            percent = percent(chance)
        ),
        (Some((_, text)), None) => say!(ui, "history-move", ply = ply.to_string(), move = text),
        (None, None) => String::new(),
    }
}

/// Arrows walk while the keyboard is on the graph.
fn keys_ui(ui: &egui::Ui, response: &egui::Response, wanted: &mut Vec<Command>) {
    if !response.has_focus() {
        return;
    }
    let filter = egui::EventFilter {
        horizontal_arrows: true,
        ..egui::EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    for (key, walk) in [
        (Key::ArrowLeft, Walk::Back),
        (Key::ArrowRight, Walk::On),
        (Key::Home, Walk::Start),
        (Key::End, Walk::End),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            wanted.push(Command::Do(Intent::Walk(walk)));
        }
    }
}

/// The colour of a mark beside a move; the usual one where it says neither good nor bad.
pub(in crate::panels::widgets) fn mark_color(ui: &egui::Ui, marks: &str) -> Option<Color32> {
    let colors = theme::of(ui);
    match crate::record::marks::judgement(marks).as_str() {
        "??" => Some(colors.refused),
        "?" | "?!" => Some(colors.accent),
        "!" | "!!" => Some(colors.calm),
        _ => None,
    }
}
