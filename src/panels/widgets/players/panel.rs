//! Draws the panel of each side.

use super::reserve::reserve_button;
use super::seat::seat_ui;
use crate::panels::commands::command::Command;
use crate::panels::game_words::game_words;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::{shapes, theme};
use crate::rules::Color;
use bevy_egui::egui::{self, Color32, RichText, Sense, Stroke, vec2};

pub(in crate::panels) const WIDTH: f32 = 196.0;

pub(in crate::panels) fn player_panels(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    wanted: &mut Vec<Command>,
) {
    let place = |owner: Color| match owner {
        Color::Black => (egui::Align2::LEFT_TOP, room.left_top()),
        Color::White => (egui::Align2::LEFT_BOTTOM, room.left_bottom()),
    };
    for owner in Color::BOTH {
        let (pivot, at) = place(owner);
        egui::Area::new(egui::Id::new(("player", owner.index())))
            .order(egui::Order::Middle)
            .pivot(pivot)
            .fixed_pos(at)
            .movable(false)
            .show(ctx, |ui| {
                let to_move = view.to_move == owner && view.outcome.is_none();
                let edge = if to_move {
                    Stroke::new(2.0, theme::CALM)
                } else {
                    Stroke::new(1.0, Color32::from_rgb(62, 58, 52))
                };
                theme::frame().stroke(edge).show(ui, |ui| {
                    ui.set_width(WIDTH);
                    let most = (room.height() / 2.0 - 24.0).max(40.0);
                    egui::ScrollArea::vertical()
                        .id_salt(owner.index())
                        .max_height(most)
                        // A panel remembers how high it was: without this it could never grow.
                        .min_scrolled_height(most)
                        .show(ui, |ui| {
                            player_panel(ui, view, owner, to_move, wanted);
                        });
                });
            });
    }
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
        ui.label(RichText::new(owner.to_string()).size(17.0).strong());
        if to_move {
            ui.label(RichText::new("to move").color(theme::CALM));
        }
    });
    if view.setting_up.is_none() {
        seat_ui(ui, view, owner, to_move, wanted);
    }
    if let Some(score) = view.score {
        let [one, several] = game_words(&view.setup).score;
        let what = if score[owner.index()] == 1 {
            one
        } else {
            several
        };
        ui.label(RichText::new(format!("{} {what}", score[owner.index()])).color(theme::FAINT));
    }
    let waiting = &view.reserves[owner.index()];
    if waiting.iter().all(|kind| kind.count == 0) {
        ui.label(RichText::new("Reserve empty").color(theme::FAINT));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for kind in waiting {
            reserve_button(ui, kind, owner, view.setting_up.is_some(), wanted);
        }
    });
}
