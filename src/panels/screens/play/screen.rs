//! Draws the play screen.

use super::view::PlayView;
use crate::app::HistoryShown;
use crate::panels::PanelState;
use crate::panels::commands::command::Command;
use crate::panels::screens::editor;
use crate::panels::widgets::analysis::{BAR, analysis_panel, evaluation_bar};
use crate::panels::widgets::coach::coach_strip;
use crate::panels::widgets::puzzle::puzzle_panel;
use crate::panels::widgets::result::ResultPlace;
use crate::panels::widgets::task::task_panel;
use crate::panels::widgets::told::told_strip;
use crate::panels::widgets::{history, level_labels, players, result, stack, status, toolbar};
use bevy_egui::egui;

/// The history folds to a tab in windows narrower than this.
const NARROW: f32 = 1100.0;

/// What a status line with buttons takes.
pub(in crate::panels) const STATUS: f32 = 70.0;

/// Draws the panels and returns what they leave free.
pub fn play_screen(
    ctx: &egui::Context,
    view: &PlayView,
    open: &mut PanelState,
    history: HistoryShown,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let screen = ctx.viewport_rect();
    level_labels::level_labels_ui(ctx, view);
    let enter = std::mem::take(&mut open.to_toolbar);
    let bar = toolbar::toolbar(ctx, view, enter, wanted);
    let foot = status::status_line(ctx, view, wanted);
    let room = egui::Rect::from_min_max(
        screen.min + egui::vec2(8.0, bar + 8.0),
        egui::pos2(
            screen.max.x - 8.0,
            // A button that comes and goes in the line doesn't move the panels.
            (screen.max.y - foot.max(STATUS) - 8.0).max(screen.min.y + bar + 60.0),
        ),
    );
    open.trays = Some(players::player_panels(ctx, view, room, wanted));
    // The editor has no history, nor has practice; their panels stay where that one is.
    let is_practice = view.task.is_some() || view.puzzle.is_some();
    let column_is_taken = view.setting_up.is_some() || is_practice;
    let shown = column_is_taken || history.0.unwrap_or(screen.width() >= NARROW);
    let bar = if view.analysis.is_some() { BAR } else { 0.0 };
    let left = room.left() + players::WIDTH + 28.0 + bar;
    // The lines stand at the foot of the column, which else may be folded away.
    let lines = view.analysis.as_ref().map(|analysis| {
        let can_play = view.setting_up.is_none();
        analysis_panel(ctx, analysis, room, can_play, wanted)
    });
    let strip = stack::strip(room);
    let has_column = shown || lines.is_some();
    let right = room.right()
        - if has_column {
            history::WIDTH + 28.0
        } else {
            strip
        };
    let board = egui::Rangef::new(left, right.max(left));
    let mut column = room;
    if let Some(lines) = lines {
        column.max.y = lines.top() - 8.0;
    }
    // A task or a puzzle says itself how it ended.
    let result = if is_practice {
        None
    } else {
        result::result_panel(ctx, view, column, board, &mut open.closed_result, wanted)
    };
    if let Some(ResultPlace::Column(rect)) = result {
        column.min.y = rect.bottom() + 8.0;
    }
    let history = if let Some(draft) = &view.setting_up {
        editor::editor_panel(ctx, view, draft, column, &mut open.editor, wanted)
    } else if let Some(task) = &view.task {
        task_panel(ctx, task, room, wanted)
    } else if let Some(puzzle) = &view.puzzle {
        puzzle_panel(ctx, puzzle, room, wanted)
    } else {
        open.history_shown = shown;
        history::history_panel(ctx, view, column, shown, open, wanted)
    };
    let widest = if has_column {
        history::WIDTH
    } else {
        strip - 28.0
    };
    // In a low window the lines leave no room for it.
    if lines.is_none() || column.bottom() - history.bottom() > stack::LEAST {
        stack::stack_panel(ctx, view, column, history.bottom(), widest);
    }
    // Words that come and go at the bottom don't move the board.
    let mut free = room;
    free.max.y = (screen.max.y - STATUS).max(free.min.y + 60.0);
    free.min.x = left;
    free.max.x = match lines {
        Some(lines) => lines.left().min(history.left()) - 4.0,
        None if shown => history.left() - 4.0,
        None => room.right() - strip,
    };
    let mut top = room.top();
    match result {
        Some(ResultPlace::Column(rect)) => free.max.x = free.max.x.min(rect.left() - 4.0),
        Some(ResultPlace::Strip(rect)) => top = rect.bottom() + 4.0,
        None => {}
    }
    free.min.y = match &view.coach {
        Some(coach) => coach_strip(ctx, coach, board, top, wanted),
        None => top,
    };
    if !view.told.is_empty() {
        free.min.y = told_strip(ctx, &view.told, board, free.min.y);
    }
    if let Some(analysis) = &view.analysis {
        let beside = free.with_min_x(left - BAR);
        evaluation_bar(ctx, analysis, beside);
    }
    free
}
