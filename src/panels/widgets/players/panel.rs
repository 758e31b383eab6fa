//! Draws the panel of each side.

use super::name::name_ui;
use super::reserve::reserve_button;
use super::seat::seat_ui;
use crate::app::Clocks;
use crate::panels::commands::command::Command;
use crate::panels::game_words::score_words;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::{shapes, theme};
use crate::record::Claim;
use crate::record::time_control::write_time;
use crate::rules::Color;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, Sense, Stroke, vec2};

pub(in crate::panels) const WIDTH: f32 = 196.0;

/// Draws both panels and returns where they are.
pub(in crate::panels) fn player_panels(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    wanted: &mut Vec<Command>,
) -> [egui::Rect; 2] {
    let place = |owner: Color| match owner {
        Color::Black => (egui::Align2::LEFT_TOP, room.left_top()),
        Color::White => (egui::Align2::LEFT_BOTTOM, room.left_bottom()),
    };
    Color::BOTH.map(|owner| {
        let (pivot, at) = place(owner);
        let shown = egui::Area::new(egui::Id::new(("player", owner.index())))
            .order(egui::Order::Middle)
            .pivot(pivot)
            .fixed_pos(at)
            .movable(false)
            .show(ctx, |ui| {
                let over = view.outcome.is_some() || view.claim.is_some_and(Claim::is_players);
                let to_move = view.to_move == owner && !over;
                // The wider edge of the side to move takes from the margin, so that no panel grows with its turn.
                let mut frame = theme::panel_frame(ui);
                if to_move {
                    frame.stroke = Stroke::new(2.0, theme::of(ui).calm);
                } else {
                    frame.stroke = Stroke::new(1.0, theme::of(ui).edge);
                    frame.inner_margin = frame.inner_margin + egui::Margin::same(1);
                }
                frame.show(ui, |ui| {
                    ui.set_width(WIDTH);
                    let most = (room.height() / 2.0 - 24.0).max(40.0);
                    egui::ScrollArea::vertical()
                        .id_salt(owner.index())
                        .max_height(most)
                        // A panel remembers how high it was: without this it could never grow.
                        .min_scrolled_height(most)
                        .show(ui, |ui| {
                            player_panel(ui, view, owner, to_move, wanted);
                            follow_focus(ui);
                        });
                });
            });
        shown.response.rect
    })
}

fn player_panel(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    to_move: bool,
    wanted: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 24.0), Sense::hover());
        shapes::paint(ui.painter(), rect, view.setup.emblem(), owner, 1.0);
        let side = say!(ui, "play-side", side = owner);
        ui.label(RichText::new(side).size(17.0).strong());
        if let Some(clock) = view.clock {
            clock_ui(ui, clock, owner);
        }
        if to_move {
            let words = say!(ui, "play-to-move");
            ui.label(RichText::new(words).color(theme::of(ui).calm));
        }
    });
    let is_game = view.setting_up.is_none() && view.task.is_none() && view.puzzle.is_none();
    if is_game {
        name_ui(ui, view, owner, WIDTH, wanted);
        seat_ui(ui, view, owner, to_move, wanted);
    }
    if let Some(score) = view.score {
        let words = score_words(&ui.words(), &view.setup, owner, score[owner.index()]);
        ui.label(RichText::new(words).color(theme::of(ui).faint));
    }
    let waiting = &view.reserves[owner.index()];
    if waiting.iter().all(|kind| kind.count == 0) {
        let words = say!(ui, "play-reserve-empty");
        ui.label(RichText::new(words).color(theme::of(ui).faint));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for kind in waiting {
            reserve_button(ui, kind, owner, view.setting_up.is_some(), wanted);
        }
    });
}

/// What is left on a side's clock. The window wakes when it shows another second.
fn clock_ui(ui: &mut egui::Ui, clock: Clocks, owner: Color) {
    let runs = clock.running() == Some(owner);
    let secs = clock.left_secs(owner);
    let color = match (runs, secs) {
        (_, 0..=20) => theme::of(ui).refused,
        (true, _) => theme::of(ui).text,
        (false, _) => theme::of(ui).faint,
    };
    let time = RichText::new(write_time(secs)).monospace().size(17.0);
    let shown = ui.label(time.color(color));
    shown.on_hover_text(say!(ui, "play-time-of", side = owner));
    if let (true, Some(tick)) = (runs, clock.next_tick_secs()) {
        ui.ctx().request_repaint_after_secs(tick.max(0.02));
    }
}
