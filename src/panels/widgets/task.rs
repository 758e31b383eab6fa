//! The panel beside a task: what is to be done, what came of the last try, and the way on.

use crate::app::LearnRequest;
use crate::learn::MOST_STARS;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::TaskView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::{history, theme};
use crate::say;
use bevy_egui::egui::{self, RichText};
use egui_phosphor::regular as icon;

/// Draws the panel where the history stands in a game, and returns where it is.
pub(in crate::panels) fn task_panel(
    ctx: &egui::Context,
    task: &TaskView,
    room: egui::Rect,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let shown = egui::Area::new("task".into())
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
                        words_ui(ui, task);
                        ui.add_space(4.0);
                        buttons_ui(ui, task, wanted);
                        follow_focus(ui);
                    });
            });
        });
    shown.response.rect
}

fn words_ui(ui: &mut egui::Ui, task: &TaskView) {
    let [number, count] = task.number;
    ui.label(RichText::new(&task.stage).size(17.0).strong());
    let place = say!(ui, "learn-task-of", number = number, count = count);
    ui.label(RichText::new(place).color(theme::of(ui).faint));
    ui.add_space(2.0);
    ui.label(RichText::new(&task.goal).size(17.0));
    if let Some(said) = &task.said {
        let color = if task.stars.is_some() {
            theme::of(ui).calm
        } else {
            theme::of(ui).refused
        };
        ui.separator();
        ui.label(RichText::new(said).size(16.0).color(color));
    }
    if let Some(stars) = task.stars {
        stars_ui(ui, stars);
    }
}

fn buttons_ui(ui: &mut egui::Ui, task: &TaskView, wanted: &mut Vec<Command>) {
    if task.stars.is_some() {
        let words = if task.is_last {
            say!(ui, "learn-finish-course")
        } else {
            say!(ui, "menu-next-task")
        };
        let next = egui::Button::new(RichText::new(words).size(17.0))
            .min_size(egui::vec2(history::WIDTH, 34.0))
            .fill(theme::of(ui).begin);
        if ui.add(next).clicked() {
            wanted.push(LearnRequest::Next.into());
        }
    }
    ui.horizontal_wrapped(|ui| {
        for (command, enabled) in [
            (LearnRequest::Again, task.can_begin_again),
            (LearnRequest::Solution, task.can_show_solution),
            (LearnRequest::Leave, true),
        ] {
            command_button(ui, command.into(), enabled, wanted);
        }
    });
}

/// Stars that were won, and in faint those that were not; all are faint where a task isn't done.
pub(in crate::panels) fn stars_ui(ui: &mut egui::Ui, won: u8) {
    let mut job = egui::text::LayoutJob::default();
    for star in 0..MOST_STARS {
        let color = if star < won {
            theme::of(ui).accent
        } else {
            theme::of(ui).edge
        };
        let font = egui::FontId::proportional(18.0);
        job.append(icon::STAR, 0.0, egui::TextFormat::simple(font, color));
    }
    let words = say!(ui, "learn-stars", count = won);
    let label = ui.label(job);
    label.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words.clone()));
}
