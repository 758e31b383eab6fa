//! The moves: numbered, both sides, variations folded in, the current one always in view. A click goes there; a right
//! click says what else can be done with a move.

use crate::app::Change;
use crate::panels::commands::command::Command;
use crate::panels::screens::view::PlayView;
use crate::panels::widgets::move_list::{Cell, DEEPEST, Line, Row};
use crate::panels::widgets::theme;
use crate::panels::widgets::toolbar::{button, entry};
use crate::record::marks;
use crate::record::tree::NodeId;
use bevy_egui::egui::{self, RichText, Sense, vec2};

pub(in crate::panels) const WIDTH: f32 = 236.0;
const ROW: f32 = 20.0;
const INDENT: f32 = 13.0;
const NUMBER: f32 = 34.0;
/// What the editor of a comment takes.
const EDITOR: f32 = 78.0;

/// The comment that is being written.
#[derive(Clone, Debug, Default)]
pub struct CommentField {
    open: bool,
    /// It was just asked for, and wants the keyboard.
    asked: bool,
    of: Option<NodeId>,
    text: String,
}

impl CommentField {
    pub fn open(&mut self) {
        self.open = true;
        self.asked = true;
    }
}

/// Draws the panel, or the tab it is folded to; returns where it is.
pub(in crate::panels) fn history_panel(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    open: bool,
    field: &mut CommentField,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let shown = egui::Area::new(egui::Id::new(("history", open)))
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            if !open {
                theme::frame()
                    .inner_margin(4)
                    .show(ui, |ui| button(ui, Command::ToggleHistory, true, wanted));
                return;
            }
            theme::frame().show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.horizontal(|ui| {
                    ui.label(RichText::new("Moves").size(17.0).strong());
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.spacing_mut().button_padding.y = 1.0;
                        let fold = ui.button("Fold");
                        if fold.on_hover_text("Fold the moves away (H)").clicked() {
                            wanted.push(Command::ToggleHistory);
                        }
                        if let Some(cursor) = view.history.cursor {
                            ui.menu_button("Edit", |ui| {
                                move_menu(ui, view, cursor, &view.history.marks, wanted);
                            });
                        }
                    });
                });
                let foot = if field.open { EDITOR } else { 0.0 };
                let height = (room.height() * 0.55 - 40.0 - foot).max(50.0);
                history(ui, view, height, wanted);
                if field.open {
                    comment_editor(ui, view, field, wanted);
                }
            });
        });
    shown.response.rect
}

