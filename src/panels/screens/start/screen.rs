//! Draws the first screen.

use super::card::{CARDS, GAP};
use super::choice::Choice;
use super::games::{hive_card, punct_card, tak_card};
use super::pictures::Pictures;
use crate::app::LibraryRequest;
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::{players, theme};
use crate::rules::Color;
use crate::store::GameId;
use bevy_egui::egui::{self, RichText};

/// What can be gone on with.
#[derive(Clone, Debug, Default)]
pub struct Resume {
    /// The game that is open, by its name.
    pub open_game: Option<String>,
    /// The saved game that was played last, and what to call it.
    pub last: Option<(GameId, String)>,
}

/// Draws the screen.
pub fn start_screen(
    ctx: &egui::Context,
    choice: &mut Choice,
    resume: &Resume,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    egui::Area::new("start".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            ui.painter().rect_filled(screen, 0.0, theme::BACKDROP);
            ui.set_min_size(screen.size());
            egui::ScrollArea::both()
                .max_height(screen.height())
                .max_width(screen.width())
                .show(ui, |ui| {
                    ui.set_min_width(screen.width());
                    ui.vertical_centered(|ui| {
                        ui.add_space((screen.height() * 0.05).min(56.0));
                        ui.label(RichText::new("Strata").size(44.0).strong());
                        ui.label(
                            RichText::new("Three games in which pieces climb on pieces")
                                .size(16.0)
                                .color(theme::FAINT),
                        );
                        ui.add_space(10.0);
                        resume_ui(ui, resume, wanted);
                        ui.add_space((screen.height() * 0.03).min(26.0));
                    });
                    seats_ui(ui, screen.width(), choice);
                    ui.add_space((screen.height() * 0.025).min(22.0));
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = GAP;
                        ui.add_space(((screen.width() - CARDS) / 2.0).max(0.0));
                        punct_card(ui, choice, pictures, wanted);
                        hive_card(ui, choice, pictures, wanted);
                        tak_card(ui, choice, pictures, wanted);
                    });
                    ui.add_space(16.0);
                });
        });
}

/// What doesn't begin a new game: the one that is open or was played last, the saved ones, a file.
fn resume_ui(ui: &mut egui::Ui, resume: &Resume, wanted: &mut Vec<Command>) {
    let first = match (&resume.open_game, &resume.last) {
        (Some(game), _) => Some((format!("Continue {game}"), Command::Continue)),
        (None, Some((id, name))) => Some((
            format!("Resume {name}"),
            Command::Saved(LibraryRequest::Open(id.clone())),
        )),
        (None, None) => None,
    };
    if let Some((text, command)) = first {
        let tip = command.info().tip;
        let button = ui.button(RichText::new(text).size(16.0));
        if button.on_hover_text(tip).clicked() {
            wanted.push(command);
        }
    }
    // Centred by hand: a row takes all the width it can get.
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() / 2.0 - 100.0).max(0.0));
        command_button(ui, Command::OpenLibrary, true, wanted);
        command_button(ui, Command::OpenFile, true, wanted);
    });
}

/// A row that is as high as a list from the start, so that everything in it stands on one line.
pub(super) fn row_ui(ui: &mut egui::Ui, show: impl FnOnce(&mut egui::Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        ui.horizontal(show);
    });
}

/// Who plays each side, whichever game is chosen.
fn seats_ui(ui: &mut egui::Ui, width: f32, choice: &mut Choice) {
    const LIST: f32 = 150.0;
    row_ui(ui, |ui| {
        // Two names with their lists, centred.
        ui.add_space(((width - 2.0 * LIST - 150.0) / 2.0).max(0.0));
        for owner in Color::BOTH {
            ui.label(RichText::new(owner.to_string()).strong());
            players::seat_list(ui, owner, &mut choice.seats[owner.index()], LIST);
            ui.add_space(24.0);
        }
    });
}
