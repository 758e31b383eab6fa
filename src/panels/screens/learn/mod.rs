//! The pages on which a game is learnt: its course, its rules and its puzzles.

mod course;
mod puzzles;
mod rules;

pub(in crate::panels) use course::stars_of;
pub use rules::RulesPage;
pub(in crate::panels) use rules::chapter_of;

use crate::app::{LearnPage, LearnPart, LearnRequest, PuzzleRequest};
use crate::learn::{GAMES, Progress, courses};
use crate::panels::commands::command::Command;
use crate::panels::game_words::game_words;
use crate::panels::widgets::backdrop::backdrop_ui;
use crate::panels::widgets::buttons::command_button;
use crate::rules::Setup;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText};

/// The widest that a page becomes: longer lines are hard to read.
const WIDTH: f32 = 860.0;

/// Draws the page over the whole window.
pub fn learn_screen(
    ctx: &egui::Context,
    page: &LearnPage,
    done: &Progress,
    rules: &mut RulesPage,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    egui::Area::new("learn".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            // The whole window, so that no click reaches a table behind it.
            backdrop_ui(ui, screen);
            let frame = egui::Frame::new().inner_margin(18);
            frame.show(ui, |ui| {
                ui.set_width(screen.width() - 36.0);
                ui.set_height(screen.height() - 36.0);
                ui.vertical_centered(|ui| {
                    ui.set_max_width(WIDTH.min(ui.available_width()));
                    ui.vertical(|ui| {
                        head_ui(ui, page, wanted);
                        match (page.part, courses().get(page.game)) {
                            (LearnPart::Course, Some(course)) => {
                                course::course_ui(ui, page.game, course, done, wanted);
                            }
                            (LearnPart::Puzzles, _) => {
                                puzzles::puzzles_ui(ui, page, &done.puzzles, wanted);
                            }
                            _ => rules::rules_ui(ui, page, rules, wanted),
                        }
                    });
                });
            });
        });
}

/// The games, the parts of what there is to learn of one, and the way out.
fn head_ui(ui: &mut egui::Ui, page: &LearnPage, wanted: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        command_button(ui, LearnRequest::Close.into(), true, wanted);
        ui.add_space(6.0);
        ui.heading(say!(ui, "learn-title"));
        ui.add_space(6.0);
        for (game, word) in GAMES.into_iter().enumerate() {
            let name = RichText::new(name_of(ui, word)).size(17.0);
            let tab = egui::Button::selectable(game == page.game, name);
            if ui.add(tab).clicked() {
                wanted.push(open(page.part, game));
            }
        }
        ui.separator();
        for (part, words) in [
            (LearnPart::Course, say!(ui, "learn-course")),
            (LearnPart::Rules, say!(ui, "learn-rules")),
            (LearnPart::Puzzles, say!(ui, "learn-puzzles")),
        ] {
            let tab = egui::Button::selectable(part == page.part, RichText::new(words).size(16.0));
            if ui.add(tab).clicked() {
                wanted.push(open(part, page.game));
            }
        }
    });
    ui.separator();
}

/// Asks for a part of what there is to learn of a game.
fn open(part: LearnPart, game: usize) -> Command {
    match part {
        LearnPart::Course => LearnRequest::Show(game).into(),
        LearnPart::Rules => LearnRequest::Read { game, chapter: 0 }.into(),
        LearnPart::Puzzles => PuzzleRequest::Show(game).into(),
    }
}

/// What a game is called that is known by its set-up's word.
fn name_of(ui: &egui::Ui, game: &str) -> String {
    let setup: Option<Setup> = game.parse().ok();
    setup.map_or_else(String::new, |setup| {
        ui.words().say(&game_words(&setup).name.into())
    })
}
