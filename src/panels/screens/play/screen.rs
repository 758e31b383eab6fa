//! Draws the play screen.

use super::view::PlayView;
use crate::app::HistoryShown;
use crate::panels::PanelState;
use crate::panels::commands::command::Command;
use crate::panels::screens::editor;
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
            (screen.max.y - foot - 8.0).max(screen.min.y + bar + 60.0),
        ),
    );
    players::player_panels(ctx, view, room, wanted);
    // The editor has no history; its panel stays where that one is.
    let shown = view.setting_up.is_some() || history.0.unwrap_or(screen.width() >= NARROW);
    let history = if let Some(draft) = &view.setting_up {
        editor::editor_panel(ctx, view, draft, room, &mut open.editor, wanted)
    } else {
        open.history_shown = shown;
        history::history_panel(ctx, view, room, shown, &mut open.comment, wanted)
    };
    stack::stack_panel(ctx, view, room, history.bottom());
    // Words that come and go at the bottom don't move the board.
    let mut free = room;
    free.max.y = (screen.max.y - STATUS).max(free.min.y + 60.0);
    free.min.x += players::WIDTH + 28.0;
    free.max.x = if shown {
        history.left() - 4.0
    } else {
        room.right()
    };
    if view.outcome.is_some() {
        result::result_banner(ctx, view, free, wanted);
    }
    free
}
