//! The format in which a saved game is to be written.

use super::{Dialogs, Purpose};
use crate::record::formats::format::Format;
use crate::rules::Setup;
use crate::store::GameId;
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
    let mut open = true;
    let mut chosen = None;
    egui::Window::new("Export as")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            for &format in Format::for_game(&setup) {
                let button = egui::Button::new(format.title());
                if ui.add(button.min_size(egui::vec2(240.0, 0.0))).clicked() {
                    chosen = Some(format);
                }
            }
        });
    if let Some(format) = chosen {
        let name = format!("game.{}", format.extension());
        dialogs.exporting = None;
        dialogs.ask(Purpose::ExportSaved(id, format), &name);
    } else if !open {
        dialogs.exporting = None;
    }
}
