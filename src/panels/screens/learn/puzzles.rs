//! The puzzles of a game: how the person stands, what to repeat, and which to solve next.

use crate::app::{LearnPage, PuzzleRequest};
use crate::learn::GAMES;
use crate::learn::progress::{Difficulty, PuzzleProgress};
use crate::learn::puzzles::{Puzzle, Theme, shipped};
use crate::panels::commands::command::Command;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::record::clock;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, vec2};

/// Draws the page.
pub(super) fn puzzles_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    progress: &PuzzleProgress,
    wanted: &mut Vec<Command>,
) {
    let Some(game) = GAMES.get(page.game) else {
        return;
    };
    let puzzles = shipped(game);
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            let words = say!(
                ui,
                "puzzles-about",
                game = super::name_of(ui, game),
                count = puzzles.len()
            );
            ui.label(RichText::new(words).color(theme::of(ui).faint));
            standing_ui(ui, game, puzzles, progress);
            begin_ui(ui, page, puzzles, progress, wanted);
            command_button(
                ui,
                PuzzleRequest::LastMistakes(page.game).into(),
                true,
                wanted,
            );
            difficulty_ui(ui, progress, wanted);
            themes_ui(ui, page, puzzles, progress, wanted);
            ui.add_space(12.0);
            follow_focus(ui);
        });
}

/// How the person stands: rating, how many were solved and failed, and the streak.
fn standing_ui(ui: &mut egui::Ui, game: &str, puzzles: &[Puzzle], progress: &PuzzleProgress) {
    theme::panel_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let rating = ui.words().say(&progress.rating_label(game));
        ui.label(RichText::new(rating).size(24.0).strong());
        let results = progress.results(game);
        let tried = say!(
            ui,
            "puzzles-results",
            solved = results.solved,
            failed = results.failed()
        );
        let seen = progress.tried(puzzles);
        let seen = say!(ui, "puzzles-seen", seen = seen, count = puzzles.len());
        let streak = ui.words().say(&progress.streak_label());
        let best = say!(ui, "puzzles-best-streak", count = progress.best_streak);
        for line in [tried, seen, streak, best] {
            ui.label(line);
        }
    });
}

/// The way on: what is due to come back is offered first.
fn begin_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    puzzles: &[Puzzle],
    progress: &PuzzleProgress,
    wanted: &mut Vec<Command>,
) {
    let now = clock::now().as_second();
    let wished = |puzzle: &&Puzzle| {
        page.theme
            .is_none_or(|theme| puzzle.themes.contains(&theme))
    };
    let due = puzzles.iter().filter(wished);
    let due = due.filter(|puzzle| progress.is_due(puzzle, now)).count();
    let words = if due > 0 {
        say!(ui, "puzzles-repeat", count = due)
    } else {
        say!(ui, "puzzles-begin")
    };
    ui.add_space(4.0);
    let button = egui::Button::new(RichText::new(words).size(18.0))
        .min_size(vec2(220.0, 38.0))
        .fill(theme::of(ui).begin);
    let enabled = !puzzles.is_empty();
    if ui.add_enabled(enabled, button).clicked() {
        wanted.push(PuzzleRequest::Begin.into());
    }
    ui.add_space(4.0);
}

fn difficulty_ui(ui: &mut egui::Ui, progress: &PuzzleProgress, wanted: &mut Vec<Command>) {
    ui.label(
        RichText::new(say!(ui, "puzzles-difficulty"))
            .size(17.0)
            .strong(),
    );
    ui.horizontal_wrapped(|ui| {
        for difficulty in Difficulty::ALL {
            let word = ui.words().say(&difficulty.word().into());
            let chosen = progress.difficulty == difficulty;
            if ui.add(egui::Button::selectable(chosen, word)).clicked() {
                wanted.push(PuzzleRequest::Difficulty(difficulty).into());
            }
        }
    });
}

/// The themes that the game's puzzles have, each with what came of it.
fn themes_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    puzzles: &[Puzzle],
    progress: &PuzzleProgress,
    wanted: &mut Vec<Command>,
) {
    ui.add_space(4.0);
    ui.label(RichText::new(say!(ui, "puzzles-theme")).size(17.0).strong());
    ui.horizontal_wrapped(|ui| {
        let mixed = egui::Button::selectable(page.theme.is_none(), say!(ui, "puzzles-mixed"));
        if ui.add(mixed).clicked() {
            wanted.push(PuzzleRequest::Theme(None).into());
        }
        for theme in Theme::ALL {
            let has = |puzzle: &&Puzzle| puzzle.themes.contains(&theme);
            if !puzzles.iter().any(|puzzle| has(&puzzle)) {
                continue;
            }
            let tally = progress.theme(theme);
            let words = if tally.tried == 0 {
                ui.words().say(&theme.word().into())
            } else {
                let (solved, tried) = (tally.solved, tally.tried);
                say!(
                    ui,
                    "puzzles-theme-of",
                    theme = theme.word(),
                    solved = solved,
                    tried = tried
                )
            };
            let chosen = page.theme == Some(theme);
            if ui.add(egui::Button::selectable(chosen, words)).clicked() {
                wanted.push(PuzzleRequest::Theme(Some(theme)).into());
            }
        }
    });
}
