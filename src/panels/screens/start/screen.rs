//! Draws the first screen.

use super::card::Measures;
use super::choice::Choice;
use super::clock::clock_ui;
use super::games::{hive_card, punct_card, tak_card};
use super::pictures::Pictures;
use crate::app::LibraryRequest;
use crate::panels::commands::command::Command;
use crate::panels::widgets::backdrop::backdrop_ui;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::players::{self, EngineSeat};
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::rules::Color;
use crate::say;
use crate::store::GameId;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, vec2};

/// What can be gone on with.
#[derive(Clone, Debug, Default)]
pub struct Resume {
    /// The game that is open and not over, by its name.
    pub open_game: Option<String>,
    /// The saved game that was played last and isn't over, and what to call it.
    pub last: Option<(GameId, String)>,
}

/// The widest that the two lists of players become.
const SEATS: f32 = 640.0;

/// Draws the screen. It is as wide as the window and scrolls where that is too low.
pub fn start_screen(
    ctx: &egui::Context,
    choice: &mut Choice,
    resume: &Resume,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    let measures = Measures::of(screen.size());
    egui::Area::new("start".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            backdrop_ui(ui, screen);
            ui.set_min_size(screen.size());
            egui::ScrollArea::vertical()
                .max_height(screen.height())
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.set_width(screen.width());
                    centred_ui(ui, measures.row_width(), |ui| {
                        ui.add_space(measures.gap());
                        head_ui(ui, &measures, resume, wanted);
                        ui.add_space(measures.gap());
                        seats_ui(ui, choice);
                        if !measures.compact() {
                            more_ui(ui, choice);
                        }
                        ui.add_space(measures.gap());
                        cards_ui(ui, &measures, choice, pictures, wanted);
                        if measures.compact() {
                            // Low windows keep the buttons that begin in sight.
                            more_ui(ui, choice);
                        }
                        ui.add_space(measures.gap());
                    });
                    follow_focus(ui);
                });
        });
}

/// Puts a column of this width in the middle.
fn centred_ui(ui: &mut egui::Ui, width: f32, content: impl FnOnce(&mut egui::Ui)) {
    let room = ui.available_rect_before_wrap();
    let left = room.left() + ((room.width() - width) / 2.0).max(0.0);
    let size = vec2(width, room.height().max(1.0));
    let column = egui::Rect::from_min_size(egui::pos2(left, room.top()), size);
    let column = egui::UiBuilder::new()
        .max_rect(column)
        .layout(egui::Layout::top_down(egui::Align::Min));
    ui.scope_builder(column, content);
}

/// The name, and what doesn't begin a new game: the one that is open or was played last, the saved ones, a file.
fn head_ui(ui: &mut egui::Ui, measures: &Measures, resume: &Resume, wanted: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let size = if measures.compact() { 30.0 } else { 44.0 };
        ui.label(RichText::new("Strata").size(size).strong());
        let words = RichText::new(say!(ui, "start-motto")).size(16.0);
        ui.label(words.color(theme::of(ui).faint));
    });
    ui.horizontal_wrapped(|ui| {
        let first = match (&resume.open_game, &resume.last) {
            (Some(game), _) => {
                let text = say!(ui, "start-continue", game = game);
                Some((text, Command::Continue))
            }
            (None, Some((id, name))) => Some((
                say!(ui, "start-resume", game = name),
                Command::Saved(LibraryRequest::Open(id.clone())),
            )),
            (None, None) => None,
        };
        if let Some((text, command)) = first {
            let tip = command.info().tip(ui);
            let button = ui.add(egui::Button::new(text).fill(theme::of(ui).begin));
            if button.on_hover_text(tip).clicked() {
                wanted.push(command);
            }
        }
        for command in [
            Command::OpenLibrary,
            Command::OpenFile,
            Command::ToggleSettings,
            Command::ToggleHelp,
        ] {
            command_button(ui, command, true, wanted);
        }
    });
}

/// Who plays each side, whichever game is chosen, and how that level plays.
fn seats_ui(ui: &mut egui::Ui, choice: &mut Choice) {
    let engines = EngineSeat::all(&ui.words(), choice.engines());
    ui.set_max_width(ui.available_width());
    let width = ui.available_width().min(SEATS);
    let size = vec2(width, 0.0);
    ui.allocate_ui(size, |ui| {
        ui.columns(2, |columns| {
            for owner in Color::BOTH {
                let ui = &mut columns[owner.index()];
                let seat = &mut choice.seats[owner.index()];
                row_ui(ui, |ui| {
                    ui.label(RichText::new(say!(ui, "common-side", side = owner)).strong());
                    let rest = ui.available_width() - 2.0 * ui.spacing().button_padding.x;
                    players::seat_list(ui, owner, seat, &engines, rest);
                });
                let words = players::seat_words(ui, *seat, &engines);
                // A column would stretch the words to its width.
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.label(RichText::new(words).small().color(theme::of(ui).faint));
                });
            }
        });
    });
}

/// The cards, as many beside each other as there is room for.
fn cards_ui(
    ui: &mut egui::Ui,
    measures: &Measures,
    choice: &mut Choice,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    let cards = [punct_card, hive_card, tak_card];
    for row in cards.chunks(measures.columns()) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = super::card::GAP;
            for card in row {
                card(ui, measures, choice, pictures, wanted);
            }
        });
        ui.add_space(6.0);
    }
}

/// A row that is as high as a list from the start, so that everything in it stands on one line.
pub(super) fn row_ui(ui: &mut egui::Ui, show: impl FnOnce(&mut egui::Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        ui.horizontal(show);
    });
}

/// What most games do without: chance for the colours, and a clock.
fn more_ui(ui: &mut egui::Ui, choice: &mut Choice) {
    row_ui(ui, |ui| {
        theme::ticks_ui(ui, |ui| {
            let words = say!(ui, "start-random-colours");
            let tip = say!(ui, "start-random-colours-tip");
            ui.checkbox(&mut choice.random_colours, words)
                .on_hover_text(tip);
        });
        ui.add_space(24.0);
        clock_ui(ui, &mut choice.clock);
    });
}
