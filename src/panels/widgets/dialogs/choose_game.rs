//! Which of several games in a file is to be opened.

use super::window::{room_for_list, window};
use crate::app::open::{BrokenGame, OpenedGame};
use crate::app::{FileRequest, PendingChoice};
use crate::panels::commands::command::Command;
use crate::panels::widgets::scroll::rows_ui;
use crate::rules::Color;
use crate::words::{Sentence, Speaker, Words};
use crate::{say, sentence};
use bevy_egui::egui;

/// A file may hold many games: which one is to be opened?
pub(super) fn choose_game(ctx: &egui::Context, pending: &PendingChoice, wanted: &mut Vec<Command>) {
    let games = &pending.several;
    let title = say!(ctx, "dialogs-which-game", count = games.len());
    let closed = window(ctx, &title, 460.0, |ui| {
        let height = ui.text_style_height(&egui::TextStyle::Button) + 12.0;
        let area = egui::ScrollArea::vertical().max_height(room_for_list(ctx));
        let mut first = None;
        rows_ui(ui, area, height, games.len(), |ui, i| {
            let words = in_a_line(&ui.words(), i + 1, &games[i]);
            let width = ui.available_width();
            let button = egui::Button::new(words).truncate();
            let shown = ui.add(button.min_size(egui::vec2(width, 0.0)));
            first.get_or_insert(shown.id);
            if shown.clicked() {
                wanted.push(Command::File(FileRequest::Pick(i)));
            }
        });
        // The keyboard begins with the first game.
        if let (None, Some(first)) = (ui.memory(egui::Memory::focused), first) {
            ui.memory_mut(|memory| memory.request_focus(first));
        }
    });
    if closed {
        wanted.push(Command::File(FileRequest::Forget));
    }
}

fn in_a_line(words: &Words, number: usize, game: &Result<OpenedGame, BrokenGame>) -> String {
    match game {
        Ok(opened) => {
            let record = &opened.record;
            let [white, black] = Color::BOTH.map(|side| match record.player(side) {
                Some(name) => Sentence::verbatim(name),
                None => sentence!("common-side", side = side),
            });
            say!(
                words,
                "dialogs-game",
                number = number,
                white = white,
                black = black,
                count = record.tree.main_line().count()
            )
        }
        Err(broken) => say!(
            words,
            "dialogs-broken-game",
            number = number,
            why = broken.words.clone()
        ),
    }
}
