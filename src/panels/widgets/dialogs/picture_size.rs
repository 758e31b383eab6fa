//! How large a picture or an animation is to be.

use super::{Dialogs, Purpose};
use crate::app::PictureSize;
use crate::panels::widgets::theme;
use bevy_egui::egui::{self, RichText};

/// The size as it is written in the fields.
#[derive(Clone, Debug)]
pub(super) struct SizeFields {
    film: bool,
    width: String,
    height: String,
}

const PICTURE: [u32; 2] = [1920, 1200];
const FILM: [u32; 2] = [640, 400];

impl Dialogs {
    /// Asks for the size of a picture, or of an animation, before the file.
    pub(in crate::panels) fn ask_size(&mut self, film: bool) {
        let [width, height] = if film { FILM } else { PICTURE };
        self.drawing = Some(SizeFields {
            film,
            width: width.to_string(),
            height: height.to_string(),
        });
    }
}

pub(super) fn choose_size(ctx: &egui::Context, dialogs: &mut Dialogs) {
    let Some(drawing) = &mut dialogs.drawing else {
        return;
    };
    let title = if drawing.film {
        "Save an animation"
    } else {
        "Save a picture"
    };
    let (mut go_on, mut cancel) = (None, false);
    egui::Window::new(title)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.label("How many pixels wide and high?");
            ui.horizontal(|ui| {
                for (side, name) in [
                    (&mut drawing.width, "Width"),
                    (&mut drawing.height, "Height"),
                ] {
                    let label = ui.label(name);
                    let edit = egui::TextEdit::singleline(side).desired_width(70.0);
                    ui.add(edit).labelled_by(label.id);
                }
            });
            let size: Result<PictureSize, String> =
                format!("{}x{}", drawing.width, drawing.height).parse();
            if let Err(words) = &size {
                ui.label(RichText::new(words).color(theme::REFUSED));
            }
            ui.horizontal(|ui| {
                let next = ui.add_enabled(size.is_ok(), egui::Button::new("Choose a file"));
                if next.clicked() {
                    go_on = size.ok();
                }
                cancel = ui.button("Cancel").clicked()
                    || ui.input(|input| input.key_pressed(egui::Key::Escape));
            });
        });
    if let Some(size) = go_on {
        let film = drawing.film;
        dialogs.drawing = None;
        if film {
            dialogs.ask(Purpose::Film(size), "game.gif");
        } else {
            dialogs.ask(Purpose::Picture(size), "table.png");
        }
    } else if cancel {
        dialogs.drawing = None;
    }
}
