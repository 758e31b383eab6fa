//! The clipboard: games and positions as text.

use crate::app::{Notice, Session};
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts};

#[derive(SystemParam)]
pub(super) struct Clipboard<'w, 's> {
    system: ResMut<'w, EguiClipboard>,
    contexts: EguiContexts<'w, 's>,
    notices: MessageWriter<'w, Notice>,
}

impl Clipboard<'_, '_> {
    pub fn copy_game(&mut self, session: &Session) {
        // What other programs read, not our own format.
        let formats = Format::for_game(&session.game().setup());
        let format = formats.get(1).copied().unwrap_or(Format::Save);
        match formats::write(session.record(), format) {
            Ok(written) => {
                self.copy(written.text);
                self.notices
                    .write(Notice::done("The game is in the clipboard."));
            }
            Err(error) => {
                self.notices.write(Notice::trouble(error.to_string()));
            }
        }
    }

    pub fn copy_position(&mut self, game: &Game) {
        self.copy(game.write_position());
        self.notices
            .write(Notice::done("The position is in the clipboard."));
    }

    /// What is in the clipboard, if it is a text with anything in it.
    pub fn text(&mut self) -> Option<String> {
        let text = self.system.get_text()?;
        (!text.trim().is_empty()).then_some(text)
    }

    pub fn say_empty(&mut self) {
        self.notices
            .write(Notice::trouble("There is no text in the clipboard."));
    }

    fn copy(&mut self, text: String) {
        if let Ok(ctx) = self.contexts.ctx_mut() {
            ctx.copy_text(text);
        }
    }
}
