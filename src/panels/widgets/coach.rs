//! What the coach says, above the board: what the opponent's move was for, and what is wrong with one's own.

use crate::app::CoachRequest;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::CoachView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui;
use egui_phosphor::regular as icon;

/// What is kept free above the board for two lines of words; an objection lies on it with the rest.
const HEIGHT: f32 = 62.0;
/// The widest strip: longer lines are hard to read.
const WIDTH: f32 = 560.0;
/// What the icon and the cross beside the words take.
const BESIDE: f32 = 64.0;

/// Draws the strip between the panels at the sides, and returns how far down the board must stay away from it.
pub(in crate::panels) fn coach_strip(
    ctx: &egui::Context,
    coach: &CoachView,
    board: egui::Rangef,
    top: f32,
    wanted: &mut Vec<Command>,
) -> f32 {
    let width = (board.span() - 40.0).clamp(150.0, WIDTH);
    egui::Area::new("coach".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(board.center(), top))
        .movable(false)
        .show(ctx, |ui| {
            let edge = if coach.objects {
                egui::Stroke::new(1.5, theme::of(ui).accent)
            } else {
                theme::panel_frame(ui).stroke
            };
            theme::panel_frame(ui).stroke(edge).show(ui, |ui| {
                ui.set_width(width);
                words_ui(ui, coach, width, wanted);
                if coach.objects {
                    ui.horizontal_wrapped(|ui| {
                        for request in [CoachRequest::TakeBack, CoachRequest::PlayOn] {
                            command_button(ui, request.into(), true, wanted);
                        }
                    });
                }
            });
        });
    top + HEIGHT
}

fn words_ui(ui: &mut egui::Ui, coach: &CoachView, width: f32, wanted: &mut Vec<Command>) {
    let color = if coach.objects {
        theme::of(ui).accent
    } else {
        theme::of(ui).text
    };
    let font = egui::TextStyle::Body.resolve(ui.style());
    let words = ui
        .painter()
        .layout(coach.words.clone(), font, color, width - BESIDE);
    ui.horizontal_top(|ui| {
        let mark = egui::RichText::new(icon::CHALKBOARD_TEACHER).color(theme::of(ui).calm);
        // The words say who speaks.
        ui.add(egui::Label::new(mark))
            .widget_info(|| egui::WidgetInfo::new(egui::WidgetType::Label));
        let said = ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
        // A screen reader says it when it comes.
        ui.ctx().accesskit_node_builder(said.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            let off = Command::Coach(false);
            let word = say!(ui, "play-coach-off");
            let button = ui.add(egui::Button::new(icon::X).small());
            button.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, word.clone())
            });
            if button.on_hover_text(&word).clicked() {
                wanted.push(off);
            }
        });
    });
}
