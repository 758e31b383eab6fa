//! The clipboard: games and positions as text.

use crate::app::{Notice, Session};
use crate::key;
use crate::panels::commands::paste::Pasting;
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiClipboard, EguiContexts};
use std::path::Path;

#[derive(SystemParam)]
pub(super) struct Clipboard<'w, 's> {
    system: ResMut<'w, EguiClipboard>,
    pasting: ResMut<'w, Pasting>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    contexts: EguiContexts<'w, 's>,
    /// One system can have only one writer of them.
    pub(super) notices: MessageWriter<'w, Notice>,
}

impl Clipboard<'_, '_> {
    pub fn copy_game(&mut self, session: &Session) {
        // What other programs read, not our own format.
        let formats = Format::for_game(&session.game().setup());
        let format = formats.get(1).copied().unwrap_or(Format::Save);
        match formats::write(&session.record().with_result(), format) {
            Ok(written) => {
                self.copy(written.text);
                self.notices.write(Notice::done(key!("menu-game-copied")));
            }
            Err(error) => {
                self.notices.write(Notice::trouble(&error));
            }
        }
    }

    pub fn copy_position(&mut self, game: &Game) {
        self.copy(game.write_position());
        self.notices
            .write(Notice::done(key!("menu-position-copied")));
    }

    pub fn copy_folder(&mut self, folder: &Path) {
        self.copy(folder.display().to_string());
        self.notices.write(Notice::done(key!("menu-folder-copied")));
    }

    /// Asks for what is in the clipboard; [`super::paste`] puts it on the table.
    pub fn paste(&mut self) {
        let proxy = self.proxy.as_deref();
        self.pasting.ask_for_table(&mut self.system, proxy);
    }

    fn copy(&mut self, text: String) {
        if let Ok(ctx) = self.contexts.ctx_mut() {
            ctx.copy_text(text);
        }
    }
}
