//! The format in which a saved game is to be written.

use super::window::window;
use super::{Dialogs, Purpose};
use crate::record::formats::format::Format;
use crate::rules::Setup;
use crate::say;
use crate::store::GameId;
use crate::words::{Speaker, format_name};
use bevy_egui::egui;

impl Dialogs {
    /// Asks for the format in which a saved game is to be written.
    pub(in crate::panels) fn ask_format(&mut self, id: GameId, setup: Setup) {
        self.exporting = Some((id, setup));
    }
}

pub(super) fn choose_format(ctx: &egui::Context, dialogs: &mut Dialogs) {
    let Some((id, setup)) = dialogs.exporting.clone() else {
        return;
    };
    let mut chosen = None;
    let closed = window(ctx, &say!(ctx, "dialogs-export-as"), 320.0, |ui| {
        for &format in Format::for_game(&setup) {
            let button = egui::Button::new(ui.words().say(&format_name(format)));
            if ui.add(button.min_size(egui::vec2(240.0, 0.0))).clicked() {
                chosen = Some(format);
            }
        }
    });
    if let Some(format) = chosen {
        let name = format!("game.{}", format.extension());
        dialogs.exporting = None;
        dialogs.ask(Purpose::ExportSaved(id, format), &name);
    } else if closed {
        dialogs.exporting = None;
    }
}
