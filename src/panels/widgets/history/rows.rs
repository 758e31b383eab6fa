//! The rows of the history.

use super::move_menu::move_menu;
use crate::app::Proposal;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::move_list::{Cell, DEEPEST_INDENT, Row, RowKind};
use crate::panels::widgets::report::mark_color;
use crate::panels::widgets::{scroll, theme};
use crate::record::tree::NodeId;
use crate::say;
use bevy_egui::egui::{self, RichText, Sense, vec2};

const ROW: f32 = 20.0;
const INDENT: f32 = 13.0;
const NUMBER: f32 = 34.0;

/// The list itself. Only the rows in sight are laid out, so that thousands of plies cost nothing.
pub(super) fn rows_ui(ui: &mut egui::Ui, view: &PlayView, height: f32, wanted: &mut Vec<Command>) {
    let history = &view.history;
    let rows = &history.move_list.rows;
    if rows.is_empty() {
        let words = say!(ui, "history-none-yet");
        ui.label(RichText::new(words).color(theme::of(ui).faint));
        return;
    }
    // A row is as high as it says, or the list would drift.
    ui.spacing_mut().button_padding = vec2(6.0, 1.0);
    ui.spacing_mut().item_spacing.y = 2.0;
    let row_height = ROW + ui.spacing().item_spacing.y;
    let mut area = egui::ScrollArea::vertical()
        .max_height(height)
        // A panel remembers how high it was: without this the list could never grow.
        .min_scrolled_height(height)
        .auto_shrink([false, true]);
    let remembered = ui.id().with("shown");
    let row = history.cursor.map_or(0, |at| history.move_list.row_of(at));
    let here = (history.cursor, row, height as u32);
    if ui.data(|data| data.get_temp(remembered)) != Some(here) {
        ui.data_mut(|data| data.insert_temp(remembered, here));
        let lowest =
            (rows.len() as f32 * row_height - ui.spacing().item_spacing.y - height).max(0.0);
        let wanted = row as f32 * row_height - height / 2.0;
        area = area.vertical_scroll_offset(wanted.clamp(0.0, lowest));
    }
    scroll::rows_ui(ui, area, ROW, rows.len(), |ui, i| {
        ui.horizontal(|ui| {
            ui.set_height(ROW);
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.add_space(INDENT * rows[i].indent.min(DEEPEST_INDENT) as f32);
            row_ui(ui, view, &rows[i], wanted);
        });
    });
}

fn row_ui(ui: &mut egui::Ui, view: &PlayView, row: &Row, wanted: &mut Vec<Command>) {
    match &row.kind {
        RowKind::Moves {
            number,
            cells,
            folds,
        } => {
            match folds {
                Some(first) => {
                    let text = cells.iter().flatten().next().map_or("", |cell| &cell.text);
                    fold_button(ui, *first, Some(text), wanted);
                }
                None if row.indent > 0 => ui.add_space(INDENT + 4.0),
                None => {}
            }
            let number = RichText::new(format!("{number}.")).color(theme::of(ui).faint);
            let wide = if row.indent > 0 { NUMBER - 8.0 } else { NUMBER };
            ui.add_sized([wide, 18.0], egui::Label::new(number));
            let wide = (ui.available_width() - 4.0) / 2.0;
            for (half, cell) in cells.iter().enumerate() {
                match cell {
                    Some(cell) => move_button(ui, view, cell, row.indent > 0, wide, wanted),
                    None if half == 0 => {
                        let dots = RichText::new("…").color(theme::of(ui).faint);
                        ui.add_sized([wide, ROW], egui::Label::new(dots));
                    }
                    None => {}
                }
            }
        }
        RowKind::Folded { first, text } => {
            fold_button(ui, *first, None, wanted);
            let here = view.history.cursor.is_some_and(|cursor| {
                let move_list = &view.history.move_list;
                cursor != NodeId::ROOT && move_list.row_of(cursor) == move_list.row_of(*first)
            });
            let label = RichText::new(text).color(theme::of(ui).faint);
            let shown = ui.add(egui::Button::selectable(here, label).truncate());
            let tip = say!(ui, "history-unfold-tip");
            if shown.on_hover_text(tip).clicked() {
                wanted.push(Command::Fold(*first));
            }
        }
        RowKind::Comment { of, text } => {
            let label = RichText::new(text).color(theme::of(ui).accent).small();
            let label = egui::Label::new(label).truncate().sense(Sense::click());
            if ui.add(label).clicked() {
                wanted.push(Proposal::Jump(*of).into());
            }
        }
        RowKind::Result(words) => {
            let label = RichText::new(words).color(theme::of(ui).accent).strong();
            ui.add(egui::Label::new(label).truncate());
        }
    }
}

/// The triangle before a variation; with its first move where it is unfolded.
fn fold_button(
    ui: &mut egui::Ui,
    first: NodeId,
    unfolded: Option<&str>,
    wanted: &mut Vec<Command>,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(INDENT, ROW), Sense::click());
    let name = unfolded.map_or_else(
        || say!(ui, "history-unfold"),
        |text| say!(ui, "history-fold-variation", move = text),
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    let color = if response.hovered() {
        theme::of(ui).text
    } else {
        theme::of(ui).faint
    };
    let centre = rect.center();
    let corners = if unfolded.is_some() {
        [(-5.0, -3.0), (5.0, -3.0), (0.0, 4.0)]
    } else {
        [(-3.0, -5.0), (4.0, 0.0), (-3.0, 5.0)]
    };
    let corners = corners.map(|(x, y)| centre + vec2(x, y));
    ui.painter().add(egui::Shape::convex_polygon(
        corners.to_vec(),
        color,
        egui::Stroke::NONE,
    ));
    if response.clicked() {
        wanted.push(Command::Fold(first));
    }
}

fn move_button(
    ui: &mut egui::Ui,
    view: &PlayView,
    cell: &Cell,
    in_variation: bool,
    width: f32,
    wanted: &mut Vec<Command>,
) {
    let current = view.history.cursor == Some(cell.at);
    let color = if view.history.is_played(cell) {
        theme::of(ui).text
    } else {
        theme::of(ui).faint
    };
    let Cell { text, marks, .. } = cell;
    let label = label(ui, text, marks, color);
    let text = format!("{text}{marks}");
    let button = egui::Button::selectable(current, label)
        .min_size(vec2(width, ROW))
        .truncate();
    let response = ui
        .scope(|ui| {
            ui.set_max_width(width);
            ui.add(button)
        })
        .inner;
    let name = if in_variation {
        say!(ui, "history-move-in-variation", ply = cell.ply.to_string(), move = text)
    } else {
        say!(ui, "history-move", ply = cell.ply.to_string(), move = text)
    };
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, current, &name)
    });
    response.context_menu(|ui| move_menu(ui, view, cell.at, marks, wanted));
    if response.clicked() {
        wanted.push(Proposal::Jump(cell.at).into());
    }
}

/// A move with its marks, which have the colour of what they say.
fn label(ui: &egui::Ui, text: &str, marks: &str, color: egui::Color32) -> egui::text::LayoutJob {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let mut job = egui::text::LayoutJob::default();
    let format = |color| egui::TextFormat::simple(font.clone(), color);
    job.append(text, 0.0, format(color));
    let mark = mark_color(ui, marks).unwrap_or(color);
    job.append(marks, 0.0, format(mark));
    job
}
