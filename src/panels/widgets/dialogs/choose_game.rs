//! Which of several games in a file is to be opened.

use crate::app::open::{BrokenGame, OpenedGame};
use crate::app::{FileRequest, PendingChoice};
use crate::panels::commands::command::Command;
use bevy_egui::egui;

/// A file may hold many games: which one is to be opened?
pub(super) fn choose_game(ctx: &egui::Context, pending: &PendingChoice, wanted: &mut Vec<Command>) {
    let mut open = true;
    let games = &pending.several;
    egui::Window::new(format!("Which of {} games?", games.len()))
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.set_width(420.0);
            let height = ui.text_style_height(&egui::TextStyle::Button) + 12.0;
            egui::ScrollArea::vertical()
                .max_height(ctx.viewport_rect().height() - 160.0)
                .show_rows(ui, height, games.len(), |ui, range| {
                    for i in range {
                        let words = format!("{}. {}", i + 1, in_a_line(&games[i]));
                        let button = egui::Button::new(words).truncate();
                        if ui.add(button.min_size(egui::vec2(400.0, 0.0))).clicked() {
                            wanted.push(Command::File(FileRequest::Pick(i)));
                        }
                    }
                });
        });
    if !open {
        wanted.push(Command::File(FileRequest::Forget));
    }
}

fn in_a_line(game: &Result<OpenedGame, BrokenGame>) -> String {
    match game {
        Ok(opened) => {
            let record = &opened.record;
            let name = |tags: [&str; 2], side: &str| {
                let named = tags.into_iter().find_map(|tag| record.tag(tag));
                named.unwrap_or(side).to_owned()
            };
            format!(
                "{} – {}, {} moves",
                name(["White", "Player1"], "White"),
                name(["Black", "Player2"], "Black"),
                record.tree.main_line().count()
            )
        }
        Err(broken) => format!("broken: {}", broken.words),
    }
}