/// The list itself. Only the rows in sight are laid out, so that thousands of plies cost nothing.
fn history(ui: &mut egui::Ui, view: &PlayView, height: f32, wanted: &mut Vec<Command>) {
    let history = &view.history;
    let rows = &history.move_list.rows;
    if rows.is_empty() {
        ui.label(RichText::new("No moves yet").color(theme::FAINT));
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
    area.show_rows(ui, ROW, rows.len(), |ui, shown| {
        for row in &rows[shown] {
            ui.horizontal(|ui| {
                ui.set_height(ROW);
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.add_space(INDENT * row.indent.min(DEEPEST) as f32);
                show_row(ui, view, row, wanted);
            });
        }
    });
}

fn show_row(ui: &mut egui::Ui, view: &PlayView, row: &Row, wanted: &mut Vec<Command>) {
    match &row.line {
        Line::Moves {
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
            let number = RichText::new(format!("{number}.")).color(theme::FAINT);
            let wide = if row.indent > 0 { NUMBER - 8.0 } else { NUMBER };
            ui.add_sized([wide, 18.0], egui::Label::new(number));
            let wide = (ui.available_width() - 4.0) / 2.0;
            for (half, cell) in cells.iter().enumerate() {
                match cell {
                    Some(cell) => move_button(ui, view, cell, row.indent > 0, wide, wanted),
                    None if half == 0 => {
                        let dots = RichText::new("…").color(theme::FAINT);
                        ui.add_sized([wide, ROW], egui::Label::new(dots));
                    }
                    None => {}
                }
            }
        }
        Line::Folded { first, text } => {
            fold_button(ui, *first, None, wanted);
            let here = view.history.cursor.is_some_and(|cursor| {
                let move_list = &view.history.move_list;
                cursor != NodeId::ROOT && move_list.row_of(cursor) == move_list.row_of(*first)
            });
            let label = RichText::new(text).color(theme::FAINT);
            let shown = ui.add(egui::Button::selectable(here, label).truncate());
            if shown.on_hover_text("Unfold this variation").clicked() {
                wanted.push(Command::Fold(*first));
            }
        }
        Line::Comment { of, text } => {
            let label = RichText::new(text).color(theme::ACCENT).small();
            let label = egui::Label::new(label).truncate().sense(Sense::click());
            if ui.add(label).clicked() {
                wanted.push(Command::Jump(*of));
            }
        }
        Line::Result(words) => {
            let label = RichText::new(words).color(theme::ACCENT).strong();
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
    response.widget_info(|| {
        let name = unfolded.map_or_else(
            || "Unfold".to_owned(),
            |text| format!("Fold the variation {text}"),
        );
        egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name)
    });
    let color = if response.hovered() {
        theme::TEXT
    } else {
        theme::FAINT
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
        theme::TEXT
    } else {
        theme::FAINT
    };
    let Cell { text, marks, .. } = cell;
    let label = RichText::new(format!("{text}{marks}")).color(color);
    let button = egui::Button::selectable(current, label)
        .min_size(vec2(width, ROW))
        .truncate();
    let response = ui
        .scope(|ui| {
            ui.set_max_width(width);
            ui.add(button)
        })
        .inner;
    response.widget_info(|| {
        let place = if in_variation { ", a variation" } else { "" };
        let name = format!("Move {}: {text}{marks}{place}", cell.ply);
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, current, name)
    });
    response.context_menu(|ui| move_menu(ui, view, cell.at, marks, wanted));
    if response.clicked() {
        wanted.push(Command::Jump(cell.at));
    }
}

/// What can be done with a move besides going there.
fn move_menu(
    ui: &mut egui::Ui,
    view: &PlayView,
    at: NodeId,
    marks: &str,
    wanted: &mut Vec<Command>,
) {
    let is_move = at != NodeId::ROOT;
    let branches = view.history.move_list.in_variation(at);
    entry(ui, Command::Edit(Change::Promote(at)), branches, wanted);
    entry(ui, Command::Edit(Change::Delete(at)), is_move, wanted);
    let comment = Command::Comment;
    let words = comment.words();
    let line = egui::Button::new(words.text).shortcut_text(words.key);
    if ui.add(line).on_hover_text(words.tip).clicked() {
        wanted.push(Command::Jump(at));
        wanted.push(comment);
        ui.close();
    }
    ui.add_enabled_ui(is_move, |ui| {
        ui.horizontal(|ui| {
            for judgement in marks::JUDGEMENTS {
                let name = if judgement.is_empty() {
                    "none"
                } else {
                    judgement
                };
                let next = marks::judged(marks, judgement);
                if ui.selectable_label(next == marks, name).clicked() {
                    wanted.push(Command::Edit(Change::Mark(at, next)));
                    ui.close();
                }
            }
            if marks::has_threat(&view.setup) {
                let threat = marks.contains(marks::THREAT);
                let shown = ui.selectable_label(threat, marks::THREAT.to_string());
                if shown.on_hover_text("A road is threatened").clicked() {
                    let next = marks::toggle_threat(marks);
                    wanted.push(Command::Edit(Change::Mark(at, next)));
                    ui.close();
                }
            }
        });
    });
    if let Some(edit) = &view.last_edit {
        ui.separator();
        entry(ui, Command::TakeEditBack, true, wanted);
        ui.label(RichText::new(edit).color(theme::FAINT).small());
    }
}

/// Where the comment on the current move is written. What is typed counts at once.
fn comment_editor(
    ui: &mut egui::Ui,
    view: &PlayView,
    field: &mut CommentField,
    wanted: &mut Vec<Command>,
) {
    let Some(cursor) = view.history.cursor else {
        return;
    };
    // Each move's own, so that the caret of another is not taken over.
    let id = ui.id().with(("comment", cursor));
    if field.of != Some(cursor) || !ui.memory(|memory| memory.has_focus(id)) {
        field.of = Some(cursor);
        field.text.clone_from(&view.history.comment);
    }
    ui.separator();
    let editor = egui::ScrollArea::vertical()
        .id_salt("comment")
        .max_height(EDITOR - 16.0)
        .show(ui, |ui| {
            ui.add(
                egui::TextEdit::multiline(&mut field.text)
                    .id(id)
                    .hint_text("A comment on this move")
                    .desired_rows(3)
                    .desired_width(f32::INFINITY)
                    .char_limit(MOST),
            )
        })
        .inner;
    if std::mem::take(&mut field.asked) {
        editor.request_focus();
    } else if editor.lost_focus() {
        field.open = false;
    }
    if editor.changed() {
        let text = field.text.clone();
        wanted.push(Command::Edit(Change::Comment(cursor, text)));
    }
}

/// Signs in a comment: more than anybody writes about one move.
const MOST: usize = 10_000;
