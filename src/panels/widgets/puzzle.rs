//! The panel beside a puzzle: who is to move and what is asked, what came of the last try, and the way on.

use crate::app::PuzzleRequest;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PuzzleView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::{history, theme};
use bevy_egui::egui::{self, RichText, accesskit};

/// Draws the panel where the history stands in a game, and returns where it is.
pub(in crate::panels) fn puzzle_panel(
    ctx: &egui::Context,
    puzzle: &PuzzleView,
    room: egui::Rect,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let shown = egui::Area::new("puzzle".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(history::WIDTH);
                let most = (room.height() - 110.0).max(60.0);
                egui::ScrollArea::vertical()
                    .max_height(most)
                    .min_scrolled_height(most)
                    .show(ui, |ui| {
                        words_ui(ui, puzzle);
                        ui.add_space(4.0);
                        buttons_ui(ui, puzzle, wanted);
                        follow_focus(ui);
                    });
            });
        });
    shown.response.rect
}

fn words_ui(ui: &mut egui::Ui, puzzle: &PuzzleView) {
    ui.label(RichText::new(&puzzle.title).color(theme::of(ui).faint));
    let goal = ui.label(RichText::new(&puzzle.goal).size(17.0).strong());
    speak(ui, goal.id);
    if let Some(last) = &puzzle.last {
        ui.label(RichText::new(last).color(theme::of(ui).faint));
    }
    if let Some((said, good)) = &puzzle.said {
        let color = if *good {
            theme::of(ui).calm
        } else {
            theme::of(ui).refused
        };
        ui.separator();
        let label = ui.label(RichText::new(said).size(16.0).color(color));
        speak(ui, label.id);
    }
    if !puzzle.ratings.is_empty() {
        ui.separator();
    }
    for line in puzzle.ratings.iter().chain(&puzzle.streak) {
        ui.label(line);
    }
    if let Some(themes) = &puzzle.themes {
        ui.label(RichText::new(themes).color(theme::of(ui).faint));
    }
}

/// Whoever doesn't see the board hears at once what is asked, and what a try came to.
fn speak(ui: &egui::Ui, id: egui::Id) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_live(accesskit::Live::Polite);
    });
}

fn buttons_ui(ui: &mut egui::Ui, puzzle: &PuzzleView, wanted: &mut Vec<Command>) {
    if puzzle.is_over && puzzle.has_next {
        let next = Command::from(PuzzleRequest::Next);
        let words = RichText::new(next.word(ui)).size(17.0);
        let next_button = egui::Button::new(words)
            .min_size(egui::vec2(history::WIDTH, 34.0))
            .fill(theme::of(ui).begin);
        let tip = next.info().tip_with_shortcut(ui);
        if ui.add(next_button).on_hover_text(tip).clicked() {
            wanted.push(next);
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (request, shown, enabled) in [
            (PuzzleRequest::Hint, !puzzle.is_over, puzzle.can_hint),
            (
                PuzzleRequest::Solution,
                !puzzle.is_over,
                puzzle.can_show_solution,
            ),
            (
                PuzzleRequest::Next,
                !puzzle.is_over && puzzle.has_next,
                true,
            ),
            (PuzzleRequest::Leave, true, true),
        ] {
            if shown {
                command_button(ui, request.into(), enabled, wanted);
            }
        }
    });
}
